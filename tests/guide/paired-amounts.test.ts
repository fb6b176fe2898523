import { expect, it } from 'vitest';
import type { Form } from '#src/forms/form.ts';
import { regimeComparison } from '#src/forms/regime-comparison.ts';
import { pairedAmounts } from '#src/guide/paired-amounts.ts';
import { namedQuestions } from '#src/guide/question-names.ts';
import { findAmounts } from '#src/language/find-amounts.ts';
import { taxEstimate } from '../support/guide-knowledge.ts';

type Pairs = Readonly<Record<string, string>>;

/** What each amount of a text is for, by the names of questions and of what is part of them; null where nothing says so. */
function paired(text: string, form: Form, covered = namedQuestions(text, form, ({ covers = [] }) => covers)) {
  const amounts = findAmounts(text).flatMap((amount) =>
    form.questions.slice(0, 1).map((question) => ({ ...amount, question })),
  );
  const { told, parts, unnamed } = pairedAmounts(text, amounts, namedQuestions(text, form), covered);
  const pairs = (all: typeof told): Pairs =>
    Object.fromEntries(all.map(({ start, end, question }) => [text.slice(start, end), question.id]));
  return [pairs(told), pairs(parts), unnamed.map(({ start, end }) => text.slice(start, end))];
}

it.each<readonly [said: string, told: Pairs, parts: Pairs, unnamed: readonly string[]]>([
  ['salary 12 lakh, basic 6 lakh', { '12 lakh': 'annualIncome', '6 lakh': 'basicSalary' }, {}, []],
  ['12 lakh salary 6 lakh basic', { '12 lakh': 'annualIncome', '6 lakh': 'basicSalary' }, {}, []],
  [
    'salary of all my family amounts to 12 lakh basic 6 lakh',
    { '12 lakh': 'annualIncome', '6 lakh': 'basicSalary' },
    {},
    [],
  ],
  ['salary paid 12 lakh of basic', { '12 lakh': 'basicSalary' }, {}, []],
  ['salary with 12 lakh basic', { '12 lakh': 'basicSalary' }, {}, []],
  ['salary and 12 lakh basic', { '12 lakh': 'basicSalary' }, {}, []],
  ['basic 12 lakh salary', { '12 lakh': 'basicSalary' }, {}, []],
  ['12 lakh; salary and basic 6 lakh', { '12 lakh': 'annualIncome', '6 lakh': 'basicSalary' }, {}, []],
  ['12 lakh salary 6 lakh', { '12 lakh': 'annualIncome' }, {}, ['6 lakh']],
  ['80c 1 lakh ppf 50k', { '1 lakh': 'deductions80C' }, { '50k': 'deductions80C' }, []],
])('the amounts in %j go to what is named closest', (said, told, parts, unnamed) => {
  expect(paired(said, taxEstimate)).toEqual([told, parts, unnamed]);
});

it('what is named as a question is not named as a part once more', () => {
  const said = 'basic 6 lakh';
  expect(paired(said, taxEstimate, namedQuestions(said, taxEstimate))).toEqual([{ '6 lakh': 'basicSalary' }, {}, []]);
});

it('only questions for amounts are names of them', () => {
  expect(paired('city 12 lakh salary', regimeComparison)).toEqual([{ '12 lakh': 'grossSalary' }, {}, []]);
});
