import { expect, it } from 'vitest';
import { corpusPart, readActs, splits } from '#tooling/guide/corpus.ts';

const all = splits.flatMap((split) => [
  ...corpusPart(split, 'questions'),
  ...corpusPart(split, 'conversations'),
  ...corpusPart(split, 'forms'),
]);

it('names every line by an id of its own, over both halves', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

it('holds half of each kind back', () => {
  const sizes = splits.map((split) => [
    corpusPart(split, 'questions').length,
    corpusPart(split, 'conversations').length,
    corpusPart(split, 'forms').length,
  ]);
  expect(sizes).toEqual([
    [311, 62, 1278],
    [309, 61, 640],
  ]);
});

it('has only keys that can be looked for', () => {
  const keys = splits.flatMap((split) =>
    [...corpusPart(split, 'questions'), ...corpusPart(split, 'conversations').flatMap(({ turns }) => turns)].flatMap(
      ({ keys: groups, not = [] }) => [...groups.flat(), ...not],
    ),
  );
  expect(keys.filter((key) => !canBeCompiled(key))).toEqual([]);
});

function canBeCompiled(key: string): boolean {
  try {
    return new RegExp(key, 'i').source !== '';
  } catch {
    return false;
  }
}

it('has only acts that a message in a form can be', () => {
  const acts = splits.flatMap((split) => corpusPart(split, 'forms').map(({ due }) => due.act));
  expect(acts.filter((act) => !readActs.includes(act))).toEqual([]);
});
