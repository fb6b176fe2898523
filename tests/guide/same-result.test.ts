import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf } from '#src/forms/draft.ts';
import { fillIn } from '#src/forms/form.ts';
import { estimateFor, estimateRows, taxEstimate } from '#src/forms/tax-estimate.ts';
import { takeTurn } from '../support/take-turn.ts';
import type { FormState } from '#src/forms/form-state.ts';
import { moment, knowledge } from '../support/guide-knowledge.ts';

/** A figure below a hundred counts in lakhs where somebody says it. */
const aYear = (max: number) => fc.nat(max).map((amount) => String(amount > 0 && amount < 100 ? max - amount : amount));
const amount = fc.oneof(
  aYear(100_000_000),
  fc.nat(999).map((lakh) => `${lakh} lakh`),
  fc.nat(500).map((thousand) => `${thousand}k per month`),
);
const optional = fc.option(amount, { nil: '' });
const capped = fc.option(aYear(150_000), { nil: '' });
const texts = fc.record({
  annualIncome: amount,
  basicSalary: amount,
  hraReceived: optional,
  rentPaid: optional,
  deductions80C: capped,
  otherDeductions: optional,
});

describe('page and guide', () => {
  it('give the same six figures for the same answers', () => {
    fc.assert(
      fc.property(texts, (typed) => {
        const filled = fillIn(taxEstimate, typed, moment.now);
        const context = { knowledge, ...moment };
        const walked = taxEstimate.questions.reduce<FormState | null>(
          (formState, { id }) => {
            const told = takeTurn(typed[id as keyof typeof typed] || 'skip', formState, context).formState;
            return told?.asking === id ? takeTurn('yes', told, context).formState : told;
          },
          takeTurn('calculate my tax', null, context).formState,
        );
        expect(filled.ok && walked && estimateRows(estimateFor(walked.answers))).toEqual(
          filled.ok && estimateRows(estimateFor(filled.answers)),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('take over from one another without loss', () => {
    fc.assert(
      fc.property(texts, (typed) => {
        const filled = fillIn(taxEstimate, typed, moment.now);
        if (!filled.ok) throw new Error('the texts are all good');
        expect(fillIn(taxEstimate, draftOf(taxEstimate, filled.answers), moment.now)).toEqual(filled);
      }),
    );
  });
});
