import { describe, expect, it } from 'vitest';
import { spelling } from '#src/search/spelling.ts';
import { smallSiteReader } from '../support/small-search.ts';
import { casesIn } from '../support/case-file.ts';

type Unit = readonly [written: string, readings: readonly string[], mass: number, isCue: boolean];
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Each part of a question that names something, with all its readings and how sure each is, and what is asked of it. */
describe('a question of the small site', () => {
  it.each(
    casesIn<[text: string, units: readonly Unit[], aspects: readonly string[], outOfScope: string | null]>(
      'tests/search/whole-readings.jsonl',
    ),
  )('%j is taken apart', (text, units, aspects, outOfScope) => {
    const { words, reader } = smallSiteReader();
    const query = reader.read(text);
    expect(
      query.units.map(({ written, readings, mass, isCue }) => [
        written,
        readings.map((one) => `${one.words.map((word) => words[word]).join(' ')} ${rounded(one.weight)}`),
        rounded(mass),
        isCue,
      ]),
    ).toEqual(units);
    expect([query.aspects.map(({ aspect }) => aspect), query.outOfScope ?? null]).toEqual([aspects, outOfScope]);
  });
});

describe('a word of the small site', () => {
  it.each(
    casesIn<[word: string, nearest: readonly string[], parts: readonly string[] | null]>(
      'tests/search/words-nearest.jsonl',
    ),
  )('%j stands for those that are nearest, or is two run together', (word, nearest, parts) => {
    const words = spelling(smallSiteReader().index);
    expect([words.nearest(word), words.split(word) ?? null]).toEqual([nearest, parts]);
  });
});
