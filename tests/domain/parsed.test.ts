import { expect, it } from 'vitest';
import { accepted, refused } from '#src/domain/parsed.ts';

it('keeps the value of an accepted reading', () => {
  expect(accepted(600_000)).toEqual({ ok: true, value: 600_000 });
});

it('keeps why a text was refused, and the values its sentence holds', () => {
  expect(refused('amountMissing')).toEqual({ ok: false, refusal: { code: 'amountMissing', values: {} } });
  expect(refused('nameTooLong', { most: 80 })).toEqual({
    ok: false,
    refusal: { code: 'nameTooLong', values: { most: 80 } },
  });
});
