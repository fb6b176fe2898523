import { expect, it } from 'vitest';
import type { Form } from '#src/forms/form.ts';
import { fillSlot, type Period } from '#src/guide/machine/fill-slot.ts';
import { appointment, message, moment, taxEstimate } from '../support/guide-knowledge.ts';

function filled(form: Form, id: string, typed: string, period?: Period) {
  const question = form.questions.find((one) => one.id === id);
  if (!question) throw new Error(`no question ${id}`);
  return fillSlot(question, typed, { now: moment.now, answers: {} }, period);
}

it('a value is stored as a chip would store it, and said as a person reads it', () => {
  expect(filled(appointment, 'date', '2026-12-02')).toEqual({
    ok: true,
    value: {
      text: 'Wednesday, 2 December 2026',
      act: { kind: 'setSlot', slot: 'date', value: '2026-12-02' },
      value: '2026-12-02',
    },
  });
  expect(filled(appointment, 'service', 'gst')).toEqual({
    ok: true,
    value: { text: 'GST Services', act: { kind: 'setSlot', slot: 'service', value: 'gst' }, value: 'gst' },
  });
});

it('what does not fit is refused as on the page', () => {
  expect(filled(message, 'email', 'nobody')).toEqual({ ok: false, refusal: { code: 'emailInvalid', values: {} } });
  expect(filled(appointment, 'date', '')).toEqual({ ok: false, refusal: { code: 'dateMissing', values: {} } });
  expect(filled(taxEstimate, 'deductions80C', '20,000', 'month')).toEqual({
    ok: false,
    refusal: { code: 'amountAboveCap', values: { cap: '₹1,50,000' } },
  });
});

it('an optional field that is empty clears its slot', () => {
  expect(filled(appointment, 'message', ' ')).toEqual({
    ok: true,
    value: { text: '', act: { kind: 'clearSlot', slot: 'message' }, value: undefined },
  });
});

it('an amount of a month is that of the year, and says so', () => {
  expect(filled(taxEstimate, 'rentPaid', '15,000', 'month')).toEqual({
    ok: true,
    value: {
      text: '₹1,80,000',
      act: {
        kind: 'setSlot',
        slot: 'rentPaid',
        value: 180_000,
        isMonthly: true,
        sum: '₹15,000 × 12',
        isPeriodTold: true,
      },
      value: 180_000,
    },
  });
});

it('an amount whose period is written beside it is not multiplied again', () => {
  const act = { kind: 'setSlot', slot: 'rentPaid', value: 180_000, isPeriodTold: true };
  expect(filled(taxEstimate, 'rentPaid', '15,000 per month', 'month')).toEqual({
    ok: true,
    value: { text: '₹1,80,000', act, value: 180_000 },
  });
  expect(filled(taxEstimate, 'rentPaid', '1,80,000', 'year')).toEqual({
    ok: true,
    value: { text: '₹1,80,000', act, value: 180_000 },
  });
});

it('a number that belongs in no chat is not stored', () => {
  const notes = filled(appointment, 'message', 'My PAN is ABCPE1234F');
  expect(notes.ok && notes.value.text).toBe('My PAN is ABCPE1234F');
  expect(notes.ok && String(notes.value.value)).not.toContain('ABCPE1234F');
});
