import { refused } from '#src/domain/parsed.ts';
import { asking, at } from '../support/form-state-at.ts';
import { answer, doubtsName, refuse, reopen, sets, starts } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

const lakh = 100_000;
const day = { service: 'gst', date: '2026-11-27' };
const slot = { ...day, time: '04:00 PM' };
const reached = { ...slot, name: 'Kavita Rao', email: 'k@x.com', phone: '9848022338' };

/** What is thought of only afterwards, reckoned from what was told, or said in one breath with something else. */
readsAs([
  [
    'at the income',
    asking('tax-estimate', 'annualIncome', {}),
    [
      [
        '12 lakh minus 2 lakh',
        { ...answer('annualIncome', 10 * lakh), sums: { annualIncome: '₹12,00,000 − ₹2,00,000' } },
      ],
      ['2 lakh minus 12 lakh', refuse('annualIncome', refused('amountNegative'))],
      ['5 or 6 lakh', refuse('annualIncome', refused('amountSeveral'))],
      [
        'salary 85k per month plus bonus 2 lakh',
        {
          ...answer('annualIncome', 12.2 * lakh),
          sums: { annualIncome: '₹10,20,000 + ₹2,00,000' },
          incomes: [{ question: 'annualIncome', kind: 'bonus', amount: 2 * lakh }],
        },
      ],
      [
        'basic 5 salary 10',
        {
          kind: 'reopen',
          question: 'annualIncome',
          ...{ refusal: { code: 'amountHowMany', values: {} } },
        },
      ],
      ['half', refuse('annualIncome', refused('amountUnclear'))],
    ],
  ],
  [
    'at the basic salary of an income of 15 lakh',
    asking('tax-estimate', 'basicSalary', { annualIncome: 15 * lakh }),
    [
      ['half', { ...answer('basicSalary', 7.5 * lakh), sums: { basicSalary: '50% × ₹15,00,000' } }],
      ['40 percent', { ...answer('basicSalary', 6 * lakh), sums: { basicSalary: '40% × ₹15,00,000' } }],
      ['basic adha hai', { ...answer('basicSalary', 7.5 * lakh), sums: { basicSalary: '50% × ₹15,00,000' } }],
      [
        '80c 1.5 lakh minus 20k',
        { ...answer('deductions80C', 1.3 * lakh), sums: { deductions80C: '₹1,50,000 − ₹20,000' } },
      ],
      ['hra 1 lakh and rent 2 lakh', sets({ hraReceived: lakh, rentPaid: 2 * lakh })],
      ['what if 80c is only 50k', answer('deductions80C', 50_000)],
      ['i meant 14 lakh', answer('annualIncome', 14 * lakh)],
      ['sorry i meant 14 lakh', answer('annualIncome', 14 * lakh)],
    ],
  ],
  [
    'at the day',
    asking('appointment', 'date', { service: 'gst' }),
    [
      ['fortnight later', answer('date', '2026-12-05')],
      ['thursday 11 am Ravi', sets({ date: '2026-11-26', time: '11:00 AM', name: 'Ravi' })],
      ['thursday 11 am sharp', sets({ date: '2026-11-26', time: '11:00 AM' })],
    ],
  ],
  [
    'at a day that is chosen and asked for again',
    asking('appointment', 'date', { service: 'gst', date: '2026-11-21' }),
    [
      [
        '9:30 am',
        reopen('time', refused('timePassed', { slot: '09:30 AM', slots: ['02:00 PM', '04:00 PM', '05:30 PM'] })),
      ],
    ],
  ],
  [
    'at the number',
    asking('appointment', 'phone', { ...slot, name: 'Kavita Rao', email: 'k@x.com' }),
    [
      ['91234 56789 not 91234 56780', answer('phone', '9123456789')],
      ['91234 56789, instead of 91234 56780', answer('phone', '9123456789')],
      ['91234 56789, sorry, 91234 56780', answer('phone', '9123456780')],
    ],
  ],
  [
    'at the hour',
    asking('appointment', 'time', day),
    [
      [
        '3 hrs later',
        refuse(
          'time',
          refused('timeUnknown', { slots: ['09:30 AM', '11:00 AM', '12:00 PM', '02:00 PM', '04:00 PM', '05:30 PM'] }),
        ),
      ],
      ['last slot', answer('time', '05:30 PM')],
      ['earliest', answer('time', '09:30 AM')],
      ['the first slot please', answer('time', '09:30 AM')],
    ],
  ],
  [
    'at the name',
    asking('appointment', 'name', slot),
    [
      ['thursday 11 am Ravi', sets({ date: '2026-11-26', time: '11:00 AM', name: 'Ravi' })],
      ['Sat Pal', answer('name', 'Sat Pal')],
      ['books deed', doubtsName('books deed')],
      ['earliest', answer('time', '09:30 AM')],
      ['forget it, send a message instead', { kind: 'start', form: 'message', answers: {}, leaves: true }],
      ['send a message instead', starts('message')],
    ],
  ],
  [
    'at the notes',
    asking('appointment', 'message', reached),
    [
      ['the last digit is 1 not 8', answer('phone', '9848022331')],
      [
        'an hour earlier',
        reopen('time', refused('timeNotListed', { time: '03:00 PM', slots: ['02:00 PM', '04:00 PM'] })),
      ],
      ['my son is 2 hours late', answer('message', 'my son is 2 hours late')],
    ],
  ],
  [
    'after the comparison of regimes',
    at('finished', 'regime-comparison', { grossSalary: 18 * lakh, taxYear: '2026-27' }),
    [['also I am 62', answer('age', '60')]],
  ],
  [
    'at nothing',
    null,
    [
      [
        'book gst, i have a notice, tomorrow 4 pm',
        starts('appointment', { service: 'gst', date: '2026-11-22', time: '04:00 PM' }),
      ],
    ],
  ],
]);
