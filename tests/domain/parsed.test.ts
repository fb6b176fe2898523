import { expect, it } from 'vitest';
import { accepted, refused } from '#src/domain/parsed.ts';

it('keeps the value of an accepted reading', () => {
  expect(accepted(600_000)).toEqual({ ok: true, value: 600_000 });
});

it('keeps why a text was refused, and the values its sentence holds', () => {
  expect(refused('amountMissing')).toEqual({ ok: false, refusal: { code: 'amountMissing', values: {} } });
  expect(refused('textTooLong', { most: 80, typed: 81 })).toEqual({
    ok: false,
    refusal: { code: 'textTooLong', values: { most: 80, typed: 81 } },
  });
});
