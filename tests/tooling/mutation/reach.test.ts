import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { mutationsOf } from '#tooling/mutation/mutations.ts';
import { markName, placesOf, withMarks } from '#tooling/mutation/reach.ts';

/** The texts of the places that running a script reaches. */
function reached(source: string, values: Readonly<Record<string, unknown>>): readonly string[] {
  const places = placesOf(mutationsOf(source));
  const found = new Set<number>();
  const world = { ...values, [markName]: (place: number) => found.add(place) };
  runInNewContext(withMarks(source, places), world);
  return places.filter((_, number) => found.has(number)).map(({ start, end }) => source.slice(start, end));
}

it('marks the conditions that are asked, and those inside of them that are asked too', () => {
  const source = 'if (a && (b || c)) { d ? 1 : 2; } else { e ? 1 : 2; }';
  expect(reached(source, { a: true, b: false, c: true, d: 1, e: 1 })).toEqual(['a && (b || c)', 'b || c', 'd']);
  expect(reached(source, { a: false, b: false, c: true, d: 1, e: 1 })).toEqual(['a && (b || c)', 'e']);
});

it('marks a default where it is needed', () => {
  expect(reached('a ?? b;', { a: 1, b: 2 })).toEqual(['a ?? b']);
  expect(reached('a ?? b;', { a: null, b: 2 })).toEqual(['b', 'a ?? b']);
});

it('changes nothing of what a script works out', () => {
  const source = '[1, 2, 3].filter((n) => n > 1 && n !== 3).map((n) => (n > 2 ? [f(n), f(1)] : [f(0), f(n)]))';
  const marked = withMarks(source, placesOf(mutationsOf(source)));
  const f = (n: number) => n + 1;
  expect(runInNewContext(marked, { f })).toEqual(runInNewContext(source, { f }));
  expect(marked).not.toBe(source);
});
