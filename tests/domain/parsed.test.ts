import { expect, it } from 'vitest';
import { accepted, refused } from '#src/domain/parsed.ts';

it('keeps the value of an accepted reading', () => {
  expect(accepted(600_000)).toEqual({ ok: true, value: 600_000 });
});

it('keeps the sentence of a refusal', () => {
  expect(refused('Please type an amount.')).toEqual({ ok: false, reason: 'Please type an amount.' });
});
