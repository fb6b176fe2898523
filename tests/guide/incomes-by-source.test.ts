import { asking } from '../support/form-state-at.ts';
import { answer, sets, starts } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { lakh } from '../support/sample-answers.ts';

/** An amount goes to the income it is told to come from, and rent that comes in is never the rent that is paid. */
const earned = (salary: number, other: number) =>
  starts('regime-comparison', { grossSalary: salary, otherIncome: other });
const sum = (value: number, written: string) => answer('annualIncome', value, written);
const rented = { annualIncome: 12 * lakh, basicSalary: 5 * lakh, hraReceived: 2 * lakh };

readsAs([
  [
    'before any form',
    null,
    [
      ['compare regimes: employer gives 17 lakh, blogging 2 lakh', earned(17 * lakh, 2 * lakh)],
      ['old or new, 13 lakh at my firm and 1 lakh via coaching', earned(13 * lakh, lakh)],
      ['which regime: salary 11 lakh aur rd ka byaaj 30 hazaar', earned(11 * lakh, 30_000)],
      ['old or new regime, salary 14 lakh, kiraya milta hai 1.5 lakh', earned(14 * lakh, 1.5 * lakh)],
      ['compare regimes, salary 10 lakh, tenants pay 9000 per month', earned(10 * lakh, 1.08 * lakh)],
      ['compare regimes, salary 10 lakh, flat rented out for 1 lakh', earned(10 * lakh, lakh)],
    ],
  ],
  [
    'at the income',
    asking('tax-estimate', 'annualIncome'),
    [
      ['8 lakh from my old company 2 lakh via brokerage', sum(10 * lakh, '₹8,00,000 + ₹2,00,000')],
      [
        'salary 7 lakh, receiving 60k rent of my flat',
        {
          ...sum(7.6 * lakh, '₹7,00,000 + ₹60,000'),
          incomes: [{ question: 'annualIncome', kind: 'rent', amount: 60_000 }],
        },
      ],
      ['9 lakh in all including 50k royalty', answer('annualIncome', 9 * lakh)],
      ['salary 8 lakh rent 1.2 lakh', sets({ annualIncome: 8 * lakh, rentPaid: 1.2 * lakh })],
    ],
  ],
  [
    'at the rent',
    asking('tax-estimate', 'rentPaid', rented),
    [
      ['my flat rents come to 1.5 lakh', answer('rentPaid', 1.5 * lakh)],
      ['owner gets 11k per month', answer('rentPaid', 1.32 * lakh)],
      ['i pay 10000 kiraya per month, coming from april', answer('rentPaid', 1.2 * lakh)],
    ],
  ],
]);
