import { createActor, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { openingKnowledge } from '#src/guide/machine/opening-knowledge.ts';
import { guideForms } from '#src/guide/machine/guide-forms.ts';
import { lookAhead, portsAhead } from '#src/guide/machine/look-ahead.ts';
import { keepingAnswer } from '#src/guide/machine/look-up.ts';
import type { Ports } from '#src/guide/machine/ports.ts';
import { replyText } from '#src/guide/answers/blocks.ts';
import { respond } from '#src/guide/answers/respond.ts';
import { guideLogic } from '#src/guide/machine/session.ts';
import { converse } from '../support/converse.ts';
import { knowledge, moment } from '../support/guide-knowledge.ts';
import { after, inputOf } from '../support/guide-model.ts';

/** A conversation whose messages are typed before they are sent, and how often one was understood or answered. */
function typing() {
  const answer = vi.fn<Ports['answer']>((text, page, earlier) => respond(knowledge, text, page, earlier));
  const forms = { ...guideForms, understand: vi.fn(guideForms.understand) };
  const ports: Ports = {
    answer: keepingAnswer(answer),
    knowledge: vi.fn(() => Promise.resolve(knowledge.withForms(forms))),
    readScript: () => Promise.resolve(null),
    send: () => Promise.resolve({ ok: true }),
  };
  const actor = createActor(guideLogic(ports), {
    input: { ...inputOf({ kind: 'none' }), knowledge: openingKnowledge },
  }).start();
  // What comes while the panel is shut is counted, which looking ahead does not know of.
  actor.send({ type: 'panel.opened' });
  const said = () => actor.getSnapshot().context.messages.map(replyText);
  return {
    said,
    answer,
    ports,
    worked: () => answer.mock.calls.length + forms.understand.mock.calls.length,
    type: async (text: string, page = moment.page, isTyped = () => true) =>
      lookAhead(actor.getSnapshot().context, { text, ...moment, page }, ports, isTyped),
    send: async (text: string, now = moment.now) => {
      actor.send({ type: 'visitor.said', text, ...moment, now });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('waiting'));
    },
  };
}

describe('a message that is looked up while it is typed', () => {
  const messages = [
    'documents for gst registration',
    'and how long?',
    'calculate my tax',
    '12 lakh',
    'is 80C allowed in the new regime',
    '6 lakh',
  ];

  it('is answered as it would have been, and neither understood nor answered once more when it is sent', async () => {
    const { type, send, said, worked } = typing();
    const { say, messages: saidPlainly } = converse();
    for (const text of messages) {
      const before = said();
      await type(text);
      expect(said()).toEqual(before);
      const known = worked();
      await send(text);
      expect([text, worked()]).toEqual([text, known]);
      await say(text);
      expect(said()).toEqual(saidPlainly().map(replyText));
    }
  });

  it.each([
    ['other words', 'documents for llp registration', moment.now],
    ['another minute', 'documents for gst registration', new Date(moment.now.getTime() + 60_000)],
  ])('is answered anew in %s', async (_, text, now) => {
    const { type, send, answer } = typing();
    await type('documents for gst registration');
    answer.mockClear();
    await send(text, now);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('asks our pages nothing where it is no question of theirs', async () => {
    const { type, answer } = typing();
    await type('book an appointment');
    expect(answer).not.toHaveBeenCalled();
  });

  it('has what reads messages fetched', async () => {
    const { type, ports } = typing();
    await type('documents for gst registration');
    expect(ports.knowledge).toHaveBeenCalledTimes(1);
  });

  it('asks once for what cannot be had, however often the visitor pauses', async () => {
    const knowledge = vi.fn<Ports['knowledge']>(() => Promise.resolve(null));
    const ahead = portsAhead({ ...typing().ports, knowledge });
    const context = { ...after([]).context, knowledge: openingKnowledge };
    for (const text of ['calc', 'calculate my', 'calculate my tax'])
      await lookAhead(context, { text, ...moment }, ahead, () => true);
    expect(knowledge).toHaveBeenCalledTimes(1);
  });

  it('is left once it is no longer what is typed', async () => {
    const { type, answer } = typing();
    await type('is tax audit needed above 1 crore', '/', () => false);
    expect(answer).not.toHaveBeenCalled();
  });
});

it('asks again for an answer whose text was fetched, and until then not twice', async () => {
  const reply = { outcome: 'answer', blocks: [], links: [] } as const;
  const texts = Promise.resolve(reply);
  const answer = vi.fn(() => ({ links: [], reply: texts }));
  const kept = keepingAnswer(answer);
  const first = kept('gst', '/', {});
  expect(kept('gst', '/', {})).toBe(first);
  await texts;
  expect(kept('gst', '/', {})).not.toBe(first);
  expect(answer).toHaveBeenCalledTimes(2);
});
