import { expect, it } from 'vitest';
import { actLabels } from '#src/collections/acts.ts';
import { fitActs, fittedTemperature, type Row } from '#tooling/guide/act-fitting.ts';
import { actsDue } from '#tooling/guide/dev-acts.ts';
import { accuracies } from '#tooling/guide/act-measures.ts';

const row = (act: number, ...features: readonly number[]): Row => ({ act, features: Int32Array.from(features) });
const rows = Array.from({ length: 40 }, (_, at) => row(at % 2, at % 2 === 0 ? 7 : 9, 100 + at));

it('learns what tells acts apart, passes over what one line has, and comes out the same each time', () => {
  const { levels, level } = fitActs(rows);
  const weight = (feature: number, act: number) => Math.sign(levels[feature * actLabels.length + act] ?? 0);
  expect([weight(7, 0), weight(7, 1), weight(9, 0), weight(9, 1), weight(100, 0)]).toEqual([1, -1, -1, 1, 0]);
  const again = fitActs(rows);
  expect([Buffer.compare(Buffer.from(levels.buffer), Buffer.from(again.levels.buffer)), again.level]).toEqual([
    0,
    level,
  ]);
});

it('finds guesses that are surer than right too cold', () => {
  const scored = [0, 0, 0, 1].map((act) => ({ scores: Float64Array.of(2 * Math.log(3), 0), act }));
  expect(fittedTemperature(scored)).toBe(2);
});

it.each([
  ['set', { name: 'Ravi' }, null, ['answer']],
  ['set', { rentPaid: 0 }, null, ['answer', 'none', 'skip']],
  ['hold', {}, null, ['wait', 'no']],
  ['switch', {}, 'human', ['human']],
  ['switch', {}, 'message', ['message']],
  ['unsure', {}, null, []],
])('takes %s of the development set with %j as acts', (act, set, to, due) => {
  const line = { form: 'tax-estimate', open: 'rentPaid', say: '', language: 'en', hard: false } as const;
  expect(actsDue({ ...line, due: { act, set, to } })).toEqual(due);
});

it('counts what is right over all, in each group and without the least sure', () => {
  const guessed = (due: 'ask' | 'yes', probability: number) => ({
    due: [due],
    likely: [{ act: 'ask' as const, probability }],
    groups: [due],
  });
  const judged = [...Array.from({ length: 7 }, () => guessed('ask', 0.9)), guessed('yes', 0.4)];
  expect(
    accuracies(judged)
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/)),
  ).toEqual([
    ['group', 'lines', 'right'],
    ['all', '8', '87.5'],
    ['without the 12 % least sure', '7', '100.0'],
    ['ask', '7', '100.0'],
    ['yes', '1', '0.0'],
  ]);
});
