import { expect, it } from 'vitest';
import type { FormState } from '#src/forms/form-state.ts';
import type { Act } from '#src/guide/model/act.ts';
import { invariants, mergeActs } from '#src/guide/dialogue/merge-acts.ts';
import { asking, at } from '../support/form-state-at.ts';
import { booked } from '../support/sample-answers.ts';
import { context } from '../support/sample-guide.ts';

const set = (slot: string, value: string): Act => ({ kind: 'setSlot', slot, value });
const affirm: Act = { kind: 'affirm' };
const hold: Act = { kind: 'hold' };
const ask: Act = { kind: 'ask', text: 'what are your fees' };
const review = at('reviewing', 'appointment', booked);
const open = asking('appointment', 'date', { service: 'gst' });

type Case = readonly [acts: readonly Act[], merged: readonly Act[], formState?: FormState];

const cases: Readonly<Record<keyof typeof invariants, readonly Case[]>> = {
  noSlotIsSetTwice: [
    [
      [set('name', 'Ravi'), set('phone', '9848022338'), set('name', 'Raghav')],
      [set('phone', '9848022338'), set('name', 'Raghav')],
    ],
  ],
  onlyAPlainYesSends: [
    [[affirm], [affirm], review],
    [[{ kind: 'clearSlot', slot: 'message' }, affirm], [{ kind: 'clearSlot', slot: 'message' }, affirm], review],
    [[affirm, ask], [hold, ask], review],
    [[set('name', 'Ravi'), affirm], [set('name', 'Ravi'), hold], open],
    [[{ kind: 'deny' }, affirm], [{ kind: 'deny' }, hold], review],
  ],
  questionsStandLast: [
    [
      [ask, set('name', 'Ravi'), hold],
      [set('name', 'Ravi'), hold, ask],
    ],
  ],
  heldSlotsAreCorrected: [
    [[set('service', 'tax')], [{ kind: 'correctSlot', slot: 'service', value: 'tax' }], open],
    [[set('service', 'gst'), set('name', 'Ravi')], [set('service', 'gst'), set('name', 'Ravi')], open],
  ],
  formsBeginWithWhatIsKnown: [
    [
      [{ kind: 'startFlow', form: 'message' }, set('email', booked.email)],
      [{ kind: 'startFlow', form: 'message' }, set('name', booked.name), set('email', booked.email)],
      review,
    ],
    [[{ kind: 'startFlow', form: 'message' }], [{ kind: 'startFlow', form: 'message' }]],
  ],
};

const rows = Object.entries(cases).flatMap(([name, list]) =>
  list.map(([acts, merged, formState = null]) => ({ name: name as keyof typeof invariants, acts, merged, formState })),
);

it.each(rows)('of the acts of a turn holds $name: $acts', ({ name, acts, merged, formState }) => {
  expect(invariants[name](acts, formState, context)).toEqual(merged);
  expect(mergeActs(acts, formState, context)).toEqual(merged);
});

it('where an act was read is of no matter to those who carry it out', () => {
  const read = { ...set('name', 'Ravi'), span: { start: 0, end: 4 }, confidence: 1 };
  expect(mergeActs([read], null, context)).toEqual([set('name', 'Ravi')]);
});
