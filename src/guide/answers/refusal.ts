import refusals from 'content:refusals';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { phraseAt, phraseBook } from '#src/search/phrases.ts';
import { wordsIn } from '#src/search/words.ts';

const groups = refusals.groups.map(({ of, ...group }) => ({
  ...group,
  book: phraseBook(of.map((phrase) => [wordsIn(phrase), true] as const)),
}));

const groupOf = (words: readonly string[]) =>
  groups.find(({ book }) => words.some((_, at) => phraseAt(book, words, at) !== undefined));

/** What is said to who asks for what others do: that we do not, by its name, and who does. Takes a phrase of `outOfScope`; returns undefined where it has no name. */
export function refusalOf(phrase: string): string | undefined {
  const group = groupOf(wordsIn(phrase));
  if (!group) return undefined;
  const { what, where } = group;
  const refused = where === undefined ? refusals.only : refusals.elsewhere;
  return `${fillTemplate(refused, { what, where: where ?? '' })} ${refusals.afterwards}`;
}
