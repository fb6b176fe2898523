import { describe, expect, it } from 'vitest';
import { appointment } from '#src/forms/appointment.ts';
import { passOver, storeAnswer, type FormState } from '#src/forms/form-state.ts';
import type { Form } from '#src/forms/form.ts';
import type { Value } from '#src/forms/question.ts';
import { regimeComparison } from '#src/forms/regime-comparison.ts';
import { taxEstimate } from '#src/forms/tax-estimate.ts';
import { asking } from '../support/form-state-at.ts';

const now = new Date('2026-11-21T06:30:00Z');

/** The form where those answers were told while another question was open. */
function told(form: Form, before: FormState, answers: Readonly<Record<string, Value>>): FormState {
  const stored = Object.entries(answers).reduce((one, [id, value]) => {
    const question = form.questions.find((each) => each.id === id);
    return question ? storeAnswer(form, one, question, value, now) : one;
  }, before);
  return passOver(form, before, stored, now);
}
const openAfter = ({ asking: open, passed }: FormState) => ({ open, passed });
const booked = { service: 'gst', date: '2026-11-24', time: '10:00 AM' };

describe('a question in whose place another was answered', () => {
  it('waits until the others are through', () => {
    const once = told(appointment, asking('appointment', 'name', booked), { phone: '9848022338' });
    expect(openAfter(once)).toEqual({ open: 'email', passed: ['name'] });
    const twice = told(appointment, once, { email: 'ravi@example.com' });
    expect(openAfter(twice)).toEqual({ open: 'message', passed: ['name'] });
    expect(openAfter(told(appointment, twice, { message: 'A notice' }))).toEqual({ open: 'name', passed: ['name'] });
  });

  it('stays open where an answer was changed, or told of what is not asked', () => {
    const name = asking('appointment', 'name', booked);
    expect(openAfter(told(appointment, name, { time: '11:00 AM' }))).toEqual({ open: 'name' });
    expect(openAfter(told(appointment, name, { forWhom: 'other' }))).toEqual({ open: 'name' });
  });

  it('stays open where two answers to it were offered', () => {
    const time = { ...asking('appointment', 'time', { service: 'gst', date: '2026-11-24' }), offered: ['10:00 AM'] };
    expect(openAfter(told(appointment, time, { phone: '9848022338' }))).toEqual({ open: 'time' });
  });

  it('stays open where all figures need it', () => {
    const income = asking('tax-estimate', 'annualIncome');
    expect(openAfter(told(taxEstimate, income, { rentPaid: 0 }))).toEqual({ open: 'annualIncome' });
  });

  it('is left out of figures the second time', () => {
    const paid = { taxYear: '2026-27', grossSalary: 2_400_000, basicPay: 600_000, yearlyRent: 480_000 };
    const open = asking('regime-comparison', 'houseRentAllowance', paid);
    const once = told(regimeComparison, open, { section80C: 100_000 });
    expect(once.skipped).toEqual([]);
    const twice = told(regimeComparison, { ...once, asking: 'houseRentAllowance' }, { health: 25_000 });
    expect(twice.skipped).toEqual(['houseRentAllowance']);
  });
});
