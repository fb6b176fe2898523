import { describe, expect, it } from 'vitest';
import { runConversation } from '#src/guide/machine/run-conversation.ts';
import { answers, keyedQuestionsIn } from '#tooling/guide/answer-keys.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const moment = { now: new Date('2026-11-22T06:30:00Z'), page: '/' };

/** The share of keyed questions whose answer holds what the key wants. */
async function answered(file: string): Promise<number> {
  const questions = keyedQuestionsIn(file);
  let right = 0;
  for (const question of questions) {
    const heard = await runConversation(question.turns, moment, knowledge);
    right += Number(answers(question, heard.at(-1)?.text ?? ''));
  }
  return right / questions.length;
}

describe('the text of the reply holds the answer', () => {
  it('to three in four of the questions it was fitted to', { timeout: 180_000 }, async () => {
    expect(await answered('tests/guide/answers.jsonl')).toBeGreaterThanOrEqual(0.75);
  });

  it('to both questions of a message', { timeout: 60_000 }, async () => {
    expect(await answered('tests/guide/two-questions.jsonl')).toBeGreaterThanOrEqual(0.8);
  });
});

describe('a key', () => {
  const key = { must: [['\\byes\\b', 'needed'], ['20 lakh']], mustNot: ['\\bno\\b'] };

  it.each([
    ['Yes, above ₹20 lakh.', true],
    ['It is needed above 20 lakh', true],
    ['Yes, it is.', false],
    ['Yes above 20 lakh, no below.', false],
    ['', false],
  ])('is met by %j: %s', (text, isMet) => {
    expect(answers(key, text)).toBe(isMet);
  });

  it('takes dashes, quotes and spaces of any kind for one', () => {
    expect(answers({ must: [["it's pre-paid now"]] }, 'it’s pre–paid\u00a0 now')).toBe(true);
  });
});
