import { at, asking } from '../support/form-state-at.ts';
import { readsAs } from '../support/reads-as.ts';
import { estimated, lakh, toldOfPay } from '../support/sample-answers.ts';
import type { Command } from '#src/guide/understanding/rule-reader/command.ts';

/** An answer with how it came about. */
const shifted = (id: string, value: number, sum: string): Command => ({
  kind: 'set',
  answers: { [id]: value },
  sums: { [id]: sum },
});
const more80C = (value: number, sum: string) => shifted('deductions80C', value, `₹1,00,000 + ${sum}`);
const income = (value: number, sum: string) => shifted('annualIncome', value, `₹12,00,000 ${sum}`);

readsAs([
  [
    'of a result, one more of what was told',
    at('finished', 'tax-estimate', estimated),
    [
      ['agar 80c me 30 hazar aur dal du to kitna banega', more80C(1.3 * lakh, '₹30,000')],
      ['80c me aur 25000 daal du to', more80C(1.25 * lakh, '₹25,000')],
      ['inko 15000 80c lo pedithe', more80C(115_000, '₹15,000')],
      ['80c lo inka 20 velu veste entha avutundi', more80C(1.2 * lakh, '₹20,000')],
      ['suppose i give another 12000 rent', shifted('rentPaid', 1.92 * lakh, '₹1,80,000 + ₹12,000')],
      ['income inko oka laksha penchi', income(13 * lakh, '+ ₹1,00,000')],
      ['raise my salary with one more lakh', income(13 * lakh, '+ ₹1,00,000')],
      ['income 2 lakh aur badh jaye to kitna tax', income(14 * lakh, '+ ₹2,00,000')],
      ['jeetam oka laksha tagginchu', income(11 * lakh, '− ₹1,00,000')],
    ],
  ],
  [
    'of a result, a share more that is only supposed',
    at('finished', 'tax-estimate', estimated),
    [
      ['salary 10% perigithe tax entha', income(13.2 * lakh, '+ 10%')],
      ['income 5 percent badhegi to tax kitna hoga', income(12.6 * lakh, '+ 5%')],
      ['rent 20 shatam taggithe entha', shifted('rentPaid', 1.44 * lakh, '₹1,80,000 − 20%')],
      ['what if the salary is up by 10 percent', income(13.2 * lakh, '+ 10%')],
    ],
  ],
  [
    'of a result, one more of one and another amount',
    at('finished', 'tax-estimate', estimated),
    [
      [
        'add 2 lakh to the income. make 80c 1.2 lakh',
        {
          kind: 'set',
          answers: { annualIncome: 14 * lakh, deductions80C: 1.2 * lakh },
          sums: { annualIncome: '₹12,00,000 + ₹2,00,000' },
        },
      ],
    ],
  ],
  [
    'at 80C, what only joins two amounts',
    asking('tax-estimate', 'deductions80C', toldOfPay),
    [['80c 90k aur rent 2 lakh karo', { kind: 'set', answers: { deductions80C: 90_000, rentPaid: 2 * lakh } }]],
  ],
]);
