import { describe, expect, it } from 'vitest';
import { decisionReply } from '#src/guide/answers/decision-reply.ts';
import { replyText } from '#src/guide/answers/blocks.ts';
import { questionOf } from '#src/text/story.ts';

const told =
  'My brother and I run a small mill outside the town with thirty five people in the season, the trade licence is there since two years, ' +
  'last week an officer of the labour department came and asked for the registers and the fee for 35 workers';

describe('the question of a long message', () => {
  it.each([
    [`${told}. Is PF compulsory for us?`, 'Is PF compulsory for us?'],
    [`Is PF compulsory for us? ${told}.`, 'Is PF compulsory for us?'],
    [`${told}, is PF compulsory for us`, 'is PF compulsory for us'],
    [`${told}. What is the last date? Then how much is the fine?`, 'Then how much is the fine?'],
    [`${told}.`, undefined],
    ['Is PF compulsory for us?', undefined],
  ])('%j', (text, question) => {
    expect(questionOf(text)).toBe(question);
  });
});

describe('a decision answers a story', () => {
  it.each([
    [`${told}. Is PF compulsory for us?`, 'provident-fund'],
    [`${told}. How much is the fee for the labour licence?`, 'labour-registration'],
  ])('that asks for it: %j', (text, id) => {
    expect(decisionReply(text)?.decision?.id).toBe(id);
  });

  it('in its own words alone where several are told of', () => {
    const reply = decisionReply(`${told}. Is PF compulsory for us?`);
    expect(reply && replyText(reply).includes('licence')).toBe(false);
  });

  it('by none where it only tells of the subject', () => {
    expect(decisionReply(`${told}. What is the tax rate on the profit of land?`)).toBe(undefined);
  });
});
