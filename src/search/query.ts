import type { Aspect } from '#src/collections/types.ts';
import type { InvertedIndex } from './inverted-index.ts';
import type { Lexicon } from './language.ts';
import { phraseAt } from './phrases.ts';
import type { Spelling } from './spelling.ts';
import { sharedStem, wordsIn } from './words.ts';

/** One way to read a part of the question: words of the index that must stand together, and how sure the reading is. */
export interface Reading {
  readonly words: readonly number[];
  readonly weight: number;
}

/** A part of the question that names something, in all its readings. Without a reading it is a word we do not know. */
export interface Unit {
  readonly written: string;
  readonly readings: readonly Reading[];
  readonly mass: number;
  /** Whether it belongs to what is asked about the subject rather than to the subject. */
  readonly isCue: boolean;
}

/** A question taken apart: what it names, and what it wants to know about it. */
export interface Query {
  readonly units: readonly Unit[];
  readonly aspects: readonly { readonly aspect: Aspect; readonly written: string }[];
  readonly outOfScope: string | undefined;
}

/** Takes questions apart. Knows the words of the index, so it is made with it. */
export interface QueryReader {
  read(text: string): Query;
}

const longestQuestion = 120;
/** A story asks at its beginning or at its end; a subject of others between them is told aside. */
const longStory = 40;
const storyEnds = 15;
const isAside = (at: number, length: number) => length > longStory && at >= storyEnds && at < length - storyEnds;

const unknownMass = { first: 2.6, later: 0.5 };
const cueMass = 0.25;

/** Makes a reader of questions for an index. It is made once; reading a question changes nothing in it. */
export function queryReader(index: InvertedIndex, lexicon: Lexicon, spelling: Spelling): QueryReader {
  const { vocabulary, rarity } = index;
  const stems = stemGroups(vocabulary);
  const rarityOf = (word: number) => rarity[word] ?? 0;
  const massOf = (readings: readonly Reading[]) =>
    Math.max(...readings.map(({ words, weight }) => weight * Math.max(...words.map(rarityOf))));

  const known = (words: readonly string[], weight: number): Reading[] => {
    const numbers = words.map((word) => vocabulary.get(word));
    return numbers.length > 0 && numbers.every((number) => number !== undefined) ? [{ words: numbers, weight }] : [];
  };
  const related = (word: string): Reading[] =>
    (stems.get(word.slice(0, 5)) ?? [])
      .filter((other) => other !== word && sharedStem(word, other) >= 0.5)
      .flatMap((other) => known([other], 0.55 + 0.3 * sharedStem(word, other)));
  const runTogether = (word: string): Reading[] => {
    const parts = word.length >= 7 ? spelling.split(word) : undefined;
    return parts ? known(parts, 0.9) : [];
  };
  const misspelt = (word: string): Reading[] =>
    spelling.nearest(word).flatMap((near) => [...known([near], 0.85), ...related(near).slice(0, 3)]);
  const readWord = (word: string): readonly Reading[] => {
    const exact = known([word], 1);
    if (exact.length > 0) return [...exact, ...related(word)];
    return [runTogether, related, misspelt].map((way) => way(word)).find((readings) => readings.length > 0) ?? [];
  };

  /** "Need it at ₹30 lakh" does not speak of the ITAT. */
  const isSmall = (word: string) => lexicon.stopWords.has(word);
  const mayBeOne = (word: string, next: string) =>
    !(isSmall(word) && isSmall(next)) && (/\d/.test(word + next) || word.length <= 3);

  return {
    read(text) {
      const words = wordsIn(text).slice(0, longestQuestion);
      const units: Unit[] = [];
      const aspects: { aspect: Aspect; written: string }[] = [];
      let outOfScope: string | undefined;
      let unknown = 0;

      const add = (written: string, readings: readonly Reading[], share = 1, isCue = false) => {
        if (units.some((unit) => unit.written === written)) return;
        if (readings.length > 0) {
          units.push({ written, readings, mass: massOf(readings) * share, isCue });
        } else {
          units.push({ written, readings, mass: unknown < 2 ? unknownMass.first : unknownMass.later, isCue });
          unknown += 1;
        }
      };

      for (let at = 0; at < words.length;) {
        const word = words[at] ?? '';
        const rest = (length: number) => words.slice(at, at + length).join(' ');
        const foreign = phraseAt(lexicon.outOfScope, words, at);
        const synonym = phraseAt(lexicon.synonyms, words, at);
        const cue = phraseAt(lexicon.aspects, words, at);
        const longest = Math.max(foreign?.length ?? 0, synonym?.length ?? 0, cue?.length ?? 0, 1);

        if (foreign?.length === longest && !isAside(at, words.length)) {
          outOfScope ??= foreign.value;
          add(rest(foreign.length), []);
          at += foreign.length;
        } else if (synonym?.length === longest) {
          const phrase = words.slice(at, at + synonym.length);
          add(rest(synonym.length), [
            ...known(phrase, 1),
            ...synonym.value.flatMap((meaning) =>
              known(
                meaning.filter((one) => vocabulary.has(one)),
                0.95,
              ),
            ),
          ]);
          at += synonym.length;
        } else if (cue) {
          aspects.push({ aspect: cue.value, written: rest(cue.length) });
          words.slice(at, at + cue.length).forEach((one) => {
            const exact = lexicon.stopWords.has(one) ? [] : known([one], 1);
            if (exact.length > 0) add(one, exact, cueMass, true);
          });
          at += cue.length;
        } else {
          const next = words[at + 1];
          const joined = next !== undefined && mayBeOne(word, next) ? known([word + next], 1) : [];
          if (joined.length > 0) {
            add(rest(2), joined);
            at += 2;
          } else {
            if (!lexicon.stopWords.has(word) && !isBareNumber(word, vocabulary))
              add(word, readWord(word), /^\d+$/.test(word) ? 0.5 : 1);
            at += 1;
          }
        }
      }
      // A number alone names nothing: form numbers carry letters, or stand beside a word, and sections have a bracket.
      const isBareFigure = !section.test(text) && units.every(({ written }) => /^\d+$/.test(written));
      return { units: isBareFigure ? [] : units, aspects, outOfScope };
    },
  };
}

/** A section is named by its figure: "143(1)". */
const section = /\d\(\d/;

function isBareNumber(word: string, vocabulary: ReadonlyMap<string, number>): boolean {
  return /^\d+$/.test(word) && !vocabulary.has(word);
}

function stemGroups(vocabulary: ReadonlyMap<string, number>): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of vocabulary.keys()) {
    if (word.length < 5 || /\d/.test(word)) continue;
    const stem = word.slice(0, 5);
    const alike = groups.get(stem);
    if (alike) alike.push(word);
    else groups.set(stem, [word]);
  }
  return groups;
}
