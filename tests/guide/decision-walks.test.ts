import { describe, expect, it } from 'vitest';
import decisions from 'content:all-decisions';
import type { DecisionPage } from '#src/collections/types.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import { answerDecision } from '#src/forms/decision-question.ts';
import { walk } from '#src/forms/decision.ts';
import type { DecisionState } from '#src/guide/model/decision-state.ts';
import { decisionReply } from '#src/guide/answers/decision-reply.ts';
import { decisionCases, type DecisionCase } from '../support/decision-cases.ts';

const today = '2026-11-26';

function decisionOf(id: string): DecisionPage {
  const decision = decisions.find((one) => one.id === id);
  if (!decision) throw new Error(`There is no decision ${id}`);
  return decision;
}

/** What the page comes to when every question it asks is answered, and nothing is taken for granted. */
function byPage({ id, answers }: DecisionCase) {
  const decision = decisionOf(id);
  let given: Given = {};
  for (;;) {
    const { standing } = walk(decision, given);
    if (standing.kind !== 'ask') return standing;
    const question = decision.questions[standing.question];
    const typed = answers[standing.question];
    if (!question || typed === undefined) throw new Error(`${id} asks for ${standing.question}`);
    const label = question.kind === 'choice' ? question.choices[typed]?.label : typed;
    const answered = answerDecision(label ?? '', question, today);
    if (!answered.ok) throw new Error(`${id} does not read "${typed}": ${answered.text}`);
    given = { ...given, [standing.question]: answered.value };
  }
}

/** What the guide says last to the sentences of a case, below the question of its decision. */
function byGuide({ said }: DecisionCase): string {
  let state: DecisionState | undefined;
  let text = '';
  for (const sentence of said) {
    const reply = decisionReply(sentence, { kept: state, today });
    if (!reply) throw new Error(`No decision answers "${sentence}"`);
    state = reply.decision;
    const [, verdict] = reply.blocks;
    text = verdict?.kind === 'text' ? verdict.text : '';
  }
  return text;
}

it('has a case for every decision', () => {
  expect(decisionCases.map(({ id }) => id).sort()).toEqual(decisions.map(({ id }) => id).sort());
});

describe('a case comes to the same by its page and by the guide', () => {
  it.each(decisionCases.map((one) => [one.id, one] as const))('%s', (_, one) => {
    const standing = byPage(one);
    expect(standing.kind === 'outcome' && standing.name).toBe(one.outcome);
    expect(byGuide(one).startsWith(standing.text)).toBe(true);
  });
});

describe('the decision of the page that is spoken of', () => {
  const said = (text: string, page: string, before = '') => {
    const [, verdict] = decisionReply(text, { page, facts: [{ text: before }] })?.blocks ?? [];
    return verdict?.kind === 'text' ? verdict.text.split('.')[0] : undefined;
  };
  const gst = '/services/registrations/gst-registration';

  it.each([
    ['Do I need it at 30 lakh?', 'Yes, you must register'],
    ['is it compulsory below 15 lakh', 'No, GST registration is not needed'],
    ['30 lakh turnover ki kavala', 'Yes, you must register'],
  ])('answers "%s": %s', (text, answer) => {
    expect(said(text, gst)).toBe(answer);
  });

  it.each([
    ['Do I need it at 30 lakh?', '/services/registrations/iec-code'],
    ['Do I need a food licence at 30 lakh?', gst],
    ['30 lakh', gst],
    ['do I need it?', gst],
  ])('does not answer "%s" on %s', (text, page) => {
    expect(said(text, page)).toBeUndefined();
  });

  it.each([
    ['50 lakhs', gst, 'is GST registration compulsory for my shop', 'Yes, you must register'],
    [
      'we have 12 people',
      '/services/returns-filing/pf-returns',
      'PF compulsory?',
      'No, PF is not compulsory yet, because it applies from 20 employees and you have 12',
    ],
    ['salary 18000', '/services/compliances/pt-payment', 'how much professional tax', '₹150 a month'],
  ])('takes "%s" on %s for the figure of what was asked before', (text, page, before, answer) => {
    expect(said(text, page, before)).toBe(answer);
  });

  it.each([
    ['50 lakhs', gst, 'documents of GST registration'],
    ['50 lakhs profit from land', gst, 'is GST registration compulsory for my shop'],
  ])('does not take "%s" for it after "%s %s"', (text, page, before) => {
    expect(said(text, page, before)).toBeUndefined();
  });
});

it('is not gone on with by a sentence that tells another figure as well', () => {
  const first = decisionReply('ESI for 12 staff');
  expect(first?.decision?.given).toEqual({ employees: 12 });
  expect(decisionReply('one supervisor gets 24000', { kept: first?.decision })).toBeUndefined();
});

it('takes what an answer tells by name beside what was asked', () => {
  const first = decisionReply('sold a plot in hyderabad 40 lakh, tax?', { today });
  expect(first?.decision).toEqual({ ...first?.decision, given: { asset: 'property', sold: 4_000_000 }, asked: 'held' });
  const second = decisionReply('bought in 2016 for 12 lakh', { kept: first?.decision, today });
  expect(second?.decision?.given).toEqual({ asset: 'property', sold: 4_000_000, held: 130, bought: 1_200_000 });
});

it('tells the branches where only the amount is missing besides', () => {
  const branches = decisionReply('sold a plot in hyderabad 40 lakh, tax?', { today })?.blocks[2];
  const outcomes = decisionOf('capital-gain').outcomes;
  expect(branches?.kind === 'list' && branches.items).toEqual([
    outcomes.short?.when,
    outcomes['property-indexed']?.when,
  ]);
});
