import { expect, it } from 'vitest';
import { inLakhs } from '#src/guide/in-lakhs.ts';
import { at } from '../support/form-state-at.ts';
import { search, sets, starts } from '../support/plain-command.ts';
import { lakh } from '../support/sample-answers.ts';

const figures = at('finished', 'tax-estimate', { annualIncome: 16 * lakh, basicSalary: 8 * lakh, rentPaid: 90_000 });

it.each([
  ['near to the amount that it replaces', { annualIncome: 18 }, { annualIncome: 18 * lakh }],
  ['at three times as much', { annualIncome: 48 }, { annualIncome: 48 * lakh }],
  ['above that', { annualIncome: 49 }, { annualIncome: 49 }],
  ['with a fraction', { basicSalary: 7.5 }, { basicSalary: 7.5 * lakh }],
  ['far below it', { annualIncome: 2 }, { annualIncome: 2 }],
  ['that is written out', { annualIncome: 1_800_000 }, { annualIncome: 1_800_000 }],
  ['of nothing', { basicSalary: 0 }, { basicSalary: 0 }],
  ['where nothing was told before', { hraReceived: 3 }, { hraReceived: 3 }],
  ['in words', { annualIncome: '18' }, { annualIncome: '18' }],
])('a figure %s', (_, told, read) => {
  expect(inLakhs(sets(told), figures)).toEqual(sets(read));
});

it('leaves all other commands, and what is told without a form', () => {
  const begun = starts('tax-estimate', { annualIncome: 18 });
  expect([inLakhs(search, figures), inLakhs(begun, figures), inLakhs(sets({ annualIncome: 18 }), null)]).toEqual([
    search,
    begun,
    sets({ annualIncome: 18 }),
  ]);
});
