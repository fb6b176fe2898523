import { describe, expect, it } from 'vitest';
import type { Answers } from '#src/forms/question.ts';
import type { FormState } from '#src/forms/form-state.ts';
import type { FormId } from '#src/collections/form-ids.ts';
import { booked } from '../support/sample-answers.ts';
import { context } from '../support/guide-knowledge.ts';

const asking = (form: FormId, slot: string, answers: Answers = {}, more: Partial<FormState> = {}): FormState => ({
  form,
  answers,
  skipped: [],
  stage: 'asking',
  asking: slot,
  tries: 0,
  ...more,
});

const done = (form: FormId, answers: Answers, more: Partial<FormState> = {}): FormState => ({
  ...asking(form, '', answers, more),
  stage: form === 'appointment' ? 'reviewing' : 'finished',
  asking: null,
});

/** What a message is read as, without where it was read and how surely. */
const readAs = (message: string, formState: FormState) =>
  context.knowledge
    .understand(message, formState, context)
    .acts.map(({ span: _, confidence: _too, ...act }): unknown => act);

describe('a letter', () => {
  const letter = asking('message', 'message', { name: 'Ravi', email: 'ravi@example.in', subject: 'A return' });
  const question = 'how much do you charge for itr?';

  it('keeps the question that it puts to the office', () => {
    expect(readAs(question, letter)).toEqual([{ kind: 'setSlot', slot: 'message', value: question }]);
  });

  it('is not written by a question about the form itself', () => {
    expect(readAs('who will read my message?', letter)).toEqual([{ kind: 'askIntent', intent: 'privacy' }]);
  });

  it('is put aside for a question where only notes are asked for', () => {
    expect(readAs('what is the penalty if my return is late?', asking('appointment', 'message', booked))).toEqual([
      { kind: 'ask' },
    ]);
  });
});

describe('whose a figure is', () => {
  const income = asking('tax-estimate', 'annualIncome');

  it('beside one of the visitor, that of another is not meant', () => {
    expect(readAs('my brother earns 12 lakh, mine is 9 lakh', income)).toEqual([
      { kind: 'setSlot', slot: 'annualIncome', value: 900_000 },
    ]);
  });

  it('alone, that of another is offered and not noted', () => {
    expect(readAs('my wife earns 8 lakh', income)).toEqual([
      { kind: 'propose', acts: [{ kind: 'setSlot', slot: 'annualIncome', value: 800_000 }] },
    ]);
  });

  it('is that of the person for whom the tax is worked out', () => {
    expect(readAs('this is for my husband, 8 lakh', income)).toEqual([
      { kind: 'setSlot', slot: 'annualIncome', value: 800_000 },
    ]);
  });

  it('begins the walk with that of the person for whom it is asked', () => {
    expect(
      context.knowledge
        .understand('calculate tax for my wife, she earns 8 lakh', null, context)
        .acts.map(({ span: _, confidence: _too, ...act }): unknown => act),
    ).toEqual([
      { kind: 'startFlow', form: 'tax-estimate' },
      { kind: 'setSlot', slot: 'annualIncome', value: 800_000 },
    ]);
  });
});

describe('what is part of an answer that stands', () => {
  it('is offered beside it and in its place', () => {
    expect(readAs('FD interest 2 lakh', asking('tax-estimate', 'basicSalary', { annualIncome: 1_200_000 }))).toEqual([
      {
        kind: 'propose',
        acts: [
          { kind: 'setSlot', slot: 'annualIncome', value: 1_400_000, sum: '₹12,00,000 + ₹2,00,000' },
          { kind: 'setSlot', slot: 'annualIncome', value: 200_000 },
        ],
      },
    ]);
  });

  it('is added where the message says so', () => {
    expect(readAs('add LIC 14000', done('tax-estimate', { annualIncome: 1_200_000, deductions80C: 86_000 }))).toEqual([
      expect.objectContaining({ kind: 'setSlot', slot: 'deductions80C', value: 100_000 }),
    ]);
  });
});

describe('an amount in place of another', () => {
  const answers = { annualIncome: 1_200_000, rentPaid: 180_000 };

  it('goes to the answer that is the other, by the month as that was', () => {
    expect(
      readAs('20k instead of 15k', asking('tax-estimate', 'otherDeductions', answers, { monthly: ['rentPaid'] })),
    ).toEqual([{ kind: 'setSlot', slot: 'rentPaid', value: 240_000, isMonthly: true, isPeriodTold: true }]);
  });

  it('goes to the open question where no answer is the other', () => {
    expect(readAs('20k instead of 15k', asking('tax-estimate', 'otherDeductions', answers))).toEqual([
      { kind: 'setSlot', slot: 'otherDeductions', value: 20_000 },
    ]);
  });
});

describe('at a review or a result', () => {
  it('a number of things is no hour', () => {
    expect(readAs('2 form 16s came', done('appointment', booked))).toEqual([{ kind: 'propose', acts: [] }]);
  });

  it('an office that is named is noted, though it sounds like a question', () => {
    expect(readAs('change office to hyderabad', done('appointment', booked))).toEqual([
      { kind: 'setSlot', slot: 'office', value: 'hyderabad' },
    ]);
  });

  it('a year is a year and no amount', () => {
    expect(
      readAs('change tax year to 2024-25', done('regime-comparison', { grossSalary: 1_800_000, taxYear: '2026-27' })),
    ).toEqual([{ kind: 'setSlot', slot: 'taxYear', value: '2024-25' }]);
  });

  it('"per month" is said of the amount told last', () => {
    expect(
      readAs(
        'per month',
        done('regime-comparison', { grossSalary: 1_200_000, yearlyRent: 20_000 }, { last: { yearlyRent: null } }),
      ),
    ).toEqual([{ kind: 'setSlot', slot: 'yearlyRent', value: 240_000 }]);
  });
});
