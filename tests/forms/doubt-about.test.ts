import practice from 'content:practice';
import { expect, it } from 'vitest';
import { appointmentForm } from '#src/forms/appointment.ts';
import { doubtAbout } from '#src/forms/doubt-about.ts';
import type { Form } from '#src/forms/form.ts';
import type { Answers, Value } from '#src/forms/question.ts';
import { taxEstimate } from '#src/forms/tax-estimate.ts';

/** Closed on Sundays. */
const appointment = appointmentForm({
  ...practice,
  closings: [],
  hours: [
    { days: 'Monday to Saturday', time: '9:00 AM to 6:00 PM' },
    { days: 'Sunday', time: 'Closed' },
  ],
});

/** Saturday, noon in India. */
const now = new Date('2026-11-21T06:30:00Z');

function doubt(form: Form, id: string, value: Value, answers: Answers = {}) {
  const question = form.questions.find((one) => one.id === id);
  if (!question) throw new Error(`no question ${id}`);
  return doubtAbout(form, question, value, { now, answers });
}

it('an answer that nothing speaks against is not doubted', () => {
  expect(doubt(appointment, 'date', '2026-11-23')).toBe(undefined);
  expect(doubt(appointment, 'email', 'lakshmi@gmail.com')).toBe(undefined);
  expect(doubt(taxEstimate, 'annualIncome', 1_200_000)).toBe(undefined);
});

it('a day on which the office is closed is pointed out, with the open days around it', () => {
  const found = doubt(appointment, 'date', '2026-11-29');
  expect(found?.text).toContain('On Sunday, 29 November 2026 the office is closed');
  expect(found?.instead.map(({ value }) => value)).toEqual(['2026-11-28', '2026-11-30', '2026-12-01']);
});

it('a slip in a mail address is pointed out, with what was probably meant', () => {
  expect(doubt(appointment, 'email', 'lakshmi@gmial.com')?.instead).toEqual([
    { value: 'lakshmi@gmail.com', label: 'lakshmi@gmail.com' },
  ]);
});

it('an amount that is rather that of a month is pointed out, with twelve of it', () => {
  expect(doubt(taxEstimate, 'rentPaid', 15_000, { annualIncome: 1_200_000, basicSalary: 600_000 })?.instead).toEqual([
    { value: 180_000, label: '₹15,000 per month' },
  ]);
});

it('what was doubted before, or is told at another question, is not said again here', () => {
  expect(doubt(appointment, 'email', 'lakshmi@gmial.com', { email: 'lakshmi@gmial.com' })).toBe(undefined);
  expect(doubt(taxEstimate, 'annualIncome', 500_000, { basicSalary: 600_000 })).toBe(undefined);
});
