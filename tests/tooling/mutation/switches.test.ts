import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { mutated, mutationsOf } from '#tooling/mutation/mutations.ts';
import { switchName, withSwitches } from '#tooling/mutation/switches.ts';

/** What a script comes to with switches in it, and which changes it asks for. */
function run(source: string, values: Readonly<Record<string, unknown>>, made: number | null) {
  const asked = new Set<number>();
  const isChanged = (number: number) => {
    asked.add(number);
    return number === made;
  };
  const text = withSwitches(source, mutationsOf(source), 0);
  return { result: runInNewContext(text, { ...values, [switchName]: isChanged }) as unknown, asked };
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

it('numbers the changes from a number on', () => {
  expect(withSwitches('f(a ? 1 : 2);', mutationsOf('f(a ? 1 : 2);'), 7)).toBe(
    `f((globalThis.${switchName}(7) ? true : globalThis.${switchName}(8) ? false : a) ? 1 : 2);`,
  );
});
