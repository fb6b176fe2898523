import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { mutated, mutationsOf } from '#tooling/mutation/mutations.ts';
import { emptyNotes, switchboard } from '#tooling/mutation/switchboard.ts';
import { chosenName, isMadeName, withSwitches } from '#tooling/mutation/switches.ts';

const numbered = (source: string, first = 0) =>
  mutationsOf(source).map((mutation, at) => ({ number: first + at, mutation }));

/** What a script comes to with switches in it, which changes it asks for, and which of them differ from what stands there. */
function run(source: string, values: Readonly<Record<string, unknown>>, made: number | null) {
  const notes = emptyNotes();
  const { calls, make } = switchboard(notes);
  make(made);
  const result: unknown = runInNewContext(withSwitches(source, numbered(source)), { ...values, ...calls });
  return { result, ...notes };
}

const source = `
  const rules = [[/a/, 1], [/b/, 2], [/c/, n > 2 ? 3 : 4]];
  const kind = (text) => {
    switch (text) { case 'x': return 'ex'; case 'y': return 'why'; default: return rest ?? 'none'; }
  };
  const number = (text) => {
    for (const [pattern, value] of rules) if (pattern.test(text) && (value > 1 || n >= 5) && !isOff) return value;
    return null;
  };
  JSON.stringify(['a', 'b', 'c', 'x', 'y'].map((text) => [number(text), kind(text)]).filter(([value]) => value !== 4));
`;
const situations = [
  { n: 1, isOff: false, rest: null },
  { n: 5, isOff: false, rest: 'some' },
  { n: 7, isOff: true, rest: null },
];

it('does what stood there as long as no change is made', () => {
  for (const values of situations)
    expect(run(source, values, null).result).toEqual(runInNewContext(source, { ...values }));
});

it('does with a change what the text with that change does', () => {
  const mutations = mutationsOf(source);
  expect(mutations.length).toBeGreaterThan(20);
  for (const values of situations)
    for (const [number, mutation] of mutations.entries())
      expect([number, run(source, values, number).result]).toEqual([
        number,
        runInNewContext(mutated(source, mutation), { ...values }) as unknown,
      ]);
});

it('asks for the changes of a condition where it is come by, and nowhere else', () => {
  const text = 'if (a && (b || c)) { d ? 1 : 2; } else { e ? 1 : 2; }';
  const mutations = mutationsOf(text);
  const askedOf = (values: Readonly<Record<string, unknown>>) => [
    ...new Set([...run(text, values, null).asked].map((number) => mutations[number]?.text)),
  ];
  expect(askedOf({ a: true, b: false, c: true, d: 1, e: 1 })).toEqual([
    'a && (b || c)',
    'a',
    '(b || c)',
    'b',
    'c',
    'd',
  ]);
  expect(askedOf({ a: false, b: false, c: true, d: 1, e: 1 })).toEqual(['a && (b || c)', 'a', '(b || c)', 'e']);
});

it('tells of the changes it comes by those that differ from what stands there', () => {
  const text = 'if (a && (b || c)) { d ? 1 : 2; }';
  const mutations = mutationsOf(text);
  const differing = (values: Readonly<Record<string, unknown>>) =>
    [...run(text, values, null).differing].map((number) => `${mutations[number]?.text}: ${mutations[number]?.change}`);
  expect(differing({ a: true, b: false, c: true, d: true })).toEqual([
    'c: left out',
    'a && (b || c): always false',
    'd: always false',
  ]);
  expect(differing({ a: false, b: false, c: true, d: true })).toEqual(['a && (b || c): always true', 'a: left out']);
});

it('compares nothing while it compares, and takes what throws for a difference', () => {
  const text =
    'const odd = (n) => n > 0 && !odd(n - 1); const first = (list) => list !== null && list[0] > 1; odd(40); first(null);';
  const mutations = mutationsOf(text);
  const { differing } = run(text, {}, null);
  expect([...differing].map((number) => `${mutations[number]?.text}: ${mutations[number]?.change}`).sort()).toEqual([
    '!odd(n - 1): left out',
    'list !== null && list[0] > 1: always true',
    'list !== null: left out',
    'n > 0 && !odd(n - 1): always false',
    'n > 0 && !odd(n - 1): always true',
    'n > 0: left out',
    'n > 0: with the bound',
  ]);
});

it('numbers the changes as they are given', () => {
  expect(withSwitches('f(a ? 1 : 2);', numbered('f(a ? 1 : 2);', 7))).toBe(
    `f(globalThis.${chosenName}(() => (a), 7, () => (true), 8, () => (false)) ? 1 : 2);`,
  );
});

it('only asks where what stands there must not be evaluated twice', () => {
  const text = 'f((found = next()) ? 1 : 2);';
  expect(withSwitches(text, numbered(text))).toBe(
    `f(((globalThis.${isMadeName}(0) ? true : globalThis.${isMadeName}(1) ? false : found = next())) ? 1 : 2);`,
  );
});
