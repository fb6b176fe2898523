import Fuse from 'fuse.js/basic';
import { questionId, sectionIds } from '#src/collections/passage-ids.ts';
import type { SuggestionIndex } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { lazily } from '#src/domain/lazily.ts';
import { inBrief } from '#src/text/in-brief.ts';
import { withoutUnseen } from '#src/text/unseen.ts';
import { wordsIn } from './words.ts';

/** Something that is offered for what has been typed. */
export interface Suggestion {
  readonly kind: 'service' | 'papers' | 'question' | 'page';
  readonly href: string;
  readonly name: string;
  /** What it is: "Service", "Question in GST Returns". */
  readonly about: string;
  /** The letters of the name that fit what was typed: first and one past the last, in their order. */
  readonly marks: readonly (readonly [number, number])[];
}

/** Offers at most `most` places for a text that is being typed, best first. Never throws. */
export type Suggest = (typed: string, most: number) => readonly Suggestion[];

/**
 * Makes the suggestions. Takes the index and the words for each kind of place. A typed word stands for the
 * words of the index that it begins; where it begins none, Fuse finds those that it may be a slip of. What the words found have in common is ranked here, a word counting by its rarity.
 * Make it once.
 */
export function makeSuggest(index: SuggestionIndex, words: SuggestionWords): Suggest {
  const entries = entriesOf(index, words);
  const postings = new Map<string, Map<number, number>>();
  entries.forEach(({ words }, number) => {
    for (const [word, weight] of words) {
      const holders = postings.get(word) ?? new Map<number, number>();
      holders.set(number, weight);
      postings.set(word, holders);
    }
  });
  const vocabulary = [...postings.keys()];
  const fuse = lazily(() => new Fuse(vocabulary, fuseOptions));
  const known = new Map<string, ReadonlyMap<string, number>>();
  const wordsLike = (typed: string) => {
    const found = known.get(typed) ?? likeness(typed, vocabulary, fuse);
    known.set(typed, found);
    return found;
  };
  const rarity = (count: number) => Math.log(1 + entries.length / count);

  return (typed, most) => {
    const read = typedWords(inBrief(withoutUnseen(typed), mostRead).text).map((word): Read => {
      const like = wordsLike(word);
      const held = new Map<number, number>();
      for (const [other, nearness] of like)
        for (const [entry, weight] of postings.get(other) ?? [])
          held.set(entry, Math.max(held.get(entry) ?? 0, nearness * weight));
      return { typed: word, like, held, mass: rarity(held.size === 0 ? usual : held.size) };
    });
    const whole = read.reduce((sum, { mass }) => sum + mass, 0);
    const scored = new Map<number, number>();
    for (const { held, mass } of read)
      for (const [entry, share] of held) scored.set(entry, (scored.get(entry) ?? 0) + (share * mass) / whole);
    const isLike = (word: string) => read.some(({ like }) => like.has(word));
    const ranked = [...scored]
      .filter(([, score]) => score >= least)
      .flatMap(([number, score]) => {
        const entry = entries[number];
        if (!entry) return [];
        const named = entry.tokens.filter(({ word }) => isLike(word)).length / Math.max(1, entry.tokens.length);
        return [{ entry, score: score + named * namedWeight + standing[entry.kind] }];
      })
      .sort((one, other) => other.score - one.score || one.entry.name.length - other.entry.name.length);
    const [best] = ranked;
    return ranked
      .filter(({ score }) => best && score >= best.score * leastOfBest)
      .slice(0, most)
      .map(({ entry: { kind, href, name, about, tokens } }) => ({
        kind,
        href,
        name,
        about,
        marks: marksIn(name, tokens, read),
      }));
  };
}

/** How kinds of places are called: "Papers for {service}", "Question in {page}". */
interface SuggestionWords {
  readonly papers: string;
  readonly kinds: Readonly<Record<Suggestion['kind'], string>>;
}

interface Entry extends Omit<Suggestion, 'marks'> {
  readonly tokens: readonly Token[];
  /** How much each word counts: most in the name, less where the page merely goes by it. */
  readonly words: ReadonlyMap<string, number>;
}

/** A word of a name as words are compared, and where it stands. */
interface Token {
  readonly word: string;
  readonly at: readonly [number, number];
}

/** A typed word, the words it may stand for, and the places that have one of them, each with how well it fits. */
interface Read {
  readonly typed: string;
  readonly like: ReadonlyMap<string, number>;
  readonly held: ReadonlyMap<number, number>;
  readonly mass: number;
}

const weights = { name: 1, also: 0.6, of: 0.6 } as const;
/** How much of what was typed a place must have. */
const least = 0.5;
/** How near to the best one a place must come: what could not be meant is not offered. */
const leastOfBest = 0.6;
const namedWeight = 0.25;
const standing: Record<Suggestion['kind'], number> = { service: 0.12, page: 0.06, question: 0, papers: 0 };
/** A word that nothing has counts as one that so many places have: it may be the beginning of one, or of none of ours. */
const usual = 30;

const fuseOptions = {
  threshold: 0.3,
  location: 0,
  distance: 20,
  includeScore: true,
  ignoreFieldNorm: true,
};

/** The words of the index that a typed word may be the beginning of, or a slip of, with how near they are, from 0 to 1. */
function likeness(typed: string, vocabulary: readonly string[], fuse: () => Fuse<string>): ReadonlyMap<string, number> {
  const begun = vocabulary.filter((word) => word.startsWith(typed));
  if (begun.length > 0) return new Map(begun.map((word) => [word, 0.85 + (0.15 * typed.length) / word.length]));
  // Another number is another form, and a word is no slip of one from which it has more letters than slips may make.
  const shortest = typed.length * (1 - fuseOptions.threshold);
  if (typed.length < shortestWithSlip || /\d/.test(typed) || vocabulary.every(({ length }) => length < shortest))
    return new Map();
  return new Map(
    fuse()
      .search(typed)
      .map(({ item, score = 1 }) => [item, slipped * (1 - score)]),
  );
}

const slipped = 0.85;
const shortestWithSlip = 4;
const longestTyped = 24;
/** As many letters as the search field takes. */
const mostRead = 200;

/** The words that were typed, each once; `GSTR-3B` is one word, as it is in names. */
const typedWords = (typed: string) => [...new Set(tokensOf(typed).map(({ word }) => word.slice(0, longestTyped)))];

/** "GSTR-3B" is looked for as a whole and by its parts. */
function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:[-./][\p{L}\p{N}]+)*/gu)].flatMap(({ 0: whole, index }) => {
    const parts = [...whole.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
    const pieces = parts.length > 1 ? parts.flatMap((part) => tokenAt(part[0], index + part.index)) : [];
    const words = wordsIn(whole);
    return words.length === 1 ? [...tokenAt(whole, index), ...pieces] : pieces;
  });
}

const tokenAt = (text: string, from: number): readonly Token[] =>
  wordsIn(text).map((word) => ({ word, at: [from, from + text.length] }));

/** The letters of a name to mark: the beginnings that were typed, the whole word where it was typed in full or with a slip. */
function marksIn(name: string, tokens: readonly Token[], read: readonly Read[]): Suggestion['marks'] {
  const found = tokens
    .flatMap(({ word, at: [from, to] }) =>
      read
        .filter(({ like }) => like.has(word))
        .map(({ typed }) => [from, word.startsWith(typed) && word !== typed ? reach(name, from, typed) : to] as const),
    )
    .sort(([one], [other]) => one - other);
  return found.reduce<readonly (readonly [number, number])[]>((merged, [from, to]) => {
    const last = merged.at(-1);
    return last && from <= last[1]
      ? [...merged.slice(0, -1), [last[0], Math.max(last[1], to)]]
      : [...merged, [from, to]];
  }, []);
}

/** Where the letters of a typed word end in a name, hyphens not counted. */
function reach(name: string, from: number, typed: string): number {
  let at = from;
  for (let left = typed.length; left > 0 && at < name.length; at += 1)
    if (/[\p{L}\p{N}]/u.test(name[at] ?? '')) left -= 1;
  return at;
}

function entriesOf({ pages, papers }: SuggestionIndex, words: SuggestionWords): readonly Entry[] {
  return pages.flatMap(({ kind, href, name, also, questions }) => [
    entry({ kind, href, name, about: words.kinds[kind] }, '', also),
    ...(kind === 'service'
      ? [
          entry(
            {
              kind: 'papers',
              href: `${href}#${sectionIds.documents}`,
              name: fillTemplate(words.papers, { service: name }),
              about: words.kinds.papers,
            },
            '',
            `${papers} ${also}`,
          ),
        ]
      : []),
    ...questions.map((question, index) =>
      entry(
        {
          kind: 'question',
          href: `${href}#${questionId(index)}`,
          name: question,
          about: fillTemplate(words.kinds.question, { page: name }),
        },
        name,
        '',
      ),
    ),
  ]);
}

/** A place with the words it is found by: those of its name, of the page it stands on, and others it is called by. */
function entry(place: Omit<Suggestion, 'marks'>, of: string, also: string): Entry {
  const tokens = tokensOf(place.name);
  const words = new Map([
    ...tokensOf(of).map(({ word }) => [word, weights.of] as const),
    ...also
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => [word, weights.also] as const),
    ...tokens.map(({ word }) => [word, weights.name] as const),
  ]);
  return { ...place, tokens, words };
}
