import { refused } from '#src/domain/parsed.ts';
import { asking } from '../support/form-state-at.ts';
import { answer, refuse, sets } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { booked, slots } from '../support/sample-answers.ts';

const { service, date } = booked;
const noHour = refuse('time', refused('timeUnknown', { slots }));
const noted = (message: string) => answer('message', message);

/** A figure is an hour in a few words, or beside words of time; in a sentence about something else it counts. */
readsAs([
  [
    'at the hour of an appointment, figures that count something',
    asking('appointment', 'time', { service, date }),
    [
      ['4 pls', answer('time', '04:00 PM')],
      ['around 11 is good for us', answer('time', '11:00 AM')],
      ['11 ke aas paas', answer('time', '11:00 AM')],
      ['4 chalega', answer('time', '04:00 PM')],
      ['friday 11', sets({ date: '2026-11-27', time: '11:00 AM' })],
      ['we sold 2 shops this year bcoz business closed', noted('we sold 2 shops this year bcoz business closed')],
      [
        '2 form 16s came this year since I joined another company in august',
        noted('2 form 16s came this year since I joined another company in august'),
      ],
      ['naku 2 form 16 unnayi', noted('naku 2 form 16 unnayi')],
      ['mere 4 dukaan hai', noted('mere 4 dukaan hai')],
      ['4 directors', noHour],
    ],
  ],
]);
