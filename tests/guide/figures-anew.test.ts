import { at } from '../support/form-state-at.ts';
import { answer, search, sets, starts } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';

/** What is said of other figures once some have been worked out, and what is no income. The day is Saturday, 21 November 2026. */
const lakh = 100_000;
const begun = starts('regime-comparison', { grossSalary: 22 * lakh, section80C: 1.5 * lakh });

readsAs([
  [
    'at the figures of a comparison',
    at('finished', 'regime-comparison', { grossSalary: 9 * lakh, residence: 'nonResident', taxYear: '2026-27' }),
    [
      ['compare old and new for 22 lakh with 80C 150000', sets({ grossSalary: 22 * lakh, section80C: 1.5 * lakh })],
      ['and for 22 lakh?', answer('grossSalary', 22 * lakh)],
      [
        'salary. 63. basic 780000 hra 312000',
        sets({ basicPay: 7.8 * lakh, houseRentAllowance: 3.12 * lakh, age: '60' }),
      ],
      ['22 lakh', answer('grossSalary', 22 * lakh)],
      ['12.8', answer('grossSalary', 12.8 * lakh)],
      ['15000', search],
      ['22 lakh ya 25 lakh', search],
      ['i want to sell flat in hyderabad for 90 lakh, bought 2012 for 35 lakh', search],
      ['my wife bought a plot in hyderabad', search],
    ],
  ],
  [
    'at the figures of an estimate',
    at('finished', 'tax-estimate', { annualIncome: 9 * lakh, basicSalary: 4 * lakh }),
    [
      ['compare old and new for 22 lakh with 80C 150000', begun],
      ['umar 35 basic 7 lakh', { ...answer('basicSalary', 7 * lakh), remarks: 'age' }],
      ['my uncle told new regime is always good, is it true', search],
      ['is it true that old regime is best', search],
      ['income 14 lakh and basic 7 lakh', sets({ annualIncome: 14 * lakh, basicSalary: 7 * lakh })],
    ],
  ],
  [
    'with no form under way',
    null,
    [
      ['compare old and new for 22 lakh with 80C 150000', begun],
      ['sell flat 90 lakh bought 35 lakh NRI tax?', search],
      ['plot becha 40 lakh me, NRI hu, tax kitna', search],
      ['sold shares for 18 lakh, tax in new regime?', search],
    ],
  ],
]);
