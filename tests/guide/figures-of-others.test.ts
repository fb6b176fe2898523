import { asking, at } from '../support/form-state-at.ts';
import { answer, search, sets } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { lakh } from '../support/sample-answers.ts';

/** What another person earns or pays is left out, and said to be; what is paid for one is the visitor's own. */
const earned = { annualIncome: 12 * lakh, basicSalary: 6 * lakh };
const told = { ...earned, hraReceived: 2 * lakh };
const none = { ...sets({}), isOfOthers: true as const };
const beside = (id: string, value: number, sum?: string) => ({ ...answer(id, value, sum), isOfOthers: true as const });

readsAs([
  [
    'at the income',
    asking('tax-estimate', 'annualIncome'),
    [
      ['cousin earns 11 lakh, mine is 8', beside('annualIncome', 8 * lakh)],
      ['didi ki salary 11 lakh hai meri 8 lakh', beside('annualIncome', 8 * lakh)],
      ['uncle has 11 lakh, i earn 8 lakh', beside('annualIncome', 8 * lakh)],
      ['wife salary 8 lakh, i am 41', { ...none, remarks: 'age' }],
    ],
  ],
  [
    'at the age',
    asking('regime-comparison', 'age', { grossSalary: 12 * lakh, taxYear: '2026-27' }),
    [
      ['my aunty age is 66', search],
      ['i live with my aunty, i am 41', answer('age', '0')],
    ],
  ],
  [
    'at the basic salary',
    asking('tax-estimate', 'basicSalary', { annualIncome: 12 * lakh }),
    [
      ["my wife's basic is 35000, i will see mine later", none],
      ['husband basic 35000', none],
      ['my wifes basic is 3 lakh mine is 5 lakh', beside('basicSalary', 5 * lakh)],
      ["colleague's basic is 3 lakh mine is 5", beside('basicSalary', 5 * lakh)],
    ],
  ],
  [
    'at the rent',
    asking('tax-estimate', 'rentPaid', told),
    [
      ['my brother pays 18000 rent, i pay nothing', beside('rentPaid', 0)],
      ['rent is paid by my husband 18000', none],
      ['papa dete hain 18000 rent', none],
      ['rent 18000 pm i pay to my mother', answer('rentPaid', 2.16 * lakh)],
      ['own flat', answer('rentPaid', 0)],
      ['rent is 24000 pm with a friend my part 12000 pm', answer('rentPaid', 1.44 * lakh)],
      ['staying with parents', answer('rentPaid', 0)],
      ['own house but on rent 15000 pm', answer('rentPaid', 1.8 * lakh)],
    ],
  ],
  [
    'at the allowance for rent',
    asking('tax-estimate', 'hraReceived', earned),
    [
      ['my employer does not give', answer('hraReceived', 0)],
      ['company ivvadu', answer('hraReceived', 0)],
      ['my wife gets hra 2 lakh, i dont get', beside('hraReceived', 0)],
    ],
  ],
  [
    'at 80C',
    asking('tax-estimate', 'deductions80C', { ...told, rentPaid: 0 }),
    [
      ['husband lic 30000 he pays himself, my own ppf 70000', beside('deductions80C', 70_000)],
      ["my son's school fees 60000", answer('deductions80C', 60_000)],
      ['lic for my wife 30000 i pay', answer('deductions80C', 30_000)],
    ],
  ],
  [
    'after the figures',
    at('finished', 'tax-estimate', { ...told, rentPaid: 2.4 * lakh, deductions80C: 0, otherDeductions: 0 }),
    [
      ['my wife has 9 lakh salary, her tax is separate right?', none],
      ['his salary is 9 lakh', none],
      ['now for my wife, 9 lakh', { kind: 'start', form: 'tax-estimate', answers: { annualIncome: 9 * lakh } }],
      ['remove the hra, i dont get any', answer('hraReceived', 0)],
      ['rent teeseyandi', answer('rentPaid', 0)],
    ],
  ],
  [
    'at the salary of a comparison',
    asking('regime-comparison', 'grossSalary'),
    [
      ['13 lakh, koi deduction nahi hai', sets({ grossSalary: 13 * lakh, allDeductions: 0 })],
      ['13 lakh without any deductions', sets({ grossSalary: 13 * lakh, allDeductions: 0 })],
    ],
  ],
]);
