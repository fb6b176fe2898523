/** What is told of a case, by question: an amount, a number, or the name of a choice. Plain JSON. */
export type Given = Readonly<Record<string, number | string>>;

/** The answer of somebody who does not know. Rules never see it. */
export const notKnown = 'unknown';

/** What a rule works out for the text of its outcome: rupees, or words. */
export type Values = Readonly<Record<string, number | string>>;

/** What a rule makes of a case: the question that matters next, or what it comes to. */
export type Step = { readonly ask: string } | { readonly outcome: string; readonly values?: Values };

/** A rule of the law about a single case: the figures it takes from content/law, and what follows from them. */
export interface Rule {
  /** The figures by the names that the rule gives them: `limit: 'gst.threshold'`. */
  readonly figures: Readonly<Record<string, string>>;
  /** Figures with which it works out an amount, and at which no answer makes a difference: rates, and the slabs of a tax. */
  readonly rates: Readonly<Record<string, string>>;
  /** Questions that it never asks, because a sentence alone tells them, in place of others: the gain, and not price and cost. */
  readonly told: readonly string[];
  decide(given: Given, figures: Readonly<Record<string, number>>): Step;
}

/**
 * Ties a rule to its figures. Takes the figures by their names in content/law, the rule as a pure function of what is told and of them, and the
 * figures that it only reckons with, and the questions that are only told.
 */
export function defineRule<Name extends string, Case extends object, Rate extends string = never>(
  figures: Readonly<Record<Name, string>>,
  decide: (given: Partial<Case>, figures: Readonly<Record<Name | Rate, number>>) => Step,
  rates: Readonly<Record<Rate, string>> = {} as Readonly<Record<Rate, string>>,
  told: readonly (keyof Case & string)[] = [],
): Rule {
  return {
    figures,
    rates,
    told,
    decide: (given, known) => decide(given as Partial<Case>, known),
  };
}

/** Asks a question next. */
export const ask = (question: string): Step => ({ ask: question });

/** Ends in an outcome, with what was worked out for its text. */
export const outcome = (name: string, values?: Values): Step =>
  values === undefined ? { outcome: name } : { outcome: name, values };
