import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuideEvent } from '#src/guide/machine/machine.ts';
import type { Message } from '#src/guide/model/message.ts';
import { respond } from '#src/guide/answers/respond.ts';
import { withoutUnseen } from '#src/text/unseen.ts';
import { takeTurn } from '../support/take-turn.ts';
import { after, failure, formRequest, said, further, talkOf, toReview, type Snapshot } from '../support/guide-model.ts';
import { moment, context, knowledge } from '../support/guide-knowledge.ts';

const found: GuideEvent = {
  type: 'answer.found',
  reply: { outcome: 'miss', blocks: [{ kind: 'text', text: 'Nothing found.' }], links: [] },
};
const taxTold = ['12 lakh', '6 lakh', '1 lakh', '1 lakh', '1 lakh'].map(said);
const booked = ['GST Services', '25 dec', '11 am', 'Lakshmi', 'l@example.com', '98765 43210'].map(said);

/** Ways to every kind of place the guide can be at. */
const places: Readonly<Record<string, readonly GuideEvent[]>> = {
  'nothing open': [],
  'a question being looked up': [said('how long does gst take')],
  'an amount': [formRequest('tax-estimate')],
  'an optional amount': [formRequest('tax-estimate'), ...taxTold],
  'the result': [formRequest('tax-estimate'), ...taxTold, said('0')],
  'a name': [formRequest('message')],
  'a mail address': toReview.slice(0, 2),
  'a subject': toReview.slice(0, 3),
  'a long text': toReview.slice(0, 4),
  'a service': [formRequest('appointment')],
  'a date': [formRequest('appointment'), ...booked.slice(0, 1)],
  'an hour': [formRequest('appointment'), ...booked.slice(0, 2)],
  'a phone number': [formRequest('appointment'), ...booked.slice(0, 5)],
  'optional notes': [formRequest('appointment'), ...booked],
  'the review': toReview,
  'a question reopened': [...toReview, said('change name')],
  'the sending': [...toReview, said('send it')],
  'a failed sending': [...toReview, said('send it'), failure],
};

const odd = [
  '',
  ' ',
  'y',
  '𝑦',
  'ok',
  'send it',
  '\u0000\u0007',
  '\u202eevil\u202c',
  '\u200f\u200e',
  '<script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\ud800',
  '%',
  '%E0%A4%A',
  '${1}',
  '(((((',
  '\\',
  'NaN',
  '-0',
  '1e999',
];
const anyText = fc.oneof(
  fc.constantFrom(...odd),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.lorem(),
);

const wipes = new Set(['clear', 'restart', 'cancel', 'back', 'skip', 'no']);
const fromVisitor = (messages: readonly Message[]) =>
  messages.filter(({ from }) => from === 'visitor').map(({ blocks }) => blocks);

/** What comes from outside before the guide can answer: what it has begun to look up is found, what it has begun to send does not arrive. */
function outcomes(before: Snapshot, spoken: Snapshot): readonly GuideEvent[] {
  if (talkOf(spoken) === 'answering') return [found, found];
  return talkOf(spoken) === 'sending' && talkOf(before) !== 'sending' ? [failure] : [];
}

describe('whatever is said', () => {
  it.each(Object.entries(places))(
    'at %s, it is kept as it is seen, is answered, and takes no answer away',
    (_, way) => {
      const before = after(way);
      fc.assert(
        fc.property(anyText, (text) => {
          fc.pre(!wipes.has(knowledge.intents.whole(text)?.id ?? ''));
          const spoken = further(before, [said(text)]);
          const answered = further(spoken, outcomes(before, spoken));
          expect(fromVisitor(answered.context.messages)).toEqual([
            ...fromVisitor(before.context.messages),
            [{ kind: 'text', text: withoutUnseen(text) }],
          ]);
          expect(answered.context.messages.at(-1)?.from).toBe('guide');
          expect(Object.keys({ ...answered.context.formState?.answers })).toEqual(
            expect.arrayContaining(Object.keys({ ...before.context.formState?.answers })),
          );
        }),
        { numRuns: 12 },
      );
    },
  );

  it('after a reload, it is kept and answered unless it asks for a fresh start, and changes no answer but the letter, which may grow', () => {
    const remembered = { kind: 'kept' as const, memory: after(toReview).context };
    const { message: letter, ...others } = remembered.memory.formState?.answers ?? {};
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!wipes.has(knowledge.intents.whole(text)?.id ?? ''));
        const { context } = after([said(text), found], remembered);
        expect(fromVisitor(context.messages).at(-1)).toEqual([{ kind: 'text', text: withoutUnseen(text) }]);
        expect([context.messages.at(-1)?.from, context.formState?.answers]).toEqual([
          'guide',
          { ...others, message: expect.stringMatching(new RegExp(`^${String(letter)}`)) as unknown },
        ]);
      }),
      { numRuns: 25 },
    );
  });

  it('a turn neither throws nor changes what it was given', () => {
    const walks = Object.values(places).map((way) => after(way).context.formState);
    fc.assert(
      fc.property(anyText, fc.constantFrom(...walks), (text, formState) => {
        const copy = structuredClone(formState);
        const turn = takeTurn(text, formState, context);
        expect(formState).toEqual(copy);
        expect(JSON.parse(JSON.stringify(turn))).toEqual(structuredClone(turn));
      }),
      { numRuns: 60 },
    );
  });

  it('the look-up answers with words, and its links lead to our pages or to WhatsApp', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const found = respond(knowledge, text, moment.page);
        const { blocks, links } = 'reply' in found ? await found.reply : found;
        expect(blocks.length).toBeGreaterThan(0);
        expect(links.filter(({ href }) => !/^(?:\/(?!\/)|https:\/\/wa\.me\/)/.test(href))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('more than 20,000 characters are cut to 20,000', () => {
    expect(fromVisitor(after([said('a'.repeat(30_000))]).context.messages)).toEqual([
      [{ kind: 'text', text: 'a'.repeat(20_000) }],
    ]);
  });
});
