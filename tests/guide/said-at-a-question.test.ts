import { refused } from '#src/domain/parsed.ts';
import { asking, at } from '../support/form-state-at.ts';
import { answer, intent, refuse, sets, doubtsName } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { booked } from '../support/sample-answers.ts';

const { service, date, time } = booked;
const noService = refused('choiceUnknown', { choices: ['Tax Return', 'GST Help', 'Audit', 'General Talk'] });
const writing = { name: 'Kavita Rao', email: 'kavita.rao@x.com', subject: 'TDS' };

/** What is said at a question is judged by what is asked for: a name by the words of a name, free words as they stand. */
readsAs([
  [
    'at the name of an appointment',
    asking('appointment', 'name', { service, date, time }),
    [
      ['for my daughter Niharika. my name is Satyanarayana Akula', answer('name', 'Satyanarayana Akula')],
      ['this is raju', answer('name', 'raju')],
      ['raju only', answer('name', 'raju')],
      ['my name is kavitha', answer('name', 'kavitha')],
    ],
  ],
  [
    'at the review of an appointment two weeks ahead',
    at('reviewing', 'appointment', { ...booked, date: '2026-12-03' }),
    [
      ['he says friday better', answer('date', '2026-12-04')],
      ['make it tuesday', answer('date', '2026-12-01')],
      ['make it monday', answer('date', '2026-11-23')],
      ['this friday', answer('date', '2026-11-27')],
    ],
  ],
  [
    'at the review of an appointment of this week',
    at('reviewing', 'appointment', { ...booked, date: '2026-11-26' }),
    [['make it monday', answer('date', '2026-11-23')]],
  ],
  [
    'at the service of an appointment',
    asking('appointment', 'service'),
    [
      ['Kavya Reddy Alla', answer('name', 'Kavya Reddy Alla')],
      ['B. Chandrashekar', answer('name', 'B. Chandrashekar')],
      ['Incom Taxx Filling', refuse('service', noService)],
      ['Kavya', doubtsName('Kavya')],
      ['kavya alla', refuse('service', noService)],
      ['kavya reddy', answer('name', 'kavya reddy')],
    ],
  ],
  [
    'at the hour of an appointment',
    asking('appointment', 'time', { service, date }),
    [
      ['dont, cancel it', intent('cancel')],
      [
        'Pranay Teja S, pranay.s@gmail.com, 9133445566',
        sets({ name: 'Pranay Teja S', email: 'pranay.s@gmail.com', phone: '9133445566' }),
      ],
      ['cancel it, make it friday', answer('date', '2026-11-27')],
    ],
  ],
  [
    'at the day of an appointment',
    asking('appointment', 'date', { service }),
    [
      ['not tomorrow', refuse('date', refused('dateVague'))],
      ['not friday, saturday', answer('date', '2026-11-28')],
      ['not this Sat 28, the one after', answer('date', '2026-12-05')],
      ['monday after 6 december', answer('date', '2026-12-07')],
      ['not tax return, audit. 2 December', sets({ service: 'audit', date: '2026-12-02' })],
      ['not tax return, audit. 2 December at 11 am', sets({ service: 'audit', date: '2026-12-02', time: '11:00 AM' })],
    ],
  ],
  [
    'at the message',
    asking('message', 'message', writing),
    [
      ['My name is wrong in PAN, it says Kavta', answer('message', 'My name is wrong in PAN, it says Kavta')],
      ['change my name to Kavita R Rao', answer('name', 'Kavita R Rao')],
    ],
  ],
]);
