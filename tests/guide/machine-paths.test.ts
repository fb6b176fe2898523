import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it } from 'vitest';
import type { FormId } from '#src/collections/form-ids.ts';
import { guideMachine, type GuideEvent } from '#src/guide/machine/machine.ts';
import type { Remembered } from '#src/guide/model/memory.ts';
import { noTopic } from '#src/guide/model/topic.ts';
import {
  after,
  failure,
  formRequest,
  further,
  inputOf,
  placeOf,
  reply,
  said,
  talkOf,
  willing,
  type Snapshot,
} from '../support/guide-model.ts';

const anew: Remembered = { kind: 'none' };
const kept: Remembered = {
  kind: 'kept',
  memory: { messages: after([said('hello')]).context.messages, formState: null, topic: noTopic },
};
const words = [
  'what is gst',
  'back',
  'skip',
  'help',
  'cancel',
  'start over',
  'yes',
  'no',
  'my answers',
  '???',
  'change name',
];
const happenings: readonly GuideEvent[] = [
  { type: 'answer.coming', links: reply.links },
  { type: 'answer.found', reply },
  { type: 'delivery.succeeded' },
  failure,
  { type: 'conversation.cleared' },
  { type: 'panel.opened' },
  { type: 'panel.closed' },
];

/** Every place that can be reached, on the shortest way. */
function ways(remembered: Remembered, more: readonly GuideEvent[]) {
  const events = (snapshot: Snapshot) => [...[...words, willing(snapshot)].map(said), ...happenings, ...more];
  const paths = getShortestPaths(guideMachine, {
    input: inputOf(remembered),
    events,
    serializeState: placeOf,
    limit: 20_000,
  });
  return paths.map(({ state }) => state);
}

/** Lets a willing visitor say yes to everything from a place on, until nothing is asked any more. */
function carriedOn(state: Snapshot): { readonly talk: string; readonly said: string } {
  let now = state;
  for (let step = 0; step < 20 && talkOf(now) !== 'ready'; step += 1) {
    const next: GuideEvent =
      talkOf(now) === 'answering'
        ? { type: 'answer.found', reply }
        : talkOf(now) === 'sending'
          ? { type: 'delivery.succeeded' }
          : said(talkOf(now) === 'inForm.asking' ? willing(now) : 'yes');
    now = further(now, [next]);
  }
  const [first] = now.context.messages.at(-1)?.blocks ?? [];
  return {
    talk: talkOf(now),
    said: first?.kind === 'text' || first?.kind === 'heading' ? first.text : (first?.heading ?? ''),
  };
}

describe('from the start', () => {
  it.each([
    ['afresh', anew, ['answering', 'inForm.asking', 'inForm.failed', 'inForm.reviewing', 'ready', 'sending']],
    [
      'after a reload',
      kept,
      ['answering', 'inForm.asking', 'inForm.failed', 'inForm.reviewing', 'ready', 'returning', 'sending'],
    ],
  ] as const)('%s, every state of the talk is reached, with the panel closed and open', (_, remembered, talks) => {
    const reached = new Set(
      ways(remembered, [formRequest('message')]).map((state) => `${state.value.panel} ${talkOf(state)}`),
    );
    expect([...reached].sort()).toEqual(['closed', 'open'].flatMap((panel) => talks.map((talk) => `${panel} ${talk}`)));
  });
});

describe('from every place of a form', () => {
  it.each([
    ['tax-estimate', 'Tax year 2026-27: you pay ₹'],
    ['message', `Message sent. Thank you. Your message is in our mailbox and we will answer by mail.`],
    [
      'appointment',
      'Request received. Thank you. Your request is in our mailbox. The time is yours once we confirm it by mail or phone.',
    ],
  ] as readonly (readonly [FormId, string])[])('%s, saying yes and answering leads to its end', (form, end) => {
    const places = ways(anew, [formRequest(form)]).filter(
      (state) => state.context.formState?.form === form && state.context.formState.stage !== 'finished',
    );
    const stuck = places
      .map((state) => ({ place: placeOf(state), ...carriedOn(state) }))
      .filter(({ talk, said: last }) => talk !== 'ready' || !last.startsWith(end));
    expect(stuck).toEqual([]);
    expect(places.length).toBeGreaterThan(10);
  });

  it.each(['tax-estimate', 'message', 'appointment'] as const)(
    '%s can be left with cancel, with nothing open after it',
    (form) => {
      const places = ways(anew, [formRequest(form)]).filter((state) => talkOf(state).startsWith('inForm'));
      const left = places
        .map((state) => further(state, [said('cancel')]))
        .map((state) => [talkOf(state), state.context.formState]);
      expect(left).toEqual(places.map(() => ['ready', null]));
    },
  );
});

describe('everywhere', () => {
  const states = ways(kept, [formRequest('message')]);
  const busy = new Set(['answering', 'sending']);

  it('a form that is asked for begins, unless something is on its way', () => {
    for (const state of states) {
      const next = further(state, [formRequest('tax-estimate')]);
      const expected = busy.has(talkOf(state))
        ? [talkOf(state), state.context.formState?.asking]
        : ['inForm.asking', 'annualIncome'];
      expect([talkOf(next), next.context.formState?.asking]).toEqual(expected);
    }
  });

  it('clearing leaves one message and nothing else, unless something is on its way', () => {
    for (const state of states) {
      const next = further(state, [{ type: 'conversation.cleared' }]);
      const expected = busy.has(talkOf(state)) ? [talkOf(state), state.context.messages.length] : ['ready', 1];
      expect([talkOf(next), next.context.messages.length]).toEqual(expected);
    }
  });
});
