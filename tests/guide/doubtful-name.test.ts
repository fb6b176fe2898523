import { expect, it } from 'vitest';
import { isDoubtfulName } from '#src/guide/understanding/rule-reader/doubtful-name.ts';
import { context } from '../support/guide-knowledge.ts';

it.each([
  ['ravi kumar of gst', false],
  ['kumar and sons', false],
  ['Dr Rao', false],
  ['Will Smith', false],
  ['A B C D E', false],
  ['sai kumar', false],
  ['Sai kumar', false],
  ['tax sai', true],
  ['GST Help', true],
  ['gst', true],
  ['12', true],
  ['dr', true],
  ['will smith', true],
  ['not now', true],
])('%j may be no name: %s', (said, isDoubtful) => {
  expect(isDoubtfulName(said, { context })).toBe(isDoubtful);
});
