import { expect, it } from 'vitest';
import type { Knowledge } from '#src/guide/model/knowledge.ts';
import { putRight } from '#src/guide/understanding/rule-reader/misspelt.ts';

/** Words of a kite shop: "the" is said every day, its pages tell of a kate, and "cosst" asks for a price. */
const knowledge = {
  intents: { vocabulary: new Set(['kite', 'flying', 'book', 'boot', 'lawn', 'baker', 'the', 'cost']) },
  isEveryday: (word: string) => word === 'thee',
  isSubject: (word: string) => word === 'kate',
  isCue: (word: string) => word === 'cosst',
} as unknown as Knowledge;

it.each<readonly [said: string, right: string | undefined, because: string]>([
  ['flyng a kite', 'flying a kite', 'one letter is missing'],
  ['flyng thee kite', 'flying thee kite', 'what is said every day stays'],
  ['flyng kate', 'flying kate', 'what the pages tell of stays'],
  ['flyng cosst', 'flying cosst', 'what asks for a part of a page stays'],
  ['kite', undefined, 'nothing is wrong'],
  ['', undefined, 'nothing is said'],
  ['zebra', undefined, 'no word is near'],
  ['lfying', undefined, 'a slip is seldom in the first letter'],
  ['fly1ng', undefined, 'a figure is no slip'],
  ['lwn', 'lawn', 'of three letters, the only longer word with them'],
  ['kit', 'kite', 'of three letters, the only longer word with them'],
  ['boo', undefined, 'two longer words have them'],
  ['bkr', undefined, 'the word with them has five letters'],
  ['lnw', undefined, 'they stand in another order'],
  ['flyng a b c d e f g h i j k', 'flying a b c d e f g h i j k', 'it has twelve words'],
  ['flyng a b c d e f g h i j k l', undefined, 'it has thirteen words'],
])('%j is put right as %j: %s', (said, right) => {
  expect(putRight(said, knowledge)).toBe(right);
});
