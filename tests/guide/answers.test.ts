import { beforeAll, describe, expect, it } from 'vitest';
import { runConversation } from '#tooling/guide/run-conversation.ts';
import { answers, keyedQuestionsIn } from '#tooling/guide/answer-keys.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const moment = { now: new Date('2026-11-22T06:30:00Z'), page: '/' };

/** The ids of the keyed questions of a file whose answer does not hold what the key wants, and the share of the others; of many questions, one in some. */
async function answered(file: string, oneIn = 1) {
  const questions = keyedQuestionsIn(file).filter((_, at) => at % oneIn === 0);
  const missed: string[] = [];
  for (const question of questions) {
    const heard = await runConversation(question.turns, moment, knowledge);
    if (!answers(question, heard.at(-1)?.text ?? '')) missed.push(question.id);
  }
  return { missed: missed.join(' '), share: 1 - missed.length / questions.length };
}

describe('the text of the reply holds the answer', () => {
  const asked = { single: { missed: '', share: 0 }, double: { missed: '', share: 0 } };
  beforeAll(async () => {
    asked.single = await answered('tests/guide/answers.jsonl', 4);
    asked.double = await answered('tests/guide/two-questions.jsonl');
  });

  it('to three in four of the questions it was fitted to', () => {
    expect(asked.single.share, asked.single.missed).toBeGreaterThanOrEqual(0.75);
  });

  it('to both questions of a message', () => {
    expect(asked.double.share, asked.double.missed).toBeGreaterThanOrEqual(0.8);
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
