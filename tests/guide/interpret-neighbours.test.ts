import { refused } from '#src/domain/parsed.ts';
import { asking, at } from '../support/form-state-at.ts';
import { answer, doubtsName, hold, refuse, reopen, search, sets, starts } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { booked, lakh, slots } from '../support/sample-answers.ts';

const figures = { annualIncome: 12 * lakh, basicSalary: 6 * lakh, rentPaid: 2 * lakh };
const mondayAtFour = { service: 'gst', date: '2026-11-23', time: '04:00 PM' };
const { phone: _, ...withoutPhone } = booked;

/** Messages that a rule for changes, for hours abroad or for steps would take were one of its conditions left out. */
readsAs([
  [
    'at the hour, which is asked for again',
    asking('appointment', 'time', booked),
    [
      ['change hour 25', refuse('time', refused('timeUnknown', { slots }))],
      ['how about 9 am EST', search],
    ],
  ],
  [
    'at the hour of an appointment',
    asking('appointment', 'time', { service: 'gst', date: '2026-11-23' }),
    [
      [
        'what is monday 9 am EST',
        reopen(
          'time',
          refused('timeAbroad', { there: '09:00 AM in New York', time: '07:30 PM', slots: ['04:00 PM', '05:30 PM'] }),
        ),
      ],
    ],
  ],
  [
    'at the day of an appointment',
    asking('appointment', 'date', { service: 'gst' }),
    [['change hour 25', reopen('time')]],
  ],
  [
    'at the name, before an hour is known',
    asking('appointment', 'name', { service: 'gst' }),
    [
      ['change tax to 4', reopen('service')],
      ['no, 6.5 lakh', doubtsName('no, 6.5 lakh')],
      ['i said friday', refuse('name', refused('nameUnreadable'))],
    ],
  ],
  ['at the name of an appointment', asking('appointment', 'name', mondayAtFour), [['change to 11?', search]]],
  [
    'at the phone of an appointment',
    asking('appointment', 'phone', withoutPhone),
    [['not monday at all please sir and no other', refuse('phone', refused('phoneInvalid'))]],
  ],
  [
    'at the notes of an appointment',
    asking('appointment', 'message', booked),
    [
      ['... change the time to 11 am', answer('time', '11:00 AM')],
      ['change the time to 11 am. change date to friday.', sets({ date: '2026-11-27', time: '11:00 AM' })],
      ['I have a notice, book 4', answer('message', 'I have a notice, book 4')],
      ['I have a notice, time to 11 am', answer('message', 'I have a notice, time to 11 am')],
      ['change the time to 11 am and name to Suresh Rao', sets({ time: '11:00 AM', name: 'Suresh Rao' })],
      ['change the time to 11 am and phone 98480 11111', sets({ time: '11:00 AM', phone: '9848011111' })],
      [
        'change the time to 11 am, email to suresh@example.com, and I have a notice',
        sets({ time: '11:00 AM', email: 'suresh@example.com', message: 'I have a notice' }),
      ],
      ['I have a notice, change service to audit', sets({ service: 'audit', message: 'I have a notice' })],
      [
        'I have a notice, change about my notice the time 11 am',
        answer('message', 'I have a notice, change about my notice the time 11 am'),
      ],
      ['what is 7 pm', answer('message', 'what is 7 pm')],
    ],
  ],
  [
    'at the review of an appointment',
    at('reviewing', 'appointment', booked),
    [
      ['what about the date', search],
      ['notes', reopen('message')],
      ['no date', reopen('date')],
      ['skp', hold],
      ['gst 4', search],
      [
        'audit at 7 pm',
        reopen('time', refused('timeNotListed', { time: '07:00 PM', slots: ['04:00 PM', '05:30 PM'] })),
      ],
      ['the audit service', search],
    ],
  ],
  ['at the name of a message', asking('message', 'name'), [['no wait', hold]]],
  [
    'at the basic salary, which is asked for again',
    asking('tax-estimate', 'basicSalary', figures),
    [['not 12 lakh', refuse('basicSalary', refused('amountOtherSubject'))]],
  ],
  [
    'at the rent, with all amounts before it',
    asking('tax-estimate', 'rentPaid', { annualIncome: 12 * lakh, basicSalary: 6 * lakh, hraReceived: 1.8 * lakh }),
    [
      ['i said friday', refuse('rentPaid', refused('amountNone'))],
      ['i meant 1.9 lakh', answer('hraReceived', 1.9 * lakh)],
    ],
  ],
  [
    'at 80C',
    asking('tax-estimate', 'deductions80C', { annualIncome: 12 * lakh, basicSalary: 6 * lakh }),
    [['no i meant 7 lakh', refuse('deductions80C', refused('amountAboveCap', { cap: '₹1,50,000' }))]],
  ],
  [
    'at the last question of an estimate',
    asking('tax-estimate', 'otherDeductions', { annualIncome: 12 * lakh, basicSalary: 6 * lakh }),
    [['18 lakh tax?', starts('regime-comparison', { grossSalary: 18 * lakh })]],
  ],
  [
    'after the figures',
    at('finished', 'tax-estimate', figures),
    [
      ['rent?', search],
      ['no rent', answer('rentPaid', 0)],
      ['what if 2', search],
      ['change it to 11', search],
    ],
  ],
]);
