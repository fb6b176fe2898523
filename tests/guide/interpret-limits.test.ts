import { interpret } from '#src/guide/understanding/rule-reader/interpret.ts';
import { describe, expect, it } from 'vitest';
import { refused } from '#src/domain/parsed.ts';
import { asking, at } from '../support/form-state-at.ts';
import { answer, hold, intent, refuse, reopen, resumes, search, sets, starts } from '../support/plain-command.ts';
import { readsAs, type Row } from '../support/reads-as.ts';
import { booked, lakh, mondayOrTuesday, outsideWindow } from '../support/sample-answers.ts';
import { context } from '../support/sample-guide.ts';

const toCome = { service: 'gst', date: '2026-11-23', time: '05:30 PM' };
const written = { name: 'Kavita Rao', email: 'k@example.com', subject: 'Shop', message: 'I open a big shop' };
/** More than twenty-five words. */
const longLetter =
  'i would like somebody to look at the books of my shop and at the rent that i pay for it and then call me on friday at 4 pm please';

readsAs([
  [
    'with no form under way',
    null,
    [
      ['cancle', intent('cancel')],
      ['tax on 12 lakh for 2026', starts('regime-comparison', { grossSalary: 12 * lakh })],
      ['book an appointment 4', starts('appointment')],
      ['book an appointment friday 4', starts('appointment', { date: '2026-11-27', time: '04:00 PM' })],
      [
        'book audit or gst tomorrow for a partnership deed',
        starts('appointment', { date: '2026-11-22' }, { service: refused('choiceAmbiguous') }),
      ],
      ['book an appointment and a slot tomorrow', starts('appointment', { date: '2026-11-22' })],
      ['tax on 12 lakh for my bakery', search],
      ['book gst tomorrow 25 march', starts('appointment', { service: 'gst' }, { date: refused('dateSeveral') })],
    ],
  ],
  [
    'at the annual income',
    asking('tax-estimate', 'annualIncome'),
    [
      ['back to the message', starts('message')],
      ['continue with the message', starts('message')],
      ['calculate my tax first', resumes('tax-estimate')],
      ['no, book an appointment for gst', starts('appointment', { service: 'gst' })],
      ['i would rather leave a message', starts('message')],
      ['let me book an appointment', starts('appointment')],
      ['appointment', starts('appointment')],
      ['appointment please', starts('appointment')],
      ['start over', intent('restart')],
      ['help me', intent('help')],
      ['why', intent('why')],
      ['thank you', intent('thanks')],
      ['12 lakh from salary', answer('annualIncome', 12 * lakh)],
    ],
  ],
  [
    'at the rent',
    asking('tax-estimate', 'rentPaid', { annualIncome: 12 * lakh, basicSalary: 6 * lakh }),
    [
      ['basic 5 lakh and 20', answer('basicSalary', 5 * lakh)],
      ['basic 5 lakh hra 1 lakh', sets({ basicSalary: 5 * lakh, hraReceived: 1 * lakh })],
      ['rent is two lakh', answer('rentPaid', 2 * lakh)],
      ['hra is five lakh', answer('hraReceived', 5 * lakh)],
      ['5 lakh basic salary', answer('basicSalary', 5 * lakh)],
      ['i paid no rent at all', answer('rentPaid', 0)],
      ['rent?', search],
      ['rent 5 lakh is from house', answer('rentPaid', 5 * lakh)],
    ],
  ],
  [
    'after the figures, of which two are the same and one is nothing',
    at('finished', 'tax-estimate', { annualIncome: 12 * lakh, basicSalary: 12 * lakh, rentPaid: 0 }),
    [
      ['15 not 12', search],
      ['income 15 not 12', answer('annualIncome', 15 * lakh)],
      ['5 not 0', search],
      ['5 lakh not 0', search],
      ['1 lakh more', answer('rentPaid', 1 * lakh, '₹0 + ₹1,00,000')],
    ],
  ],
  [
    'at the address of a message',
    asking('message', 'email', { name: 'Kavya' }),
    [
      ['mailid ravi@gmail.com', answer('email', 'ravi@gmail.com')],
      ['reach ravi@gmail.com', answer('email', 'ravi@gmail.com')],
      ['mail ravi at gmail dot com', answer('email', 'ravi@gmail.com')],
      ['gst ravi@gmail.com', refuse('email', refused('emailUnclear', { address: 'ravi@gmail.com' }))],
      ['Kavya Rao ravi@gmail.com', refuse('email', refused('emailUnclear', { address: 'ravi@gmail.com' }))],
      ['subject shop', answer('subject', 'shop')],
      ['name is Kavya Rao', answer('name', 'Kavya Rao')],
      ['my name is Kavya Rao and mail ravi@gmail.com', sets({ name: 'Kavya Rao', email: 'ravi@gmail.com' })],
      ['change name', reopen('name')],
      ['is it needed', search],
      ['how long does gst registration take', search],
      ['what?', search],
      ['email?', search],
    ],
  ],
  [
    'at the subject of a message',
    asking('message', 'subject', { name: 'Kavya', email: 'k@example.com' }),
    [
      [
        'i have a doubt, can i talk to a person about this',
        answer('subject', 'i have a doubt, can i talk to a person about this'),
      ],
      ['let me book an appointment', starts('appointment')],
      ['appointment', starts('appointment')],
      ['book an appointment for my mother', answer('subject', 'book an appointment for my mother')],
      ['back to my tax estimate', starts('tax-estimate')],
      ['change name to Ravi and email to r@x.com', sets({ email: 'r@x.com', name: 'Ravi' })],
      ['change email', reopen('email')],
      ['change of email', reopen('email')],
      ['no, k2@example.com', answer('email', 'k2@example.com')],
      ['i said k2@example.com', answer('email', 'k2@example.com')],
      ['wait, change my name to Ravi Teja', answer('name', 'Ravi Teja')],
      ['change the subject', reopen('subject')],
      ['actually k2@example.com', answer('email', 'k2@example.com')],
    ],
  ],
  [
    'at the review of a message',
    at('reviewing', 'message', written),
    [
      ['Office not Shop', hold],
      ['subject Office not Shop', answer('subject', 'Office')],
      ['subject is Office', answer('subject', 'Office')],
      ['k@gmail.com', answer('email', 'k@gmail.com')],
      ['yes but not now', hold],
      ['change subject', reopen('subject')],
      ['change the email to k@gmail.com and the name to Ravi', sets({ email: 'k@gmail.com', name: 'Ravi' })],
    ],
  ],
  [
    'at the service of an appointment',
    asking('appointment', 'service'),
    [
      [longLetter, sets({ date: '2026-11-27', time: '04:00 PM' })],
      [
        `${longLetter} 98480 22338`,
        sets({ date: '2026-11-27', time: '04:00 PM', phone: '9848022338', message: `${longLetter} 98480 22338` }),
      ],
      ['friday 4', sets({ date: '2026-11-27', time: '04:00 PM' })],
      ['4 friday', sets({ date: '2026-11-27', time: '04:00 PM' })],
      ['at 4', answer('time', '04:00 PM')],
      ['name ravi phone 98480 22338', sets({ phone: '9848022338', name: 'ravi' })],
      ['is friday ok 98480 22338', sets({ date: '2026-11-27', phone: '9848022338' })],
      ['is friday at 4 pm ok', search],
      ['98480 22338 ravi kumar sharma reddy garu', answer('phone', '9848022338')],
      ['gst 4', answer('service', 'gst')],
      ['general', answer('service', 'other')],
      ['gst 98480 22338', sets({ service: 'gst', phone: '9848022338' })],
      ['partnership deed', search],
      ['papers for a partnership deed', search],
    ],
  ],
  [
    'at the day of an appointment',
    asking('appointment', 'date', { service: 'gst' }),
    [
      ['friday 4', sets({ date: '2026-11-27', time: '04:00 PM' })],
      ['4 friday', sets({ date: '2026-11-27', time: '04:00 PM' })],
      ['25', refuse('date', refused('dateMonthMissing'))],
      ['25th', answer('date', '2026-11-25')],
      ['ravi friday 98480 22338', sets({ name: 'ravi', date: '2026-11-27', phone: '9848022338' })],
      ['sun', answer('date', '2026-11-22')],
      ['any day', refuse('date', refused('dateVague'))],
      ['friday?', answer('date', '2026-11-27')],
      ['when are you open', search],
      ['98480 22338', answer('phone', '9848022338')],
      ['change date', reopen('date')],
    ],
  ],
  [
    'at the name of an appointment',
    asking('appointment', 'name', toCome),
    [
      ['Sun Kumar', answer('name', 'Sun Kumar')],
      ['sunday', answer('date', '2026-11-22')],
      ['sunday please', answer('date', '2026-11-22')],
      ['Ravi ravi@x.com', sets({ name: 'Ravi', email: 'ravi@x.com' })],
      ['ravi@x.com', answer('email', 'ravi@x.com')],
      ['Ravi?', search],
      ['Ravi Kumar Sharma?', search],
      ['tomorrow', answer('date', '2026-11-22')],
      ['11 am', answer('time', '11:00 AM')],
      ['Ravi 11 am', sets({ name: 'Ravi', time: '11:00 AM' })],
      ['Dr Ravi, 98480 22338', sets({ name: 'Dr Ravi', phone: '9848022338' })],
      ['phone 98480 22338 name Ravi', sets({ phone: '9848022338', name: 'Ravi' })],
      ['email ravi@x.com', answer('email', 'ravi@x.com')],
    ],
  ],
  [
    'at the phone of an appointment',
    asking('appointment', 'phone', { ...toCome, name: 'Ravi', email: 'ravi@x.com' }),
    [
      ['Ravi 98480 22338', answer('phone', '9848022338')],
      ['my number is 98480 22338', answer('phone', '9848022338')],
      ['98480 22338 after 4 pm', answer('phone', '9848022338')],
      ['friday', answer('date', '2026-11-27')],
      ['25 march', reopen('date', outsideWindow)],
      ['no phone', refuse('phone', refused('phoneInvalid'))],
      ['skip', intent('skip')],
      ['what for?', search],
      ['ravi2@x.com', answer('email', 'ravi2@x.com')],
      ['gst', search],
      ['monday or tuesday', reopen('date', mondayOrTuesday)],
      ['98480 22338?', answer('phone', '9848022338')],
    ],
  ],
  [
    'at the notes of an appointment',
    asking('appointment', 'message', booked),
    [
      ['gmail not yahoo', answer('email', 'ravi@gmail.com')],
      ['24 not 23', answer('date', '2026-11-24')],
      ['please wait one moment sir please', hold],
      ['wait wait wait wait wait', hold],
      ['change email to k@gmail.com', answer('email', 'k@gmail.com')],
      ['change date', reopen('date')],
      ['change the date on my certificate', answer('message', 'change the date on my certificate')],
      ['friday not monday', answer('date', '2026-11-27')],
      [
        'i want to talk to a person about this please',
        answer('message', 'i want to talk to a person about this please'),
      ],
    ],
  ],
  [
    'at the review of an appointment',
    at('reviewing', 'appointment', booked),
    [
      ['39 not 38', search],
      ['avitha not avita', search],
      ['a@b not yahoo', reopen('email', refused('emailInvalid'))],
      ['date 24 not 23', answer('date', '2026-11-24')],
      ['name 24 not 23', search],
      ['name is Ravi and phone is 98480 22339', sets({ phone: '9848022339', name: 'Ravi' })],
      ['and phone 98480 22339', answer('phone', '9848022339')],
      ['friday and service audit', sets({ service: 'audit', date: '2026-11-27' })],
      ['service audit', answer('service', 'audit')],
      ['general friday', sets({ service: 'other', date: '2026-11-27' })],
      ['98480 22339', answer('phone', '9848022339')],
      ['98480 22339 and ravi@x.com', sets({ email: 'ravi@x.com', phone: '9848022339' })],
      ['the name is Kavitha', answer('name', 'Kavitha')],
      [
        'friday 8 pm',
        sets(
          { date: '2026-11-27' },
          { time: refused('timeNotListed', { time: '08:00 PM', slots: ['04:00 PM', '05:30 PM'] }) },
        ),
      ],
      ['yes tomorrow', answer('date', '2026-11-22')],
      ['notes: bring the deed', answer('message', 'bring the deed')],
    ],
  ],
]);

describe('to a practice that was told the name and the address before', () => {
  const told = { ...context, told: { name: 'Kavya', email: 'k@example.com' } };

  it.each<Row>([
    ['same', sets({ name: 'Kavya', email: 'k@example.com' })],
    ['same as before', sets({ name: 'Kavya', email: 'k@example.com' })],
    ['use the same name', sets({ name: 'Kavya', email: 'k@example.com' })],
    ['as before please', sets({ name: 'Kavya', email: 'k@example.com' })],
    ['you have it already', sets({ name: 'Kavya', email: 'k@example.com' })],
    ['same day as before', answer('name', 'same day as before')],
    ['i already told you', sets({ name: 'Kavya', email: 'k@example.com' })],
    ['the same again.', sets({ name: 'Kavya', email: 'k@example.com' })],
  ])('at the name, %j', (said, understood) => {
    expect(interpret(said, asking('message', 'name'), told)).toEqual(understood);
  });

  it.each<Row>([
    ['same', answer('email', 'k@example.com')],
    ['same as before', answer('email', 'k@example.com')],
  ])('at the address, after another name, %j', (said, understood) => {
    expect(interpret(said, asking('message', 'email', { name: 'Ravi' }), told)).toEqual(understood);
  });

  it.each<Row>([['same as before', answer('subject', 'same as before')]])(
    'at the subject, which was never told, %j',
    (said, understood) => {
      expect(interpret(said, asking('message', 'subject', { name: 'Ravi', email: 'k@example.com' }), told)).toEqual(
        understood,
      );
    },
  );
});
