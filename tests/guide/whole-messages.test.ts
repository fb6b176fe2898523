import { describe, expect, it } from 'vitest';
import { refused } from '#src/domain/parsed.ts';
import type { FormId } from '#src/collections/form-ids.ts';
import type { Answers } from '#src/forms/question.ts';
import type { Command } from '#src/guide/command.ts';
import type { FormState } from '#src/guide/form-state.ts';
import {
  answer,
  doubtsName,
  hold,
  intent,
  refuse,
  reopen,
  resumes,
  search,
  sets,
  starts,
} from '../support/plain-command.ts';
import { lakh, slots } from '../support/sample-answers.ts';
import { context } from '../support/sample-guide.ts';

/** What a whole message is read as: every value in it where it was meant, and a yes only where all of it is one. */
type Row = readonly [said: string, understood: Command];

const days = (first: string, last: string) => refused('dateSpan', { first, last });
const noHour = refused('timeUnknown', { slots });
const window = { first: 'Saturday, 21 November 2026', last: 'Sunday, 21 February 2027' };
const request = {
  service: 'gst',
  date: '2026-11-27',
  time: '04:00 PM',
  name: 'Ravi',
  email: 'ravi@x.com',
  phone: '9848022330',
};
const letter = { name: 'Ravi', email: 'ravi@x.com', subject: 'Shop', message: 'I open a shop' };
const yes = intent('yes');
const cancel = intent('cancel');

describe.each<readonly [place: string, formState: FormState | null, rows: readonly Row[]]>([
  [
    'at the review of an appointment, what is no plain yes',
    at('reviewing', 'appointment', request),
    [
      ['dont send yet', hold],
      ["don't send yet", hold],
      ['do not send', hold],
      ["please don't send it", hold],
      ['please do not send it now', hold],
      ['send it tomorrow', hold],
      ['send it after lunch', hold],
      ['send later', hold],
      ['I will send it later', hold],
      ['never send it', hold],
      ['should I send it?', hold],
      ['can you send it to my wife too', hold],
      ['send it?', hold],
      ['not ok', hold],
      ['ok maybe', hold],
      ['I am not sure', hold],
      ['not yet', hold],
      ['wait', hold],
      ['no', hold],
      ['maybe', hold],
      ['let me think', hold],
      ['yes if it is free', hold],
      ['ok but later', hold],
      ['stop', cancel],
      ['cancel', cancel],
      ['cancel the appointment', cancel],
      ['yes but change the date', reopen('date')],
      ['ok but first change the name', reopen('name')],
    ],
  ],
  [
    'at the review of an appointment, what is a plain yes',
    at('reviewing', 'appointment', request),
    [
      ['yes', yes],
      ['yes please', yes],
      ['YES!', yes],
      ['ok', yes],
      ['ok ok', yes],
      ['yes it is fine', yes],
      ['all looks good yes', yes],
      ['send it', yes],
      ['ok send it now please', yes],
      ['Book', yes],
      ['book appointment please', yes],
      ['👍', yes],
      ['👍🏽 👍🏽', yes],
    ],
  ],
  [
    'at the review of an appointment, several answers in one sentence',
    at('reviewing', 'appointment', request),
    [
      ['change date to monday and time to 11 am', sets({ date: '2026-11-23', time: '11:00 AM' })],
      ['change time to 11 am and date to monday', sets({ date: '2026-11-23', time: '11:00 AM' })],
      ['date monday, phone 98480 22339', sets({ date: '2026-11-23', phone: '9848022339' })],
      ['email r2@x.com and phone 98480 22339', sets({ email: 'r2@x.com', phone: '9848022339' })],
      ['phone 98480 22339 and email r2@x.com', sets({ email: 'r2@x.com', phone: '9848022339' })],
      ['name Ravi Kumar and phone 98480 22339', sets({ name: 'Ravi Kumar', phone: '9848022339' })],
      ['phone 98480 22339 and name Ravi Kumar', sets({ name: 'Ravi Kumar', phone: '9848022339' })],
      ['service audit and date monday', sets({ service: 'audit', date: '2026-11-23' })],
      ['monday at 11 for audit', sets({ service: 'audit', date: '2026-11-23', time: '11:00 AM' })],
      ['no, tomorrow 2 pm', sets({ date: '2026-11-22', time: '02:00 PM' })],
      ['actually monday 2 pm please', sets({ date: '2026-11-23', time: '02:00 PM' })],
      [
        'change name to Kavya, email to k@x.com and date to monday',
        sets({ name: 'Kavya', email: 'k@x.com', date: '2026-11-23' }),
      ],
      [
        'change date to 25 march and time to 11 am',
        sets({ time: '11:00 AM' }, { date: refused('dateOutsideWindow', window) }),
      ],
      [
        'date monday and time 8 pm',
        sets(
          { date: '2026-11-23' },
          { time: refused('timeNotListed', { time: '08:00 PM', slots: ['04:00 PM', '05:30 PM'] }) },
        ),
      ],
    ],
  ],
  [
    'at the review of an appointment, answers told by how far they move',
    at('reviewing', 'appointment', request),
    [
      [
        'an hour later',
        reopen('time', refused('timeNotListed', { time: '05:00 PM', slots: ['04:00 PM', '05:30 PM'] })),
      ],
      ['two hours earlier', sets({ time: '02:00 PM' })],
      ['2 hours before please', sets({ time: '02:00 PM' })],
      ['the day after', sets({ date: '2026-11-28' })],
      ['next day', sets({ date: '2026-11-28' })],
      ['two days later', sets({ date: '2026-11-29' })],
      ['a week later', sets({ date: '2026-12-04' })],
      ['a day earlier', sets({ date: '2026-11-26' })],
      ['the last digit is 1 not 0', sets({ phone: '9848022331' })],
      ['it ends with 39', sets({ phone: '9848022339' })],
      ['last two digits are 45', sets({ phone: '9848022345' })],
    ],
  ],
  [
    'at the review of an appointment, another task',
    at('reviewing', 'appointment', request),
    [
      ['forget it, send a message instead', { ...starts('message'), leaves: true }],
      ['send a message instead', starts('message')],
      ['no, leave a message instead', starts('message')],
      ['calculate my tax first', starts('tax-estimate')],
      ['back to the appointment', resumes('appointment')],
      ['continue with the appointment', resumes('appointment')],
    ],
  ],
  [
    'at a message begun in the middle of an appointment',
    {
      ...asking('message', 'subject', { name: 'Ravi', email: 'ravi@x.com' }),
      resume: at('reviewing', 'appointment', request),
    },
    [
      ['back to the appointment', resumes('appointment')],
      ['return to my appointment', resumes('appointment')],
      ['leave a message', resumes('message')],
      ['the appointment of an auditor', answer('subject', 'the appointment of an auditor')],
    ],
  ],
  [
    'at the name of an appointment',
    asking('appointment', 'name', { service: 'gst', date: '2026-11-27', time: '04:00 PM' }),
    [
      ['Ravi', answer('name', 'Ravi')],
      ['ravi kumar', answer('name', 'ravi kumar')],
      ['my name is anna', answer('name', 'anna')],
      ['I am Ravi Kumar', answer('name', 'Ravi Kumar')],
      ['Will Smith', answer('name', 'Will Smith')],
      ['Dr Rao', answer('name', 'Dr Rao')],
      ['K. Srinivas Rao', answer('name', 'K. Srinivas Rao')],
      ['M/s Lakshmi Traders', answer('name', 'M/s Lakshmi Traders')],
      ['3M Bearings', answer('name', '3M Bearings')],
      ['Friday Foods', answer('name', 'Friday Foods')],
      ['Ravi, 11 am', sets({ name: 'Ravi', time: '11:00 AM' })],
      ['Ravi 98480 22338', sets({ name: 'Ravi', phone: '9848022338' })],
      ['98480 22338', sets({ phone: '9848022338' })],
      ['11 am', sets({ time: '11:00 AM' })],
      ['audit tomorrow 11 am', sets({ service: 'audit', date: '2026-11-22', time: '11:00 AM' })],
      ['two hours earlier please', sets({ time: '02:00 PM' })],
      ['8 pm', reopen('time', refused('timeNotListed', { time: '08:00 PM', slots: ['04:00 PM', '05:30 PM'] }))],
      ['later', hold],
      ['think', hold],
      ['wait please', hold],
      ['my brother', doubtsName('my brother')],
      ['partnership firm', search],
      ['what about friday', search],
      ['send a message instead', starts('message')],
    ],
  ],
  [
    'at the address of an appointment',
    asking('appointment', 'email', { service: 'gst', date: '2026-11-27', time: '04:00 PM', name: 'Ravi' }),
    [
      ['ravi@x.com', answer('email', 'ravi@x.com')],
      ['my email is ravi@x.com', answer('email', 'ravi@x.com')],
      ['ravi underscore teja at gmail dot com', answer('email', 'ravi_teja@gmail.com')],
      ['r a v i at gmail dot com', answer('email', 'ravi@gmail.com')],
      ['ravi 123 at gmail dot com', refuse('email', refused('emailUnclear', { address: '123@gmail.com' }))],
      ['ravi kumar@gmail.com', refuse('email', refused('emailUnclear', { address: 'kumar@gmail.com' }))],
      ['ravi teja at gmail dot com', refuse('email', refused('emailUnclear', { address: 'teja@gmail.com' }))],
      ['k@gst.com', answer('email', 'k@gst.com')],
      ['ravi@x.com and 98480 22338', sets({ email: 'ravi@x.com', phone: '9848022338' })],
      ['ravi', refuse('email', refused('emailInvalid'))],
    ],
  ],
  [
    'at the service of an appointment',
    asking('appointment', 'service'),
    [
      [
        'audit friday 4 pm, 98480 22338, Ravi Kumar, ravi@x.com',
        sets({
          service: 'audit',
          date: '2026-11-27',
          time: '04:00 PM',
          phone: '9848022338',
          email: 'ravi@x.com',
          name: 'Ravi Kumar',
        }),
      ],
      ['what does an audit cost?', search],
      ['gst on the 25th at 11', sets({ service: 'gst', date: '2026-11-25', time: '11:00 AM' })],
      ['may i come at 4 pm', sets({ time: '04:00 PM' })],
    ],
  ],
  [
    'at the day of an appointment',
    asking('appointment', 'date', { service: 'gst' }),
    [
      ['can i come on monday?', answer('date', '2026-11-23')],
      ['end of the month', refuse('date', days('2026-11-26', '2026-11-30'))],
      ['next week', refuse('date', days('2026-11-23', '2026-11-28'))],
      ['every monday', refuse('date', refused('dateVague'))],
      ['monday week', refuse('date', refused('dateVague'))],
      ['3 to 5 december', refuse('date', days('2026-12-03', '2026-12-05'))],
      ['friday, the 4th of december', answer('date', '2026-12-04')],
      [
        'monday evening',
        sets(
          { date: '2026-11-23' },
          { time: refused('timeSeveralInPart', { part: 'evening', slots: ['04:00 PM', '05:30 PM'] }) },
        ),
      ],
    ],
  ],
  [
    'at the hour of an appointment',
    asking('appointment', 'time', { service: 'gst', date: '2026-11-27' }),
    [
      ['after 4', refuse('time', refused('timeUnknown', { slots }))],
      ['between 2 and 4 pm', refuse('time', refused('timeUnknown', { slots }))],
      ['4 in the evening', answer('time', '04:00 PM')],
      ['half past 9', answer('time', '09:30 AM')],
      ['subah 11 baje', answer('time', '11:00 AM')],
    ],
  ],
  [
    'at the notes of an appointment',
    asking('appointment', 'message', request),
    [
      ['none', intent('skip')],
      ['nothing.', intent('skip')],
      ['wait', hold],
      ['my phone is 98480 22339', sets({ phone: '9848022339' })],
      ['actually come to think of it 11 am is better', sets({ time: '11:00 AM' })],
      ['bring my wife too', answer('message', 'bring my wife too')],
      ['the notice is of 12 november', answer('message', 'the notice is of 12 november')],
      ['send a message instead', starts('message')],
    ],
  ],
  [
    'at the annual income',
    asking('tax-estimate', 'annualIncome'),
    [
      [
        '12 lakh salary, 6 lakh basic, 1.5 lakh 80c',
        sets({ annualIncome: 12 * lakh, basicSalary: 6 * lakh, deductions80C: 1.5 * lakh }),
      ],
      ['12 lakh salary 6 lakh basic', sets({ annualIncome: 12 * lakh, basicSalary: 6 * lakh })],
      ['salary 12 lakh basic 6 lakh', sets({ annualIncome: 12 * lakh, basicSalary: 6 * lakh })],
      ['6 lakh basic and 12 lakh salary', sets({ annualIncome: 12 * lakh, basicSalary: 6 * lakh })],
      ['rent 1 lakh and basic 5 lakh', sets({ rentPaid: lakh, basicSalary: 5 * lakh })],
      ['12 lpa and 6 lakh basic', sets({ annualIncome: 12 * lakh, basicSalary: 6 * lakh })],
      [
        'my salary is 1 lakh per month and rent is 20k a month',
        sets({ annualIncome: 12 * lakh, rentPaid: 2.4 * lakh }),
      ],
      [
        '8 lakh from salary and 3 lakh from rent',
        { kind: 'set', answers: { annualIncome: 11 * lakh }, sums: { annualIncome: '₹8,00,000 + ₹3,00,000' } },
      ],
      ['no rent and salary 9 lakh', sets({ annualIncome: 9 * lakh, rentPaid: 0 })],
      ['savaa do lakh', answer('annualIncome', 2.25 * lakh)],
      ['12 point 5 lakh', answer('annualIncome', 12.5 * lakh)],
      ['15 lakh (FY 2025-26)', answer('annualIncome', 15 * lakh)],
      ['twelve lakh fifty', refuse('annualIncome', refused('amountUnclear'))],
      ['12 lakh and 6 lakh', refuse('annualIncome', refused('amountSeveral'))],
    ],
  ],
  [
    'at the basic salary, of an income of 12 lakh',
    asking('tax-estimate', 'basicSalary', { annualIncome: 12 * lakh }),
    [
      ['6 lakh basic, 2 lakh hra', sets({ basicSalary: 6 * lakh, hraReceived: 2 * lakh })],
      ['actually basic 8 lakh and income 17 lakh', sets({ annualIncome: 17 * lakh, basicSalary: 8 * lakh })],
      ['make rent 25000 pm and income 14 lakh', sets({ annualIncome: 14 * lakh, rentPaid: 3 * lakh })],
      ['per month', sets({ annualIncome: 144 * lakh })],
      ['2 lakh less', sets({ annualIncome: 10 * lakh })],
      ['50000 more', sets({ annualIncome: 12.5 * lakh })],
    ],
  ],
  [
    'after the figures',
    at('finished', 'tax-estimate', { annualIncome: 12 * lakh, basicSalary: 6 * lakh, rentPaid: 2 * lakh }),
    [
      ['what if my salary is 25 lakh and rent 3 lakh', sets({ annualIncome: 25 * lakh, rentPaid: 3 * lakh })],
      ['same with 18 lakh', sets({ annualIncome: 18 * lakh })],
      ['what about 9 lakh', sets({ annualIncome: 9 * lakh })],
      ['2 lakh less income', sets({ annualIncome: 10 * lakh })],
      ['make rent 25000 pm and income 14 lakh', sets({ annualIncome: 14 * lakh, rentPaid: 3 * lakh })],
    ],
  ],
  [
    'at the review of a message',
    at('reviewing', 'message', letter),
    [
      ['change subject to Factory and name to Kavya', sets({ subject: 'Factory', name: 'Kavya' })],
      ['name Kavya, email k@x.com', sets({ name: 'Kavya', email: 'k@x.com' })],
      ['did you send it', hold],
      ['please send it', yes],
      ['send it to the partner', hold],
    ],
  ],
  [
    'with no form under way',
    null,
    [
      [
        'calculate my tax, 12 lakh salary, 6 lakh basic, 1.5 lakh 80c',
        starts('tax-estimate', { annualIncome: 12 * lakh, basicSalary: 6 * lakh, deductions80C: 1.5 * lakh }),
      ],
      ['tax on das lakh', starts('regime-comparison', { grossSalary: 10 * lakh })],
      [
        'tax on 18 lakh and 80c 1.5 lakh',
        starts('regime-comparison', { grossSalary: 18 * lakh, section80C: 1.5 * lakh }),
      ],
      [
        'book an appointment, i am free 3 to 5 dec',
        starts('appointment', {}, { date: days('2026-12-03', '2026-12-05') }),
      ],
      [
        'book an appointment on friday between 2 and 4 pm',
        starts('appointment', { date: '2026-11-27' }, { time: noHour }),
      ],
      ['book an appointment every monday', starts('appointment', {}, { date: refused('dateVague') })],
      ['book an appointment 1st monday of december', starts('appointment', { date: '2026-12-07' })],
      ['book an appointment next week', starts('appointment', {}, { date: days('2026-11-23', '2026-11-28') })],
      ['book an appointment for gst, my last visit was on 12 nov', starts('appointment', { service: 'gst' })],
      ['book an appointment about the notice dated 15 dec', starts('appointment')],
      [
        'book an appointment for gst on 10-12 dec',
        starts('appointment', { service: 'gst' }, { date: days('2026-12-10', '2026-12-12') }),
      ],
      ['I want to book an appointment for a partnership firm', starts('appointment')],
      [
        'My name is Kavya Menon, book an appointment tomorrow at 11, 98480 22338',
        starts('appointment', { name: 'Kavya Menon', date: '2026-11-22', time: '11:00 AM', phone: '9848022338' }),
      ],
    ],
  ],
])('%s', (_, formState, rows) => {
  it.each(rows)('%j', (said, understood) => {
    expect(context.knowledge.interpret(said, formState, context)).toEqual(understood);
  });
});

function asking(form: FormId, question: string, answers: Answers = {}): FormState {
  return { form, answers, skipped: [], stage: 'asking', asking: question, tries: 0 };
}

/** A form with no question open. */
function at(stage: FormState['stage'], form: FormId, answers: Answers): FormState {
  return { form, answers, skipped: [], stage, asking: null, tries: 0 };
}
