import { registry, type KindName } from '#src/collections/registry.ts';
import { wordsIn } from '#src/search/words.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { stopWordsOf } from '../stop-words.ts';
import type { Spot } from '../checks/check.ts';
import type { Content, Entry } from '../content.ts';
import { shapeOf } from '../shape.ts';
import { shownTexts } from '../shown-texts.ts';
import { lawRegister, type Fact } from './register.ts';
import { keysOfValue, namesIn, writtenFigures, type WrittenFigure } from './written-figures.ts';

/** A figure of the law that stands in a text by hand, and the fact that it is most likely meant to be. */
export interface FigureByHand {
  readonly entry: Entry<unknown>;
  readonly spot: Spot;
  readonly words: string;
  readonly fact: Fact;
}

/** Kinds whose figures are not those of content/law: the specification's calculator and its words. */
const apart: ReadonlySet<KindName> = new Set(['law', 'taxRates', 'taxEstimateWords', 'practice']);

/**
 * Finds figures that equal a fact which holds on a day, written YYYY-MM-DD, and were written by hand, in all that visitors read.
 * A figure counts when its sentence speaks of the fact: by two words of what the fact is; by one, where the page takes other figures
 * of that subject from content/law; by none, where the page takes this very fact from there. Times such as 30 days, which the law is
 * full of, need a word more; the name of a form needs none. Amounts in examples are left alone.
 */
export function figuresByHand(content: Content, today: string): readonly FigureByHand[] {
  const holding = [...lawRegister(content.law).facts.values()].filter(({ until = today }) => until >= today);
  const known = comparable(holding, new Set(stopWordsOf(content).flatMap(wordsIn)));
  const names = [...known.keys()].flatMap((key) => (key.startsWith('name ') ? [key.slice('name '.length)] : []));
  return (Object.keys(registry) as KindName[])
    .filter((kind) => !apart.has(kind))
    .flatMap((kind) => {
      const shape = shapeOf(registry[kind].schema);
      const entries: readonly Entry<unknown>[] = [content[kind]].flat();
      return entries.flatMap((entry) => [
        ...shownTexts(shape, entry.fields).map(({ path }): Passage => ({
          entry,
          spot: path,
          text: entry.source.byHandAt(path),
        })),
        ...blocksOf(entry),
      ]);
    })
    .flatMap(({ entry, spot, text, isExample = false }) =>
      [...figuresIn(text), ...namesIn(text, names)].flatMap((figure) => {
        const alike = known.get(figure.key);
        if (!alike) return [];
        const sentence = sentenceAt(text, figure.index);
        if (figure.key.startsWith('rupees ') && (isExample || example.test(text.slice(0, sentence.end)))) return [];
        const near = new Set(wordsIn(text.slice(sentence.start, sentence.end)));
        const used = usedAround(entry, spot);
        const meant = alike
          .map(({ fact, words }) => {
            const shared = words.filter((word) => near.has(word)).length;
            const needed = used.facts.has(fact.id) ? 0 : used.subjects.has(fact.subject.id) ? 1 : 2;
            return { fact, spare: shared - needed - (isTime(figure) ? 1 : 0) };
          })
          .filter(({ spare }) => spare >= 0 || isDistinct(figure, known))
          .sort((one, other) => other.spare - one.spare)[0];
        if (!meant) return [];
        const line = 'line' in spot ? spot.line + text.slice(0, figure.index).split('\n').length - 1 : 0;
        return [{ entry, spot: 'line' in spot ? { line } : spot, words: figure.words, fact: meant.fact }];
      }),
    );
}

/** All that visitors read is long, and each change at the desk asks for it anew. */
const figuresIn = memoizeByText(writtenFigures, 20_000);

const isTime = ({ key }: WrittenFigure) => /^(?:hour|day|month|year)s /.test(key);

/** Whether a figure is a name that only one fact has, and that is too long to come about by chance. */
const isDistinct = ({ key }: WrittenFigure, known: ReadonlyMap<string, readonly Comparable[]>) =>
  key.startsWith('name ') && known.get(key)?.length === 1 && /[\da-z]{2,}$/.test(key);

/** Words after which amounts are those of an example. */
const example = /\b(?:examples?|suppose)\b/i;

interface Passage {
  readonly entry: Entry<unknown>;
  readonly spot: Spot;
  readonly text: string;
  readonly isExample?: boolean;
}

interface Comparable {
  readonly fact: Fact;
  readonly words: readonly string[];
}

/** Words of what a fact is that say nothing of its subject. */
const ofAnyFact = wordsIn('day month year time last first due most least share rate same next hour long');

/** The facts by what they come to, each with the words that tell what it is about. */
function comparable(
  facts: readonly Fact[],
  stopWords: ReadonlySet<string>,
): ReadonlyMap<string, readonly Comparable[]> {
  const byKey = new Map<string, Comparable[]>();
  for (const fact of facts) {
    const words = [...new Set(wordsIn(`${fact.is} ${fact.subject.fields.name}`))].filter(
      (word) => !stopWords.has(word) && !ofAnyFact.includes(word) && !/^\d/.test(word),
    );
    for (const key of keysOfValue(fact.value)) byKey.set(key, [...(byKey.get(key) ?? []), { fact, words }]);
  }
  return byKey;
}

/** What is taken from content/law where a text stands: on the page, or, in a file that is a list, in its entry. */
function usedAround({ fields, source }: Entry<unknown>, spot: Spot) {
  const isList = Array.isArray(fields) && !('line' in spot);
  const used = isList ? source.figuresAt(spot.slice(0, 1)) : source.figures;
  return {
    facts: new Set(used.map(({ id }) => id)),
    subjects: new Set(used.map(({ id }) => id.split('.')[0] ?? '')),
  };
}

/** The blocks below the fields of a file. Those under a heading that speaks of an example are one. */
function blocksOf(entry: Entry<unknown>) {
  const { markdownByHand, markdownLine } = entry.source;
  let isExample = false;
  return [...markdownByHand.matchAll(/(?:.+(?:\n|$))+/g)].map(({ 0: text, index }) => {
    if (/^#{2,}\s/.test(text)) isExample = example.test(text);
    const line = markdownLine + markdownByHand.slice(0, index).split('\n').length - 1;
    return { entry, spot: { line }, text, isExample };
  });
}

/** Where the sentence around a place in a text begins and ends. A row of a table is read with the whole table. */
function sentenceAt(text: string, index: number): { readonly start: number; readonly end: number } {
  const ends = [...text.matchAll(/[.?!](?=\s|$)/g)].map((end) => end.index + 1);
  return { start: ends.findLast((end) => end <= index) ?? 0, end: ends.find((end) => end > index) ?? text.length };
}
