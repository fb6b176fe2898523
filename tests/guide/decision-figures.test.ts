import { describe, expect, it } from 'vitest';
import decisions from 'content:all-decisions';
import words from 'content:decision-words';
import { figureAsTold } from '#src/forms/figure-as-told.ts';
import { decisionReply } from '#src/guide/answers/decision-reply.ts';
import type { Reply } from '#src/guide/model/reply.ts';
import { decisionCases } from '../support/decision-cases.ts';

const today = '2026-11-26';

/** What a decision says from its heading to its verdict, where its figures are filled in and its choices tapped. */
function walked(id: string): readonly Reply[] {
  const decision = decisions.find((one) => one.id === id);
  const typed = decisionCases.find((one) => one.id === id)?.answers ?? {};
  const replies: Reply[] = [];
  let reply = decisionReply(decision?.heading ?? '', { today });
  while (reply) {
    replies.push(reply);
    const { asked = '' } = reply.decision ?? {};
    const question = decision?.questions[asked];
    if (!question) return replies;
    const answer = typed[asked] ?? '';
    const said = question.kind === 'choice' ? (question.choices[answer]?.label ?? '') : figureAsTold(answer, question);
    reply = decisionReply(said, { kept: reply.decision, today });
  }
  throw new Error(`${id} does not read what was filled in`);
}

describe.each(decisions.map((decision) => [decision.id, decision] as const))('%s', (id, decision) => {
  const replies = walked(id);
  const asking = replies.slice(0, -1);

  it('asks each figure in a field, which of how many it is, and takes that one does not know', () => {
    expect(asking.map(({ decision: at, progress, chips }) => [at?.isFigure, progress?.step, chips?.at(-1)])).toEqual(
      asking.map(({ decision: at }, index) => [
        decision.questions[at?.asked ?? '']?.kind !== 'choice',
        index + 1,
        words.notKnown.label,
      ]),
    );
  });

  it('repeats its question above the verdict', () => {
    expect(replies.at(-1)?.blocks[0]).toEqual({ kind: 'heading', text: decision.heading });
  });

  it("links its page by its question once figures of one's own are told", () => {
    const link = (reply: (typeof replies)[number] | undefined) =>
      reply?.links.find(({ href }) => href === `/check/${id}`)?.label;
    expect([link(replies[0]), link(replies.at(-1))]).toEqual([
      `Check it with your own figures: ${decision.heading}`,
      decision.heading,
    ]);
  });

  it('has each figure of the verdict changed in its field', () => {
    const verdict = replies.at(-1);
    const figures = Object.keys(verdict?.decision?.given ?? {}).filter(
      (name) => decision.questions[name]?.kind !== 'choice',
    );
    for (const name of figures) {
      const chip = verdict?.chips?.find((label) => label === `Change: ${decision.questions[name]?.label ?? ''}`);
      const { asked, isFigure } = decisionReply(chip ?? '', { kept: verdict?.decision, today })?.decision ?? {};
      expect([chip, asked, isFigure]).toEqual([chip, name, true]);
    }
    expect(figures.length).toBeGreaterThan(0);
  });
});

it('has a figure changed that was assumed and has no other answer to tap', () => {
  const verdict = decisionReply('gst return filed 20 days late, how much late fee?', { today });
  expect(verdict?.chips).toContain('Change: Tax paid in cash');
  const asked = decisionReply('Change: Tax paid in cash', { kept: verdict?.decision, today });
  expect(asked?.decision).toEqual({ ...verdict?.decision, asked: 'tax', isFigure: true });
});

it('asks again with its place and its field for a figure that cannot be', () => {
  const first = decisionReply('How much PF do employer and employee pay?');
  const { progress, chips, decision } = decisionReply('₹5', { kept: first?.decision }) ?? {};
  expect({ progress, chips, decision }).toEqual({
    progress: { step: 1, of: 1 },
    chips: ["I don't know"],
    decision: { id: 'provident-fund-share', given: {}, asked: 'wage', isFigure: true },
  });
});

it.each(['do i need gst registration', 'Do I need GST registration??'])('begins at its name as "%s"', (text) => {
  expect(decisionReply(text)?.decision).toEqual({
    id: 'gst-registration',
    given: {},
    asked: 'turnover',
    isFigure: true,
  });
});

it.each([
  [
    'flat sold in aug 2026 for 78 lakhs bought in 2010 for 22 lakhs. how much tax',
    { asset: 'property', sold: 7_800_000, bought: 2_200_000, held: 199 },
  ],
  ['he sold shares this july, long term profit of 4 lakh, tax?', { asset: 'shares', gain: 400_000, held: 1200 }],
])('a figure is of the word ahead of it before it is of one behind another figure: %s', (text, given) => {
  expect(decisionReply(text, { today })?.decision?.given).toEqual(given);
});

it('a sum of rupees is no age, whatever stands beside it', () => {
  expect(
    decisionReply('last year they paid charges of 16 lakhs and tds 16000 was cut, refund?')?.decision?.given,
  ).toEqual({ income: 1_600_000, tds: 16_000 });
});

it('incomes that come together are one income of the year', () => {
  expect(
    decisionReply('My pension is Rs.6,20,000/- and FD interest is Rs.1,90,000/-. TDS was cut. Will I get it back?')
      ?.decision?.given,
  ).toEqual({ source: 'salary', income: 810_000 });
});

it('begins with no figure that is too little for its question', () => {
  expect(decisionReply('gst on blouse stitched 1800')).toBeUndefined();
  expect(decisionReply('gst registration for my shop, turnover 30000')?.decision?.given).toEqual({
    supply: 'goods',
    turnover: 30_000,
  });
});
