import { expect, it } from 'vitest';
import { withoutDictating } from '#src/guide/understanding/rule-reader/as-dictated.ts';
import { asking, at } from '../support/form-state-at.ts';
import { refused } from '#src/domain/parsed.ts';
import { hold, refuse, reopen, sets, starts } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

it.each([
  ['put salary notice 142(1)', 'salary notice 142(1)'],
  ['simply write house loan papers', 'house loan papers'],
  ['likh do pension arrears', 'pension arrears'],
  ['pension arrears gurinchi ani pettandi', 'pension arrears'],
  ['pension arrears daal dena', 'pension arrears'],
  [', it', 'it'],
  ['badal do', ''],
  ['put option trades of last year', 'put option trades of last year'],
  ['write off of an old loan', 'write off of an old loan'],
  ['add my son as partner', 'add my son as partner'],
])('the subject in %j is %j', (said, meant) => {
  expect(withoutDictating(said, false)).toBe(meant);
});

it.each([
  ['likho Farhan Ali', 'Farhan Ali'],
  ['Farhan Ali kar do', 'Farhan Ali'],
  ['spelling is Kavya', 'Kavya'],
  ['Putta Farhan', 'Putta Farhan'],
  ['Basava Raju', 'Basava Raju'],
])('the name in %j is %j', (said, meant) => {
  expect(withoutDictating(said, true)).toBe(meant);
});

const refusedSpan = {
  ok: false,
  refusal: { code: 'dateSpan', values: { first: '2026-11-23', last: '2026-11-24', either: 'weekday' } },
} as const;
const sender = { name: 'Kavita Rao', email: 'kavita.rao@x.com' };
const letter = { ...sender, subject: 'TDS', message: 'It is cut twice.' };

readsAs([
  [
    'at the name of a message',
    asking('message', 'name'),
    [['naam likho Farhan Ali, mail farhan.ali@x.com', sets({ name: 'Farhan Ali', email: 'farhan.ali@x.com' })]],
  ],
  [
    'at the address of a message',
    asking('message', 'email', { name: 'Kavita Rao' }),
    [
      [
        'idi na mail kavita.rao@x.com, subject gratuity gurinchi ani pettandi',
        sets({ email: 'kavita.rao@x.com', subject: 'gratuity' }),
      ],
    ],
  ],
  [
    'at the subject of a message',
    asking('message', 'subject', sender),
    [
      ['just put gratuity delay', sets({ subject: 'gratuity delay' })],
      [
        'that mail was wrong. correct is kavita.r@x.com and subject is gratuity delay',
        sets({ email: 'kavita.r@x.com', subject: 'gratuity delay' }),
      ],
    ],
  ],
  [
    'at the message',
    asking('message', 'message', { ...sender, subject: 'TDS' }),
    [
      [
        'subject also change to gratuity. message is they paid me half only',
        sets({ subject: 'gratuity', message: 'they paid me half only' }),
      ],
      ['message mein likho ki gratuity aadha mila', sets({ message: 'gratuity aadha mila' })],
      ['message lo naaku gratuity sagam vachindi ani rayandi', sets({ message: 'naaku gratuity sagam vachindi' })],
    ],
  ],
  [
    'at the review of a message',
    at('reviewing', 'message', letter),
    [
      ['subject badal do, gratuity hai pension nahi', sets({ subject: 'gratuity' })],
      ['change the subject, it is gratuity not pension', sets({ subject: 'gratuity' })],
      ['subject badal do', reopen('subject')],
      ['change company name to Deccan Textiles', reopen('name')],
      ['name spelling is Kavitha', sets({ name: 'Kavitha Rao' })],
      ['hold on, dont send. subject should be gratuity', sets({ subject: 'gratuity' })],
      ['not yet, let me check with my son', hold],
      ['subject hata do', reopen('subject')],
      ['change message: also add that I am in Dubai', sets({ message: 'It is cut twice.\nI am in Dubai' })],
      ['subject ni gratuity ani marchandi', sets({ subject: 'gratuity' })],
    ],
  ],
  [
    'at the name of an appointment',
    asking('appointment', 'name', { service: 'gst', date: '2026-11-23', time: '11:00 AM' }),
    [
      ['naa peru Farheen, intiperu Sultana', sets({ name: 'Farheen Sultana' })],
      ['first name is Farheen and last name is Sultana', sets({ name: 'Farheen Sultana' })],
      ['Farheen, surname Sultana', sets({ name: 'Farheen Sultana' })],
      ['full name Farheen Sultana', sets({ name: 'Farheen Sultana' })],
      ['nenu Farheen warangal nunchi', sets({ name: 'Farheen' })],
    ],
  ],
  [
    'at the day of an appointment',
    asking('appointment', 'date', { service: 'gst' }),
    [
      ['i will send a message', starts('message', {})],
      ['saturday 28 ko', sets({ date: '2026-11-28' })],
      ['saturday 5 ko', sets({ date: '2026-12-05' })],
      ['monday untara leka tuesday raavala', refuse('date', refusedSpan)],
    ],
  ],
  [
    'at the hour of an appointment',
    asking('appointment', 'time', { service: 'gst', date: '2026-11-23' }),
    [
      ['11 ke baad 2 ke pehle', refuse('time', refused('timeAmbiguous', { slots: ['11:00 AM', '12:00 PM'] }))],
      ['12 baje se pehle', refuse('time', refused('timeAmbiguous', { slots: ['09:30 AM', '11:00 AM'] }))],
    ],
  ],
  [
    'at the address of an appointment',
    asking('appointment', 'email', { service: 'gst', date: '2026-11-23', time: '11:00 AM', name: 'Kavita Rao' }),
    [['mail rasukondi kavita dot rao at gmail dot com', sets({ email: 'kavita.rao@gmail.com' })]],
  ],
]);
