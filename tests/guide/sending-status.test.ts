import { describe, expect, it } from 'vitest';
import { replyText } from '#src/guide/answers/blocks.ts';
import type { Reply } from '#src/guide/model/reply.ts';
import { startState } from '#src/forms/form-state.ts';
import { withStatus } from '#src/guide/dialogue/sending-status.ts';
import { message, messageAnswers, moment, taxEstimate, wording } from '../support/guide-knowledge.ts';

const reply = (intent: Reply['intent']): Reply => ({
  outcome: 'answer',
  blocks: [{ kind: 'text', text: 'The office confirms.' }],
  links: [],
  ...(intent && { intent }),
});
const asking = startState(message, {}, moment.now);
const failed = { ...startState(message, messageAnswers, moment.now), stage: 'failed' as const };
const sent = { reference: 'K7-QT', hasArrived: true };
const perhaps = { reference: 'K7-QT', hasArrived: false };
const { status } = wording;
const named = (sentence: string) => sentence.replace('{reference}', 'K7-QT');

describe('who asks whether it was sent is told the truth', () => {
  it.each([
    ['nothing was ever begun', null, undefined, undefined, [status.nothing]],
    ['a message is under way', asking, message, undefined, [status.notYet]],
    ['the last try failed', failed, message, undefined, [status.failed]],
    [
      'figures are under way, which are never sent',
      startState(taxEstimate, {}, moment.now),
      taxEstimate,
      undefined,
      [status.nothing],
    ],
    ['it has gone', null, undefined, sent, [named(status.sent)]],
    ['it has gone, and another one is under way', asking, message, sent, [named(status.sent), status.notYet]],
    ['nobody knows whether it arrived', null, undefined, perhaps, [named(status.perhaps)]],
  ])('when %s', (_, formState, form, lastSending, sentences) => {
    expect(replyText(withStatus(reply('was-sent'), formState, form, lastSending, wording))).toBe(
      [...sentences, 'The office confirms.'].join('\n'),
    );
  });
});

it('who asks about something else is not', () => {
  expect(withStatus(reply('privacy'), null, undefined, sent, wording)).toEqual(reply('privacy'));
});
