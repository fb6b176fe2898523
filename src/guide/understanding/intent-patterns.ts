import type { Intents } from '#src/collections/types.ts';

type Intent = Intents[number];

/** A phrase of several parts, such as "why|kyu + phone|mobile": each part has to be said in one of its wordings, in any order. Wordings go by their numbers. */
interface Pattern {
  readonly parts: readonly (readonly number[])[];
  readonly intent: Intent;
  /** Words that may stand beside it: those of all patterns of its intent. */
  readonly besides: ReadonlySet<string>;
}

export interface PatternReader {
  /** The intent of the first pattern that is said, with at most so many words beside it that belong neither to it nor to `around`. */
  readonly find: (words: readonly string[], mostLeftOver: number) => Intent | undefined;
}

/** Whether a phrase of content has parts or wordings to choose from. */
export const isPattern = (phrase: string): boolean => /[|+]/.test(phrase);

/**
 * Makes the patterns among the phrases of the intents ready, in the order of content. Takes how to pick the phrases of an intent and the
 * words that may stand beside any pattern, both as content writes them. Words count in any of their English forms (`cancel`, `cancelled`).
 */
export function patternReader(
  intents: Intents,
  pick: (intent: Intent) => readonly string[],
  around: readonly string[],
): PatternReader {
  const beside = new Set(around.flatMap((phrase) => phrase.split(' ')).map(stem));
  const wordings = new Map<string, number>();
  const numberOf = (wording: string) => {
    const number = wordings.get(wording) ?? wordings.size;
    wordings.set(wording, number);
    return number;
  };
  const patterns = intents.flatMap((intent): readonly Pattern[] => {
    const read = pick(intent)
      .filter(isPattern)
      .map((phrase) => phrase.split('+').map((part) => part.split('|').map(stemmed)));
    const besides = new Set(read.flat(2).flatMap((wording) => wording.trim().split(' ')));
    return read.map((parts) => ({ parts: parts.map((part) => part.map(numberOf)), intent, besides }));
  });
  const beginning = new Map<string, [string, number][]>();
  for (const [wording, number] of wordings) {
    const [, first = ''] = wording.split(' ');
    beginning.set(first, [...(beginning.get(first) ?? []), [wording, number]]);
  }
  return {
    find(words, mostLeftOver) {
      const stems = words.map(stem);
      const text = ` ${stems.join(' ')} `;
      const said = new Uint8Array(wordings.size);
      for (const word of new Set(stems))
        for (const [wording, number] of beginning.get(word) ?? []) said[number] = Number(text.includes(wording));
      return patterns.find(
        ({ parts, besides }) =>
          parts.every((those) => those.some((number) => said[number] === 1)) &&
          stems.filter((word) => !besides.has(word) && !beside.has(word)).length <= mostLeftOver,
      )?.intent;
    },
  };
}

const stemmed = (wording: string) => ` ${wording.trim().split(' ').map(stem).join(' ')} `;

/** What the English forms of a word share: `cancel` of `cancelled` and `cancelling`. */
function stem(word: string): string {
  const one = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
  const [, base = one] = /^(.{3,}?)(?:ing|ed|e)$/.exec(one.replace(/ied$/, 'y')) ?? [];
  return base.length > 3 ? base.replace(/([^aeiou])\1$/, '$1') : base;
}
