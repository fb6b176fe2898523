import { refused } from '#src/domain/parsed.ts';
import { asking, at } from '../support/form-state-at.ts';
import { answer, refuse, reopen, sets, starts } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

/** Values that are one of two, come beside another or were given by mistake. The day is Saturday, 21 November 2026. */
const lakh = 100_000;
const moment = { service: 'gst', date: '2026-11-27', time: '11:00 AM' };
const person = { name: 'Kavita Rao', email: 'kavita.rao@x.com', phone: '9848022338' };
const oneOf = (...slots: readonly string[]) => refuse('time', refused('timeAmbiguous', { slots }));
const salary = { annualIncome: 12 * lakh, basicSalary: 6 * lakh };
const withHike = answer('annualIncome', 14 * lakh, '₹12,00,000 + ₹2,00,000');
const withBonus = {
  ...withHike,
  incomes: [{ question: 'annualIncome', kind: 'bonus', amount: 2 * lakh }],
};

readsAs([
  [
    'at the hour',
    asking('appointment', 'time', { service: 'gst', date: '2026-11-27' }),
    [
      ['2 pm or 3.30 whichever', answer('time', '02:00 PM')],
      ['2 pm or 3.30', answer('time', '02:00 PM')],
      ['11 or 12 anything', answer('time', '11:00 AM')],
      ['11 ya 12 koi bhi', answer('time', '11:00 AM')],
      ['either 2 or 4 pm', oneOf('02:00 PM', '04:00 PM')],
      ['2 or 4', oneOf('02:00 PM', '04:00 PM')],
      ['11 to 2 pm', oneOf('11:00 AM', '12:00 PM', '02:00 PM')],
      ['before 12', oneOf('09:30 AM', '11:00 AM')],
      ['not after 12', oneOf('09:30 AM', '11:00 AM', '12:00 PM')],
      ['not before 4', oneOf('04:00 PM', '05:30 PM')],
      ['after 3', oneOf('04:00 PM', '05:30 PM')],
      ['between 6 and 7', refuse('time', refused('timeUnknown', { slots: everySlot() }))],
      ['4pm.. what does an audit cost?', { ...answer('time', '04:00 PM'), asks: 'what does an audit cost?' }],
    ],
  ],
  [
    'at the day',
    asking('appointment', 'date', { service: 'gst' }),
    [
      [
        'monday, 2 or 4 pm',
        sets({ date: '2026-11-23' }, { time: refused('timeAmbiguous', { slots: ['02:00 PM', '04:00 PM'] }) }),
      ],
      ['monday ya tuesday', refuse('date', refused('dateSeveral'))],
    ],
  ],
  [
    'at the notes',
    asking('appointment', 'message', { ...moment, ...person }),
    [
      ['ok note this - two branches', answer('message', 'two branches')],
      ['note down: two branches', answer('message', 'two branches')],
      ['note this invoice is late', answer('message', 'note this invoice is late')],
    ],
  ],
  [
    'at the review',
    at('reviewing', 'appointment', { ...moment, ...person }),
    [['2 or 4 pm', reopen('time', refused('timeAmbiguous', { slots: ['02:00 PM', '04:00 PM'] }))]],
  ],
  [
    'at the allowance for rent',
    asking('tax-estimate', 'hraReceived', salary),
    [
      ['if bonus of 2 lakh added', withBonus],
      ['2 lakh bonus also', withBonus],
      ['salary goes up by 2 lakh', answer('annualIncome', 14 * lakh, '₹12,00,000 + ₹2,00,000')],
      ['entered wrongly: 12 should have been 21 lakh', answer('annualIncome', 21 * lakh)],
      ['i typed wrong, 6 should be 7', answer('basicSalary', 7 * lakh)],
      ['by mistake i put 12, it is 21 lakh', answer('annualIncome', 21 * lakh)],
      ['galti se 12 likha, 21 lakh hai', answer('annualIncome', 21 * lakh)],
    ],
  ],
  [
    'at the income',
    asking('tax-estimate', 'annualIncome'),
    [['14 lakh with bonus', answer('annualIncome', 14 * lakh)]],
  ],
  [
    'at the figures',
    at('finished', 'tax-estimate', salary),
    [
      ['bonus 2 lakh vaste?', withBonus],
      ['agar 2 lakh bonus mile to', withBonus],
      ['what if i get a hike of 2 lakh', withHike],
      ['is bonus of 2 lakh taxable?', { kind: 'search' }],
      ['salary with bonus 15 lakh', answer('annualIncome', 15 * lakh)],
    ],
  ],
  [
    'with no form under way',
    null,
    [
      ['income 9 lakh calculate', starts('tax-estimate', { annualIncome: 9 * lakh })],
      [
        '18 lakh, 1.5 lakh 80c. calculate pls',
        starts('tax-estimate', { annualIncome: 18 * lakh, deductions80C: 1.5 * lakh }),
      ],
      ['calculate gst on 2 lakh', { kind: 'search' }],
    ],
  ],
]);

function everySlot() {
  return ['09:30 AM', '11:00 AM', '12:00 PM', '02:00 PM', '04:00 PM', '05:30 PM'];
}
