import { expect, it } from 'vitest';
import words from 'content:decision-words';
import type { DecisionQuestion } from '#src/collections/types.ts';
import { notKnown } from '#src/domain/decisions/rule.ts';
import { answerDecision, outsideText, writtenAnswer, type Answered } from '#src/forms/decision-question.ts';

const written = { label: 'Helpers', prompt: 'How many?', help: 'All of them.', unknown: 'Look.', words: ['helper'] };
const figure = { ...written, isMain: false, isSum: false, among: [], least: 2, most: 200 };
const count: DecisionQuestion = {
  ...figure,
  kind: 'number',
  otherwise: { label: 'Helpers of others', value: 150 },
};
const percent: DecisionQuestion = { ...figure, kind: 'percent', least: 0, most: 100 };
const amount: DecisionQuestion = { ...figure, kind: 'amount', least: 0, most: 10_000_000 };
const income: DecisionQuestion = { ...amount, isSum: true };
const fee: DecisionQuestion = { ...figure, kind: 'amount', least: 50, most: 400 };
const choice: DecisionQuestion = {
  ...written,
  kind: 'choice',
  choices: { paper: { label: 'Paper', words: ['paper kites'] }, silk: { label: 'Silk', words: [] } },
};
const unread: Answered = { ok: false, text: words.unread };
const takes = (value: number | string): Answered => ({ ok: true, value });

it.each<readonly [text: string, question: DecisionQuestion, answered: Answered]>([
  [words.notKnown.label, count, takes(notKnown)],
  [`sorry, ${words.notKnown.words[0] ?? ''}`, choice, takes(notKnown)],
  ['helpers of others', count, takes(150)],
  ['8', count, takes(8)],
  ['2', count, takes(2)],
  ['200', count, takes(200)],
  ['8 helpers', count, takes(8)],
  ['1', count, { ok: false, text: outsideText(count) }],
  ['201', count, { ok: false, text: outsideText(count) }],
  ['plenty', count, unread],
  ['20', percent, takes(20)],
  ['20%', percent, takes(20)],
  ['20.5', percent, takes(20.5)],
  ['120', percent, { ok: false, text: outsideText(percent) }],
  ['koi helper nahi', income, takes(0)],
  ['0, no helper', income, takes(0)],
  ['no helper', percent, takes(0)],
  ['abhi nahi becha', amount, unread],
  ['no helper', fee, unread],
  ['no helper', count, unread],
  ['why do I need no helper?', income, unread],
  ['no helper besides the one in the shop', income, unread],
  ['5 lakh', amount, takes(500_000)],
  ['20', amount, takes(20)],
  ['2 crore', amount, { ok: false, text: outsideText(amount) }],
  ['20', fee, { ok: false, text: outsideText(fee) }],
  ['50', fee, takes(50)],
  ['400', fee, takes(400)],
  ['450', fee, { ok: false, text: outsideText(fee) }],
  ['silk', choice, takes('silk')],
  ['paper kites please', choice, takes('paper')],
  ['8', choice, unread],
])('%j is read for the question that is open', (text, question, answered) => {
  expect(answerDecision(text, question)).toEqual(answered);
});

it.each<readonly [question: DecisionQuestion, value: number | string, text: string]>([
  [count, 1500, '1,500'],
  [percent, 20, '20%'],
  [amount, 500_000, '₹5 lakh'],
  [choice, 'silk', 'Silk'],
  [choice, 'tin', 'tin'],
  [count, notKnown, words.notKnown.label],
])('an answer is written as a person reads it', (question, value, text) => {
  expect(writtenAnswer(question, value)).toBe(text);
});
