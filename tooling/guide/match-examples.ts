import { packAsked, unpackAsked } from '#src/search/asked-index.ts';
import { askingWords } from '#src/search/asking-words.ts';
import { forwardIndex } from '#src/search/forward-index.ts';
import { invertedIndex } from '#src/search/inverted-index.ts';
import { lexicon } from '#src/search/language.ts';
import { matcher, type Match, type MatchWeights } from '#src/search/matcher.ts';
import { packIndex, unpackIndex } from '#src/search/packed-index.ts';
import { candidatesOf, passageText } from '#src/search/passage-candidates.ts';
import { makeSearch } from '#src/search/search.ts';
import { textNumber } from '#src/text/text-number.ts';
import type { Content } from '#tooling/content/content.ts';
import { knowledge } from '#tooling/content/knowledge.ts';
import { pagePassages } from '#tooling/content/passages.ts';
import { stopWordsOf } from '#tooling/content/stop-words.ts';
import { answers, type AnswerKey } from './answer-keys.ts';
import type { Example } from './fitting.ts';

/** A question with what the matcher made of it, and which of its passages are right. */
export interface Asked extends Example {
  readonly text: string;
  readonly match: Match | undefined;
}

/** Weights that leave everything as it is, for reading features. */
const none: MatchWeights = { fingerprint: '', passage: {}, temperature: 1, ours: {} };

/** Asks the matcher of a content. Takes the content, the weights, and which phrases its passages are not to know. */
export function matching(content: Content, weights = none, isUnknown: (phrase: string) => boolean = () => false) {
  const language = { ...content.language.fields, stopWords: [...stopWordsOf(content)] };
  const search = makeSearch(invertedIndex(unpackIndex(packIndex(forwardIndex(knowledge(content))))), lexicon(language));
  const pages = new Map(
    [...pagePassages(content)].map(([href, page]) => [href, { ...page, asked: page.asked.map(without(isUnknown)) }]),
  );
  const made = matcher(
    unpackAsked(
      packAsked(
        pages,
        content.outside.filter((said) => !isUnknown(said)),
      ),
    ),
    askingWords(language, content.particulars.fields),
    weights,
  );
  return (text: string, spokenOf?: string): Match | undefined =>
    made.match({ text, finding: search.find(text, ''), spokenOf }, pages);
}

const without = (isLeftOut: (phrase: string) => boolean) => (phrases: string) =>
  phrases
    .split('|')
    .filter((phrase) => !isLeftOut(phrase))
    .join('|');

const folds = 3;
/** Each so many-th phrase is learnt from; all are known to the passages that it is held against, but those of its own part. */
const everyPhrase = 14;
/** A phrase is labelled by who wrote it, a question by the words that its answer has: the former are many and alike, and count for less. */
const phraseWeight = 0.2;

/** Phrases of content/guide/asked as questions, each held against passages that do not know it nor a third of the others. */
export function phraseExamples(content: Content, parts = [0, 1, 2], weights = none): readonly Asked[] {
  const pages = pagePassages(content);
  return parts.flatMap((fold) => {
    const ask = matching(content, weights, (phrase) => isLeftOut(phrase, fold));
    return [...pages].flatMap(([href, page]) => {
      return page.asked.flatMap((phrases, at) =>
        phrases
          .split('|')
          .filter((one) => one !== '' && isLeftOut(one, fold) && (numberOf(one) >>> 8) % everyPhrase === 0)
          .map((text) => {
            const spokenOf = pageSpokenOf(text, href, [...pages.keys()]);
            return exampleOf(text, ask(text, spokenOf), phraseWeight, (one, number) => one === href && number === at);
          }),
      );
    });
  });
}

/** What is offered below an answer, and what each asks of the page that is spoken of. */
const steps = [
  ['documents', 'documents'],
  ['time', 'time'],
  ['fees', 'fee'],
  ['who', 'who-list'],
  ['process', 'process'],
  ['dates', 'dates'],
] as const;
const stepWeight = 0.15;

/** What is offered below an answer, asked with the name of each page that has such a part, as the guide asks it; and the name alone. */
export function stepExamples(content: Content, weights = none): readonly Asked[] {
  const ask = matching(content, weights);
  return [...pagePassages(content)].flatMap(([href, page]) => {
    const candidates = candidatesOf(page, href);
    const { nextSteps } = content.wording.fields;
    const asked = [
      ...steps.map(([step, kind]) => [`${page.name} ${nextSteps[step]}`, kind] as const),
      [page.name, 'lead'] as const,
    ];
    return asked.flatMap(([text, kind]) => {
      const at = candidates.findIndex((one) => one.kind === kind);
      return at < 0
        ? []
        : [exampleOf(text, ask(text, href), stepWeight, (one, number) => one === href && number === at)];
    });
  });
}

/** Whether a phrase belongs to the part that is left out. */
export const isLeftOut = (phrase: string, fold = 0): boolean => numberOf(phrase) % folds === fold;

/** What is short leaves its page out, and is asked after another question of it; of the rest some come after one of another page. */
function pageSpokenOf(text: string, href: string, pages: readonly string[]): string | undefined {
  if (text.split(' ').length <= shortPhrase) return href;
  const chance = (numberOf(text) >>> 16) % 10;
  return chance === 0 ? href : chance === 1 ? pages[numberOf(text) % pages.length] : undefined;
}

const shortPhrase = 3;

/** A question whose answer is known by the words that it has. */
export function keyedExample(text: string, match: Match | undefined, key: AnswerKey): Asked {
  return {
    text,
    match,
    weight: 1,
    options:
      match?.ranked.map(({ candidate, features }) => ({ features, isRight: answers(key, passageText(candidate)) })) ??
      [],
  };
}

function exampleOf(
  text: string,
  match: Match | undefined,
  weight: number,
  isRight: (href: string, number: number) => boolean,
): Asked {
  const options =
    match?.ranked.map(({ features, href, number }) => ({
      features,
      isRight: isRight(href, number),
    })) ?? [];
  return { text, match, weight, options };
}

/** A number for a text, the same each time. */
function numberOf(text: string): number {
  const hash = textNumber(text);
  return (hash ^ (hash >>> 13)) >>> 0;
}
