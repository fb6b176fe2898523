import { describe, expect, it } from 'vitest';
import { mutated, mutationsOf } from '#tooling/mutation/mutations.ts';

/** Every change of a text, as what is changed, how, and what the text becomes. */
const changes = (source: string) =>
  mutationsOf(source).map((mutation) => [mutation.text, mutation.change, mutated(source, mutation)]);

describe('the changes of a single condition', () => {
  it('makes a condition always true and always false', () => {
    expect(changes('if (isOpen(day)) stay();')).toEqual([
      ['isOpen(day)', 'always true', 'if (true) stay();'],
      ['isOpen(day)', 'always false', 'if (false) stay();'],
    ]);
    expect(changes('const price = found ? found.price : 0;')).toEqual([
      ['found', 'always true', 'const price = true ? found.price : 0;'],
      ['found', 'always false', 'const price = false ? found.price : 0;'],
    ]);
  });

  it('leaves out one side of "and" and "or" at a time, never two', () => {
    const leftOut = (source: string) => changes(source).filter(([, change]) => change === 'left out');
    expect(leftOut('if (a && b && c) stay();')).toEqual([
      ['a', 'left out', 'if (b && c) stay();'],
      ['b', 'left out', 'if (a && c) stay();'],
      ['c', 'left out', 'if (a && b) stay();'],
    ]);
    expect(leftOut('if ((a || b) && !c) stay();')).toEqual([
      ['(a || b)', 'left out', 'if (!c) stay();'],
      ['!c', 'left out', 'if ((a || b)) stay();'],
      ['a', 'left out', 'if ((b) && !c) stay();'],
      ['b', 'left out', 'if ((a) && !c) stay();'],
    ]);
  });

  it('moves the bound of a comparison', () => {
    expect(changes('if (age < 60) stay();').at(-1)).toEqual(['age < 60', 'with the bound', 'if (age <= 60) stay();']);
    expect(changes('if (age >= 60) stay();').at(-1)).toEqual([
      'age >= 60',
      'without the bound',
      'if (age > 60) stay();',
    ]);
  });

  it('does not count a list that is longer than nothing twice', () => {
    expect(changes('if (rows.length > 0) stay();')).toEqual([
      ['rows.length > 0', 'always true', 'if (true) stay();'],
      ['rows.length > 0', 'always false', 'if (false) stay();'],
    ]);
  });

  it('takes a default away, and takes it always', () => {
    expect(changes('show(name ?? "nobody");')).toEqual([
      ['"nobody"', 'without the default', 'show(name);'],
      ['name', 'the default alone', 'show("nobody");'],
    ]);
  });

  it('leaves out an entry of a list of rules, but no word of a list of words', () => {
    expect(changes('const rules = [[/a/, 1], [/b/, 2], [/c/, 3]];').map(([, , text]) => text)).toEqual([
      'const rules = [[/b/, 2], [/c/, 3]];',
      'const rules = [[/a/, 1], [/c/, 3]];',
      'const rules = [[/a/, 1], [/b/, 2]];',
    ]);
    expect(changes("const words = ['a', 'b'];")).toEqual([]);
  });

  it('makes a case never apply', () => {
    expect(changes("switch (kind) { case 'day': stay(); }")).toEqual([
      ["'day'", 'left out', 'switch (kind) { case Symbol(): stay(); }'],
    ]);
  });

  it('changes what a filter keeps and what is returned as true or false', () => {
    expect(changes('const kept = rows.filter((row) => row.open);').map(([text]) => text)).toEqual([
      'row.open',
      'row.open',
    ]);
    expect(changes('const isLate = (hour: number) => hour === 9;').map(([text]) => text)).toEqual([
      'hour === 9',
      'hour === 9',
    ]);
    expect(changes('const twice = (hour: number) => 2 * hour;')).toEqual([]);
  });

  it('never makes a loop endless', () => {
    expect(changes('while (isLeft()) take();')).toEqual([['isLeft()', 'always false', 'while (false) take();']]);
  });

  it('leaves conditions of types alone', () => {
    expect(changes('type Only<T> = T extends string ? T : never;')).toEqual([]);
  });

  it('says on which line and in which declaration a change stands', () => {
    const source = 'const a = 1;\nfunction open(day: Day) {\n  const all = () => day.isOpen ? 1 : 0;\n}\n';
    expect(mutationsOf(source).map(({ line, within }) => [line, within])).toEqual([
      [3, 'open'],
      [3, 'open'],
    ]);
  });
});
