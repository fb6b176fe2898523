import { wordSet } from '#src/text/word-lists.ts';
import { wordsIn } from './words.ts';

/** Takes the words of roles as content delivers them. Returns each word of their expressions by itself, as a message is divided: "as", "well" for "as well". */
export const singleWords = (...roles: readonly string[]): ReadonlySet<string> =>
  new Set([...wordSet(...roles)].flatMap(wordsIn));
