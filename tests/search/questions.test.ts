import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import packedIndex from 'content:knowledge';
import { replyTo } from '#tooling/guide/reply-to.ts';
import { siteKnowledge } from '#src/guide/machine/site-knowledge.ts';
import { guideForms } from '#src/guide/machine/guide-forms.ts';
import { unpackIndex } from '#src/search/packed-index.ts';
import { evaluate, overall, type AskedQuestion } from '#tooling/guide/evaluation.ts';

const questions = readFileSync('tests/guide/questions.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as AskedQuestion);

const knowledge = { ...siteKnowledge(), ...guideForms };
/** One question in four: `npm run eval -- tests/guide/questions.jsonl` asks all. */
const asked = questions.filter((_, at) => at % 4 === 0);
const evaluation = await evaluate(asked, (text) => replyTo(text, '/', knowledge, new Date('2026-11-21T06:00:00Z')));
const tally = overall(evaluation);

it('asks only for pages that the guide knows', () => {
  const known = new Set(unpackIndex(packedIndex).pages.map(({ address }) => address));
  expect([...new Set(questions.flatMap(({ accept }) => accept))].filter((page) => !known.has(page))).toEqual([]);
});

it('at least seven of eight visitors get the right page first', () => {
  expect(tally.hitAt1 / tally.asked).toBeGreaterThanOrEqual(0.875);
});

it('at least ninety-two of a hundred find it among the first three', () => {
  expect(tally.hitAt3 / tally.asked).toBeGreaterThanOrEqual(0.92);
});

it('at most one in ten questions that have no answer here is answered', () => {
  expect(tally.falseAnswers / tally.outside).toBeLessThanOrEqual(0.1);
});
