import { describe } from 'vitest';
import { refused } from '#src/domain/parsed.ts';
import { asking, at } from '../support/form-state-at.ts';
import { answer, hold, refuse, reopen, search } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { booked, lakh, slots } from '../support/sample-answers.ts';

const earned = { annualIncome: 12 * lakh, basicSalary: 6 * lakh };
const toldRent = { ...earned, hraReceived: 2 * lakh, rentPaid: 3 * lakh };
const told80C = { ...toldRent, deductions80C: 50_000 };

describe('an amount told by another one', () => {
  readsAs([
    [
      'at the basic salary',
      asking('tax-estimate', 'basicSalary', { annualIncome: 12 * lakh }),
      [
        ['sagam', answer('basicSalary', 6 * lakh, '50% × ₹12,00,000')],
        ['basic forty percent', answer('basicSalary', 4.8 * lakh, '40% × ₹12,00,000')],
        ['forty five percent', answer('basicSalary', 5.4 * lakh, '45% × ₹12,00,000')],
        ['triple of 2 lakh', answer('basicSalary', 6 * lakh, '3 × ₹2,00,000')],
        ['no salary', answer('basicSalary', 0)],
        ['rent nelaku 12 velu', answer('rentPaid', 144_000)],
        ['rent per month 12000', answer('rentPaid', 144_000)],
        ['rent last month 12000', answer('rentPaid', 12_000)],
      ],
    ],
    [
      'at the rent',
      asking('tax-estimate', 'rentPaid', { ...earned, hraReceived: 2 * lakh }),
      [
        ['rent same as hra', answer('rentPaid', 2 * lakh)],
        ['same as hra', answer('rentPaid', 2 * lakh)],
        ['as much as the hra', answer('rentPaid', 2 * lakh)],
        ['twice the hra', answer('rentPaid', 4 * lakh, '2 × ₹2,00,000')],
        ['half of that', answer('rentPaid', lakh, '50% × ₹2,00,000')],
        ['double the basic', answer('basicSalary', 12 * lakh, '2 × ₹6,00,000')],
        ['change basic to 40% of income', answer('basicSalary', 4.8 * lakh, '40% × ₹12,00,000')],
        ['change hra to half of basic', answer('hraReceived', 3 * lakh, '50% × ₹6,00,000')],
        ['full', refuse('rentPaid', refused('amountNone'))],
        ['double the 80c', refuse('rentPaid', refused('amountNone'))],
        ['rent went from 10k to 12k', reopen('rentPaid', refused('amountSeveral'))],
      ],
    ],
    [
      'at 80C',
      asking('tax-estimate', 'deductions80C', toldRent),
      [
        ['80c full', answer('deductions80C', 1.5 * lakh)],
        ['the maximum', answer('deductions80C', 1.5 * lakh)],
        ['max', answer('deductions80C', 1.5 * lakh)],
        ['80C already exhausted', answer('deductions80C', 1.5 * lakh)],
        ['80c mein poora', answer('deductions80C', 1.5 * lakh)],
        ['1.2 lakh max', answer('deductions80C', 1.2 * lakh)],
        ['not the full limit', refuse('deductions80C', refused('amountNone'))],
        ['half the limit', answer('deductions80C', 75_000, '50% × ₹1,50,000')],
      ],
    ],
    [
      'at the other deductions',
      asking('tax-estimate', 'otherDeductions', told80C),
      [
        ['double the 80c', answer('deductions80C', lakh, '2 × ₹50,000')],
        ['twice the 80c', answer('otherDeductions', lakh, '2 × ₹50,000')],
        ['make 80c half', answer('deductions80C', 25_000, '50% × ₹50,000')],
        ['half of that', answer('otherDeductions', 25_000, '50% × ₹50,000')],
        ['same as last year', reopen('otherDeductions', refused('nothingKept'))],
        ['reduce 80c by 10k', answer('deductions80C', 40_000, '₹50,000 − ₹10,000')],
        ['reduce 80c by 2 lakh', reopen('deductions80C', refused('amountNegative'))],
        ['increase the rent by 20000', answer('rentPaid', 320_000, '₹3,00,000 + ₹20,000')],
      ],
    ],
    [
      'at the rent, without a salary',
      asking('tax-estimate', 'rentPaid', { annualIncome: 7 * lakh, basicSalary: 0, hraReceived: 0 }),
      [['change basic to half of income', answer('basicSalary', 3.5 * lakh, '50% × ₹7,00,000')]],
    ],
    [
      'after the figures',
      at('finished', 'tax-estimate', told80C),
      [
        ['double the 80c', answer('deductions80C', lakh, '2 × ₹50,000')],
        ['80c full', answer('deductions80C', 1.5 * lakh)],
        ['income twice of that', answer('annualIncome', 24 * lakh, '2 × ₹12,00,000')],
        ['rent same as hra', answer('rentPaid', 2 * lakh)],
      ],
    ],
    [
      'after the figures, with a basic of less than half',
      at('finished', 'tax-estimate', { ...told80C, basicSalary: 4 * lakh }),
      [
        ['sorry basic is half only', answer('basicSalary', 6 * lakh, '50% × ₹12,00,000')],
        ['basic double', answer('basicSalary', 8 * lakh, '2 × ₹4,00,000')],
      ],
    ],
    [
      'at the annual income',
      asking('tax-estimate', 'annualIncome'),
      [
        ['I switched jobs, 6 lakh from old and 9 lakh from new', refuse('annualIncome', refused('amountSeveral'))],
        ['salary changed in june from 70k to 90k', reopen('annualIncome', refused('amountSeveral'))],
      ],
    ],
  ]);
});

describe('a day or an hour that is given up for another one', () => {
  readsAs([
    [
      'at the day',
      asking('appointment', 'date', { service: 'gst' }),
      [
        ['kal nahi parso', answer('date', '2026-11-23')],
        ['repu kudaradu, ellundi', answer('date', '2026-11-23')],
        ['tomorrow not possible, monday', answer('date', '2026-11-23')],
        ['kal nahi', refuse('date', refused('dateVague'))],
        ['friday no problem', answer('date', '2026-11-27')],
      ],
    ],
    [
      'at the hour',
      asking('appointment', 'time', { service: 'gst', date: '2026-11-27' }),
      [
        ['9 nahi 11', answer('time', '11:00 AM')],
        ['4 baje nahi', refuse('time', refused('timeUnknown', { slots }))],
        [
          'half past 2',
          refuse('time', refused('timeNotListed', { time: '02:30 PM', slots: ['02:00 PM', '04:00 PM'] })),
        ],
        [
          'half past two',
          refuse('time', refused('timeNotListed', { time: '02:30 PM', slots: ['02:00 PM', '04:00 PM'] })),
        ],
        ['kal nahi', refuse('time', refused('timeUnknown', { slots }))],
      ],
    ],
  ]);
});

describe('a moment that is asked for', () => {
  const written = { name: 'Kavya', email: 'k@example.com', subject: 'Shop' };
  readsAs([
    [
      'at the message',
      asking('message', 'message', written),
      [
        ['wait I will paste it', hold],
        ['one second, typing', hold],
        ['one sec', hold],
        ['brb', hold],
        ['typing...', hold],
        ['ek min ruko', hold],
        ['aagandi rastunna', hold],
        ['now two minutes please', hold],
        ['just a sec let me copy it from my phone', hold],
        ['hold on pls getting the notice', hold],
        ['wait for my refund is too long', answer('message', 'wait for my refund is too long')],
        ['please hold my refund', answer('message', 'please hold my refund')],
        ['I get a notice every minute', answer('message', 'I get a notice every minute')],
      ],
    ],
    ['at the subject', asking('message', 'subject', { name: 'Kavya', email: 'k@example.com' }), [['one sec', hold]]],
    [
      'at the name',
      asking('appointment', 'name', { service: 'gst' }),
      [
        ['wait two minutes', hold],
        ['ek minute', hold],
      ],
    ],
    [
      'at the notes',
      asking('appointment', 'message', booked),
      [['I will come 5 minutes late', answer('message', 'I will come 5 minutes late')]],
    ],
  ]);
});

const ofMonth = { ...toldRent, rentPaid: 2.4 * lakh };
const monthly = { monthly: ['rentPaid'] };
const last = (id: string) => ({ last: { [id]: null } });

describe('an amount told by what it was', () => {
  readsAs([
    [
      'after the figures',
      { ...at('finished', 'tax-estimate', { ...told80C, otherDeductions: 0 }), ...last('deductions80C') },
      [
        ['hra is 30k less than what i told you', answer('hraReceived', 1.7 * lakh, '₹2,00,000 − ₹30,000')],
        ['basic 40 velu ekkuva nenu cheppina dani kanna', answer('basicSalary', 6.4 * lakh, '₹6,00,000 + ₹40,000')],
        ['hra is 30k less than the rent', answer('hraReceived', 2.7 * lakh, '₹3,00,000 − ₹30,000')],
        ['hra is 30k less than usual', reopen('hraReceived', refused('amountUnclear'))],
        ['what if my pay gets a 10% hike', answer('annualIncome', 13.2 * lakh, '₹12,00,000 + 10%')],
        ['rent 10% takkuva', answer('rentPaid', 2.7 * lakh, '₹3,00,000 − 10%')],
        ['bring down the rent by 20 percent', answer('rentPaid', 2.4 * lakh, '₹3,00,000 − 20%')],
        ['rent is half of what i said', answer('rentPaid', 1.5 * lakh, '50% × ₹3,00,000')],
        ['rent lo 20k add cheyandi', answer('rentPaid', 3.2 * lakh, '₹3,00,000 + ₹20,000')],
        ['take off 20k from the rent', answer('rentPaid', 2.8 * lakh, '₹3,00,000 − ₹20,000')],
        ['rent me se 20k hatao', answer('rentPaid', 2.8 * lakh, '₹3,00,000 − ₹20,000')],
        ['plus 20k in it, i forgot ppf', answer('deductions80C', 70_000, '₹50,000 + ₹20,000')],
        ['lic 20k more', answer('deductions80C', 70_000, '₹50,000 + ₹20,000')],
        ['add rent 3.5 lakh', answer('rentPaid', 3.5 * lakh)],
        ['increase the income to 15 lakh', answer('annualIncome', 15 * lakh)],
        ['can i add 50k nps in 80c?', search],
        ['10% tds is cut from my salary', reopen('annualIncome', refused('amountOtherSubject'))],
      ],
    ],
    [
      'at 80C, of a rent told by the month',
      { ...asking('tax-estimate', 'deductions80C', ofMonth), ...monthly },
      [['rent 2000 less', { ...answer('rentPaid', 2.16 * lakh, '₹2,40,000 − ₹2,000 × 12'), ...monthly }]],
    ],
  ]);
});

describe('an amount that puts the one before right', () => {
  const basic = asking('tax-estimate', 'hraReceived', { annualIncome: 12 * lakh, basicSalary: 5.4 * lakh });
  readsAs([
    [
      'at the allowance for rent, of a basic salary told by the month',
      { ...basic, monthly: ['basicSalary'] },
      [
        ['oh no 54000, typed wrong', answer('basicSalary', 54_000)],
        ['sorry 54000', answer('basicSalary', 54_000)],
        ['tappu, 54k', answer('basicSalary', 54_000)],
        ['sorry, 1.8 lakh', answer('hraReceived', 1.8 * lakh)],
        ['it is 54000', answer('hraReceived', 54_000)],
        ['is 54000 wrong?', search],
      ],
    ],
    [
      'at the basic salary',
      asking('tax-estimate', 'basicSalary', { annualIncome: 12 * lakh }),
      [
        ['oh sorry 21 lakh', answer('annualIncome', 21 * lakh)],
        ['no, 6 lakh', answer('basicSalary', 6 * lakh)],
      ],
    ],
  ]);
});

describe('an income with what is added to it', () => {
  readsAs([
    [
      'at the income',
      asking('tax-estimate', 'annualIncome'),
      [['10 lakh plus 2 lakh bonus', answer('annualIncome', 12 * lakh, '₹10,00,000 + ₹2,00,000')]],
    ],
  ]);
});

describe('the figures in the name of a section', () => {
  readsAs([
    [
      'at the other deductions of a comparison',
      asking('regime-comparison', 'allDeductions', { grossSalary: 18 * lakh }),
      [
        ['80 ccd 1b 45000', answer('nps', 45_000)],
        ['80ccd1b 45k', answer('nps', 45_000)],
        ['80ccd 1 lakh', answer('nps', lakh)],
        ['24 b 1.7 lakh', answer('homeLoanInterest', 1.7 * lakh)],
        ['80ccd 1b limit 50000 ah?', search],
        ['80ccd 2 how much?', search],
      ],
    ],
  ]);
});
