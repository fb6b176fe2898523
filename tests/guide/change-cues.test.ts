import { expect, it } from 'vitest';
import { isPlainChange, withoutCues } from '#src/guide/understanding/rule-reader/change-cues.ts';

const corrections = new Set(['actually', 'wrong']);

it.each([
  ['actually, kites please!', 'kites'],
  ['no: kites = wrong', 'kites'],
  ['kites', 'kites'],
  ['red kites please', 'red kites'],
  ['please kites please kites please', 'kites please kites'],
  ['please actually', ''],
  ['', ''],
])('%j is %j without the words of changing', (said, left) => {
  expect(withoutCues(said, corrections)).toBe(left);
});

it.each<readonly [before: string, after: string, isPlain: boolean]>([
  ['actually the ', ' to friday', true],
  ['', '', true],
  ['kites and the ', ' to friday', false],
  ['the ', ' on my paper', false],
])('a name between %j and %j is plainly to be changed: %s', (before, after, isPlain) => {
  expect(isPlainChange(before, after, corrections)).toBe(isPlain);
});
