import decisions from 'content:all-decisions';
import { describe, expect, it } from 'vitest';
import { withDecision, withWalks } from '#src/guide/answers/offered-decision.ts';
import { runConversation } from '#tooling/guide/run-conversation.ts';
import type { Reply } from '#src/guide/model/reply.ts';
import { knowledge, moment } from '../support/guide-knowledge.ts';

const headingOf = (id: string) => decisions.find((one) => one.id === id)?.heading ?? '';
const answerFrom = (href: string, label: string): Reply => ({
  outcome: 'answer',
  blocks: [],
  links: [{ href, label }],
  chips: ['How long does it take?'],
});
const chipsAt = (text: string, reply: Reply) => withDecision(text, reply, new Set(['do', 'i', 'the', 'a'])).chips;
const gst = answerFrom('/services/registrations/gst-registration#question-1', 'GST Registration');
const tds = answerFrom('/services/compliances/tds-payment', 'TDS Payment');

describe('the decision that is offered behind an answer of a page', () => {
  it('is that of the page which the message comes nearest to, before other chips', () => {
    expect(chipsAt('is gst needed', gst)).toEqual([headingOf('gst-registration'), 'How long does it take?']);
    expect(chipsAt('can we join the composition scheme', gst)?.[0]).toBe(headingOf('composition'));
    expect(chipsAt('tds when I buy a plot or property', tds)?.[0]).toBe(headingOf('tds-property'));
  });

  it('is that which is called as the page is, where the message names none', () => {
    expect(chipsAt('and how long?', gst)?.[0]).toBe(headingOf('gst-registration'));
  });

  it('is none where message and page hardly have a word of its heading, where the page has no decision, and where nothing was answered', () => {
    const other = answerFrom('/services/registrations/gst-registration', 'Kites');
    for (const reply of [other, answerFrom('/faq', 'GST registration'), { ...gst, outcome: 'miss' as const }])
      expect(chipsAt('do the kites and a gst', reply)).toEqual(['How long does it take?']);
  });
});

describe('the heading of a decision', () => {
  it('begins the decision, whatever figure, joint or question of a page it has', async () => {
    const begun = await Promise.all(
      decisions.map(async ({ heading }) => (await runConversation([heading], moment, knowledge))[0]?.links),
    );
    for (const [at, { id }] of decisions.entries())
      expect(begun[at]?.map(({ href }) => href)).toContain(`/check/${id}`);
  });

  it.each([
    ['gst registration kavala naaku', 'gst-registration', 'What is your turnover of the year?'],
    ['is tax audit compulsory for me', 'tax-audit', 'What is the turnover of the year, or what are the fees received?'],
    ['tds on rent', 'tds-rent', 'How much rent is paid in a month?'],
  ])('is offered to "%s" and begins there', async (asked, id, question) => {
    const [, heard] = await runConversation([asked, { choose: headingOf(id) }], moment, knowledge);
    expect(heard?.text.split('\n')[0]).toBe(question);
  });
});

describe('a calculation behind an answer', () => {
  const planning = answerFrom('/services/other/tax-planning-services#question-8', 'Tax Planning Services');

  it('is offered where the message comes near it', () => {
    expect(withWalks('how much tax on a salary of 18 lakh', planning).chips).toEqual([
      'Calculate my tax',
      'How long does it take?',
    ]);
    expect(withWalks('what differs in the old and the new regime', planning).chips?.[0]).toBe('Compare both regimes');
  });

  it('is none where the message or the page is about something else', () => {
    expect(withWalks('who plans for a company', planning)).toBe(planning);
    expect(withWalks('how much tax', gst)).toBe(gst);
  });

  it.each(['Calculate my tax', 'Compare both regimes'])('begins at "%s"', async (label) => {
    const [heard] = await runConversation([label], moment, knowledge);
    expect(heard?.links[0]?.href).toBe('/tax-calculator');
  });
});
