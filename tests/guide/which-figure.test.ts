import { describe, expect, it } from 'vitest';
import type { FormState } from '#src/forms/form-state.ts';
import { respond } from '#src/guide/dialogue/respond.ts';
import { update } from '#src/guide/dialogue/update.ts';
import type { Act } from '#src/guide/model/act.ts';
import { asking, at } from '../support/form-state-at.ts';
import { booked, estimated } from '../support/sample-answers.ts';
import { context } from '../support/sample-guide.ts';

/** What is said to some acts, what can be tapped then, and whether the answers stay as they are. */
function after(formState: FormState, ...acts: readonly Act[]) {
  const state = update({ formState }, acts, context);
  const [{ blocks, chips = [] } = { blocks: [] }] = respond(state, context).said;
  return {
    said: blocks.map((block) => (block.kind === 'text' ? block.text : block.kind)),
    labels: chips.map(({ label }) => label),
    chips,
    state: state.formState,
  };
}

const left = (...amounts: readonly string[]): Act => ({ kind: 'leaveAmounts', amounts });
const result = at('finished', 'tax-estimate', estimated);

describe('an amount that names no figure', () => {
  it('changes nothing behind a result, and is asked about', () => {
    const { said, labels, state } = after(result, left('280000'));
    expect(said).toEqual(['Which figure is ₹2.8 lakh?']);
    expect(labels).toEqual([
      'Annual income',
      'Basic salary',
      'HRA received',
      'Rent paid',
      '80C deductions',
      'Other deductions',
      'None of these',
    ]);
    expect(state?.answers).toEqual(estimated);
  });

  it('is stored under the figure that is tapped, and the result is worked out anew', () => {
    const { chips } = after(result, left('2.8 lakh'));
    const rent = chips.find(({ label }) => label === 'Rent paid');
    const { said, state } = after(result, ...(rent?.acts ?? []));
    expect(state?.answers).toEqual({ ...estimated, rentPaid: 280_000 });
    expect(said[0]).toBe('Changed. Rent paid: ₹2,80,000.');
  });

  it('is left where it is none of them: the result is said again', () => {
    const { chips } = after(result, left('2.8 lakh'));
    const { said, state } = after(result, ...(chips.at(-1)?.acts ?? []));
    expect([state?.answers, said.includes('rows')]).toEqual([estimated, true]);
  });

  it('is noted nowhere at the review of a request, which has no figures', () => {
    const review = at('reviewing', 'appointment', booked);
    const { said, state } = after(review, left('280000'));
    expect([said[0], state?.answers]).toEqual(['I have not noted that as an answer.', booked]);
  });

  it('cannot be asked about by tapping where there are several: the open question follows', () => {
    const { said, labels } = after(asking('tax-estimate', 'hraReceived', { annualIncome: 1_200_000 }), left('5', '7'));
    expect([said, labels]).toEqual([
      [
        'I read more than one amount and cannot tell what each is for. Please name each of them, for example rent 1.8 lakh.',
        'How much house rent allowance (HRA) did you receive in the year?',
      ],
      ['None', "I don't know", 'Show the result', 'Back', 'Cancel'],
    ]);
  });
});
