import refusals from 'content:refusals';
import cues from 'content:vocabulary-cues';
import openings from 'content:vocabulary-openings';
import relatives from 'content:vocabulary-relatives';
import { wordSet } from '#src/text/word-lists.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { phraseAt, phraseBook } from '#src/search/phrases.ts';
import { wordsIn } from '#src/search/words.ts';

const groups = refusals.groups.map(({ of, ...group }) => ({
  ...group,
  book: phraseBook(of.map((phrase) => [wordsIn(phrase), true] as const)),
}));

const groupOf = (words: readonly string[]) =>
  groups.find(({ book }) => words.some((_, at) => phraseAt(book, words, at) !== undefined));

/** More words than these tell something of what they name. */
const mostNamed = 3;
const wishing = wordSet(openings.wishing, openings.inquiring, cues.booking);
const ourselves = wordSet(cues.own, relatives.whose);

/** Whether a phrase of `outOfScope` only explains a day or an hour in a message that wishes for nothing: "my flight is on monday". Takes both. */
export function isOccasion(phrase: string, text: string): boolean {
  const words = wordsIn(text);
  return (
    groupOf(wordsIn(phrase))?.isOccasion === true &&
    words.length > mostNamed &&
    words.some((word) => ourselves.has(word)) &&
    !words.some((word) => wishing.has(word))
  );
}

/** What is said to who asks for what others do: that we do not, by its name, and who does. Takes a phrase of `outOfScope`; returns undefined where it has no name. */
export function refusalOf(phrase: string): string | undefined {
  const group = groupOf(wordsIn(phrase));
  if (!group) return undefined;
  const { what, where } = group;
  const refused = where === undefined ? refusals.only : refusals.elsewhere;
  return `${fillTemplate(refused, { what, where: where ?? '' })} ${refusals.afterwards}`;
}
