import { asking, at } from '../support/form-state-at.ts';
import { answer, sets } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { lakh } from '../support/sample-answers.ts';

/** Ages, cities and residence beside or instead of an amount, and figures that go back or on from what was changed last. */
const changed = (id: string, before: number) => ({ last: { [id]: before } });

readsAs([
  [
    'at the salary of a comparison',
    asking('regime-comparison', 'grossSalary'),
    [
      ['i am 47', answer('age', '0')],
      ['age 66', answer('age', '60')],
      ['i am an nri', answer('residence', 'nonResident')],
      ['22 lakhs, resident indian, age 47', sets({ grossSalary: 22 * lakh, residence: 'resident', age: '0' })],
      ['very senior citizen, 9 lakh', sets({ grossSalary: 9 * lakh, age: '80' })],
      ['gross 9 lakh, age 71', sets({ grossSalary: 9 * lakh, age: '60' })],
    ],
  ],
  [
    'at the deductions of a comparison',
    asking('regime-comparison', 'allDeductions', { grossSalary: 18 * lakh }),
    [
      ['my mother is 66 years. mediclaim for her 40000', answer('health', 40_000)],
      ['my daughter is 6 years old. total deductions 1.4 lakh', answer('allDeductions', 1.4 * lakh)],
    ],
  ],
  [
    'after figures that were changed',
    {
      ...at('finished', 'regime-comparison', { grossSalary: 18 * lakh, allDeductions: 4 * lakh }),
      ...changed('allDeductions', 3 * lakh),
    },
    [
      ['put it back as it was', answer('allDeductions', 3 * lakh)],
      ['no keep 3 only', answer('allDeductions', 3 * lakh)],
      ['and if 3.5 lakhs?', answer('allDeductions', 3.5 * lakh)],
      ['and for 25 lakh?', answer('grossSalary', 25 * lakh)],
    ],
  ],
  [
    'at an amount that may be of a month',
    asking('tax-estimate', 'hraReceived', { annualIncome: 12 * lakh, basicSalary: 6 * lakh, hraReceived: 15_000 }),
    [
      ['thats per month not per year', answer('hraReceived', 1.8 * lakh)],
      ['not per year, per month', answer('hraReceived', 1.8 * lakh)],
    ],
  ],
]);
