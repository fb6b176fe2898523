import { expect, it } from 'vitest';
import type { Act } from '#src/guide/model/act.ts';
import { readLine } from '#tooling/guide/read-line.ts';
import { asking, at } from '../../support/form-state-at.ts';

const open = asking('appointment', 'time', { service: 'gst', date: '2026-12-02' });
const review = at('reviewing', 'appointment', { service: 'gst', date: '2026-12-02', name: 'Ravi' });
const refusal = { code: 'timeUnknown', values: {} } as const;

it.each<[string, readonly Act[], typeof open, object]>([
  ['a value', [{ kind: 'setSlot', slot: 'time', value: '04:00 PM' }], open, { act: 'set', set: { time: '04:00 PM' } }],
  [
    'a value and a question',
    [
      { kind: 'correctSlot', slot: 'date', value: '2026-12-03' },
      { kind: 'ask', text: 'are you open' },
    ],
    open,
    { act: 'set', set: { date: '2026-12-03' }, asks: 'are you open' },
  ],
  ['a question in the words of the message', [{ kind: 'ask' }], open, { act: 'ask', asks: 'said so' }],
  ['a value that does not fit', [{ kind: 'rejectSlot', slot: 'time', refusal }], open, { act: 'unsure' }],
  ['what may be meant', [{ kind: 'propose', acts: [{ kind: 'cancel' }] }], open, { act: 'unsure' }],
  ['an answer to change', [{ kind: 'reopenSlot', slot: 'date' }], review, { act: 'reopen', drop: ['date'] }],
  [
    'an answer without its new value that does not fit',
    [{ kind: 'reopenSlot', slot: 'date', refusal }],
    review,
    { act: 'unsure' },
  ],
  ['an answer that is taken out', [{ kind: 'clearSlot', slot: 'name' }], review, { act: 'reopen', drop: ['name'] }],
  ['a question that is left out', [{ kind: 'clearSlot', slot: 'message' }], open, { act: 'skip' }],
  ['a yes at the review', [{ kind: 'affirm' }], review, { act: 'send' }],
  ['a yes at a question', [{ kind: 'affirm' }], open, { act: 'unsure' }],
  ['a no at the review', [{ kind: 'deny' }], review, { act: 'hold' }],
  ['another form', [{ kind: 'startFlow', form: 'message' }], open, { act: 'switch', to: 'message' }],
  ['the same form anew', [{ kind: 'startFlow', form: 'appointment' }], open, { act: 'restart' }],
  ['a person', [{ kind: 'humanHandoff', intent: 'human' }], open, { act: 'switch', to: 'human' }],
  ['an end', [{ kind: 'cancel' }], open, { act: 'cancel' }],
  ['thanks', [{ kind: 'chitChat', intent: 'thanks' }], open, { act: 'chat' }],
  ['nothing', [], open, { act: 'unsure' }],
])('%s is summed up in a line', (_, acts, formState, line) => {
  expect(readLine(acts, formState, 'said so')).toEqual({ set: {}, drop: [], to: null, asks: null, ...line });
});
