import { describe, expect, it } from 'vitest';
import type { FormState } from '#src/forms/form-state.ts';
import { respond } from '#src/guide/dialogue/respond.ts';
import { update } from '#src/guide/dialogue/update.ts';
import type { Act } from '#src/guide/model/act.ts';
import { asking, at } from '../support/form-state-at.ts';
import { booked } from '../support/sample-answers.ts';
import { context, wording } from '../support/sample-guide.ts';

const mayBeYes: Act = { kind: 'hold', asksToSend: true };
const review = { ...at('reviewing', 'appointment', booked), skipped: ['message'] };

/** What is said to the last of some acts, each a turn, what can be tapped then, and what happens. */
function after(formState: FormState, ...acts: readonly Act[]) {
  const state = acts.reduce<ReturnType<typeof update>>((before, act) => update(before, [act], context), {
    formState,
    outcome: [],
  });
  const { said, effect } = respond(state, context);
  const [block] = said[0]?.blocks ?? [];
  return {
    text: block?.kind === 'text' ? block.text : undefined,
    chips: said[0]?.chips?.map(({ label }) => label),
    effect,
  };
}

describe('what may be a yes at a review', () => {
  it('is asked about', () => {
    expect(after(review, mayBeYes)).toEqual({
      text: wording.sendNow,
      chips: ['Book Appointment', 'Not yet'],
      effect: 'none',
    });
  });

  it('sends nothing when it answers that, however often, and a yes does', () => {
    const { text, effect } = after(review, mayBeYes, mayBeYes, mayBeYes);
    expect([text, effect]).toEqual([wording.notSent, 'none']);
    expect(after(review, mayBeYes, mayBeYes, { kind: 'affirm' }).effect).toBe('send');
  });

  it('is asked about again once anything else was said', () => {
    expect(after(review, mayBeYes, { kind: 'hold' }, mayBeYes)).toEqual(after(review, mayBeYes));
    expect(after(review, mayBeYes, { kind: 'hold' }).text).toBe(wording.notSent);
  });

  it('sends nothing while a question is open', () => {
    const { text, effect } = after(asking('appointment', 'phone', { service: 'gst' }), mayBeYes, mayBeYes);
    expect([text, effect]).toEqual([wording.noHurry, 'none']);
  });
});
