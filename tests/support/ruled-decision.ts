import type { Ruled } from '#src/domain/decisions/decide.ts';
import { rangesOf } from '#src/domain/decisions/ranges.ts';
import { ruleOf } from '#src/domain/decisions/rules.ts';
import { figuresOf } from '#tooling/content/decision-page.ts';
import { siteContent } from '../content/site-content.ts';

/** A decision of the site: its words, and its rule with the figures and the ranges of its questions. Throws where there is none. */
export function ruledDecision(id: string) {
  const decision = siteContent.decisions.find((one) => one.id === id);
  const rule = ruleOf(id, decision?.fields.sums ?? []);
  if (!rule || !decision) throw new Error(`There is no decision ${id}`);
  const { questions } = decision.fields;
  const ruled: Ruled = { rule, figures: figuresOf(siteContent, id), ranges: rangesOf(questions) };
  return { ruled, ...decision.fields };
}
