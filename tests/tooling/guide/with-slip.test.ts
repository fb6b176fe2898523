import { expect, it } from 'vitest';
import { withSlip } from '#tooling/guide/with-slip.ts';

it.each([
  ['what is the penalty?', 0, 'what is the pnalty?'],
  ['what is the penalty?', 1, 'what is the pealty?'],
  ['penalty for delay', 1, 'penalty for deay'],
  ['gst fee 12345', 3, 'gst fee 12345'],
  ['', 0, ''],
])('%j with slip %d', (text, number, slipped) => {
  expect(withSlip(text, number)).toBe(slipped);
});
