import { expect, it } from 'vitest';
import { runConversation } from '#tooling/guide/run-conversation.ts';
import { knowledge } from '../support/guide-knowledge.ts';

const moment = { now: new Date('2026-11-22T06:30:00Z'), page: '/' };

/** The first line of the reply to a message. */
async function headed(text: string): Promise<string | undefined> {
  const heard = await runConversation([text], moment, knowledge);
  return heard.at(-1)?.text.split('\n')[0];
}

it.each([
  ['what papers do I need for trade license', 'Papers for Trade License'],
  ['turnover certificate ke liye kya documents chahiye', 'Papers for Turnover Certificate'],
  ['factory license ki em papers kavali', 'Papers for Factory License'],
  ['how long does cma data take', 'How long does CMA Data take?'],
])('the part of a page that a message names is its answer: "%s"', async (text, heading) => {
  expect(await headed(text)).toBe(heading);
});

it('a message that says more is answered by what it says', async () => {
  expect(await headed('what papers does a tenant need for a trade licence')).toBe(
    'What papers does a tenant need for a trade licence?',
  );
});

it.each([
  ['late fee for gstr 3b', 'fees', 'What is the late fee for GSTR-3B and GSTR-1?'],
  ['gst registration documents', 'fees', 'What does GST Registration cost?'],
])('behind "%s", "%s" asks for what was told where that is asked by the word', async (first, then, heading) => {
  const heard = await runConversation([first, then], moment, knowledge);
  expect(heard.at(-1)?.text.split('\n')[0]).toBe(heading);
});

it('a passage that clearly answers is told, though others do that work', async () => {
  expect(await headed('do you pay the property tax of my house to ghmc')).toBe(
    'Solutions for families with land, gold and gifts, Do you pay the property tax of my house to GHMC or the municipality?',
  );
  expect(await headed('trademark registration')).toContain('Do you register trademarks');
});
