import type { DecisionPage, DecisionQuestion } from '#src/collections/types.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import { comparableWords, placesOf, type ComparableWord } from '#src/language/comparable-words.ts';
import { findQuantities, type Quantity } from '#src/language/find-quantities.ts';
import type { Span } from '#src/language/traced-text.ts';

type NumberQuestion = Exclude<DecisionQuestion, { readonly kind: 'choice' }>;
type ChoiceQuestion = Extract<DecisionQuestion, { readonly kind: 'choice' }>;

/** What a sentence tells of a case, and the question whose figure in it cannot be. */
export interface ReadCase {
  readonly given: Given;
  readonly outside: string | undefined;
}

/**
 * Reads a sentence for the questions of a decision. A figure goes to the question whose words stand nearest to it, and one that nothing names
 * to the main question; a choice is told by its words. Never throws.
 */
export function readCase(text: string, { questions }: Pick<DecisionPage, 'questions'>): ReadCase {
  const words = comparableWords(text);
  const given: Record<string, number | string> = {};
  let outside: string | undefined;
  const quantities = findQuantities(text);
  const asked = Object.entries(questions);
  for (const { question: name, quantity } of assigned(words, quantities, asked)) {
    const question = questions[name];
    if (!question || question.kind === 'choice') continue;
    const value = inPeriod(quantity, question);
    if (value < question.least || value > question.most) outside ??= name;
    else given[name] = value;
  }
  for (const [name, question] of asked) {
    if (question.kind !== 'choice') continue;
    const choice = choiceIn(words, question);
    if (choice !== undefined) given[name] = choice;
  }
  return { given, outside };
}

/** The name of the choice that is meant by a text: by its very label, else by the longest of its words that stand in it and are not denied. */
export function choiceIn(words: readonly ComparableWord[], { choices }: ChoiceQuestion): string | undefined {
  const found = Object.entries(choices).flatMap(([name, choice]) =>
    [choice.label, ...choice.words].flatMap((phrase) =>
      placesOf(words, phrase)
        .filter(({ start }) => !isDenied(words, start))
        .map(({ start, end }) => ({ name, length: end - start })),
    ),
  );
  return found.toSorted((one, other) => other.length - one.length)[0]?.name;
}

/** Whether one of the two words before a place denies it. */
function isDenied(words: readonly ComparableWord[], place: number): boolean {
  const at = words.findIndex(({ start }) => start === place);
  return words.slice(Math.max(0, at - 2), Math.max(0, at)).some(({ word }) => denials.has(word));
}

const denials = new Set(['no', 'not', 'never', 'without', 'dont', 'doesnt', 'isnt', 'arent', 'nahi', 'kadu', 'ledu']);

interface Assigned {
  readonly question: string;
  readonly quantity: Quantity;
}

/** Which figure answers which question: the nearest pairs first, each figure and each question once. */
function assigned(
  words: readonly ComparableWord[],
  quantities: readonly Quantity[],
  asked: readonly (readonly [string, DecisionQuestion])[],
): readonly Assigned[] {
  const numeric = asked.flatMap(([name, question]) =>
    question.kind === 'choice'
      ? []
      : [{ name, question, places: question.words.flatMap((cue) => placesOf(words, cue)) }],
  );
  const pairs = numeric.flatMap(({ name, question, places }) =>
    quantities
      .filter((quantity) => canAnswer(quantity, question))
      .flatMap((quantity) => places.map((place) => ({ question: name, quantity, distance: between(place, quantity) }))),
  );
  const taken: Assigned[] = [];
  const isFree = ({ question, quantity }: Assigned) =>
    taken.every((one) => one.question !== question && one.quantity !== quantity);
  for (const pair of pairs.toSorted((one, other) => one.distance - other.distance)) {
    if (pair.distance <= farthest && isFree(pair)) taken.push(pair);
  }
  for (const { name, question } of numeric) {
    const left = quantities.find((quantity) => canAnswer(quantity, question) && isFree({ question: name, quantity }));
    if (question.isMain && left) taken.push({ question: name, quantity: left });
  }
  return taken;
}

/** Characters between a word and the figure it names, at most. */
const farthest = 45;

const between = (one: Span, other: Span) =>
  one.end <= other.start ? other.start - one.end : one.start >= other.end ? one.start - other.end : 0;

/** A bare number from which it can be an amount of rupees. */
const leastAmount = 500;

function canAnswer({ kind, value }: Quantity, question: NumberQuestion): boolean {
  if (question.kind === 'percent') return kind === 'percent';
  if (question.kind === 'number') return kind === 'bare' && Number.isInteger(value);
  return kind === 'rupees' || (kind === 'bare' && value >= leastAmount);
}

/** A figure in the period that a question asks for. */
function inPeriod({ value, period }: Quantity, { kind }: NumberQuestion): number {
  if (kind === 'yearly') return period === 'month' ? value * 12 : value;
  return kind === 'monthly' && period === 'year' ? Math.round(value / 12) : value;
}
