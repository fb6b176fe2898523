import { fillTemplate } from './fill-template.ts';

/** What is said of one thing, and what of any other number: "1 paper", "{count} papers". */
export interface CountedWords {
  readonly one: string;
  readonly other: string;
}

/** Takes the words for a number of things and the number; returns the words for it, with `{count}` and any further places filled. */
export function counted(
  words: CountedWords,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = pluralRules.select(count) === 'one' ? words.one : words.other;
  return fillTemplate(form, { count, ...values });
}

const pluralRules = new Intl.PluralRules('en-IN');
