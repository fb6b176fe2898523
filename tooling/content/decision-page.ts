import type { DecisionPage, RestsOn } from '#src/collections/types.ts';
import type { PassagePlace } from '#src/search/follow-up.ts';
import { ruleOf } from '#src/domain/decisions/rules.ts';
import { namesByAddress } from './addresses.ts';
import { decisionsInOrder } from './compile.ts';
import type { Content } from './content.ts';
import { placeOfFact } from './law/figure-subjects.ts';
import { lawRegister, type Fact } from './law/register.ts';
import { passageKeysOf } from './passages.ts';
import { isQuantity, textOfValue } from './law/value-text.ts';

type DecisionEntry = Content['decisions'][number];

/** All decisions in the order of their list, with everything that is asked and said. Throws as `decisionPage` does. */
export const allDecisions = (content: Content): DecisionPage[] =>
  decisionsInOrder(content).map((decision) => decisionPage(content, decision));

/** What the page of a decision and the guide need of it. Throws when there is no rule of its name. */
export function decisionPage(content: Content, decision: DecisionEntry): DecisionPage {
  const { facts } = lawRegister(content.law);
  const names = namesByAddress(content);
  const outcomes = Object.entries(decision.fields.outcomes).map(([name, words]) => {
    const used = (['when', 'answer', 'by', 'delay'] as const).flatMap((field) =>
      decision.source.figuresAt(['outcomes', name, field]).map(({ id }) => id),
    );
    const restsOn = [...new Set(used)].flatMap((id) => facts.get(id) ?? []).map((fact) => restingOn(fact, content));
    return [name, { ...words, restsOn }] as const;
  });
  return {
    id: decision.id,
    ...decision.fields,
    passages: decision.fields.passages.map((place) => placeOf(place, content)),
    outcomes: Object.fromEntries(outcomes),
    figures: figuresOf(content, decision.id),
    pageNames: Object.fromEntries(decision.fields.pages.map((href) => [href, names.get(href) ?? href])),
  };
}

/** The figures that the rule of a decision takes from content/law, by the names it gives them. Throws when there is no such rule, or no such number. */
export function figuresOf({ law, decisions }: Content, decision: string): Readonly<Record<string, number>> {
  const rule = ruleOf(decision, decisions.find(({ id }) => id === decision)?.fields.sums ?? []);
  if (!rule) throw new Error(`There is no rule for the decision ${decision}`);
  const { facts } = lawRegister(law);
  const numbers = Object.entries({ ...rule.figures, ...rule.rates }).map(([name, id]) => {
    const value = facts.get(id)?.value;
    if (value === undefined || !isQuantity(value)) throw new Error(`${id} is no number of content/law`);
    return [name, value.is] as const;
  });
  return Object.fromEntries(numbers);
}

/** Where a passage stands that content names by the address of its page and what it is called. Its number is -1 where there is none. */
export function placeOf(place: string, content: Content): PassagePlace {
  const [href = '', key = ''] = place.split('#');
  return { href, number: passageKeysOf(content).get(href)?.indexOf(key) ?? -1 };
}

const restingOn = ({ id, is, value, from, source, checked }: Fact, { figureWords }: Content): RestsOn => ({
  id: placeOfFact(id),
  is,
  value: textOfValue(value, from, figureWords.fields.written),
  source,
  checked,
});
