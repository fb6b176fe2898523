import { expect, it } from 'vitest';
import type { Form } from '#src/forms/form.ts';
import { regimeComparison } from '#src/forms/regime-comparison.ts';
import { pairedAmounts } from '#src/guide/understanding/rule-reader/paired-amounts.ts';
import { namedQuestions } from '#src/guide/understanding/rule-reader/question-names.ts';
import { findAmounts } from '#src/entities/amount/find-amounts.ts';
import { taxEstimate } from '../support/guide-knowledge.ts';

type Pairs = Readonly<Record<string, string>>;

/** What each amount of a text is for, by the names of questions and of what is part of them; null where nothing says so. */
function paired(text: string, form: Form, covered = namedQuestions(text, form, ({ covers = [] }) => covers)) {
  const amounts = findAmounts(text).flatMap((amount) =>
    form.questions.slice(0, 1).map((question) => ({ ...amount, question })),
  );
  const { told, parts, unnamed } = pairedAmounts(
    text,
    amounts,
    namedQuestions(text, form),
    covered,
    [],
    form.questions[0],
  );
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
  ['9 lakh hra 1.4 lakh rent 96k', { '1.4 lakh': 'hraReceived', '96k': 'rentPaid' }, {}, ['9 lakh']],
  ['9 lakh rent we pay 96k', { '96k': 'rentPaid' }, {}, ['9 lakh']],
  ['96k rent hra 1.4 lakh', { '96k': 'rentPaid', '1.4 lakh': 'hraReceived' }, {}, []],
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

it.each<readonly [said: string, told: Readonly<Record<string, number>>, unnamed: number]>([
  ['18 lakh, 80c full', { section80C: 150_000 }, 1],
  ['18 lakh 80c full', { section80C: 150_000 }, 1],
  ['18 lakh salary 80c full 80d 25k', { grossSalary: 1_800_000, section80C: 150_000, health: 25_000 }, 0],
  ['full 80c 50k nps', { section80C: 150_000, nps: 50_000 }, 0],
  ['full salary 18 lakh', { grossSalary: 1_800_000 }, 0],
  ['full 18 lakh, 80c', { section80C: 1_800_000 }, 0],
  ['80c 2 lakh', { section80C: 200_000 }, 0],
  ['full lic', {}, 0],
])('what the law allows at most is told in %j where it is named beside it', (said, told, unnamed) => {
  const full = [...said.matchAll(/full/g)].map(({ index }) => ({ start: index, end: index + 4 }));
  const [question] = regimeComparison.questions;
  const amounts = findAmounts(said).flatMap((amount) => (question ? [{ ...amount, question }] : []));
  const covered = namedQuestions(said, regimeComparison, ({ covers = [] }) => covers);
  const pairs = pairedAmounts(said, amounts, namedQuestions(said, regimeComparison), covered, full);
  expect(
    Object.fromEntries(pairs.told.map(({ question: { id }, parsed }) => [id, parsed.ok ? parsed.value : parsed])),
  ).toEqual(told);
  expect(pairs.unnamed).toHaveLength(unnamed);
});
