import { expect, it } from 'vitest';
import { runConversation } from '#tooling/guide/run-conversation.ts';
import { noTopic } from '#src/guide/model/topic.ts';
import { context, knowledge } from '../support/guide-knowledge.ts';

const firstAct = (text: string, page: string) =>
  knowledge.understand(text, null, { ...context, topic: { ...noTopic, page } }).acts[0]?.kind;

it('begins a form behind an answer only where the wish is plain', () => {
  const returns = '/services/returns-filing/gst-returns';
  const vague = 'tax kitna hoga mera';
  const plain = 'calculate my tax';
  expect([firstAct(vague, ''), firstAct(vague, returns), firstAct(plain, returns)]).toEqual([
    'startFlow',
    'ask',
    'startFlow',
  ]);
});

it('begins the comparison of the regimes behind an answer where an income is told', () => {
  const page = '/services/returns-filing/it-returns';
  expect([
    firstAct('so which regime for me? salary 18.5 lakh, hra 30k rent, 80c full, home loan none', page),
    firstAct('which is better if i have 3 lakhs deductions and salary 11 lakhs', page),
    firstAct('so which regime for me? i sold a shop for 18.5 lakh', page),
  ]).toEqual(['startFlow', 'startFlow', 'ask']);
});

it('begins a calculation by a told income, though the wish is short', () => {
  expect([
    firstAct('maa amma ki 68 years, pension 5 lakhs, fd interest 1.5 lakhs. tax unda', ''),
    firstAct('paying rent 5 lakhs to an nri landlord. tds unda', ''),
  ]).toEqual(['startFlow', 'ask']);
});

it('begins no tax of a year on the price of what was sold', () => {
  expect([
    firstAct('selling my flat for 95 lakhs, bought in 2012 for 32 lakhs. how much tax will i pay', ''),
    firstAct('my salary is 12 lakh how much tax will i pay', ''),
  ]).toEqual(['ask', 'startFlow']);
});

it('answers from a page what only has words of a question about the guide among others', async () => {
  const moment = { now: new Date('2026-11-22T06:30:00Z'), page: '/' };
  const heard = await runConversation(['can i buy a flat in my wifes name to save tax'], moment, knowledge);
  expect(heard.at(-1)?.text).toMatch(/exemption/);
  const ours = await runConversation(['will you keep my mobile number private'], moment, knowledge);
  expect(ours.at(-1)?.text).toMatch(/stays in this tab/);
});

it('takes a question without a form under way, and what goes on from an answer, for no step in one', () => {
  const returns = '/services/returns-filing/gst-returns';
  expect([
    firstAct('what if i bring that down next year', ''),
    firstAct('agar na bharu to', returns),
    firstAct('next', returns),
  ]).toEqual(['ask', 'ask', 'skip']);
});

it('asks on about the page that is spoken of, though a word of the message would steer a form', async () => {
  const moment = { now: new Date('2026-11-22T06:30:00Z'), page: '/' };
  const heard = await runConversation(['gst return late fee', 'and next year?'], moment, knowledge);
  expect(heard.map(({ links }) => links[0]?.href.split('#')[0])).toEqual([
    '/services/returns-filing/gst-returns',
    '/services/returns-filing/gst-returns',
  ]);
});

it('says that nothing is filled in to who wants no more questions', async () => {
  const moment = { now: new Date('2026-11-22T06:30:00Z'), page: '/' };
  const [heard] = await runConversation(['thats all'], moment, knowledge);
  expect(heard?.text.split('\n')[0]).toBe(
    'There is nothing open at the moment. Ask me something, or choose from below.',
  );
});

it('begins an appointment for a relative of whom something is told, and none for a question about the meeting', () => {
  expect([
    firstAct('appointment for my mother, she has pension and some FD interest', ''),
    firstAct('can my wife come with me to the meeting', ''),
  ]).toEqual(['startFlow', 'ask']);
});

it('tells how to reach the office to who wants to talk to somebody there', async () => {
  const moment = { now: new Date('2026-11-22T06:30:00Z'), page: '/' };
  const [heard] = await runConversation(['talk to a human'], moment, knowledge);
  expect(heard?.text.split('\n')).toContain(
    `Phone ${knowledge.practice.phone}, mail ${knowledge.practice.email}, or WhatsApp.`,
  );
});
