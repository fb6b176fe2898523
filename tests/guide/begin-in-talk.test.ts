import { expect, it } from 'vitest';
import { noTopic } from '#src/guide/model/topic.ts';
import { context, knowledge } from '../support/guide-knowledge.ts';

const firstAct = (text: string, page: string) =>
  knowledge.understand(text, null, { ...context, topic: { ...noTopic, page } }).acts[0]?.kind;

it('begins a form behind an answer only where the wish is plain', () => {
  const returns = '/services/returns-filing/gst-returns';
  const vague = 'how much tax i will pay';
  const plain = 'calculate my tax';
  expect([firstAct(vague, ''), firstAct(vague, returns), firstAct(plain, returns)]).toEqual([
    'startFlow',
    'ask',
    'startFlow',
  ]);
});
