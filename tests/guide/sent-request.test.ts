import { describe, expect, it } from 'vitest';
import type { IntentId } from '#src/collections/types.ts';
import { interpret } from '#src/guide/understanding/rule-reader/interpret.ts';
import { context } from '../support/sample-guide.ts';

const sent = { ...context, lastSending: { reference: '333333', hasArrived: true } };
const asked = (id: IntentId) => ({ kind: 'intent', id });

/** Nothing can be done here about a request that has gone: it is said how the office does it. */
describe('of a request that has gone', () => {
  it.each([
    ['cancel', asked('cancel-later')],
    ['cancel please', asked('cancel-later')],
    ['change the time to 5 pm', asked('change-later')],
    ['actually my phone is wrong', asked('change-later')],
    ['change the name on my certificate', { kind: 'search' }],
    ['is the fee of an audit wrong?', { kind: 'search' }],
    ['phone 98480 22339', { kind: 'search' }],
    ['the time', { kind: 'search' }],
    ['what papers for gst registration', { kind: 'search' }],
  ])('%j', (said, understood) => {
    expect(interpret(said, null, sent)).toEqual(understood);
  });

  it('nothing is said where none has gone', () => {
    expect(interpret('cancel', null, context)).toEqual(asked('cancel'));
    expect(interpret('change the time to 5 pm', null, context)).toEqual({ kind: 'search' });
  });
});
