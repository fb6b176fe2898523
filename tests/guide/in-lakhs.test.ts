import { expect, it } from 'vitest';
import { guideForms } from '#src/guide/machine/guide-forms.ts';
import { inLakhs } from '#src/guide/understanding/rule-reader/in-lakhs.ts';
import { at } from '../support/form-state-at.ts';
import { search, sets, starts } from '../support/plain-command.ts';
import { lakh } from '../support/sample-answers.ts';

const { forms } = guideForms;
const figures = at('finished', 'tax-estimate', { annualIncome: 16 * lakh, basicSalary: 8 * lakh, rentPaid: 90_000 });

it.each([
  ['near to the amount that it replaces', { annualIncome: 18 }, { annualIncome: 18 * lakh }],
  ['at three times as much', { annualIncome: 48 }, { annualIncome: 48 * lakh }],
  ['above that', { annualIncome: 49 }, { annualIncome: 49 }],
  ['with a fraction', { basicSalary: 7.5 }, { basicSalary: 7.5 * lakh }],
  ['far below it', { annualIncome: 2 }, { annualIncome: 2 }],
  ['that is written out', { annualIncome: 1_800_000 }, { annualIncome: 1_800_000 }],
  ['of nothing', { basicSalary: 0 }, { basicSalary: 0 }],
  ['where nothing was told before, within the income', { hraReceived: 3 }, { hraReceived: 3 * lakh }],
  ['where nothing was told before, of a third of the income', { hraReceived: 6 }, { hraReceived: 6 }],
  ['of a basic salary above the income', { basicSalary: 30 }, { basicSalary: 30 }],
  ['in words', { annualIncome: '18' }, { annualIncome: '18' }],
])('a figure %s', (_, told, read) => {
  expect(inLakhs(sets(told), '', forms, figures)).toEqual(sets(read));
});

it('leaves what is told in rupees or by the month, all other commands, and what is told without a form', () => {
  const told = sets({ rentPaid: 2 });
  const begun = starts('tax-estimate', { annualIncome: 18 });
  expect([
    inLakhs(told, 'rent 2 rupees', forms, figures),
    inLakhs(told, 'rent 2 per month', forms, figures),
    inLakhs(search, '', forms, figures),
    inLakhs(begun, '', forms, figures),
    inLakhs(sets({ annualIncome: 18 }), '', forms, null),
  ]).toEqual([told, told, search, begun, sets({ annualIncome: 18 })]);
});

it('counts the income in lakhs beside a part of it, and holds a part against its limit', () => {
  const begun = starts('tax-estimate', { annualIncome: 14, basicSalary: 6 * lakh });
  expect([
    inLakhs(begun, 'basic 6 lakh, salary 14', forms, null),
    inLakhs(sets({ deductions80C: 2 }), '80c 2', forms, figures),
  ]).toEqual([
    starts('tax-estimate', { annualIncome: 14 * lakh, basicSalary: 6 * lakh }),
    {
      kind: 'set',
      answers: {},
      unfit: [{ question: 'deductions80C', refusal: { code: 'amountAboveCap', values: { cap: '₹1,50,000' } } }],
    },
  ]);
});
