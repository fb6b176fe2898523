import type { Ruled } from '#src/domain/decisions/decide.ts';
import { rangesOf } from '#src/domain/decisions/ranges.ts';
import { ruleOf } from '#src/domain/decisions/rules.ts';
import { waysThrough, type Way } from '#src/domain/decisions/ways-through.ts';
import type { Content } from '../content.ts';
import { figuresOf, placeOf } from '../decision-page.ts';
import type { Check, Report } from './check.ts';
import { nearest } from '../nearest.ts';

type DecisionEntry = Content['decisions'][number];

/**
 * Every decision has a rule, and its services are there. It is walked through with every answer: it asks only what content asks, and
 * content has exactly the outcomes that it can give.
 */
export const checkDecisions: Check = (content, report) => {
  const serviceIds = content.services.map(({ id }) => id);
  for (const decision of content.decisions) {
    decision.fields.services.forEach((service, index) => {
      if (!serviceIds.includes(service))
        report(
          decision,
          ['services', index],
          `"${service}" names no file below content/services; ${nearest(service, serviceIds)}`,
        );
    });
    decision.fields.passages.forEach((place, index) => {
      if (placeOf(place, content).number < 0)
        report(
          decision,
          ['passages', index],
          `the site has no passage "${place}"; write the address of its page and, behind #, what it is called in content/guide/asked`,
        );
    });
    checkRule(content, decision, report);
  }
};

function checkRule(content: Content, decision: DecisionEntry, report: Report): void {
  const ways = walked(content, decision, report);
  if (ways === undefined) return;
  const { questions, outcomes } = decision.fields;
  const given = new Set(ways.map(({ outcome }) => outcome));
  const asked = new Set<string>();
  for (const { answers } of ways) for (const name in answers) asked.add(name);
  for (const name of given) {
    if (outcomes[name] === undefined) report(decision, ['outcomes'], `lacks "${name}", which the rule can give`);
  }
  for (const name of Object.keys(outcomes)) {
    if (!given.has(name)) report(decision, ['outcomes', name], 'is given by no way through the rule; remove it');
  }
  for (const [name, { answer }] of Object.entries(outcomes)) {
    const places = [...answer.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);
    const missing = places.find((place) =>
      ways.some(({ outcome, answers, values }) => outcome === name && !(place in answers) && !(place in values)),
    );
    if (missing !== undefined)
      report(decision, ['outcomes', name, 'answer'], `has {${missing}}, which is not known on every way to it`);
  }
  for (const [name, question] of Object.entries(questions)) {
    if (!asked.has(name)) report(decision, ['questions', name], 'is never asked by the rule; remove it');
    if (question.assume !== undefined && question.assumed === undefined)
      report(decision, ['questions', name, 'assumed'], 'is missing; what is taken for granted has to be said');
    if (question.kind === 'choice' && question.assume !== undefined && !(question.assume in question.choices))
      report(decision, ['questions', name, 'assume'], `is none of ${Object.keys(question.choices).join(', ')}`);
  }
}

function walked(content: Content, decision: DecisionEntry, report: Report): readonly Way[] | undefined {
  try {
    const rule = ruleOf(decision.id, decision.fields.sums);
    if (!rule) throw new Error(`has no sums, and no rule in src/domain/decisions/rules.ts by the name ${decision.id}`);
    const ruled: Ruled = {
      rule,
      figures: figuresOf(content, decision.id),
      ranges: rangesOf(decision.fields.questions),
    };
    return waysThrough(ruled);
  } catch (error) {
    report(decision, ['questions'], error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
