import { refused } from '#src/domain/parsed.ts';
import { asking } from '../support/form-state-at.ts';
import { answer, doubtsName, hold, intent, refuse, reopen, search, sets, starts } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

/** Every part of a message is stored where it was meant, answered, or asked about by name. */
const lakh = 100_000;
const request = {
  service: 'gst',
  date: '2026-11-27',
  time: '04:00 PM',
  name: 'Ravi',
  email: 'ravi@x.com',
  phone: '9848022330',
};
const { service, date, time } = request;
const two = refused('choiceAmbiguous');

readsAs([
  [
    'at the review of an appointment',
    { ...asking('appointment', '', request), stage: 'reviewing', asking: null },
    [
      ['notes: please call first', sets({ message: 'please call first' })],
      ['note that I come with my father', sets({ message: 'I come with my father' })],
      ['add to the notes: I bring my form 16', sets({ message: 'I bring my form 16' })],
      ['change the time to 11 am, notes: call at 5 pm', sets({ time: '11:00 AM', message: 'call at 5 pm' })],
      ['not friday', reopen('date')],
      ['friday is not ok', reopen('date')],
      ['not 4 pm', reopen('time')],
      ['ok but not friday please', reopen('date')],
      ['next week', reopen('date', refused('dateSpan', { first: '2026-11-23', last: '2026-11-28' }))],
      ['monday 11', sets({ date: '2026-11-23', time: '11:00 AM' })],
      [
        'friday to monday, 98480 22339',
        sets({ phone: '9848022339' }, { date: refused('dateSpan', { first: '2026-11-23', last: '2026-11-27' }) }),
      ],
    ],
  ],
  [
    'at the name of an appointment',
    asking('appointment', 'name', { service, date, time }),
    [
      ['Suresh, and make it 2 pm', sets({ name: 'Suresh', time: '02:00 PM' })],
      ['I am Suresh, phone 98480 22339', sets({ name: 'Suresh', phone: '9848022339' })],
      ['actually audit, monday 11', sets({ service: 'audit', date: '2026-11-23', time: '11:00 AM' })],
      ['This is Kavitha speaking', answer('name', 'Kavitha')],
      ['call me Raju', answer('name', 'Raju')],
      ['they all say it is a very long story', search],
      ['gst', doubtsName('gst')],
      ['one moment', hold],
      ['why?', intent('why')],
      [
        'my name is Suresh, what are the fees of a tax audit?',
        { ...answer('name', 'Suresh'), asks: 'what are the fees of a tax audit?' },
      ],
      ['you come late, book me for monday', sets({ date: '2026-11-23' })],
    ],
  ],
  [
    'at the address of an appointment',
    asking('appointment', 'email', { service, date, time, name: 'Ravi' }),
    [
      ['a@x.com or b@x.com', refuse('email', two)],
      ['a@x.com, sorry b@x.com', answer('email', 'b@x.com')],
      ['wait', hold],
    ],
  ],
  [
    'at the number of an appointment',
    asking('appointment', 'phone', { service, date, time, name: 'Ravi', email: 'ravi@x.com' }),
    [
      ['98480 22338 or 98480 22339', sets({ phone: '9848022338', message: '98480 22338 or 98480 22339' })],
      ['98480 22338, sorry 98480 22339', answer('phone', '9848022339')],
    ],
  ],
  [
    'at the day of an appointment',
    asking('appointment', 'date', { service }),
    [
      [
        '12/01/2026',
        refuse(
          'date',
          refused('dateOutsideWindow', { first: 'Saturday, 21 November 2026', last: 'Sunday, 21 February 2027' }),
        ),
      ],
      ['skip to next week', refuse('date', refused('dateSpan', { first: '2026-11-23', last: '2026-11-28' }))],
      ['next week please', refuse('date', refused('dateSpan', { first: '2026-11-23', last: '2026-11-28' }))],
    ],
  ],
  [
    'at the hour of an appointment',
    asking('appointment', 'time', { service, date }),
    [['10.30', refuse('time', refused('timeNotListed', { time: '10:30 AM', slots: ['09:30 AM', '11:00 AM'] }))]],
  ],
  [
    'at the notes of an appointment',
    asking('appointment', 'message', request),
    [
      [
        'change the time to 2 pm and tell them I bring my form 16',
        sets({ time: '02:00 PM', message: 'tell them I bring my form 16' }),
      ],
      [
        'I have a notice of my audit, change the time to 2 pm',
        sets({ time: '02:00 PM', message: 'I have a notice of my audit' }),
      ],
      ['call me at 5 pm and bring coffee', answer('message', 'call me at 5 pm and bring coffee')],
      ['wait', hold],
      ['what are the fees of a tax audit?', { kind: 'search', mayBeNoted: 'what are the fees of a tax audit?' }],
      [
        'my uncle will drive me. what are the fees of a tax audit?',
        {
          ...answer('message', 'my uncle will drive me. what are the fees of a tax audit?'),
          asks: 'my uncle will drive me. what are the fees of a tax audit?',
        },
      ],
    ],
  ],
  [
    'at the annual income',
    asking('tax-estimate', 'annualIncome'),
    [
      ['80,000 in hand per month', refuse('annualIncome', refused('amountInHand'))],
      ['in hand 9 lakh', refuse('annualIncome', refused('amountInHand'))],
      ['net salary 70,000 pm', refuse('annualIncome', refused('amountInHand'))],
      ['1,00,000 gross and 80,000 in hand', answer('annualIncome', lakh)],
      ['my salary is 80,000 in hand and 1,00,000 gross', answer('annualIncome', lakh)],
    ],
  ],
  [
    'at the last question of an estimate',
    asking('tax-estimate', 'otherDeductions', { annualIncome: 12 * lakh, basicSalary: 6 * lakh }),
    [
      ['hra 2.5 and rent 25k pm', sets({ hraReceived: 2.5 * lakh, rentPaid: 3 * lakh })],
      ['hra 2 and rent 25k pm', sets({ hraReceived: 2 * lakh, rentPaid: 3 * lakh })],
      ['hra 20 and rent 25k pm', sets({ rentPaid: 3 * lakh }, { hraReceived: refused('amountUnclear') })],
    ],
  ],
  [
    'with no form under way',
    null,
    [
      [
        'book an appointment for gst on monday 11 am, name Suresh, email s@x.com, notes: I bring my father',
        starts('appointment', {
          service: 'gst',
          date: '2026-11-23',
          time: '11:00 AM',
          name: 'Suresh',
          email: 's@x.com',
          message: 'I bring my father',
        }),
      ],
    ],
  ],
]);
