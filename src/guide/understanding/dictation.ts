import grammar from 'content:vocabulary-grammar';
import words from 'content:vocabulary-reading';
import { anyOf } from '#src/text/word-lists.ts';

const before = new RegExp(`^\\s*(?:${anyOf(words.dictated, words.dictatedEither)}(?!\\p{L}))[\\s:,-]*`, 'iu');
const behind = new RegExp(`(?:^|[\\s,:(-]+)(?:${anyOf(words.dictating, words.dictatedEither)})[\\s.)!]*$`, 'iu');

/** What is dictated, without the words that ask to write it: "write that I am late", "refund gurinchi ani pettandi". Takes any text; what is nothing else stays as it is. */
export function dictated(text: string): string {
  const rest = shortened(shortened(text.replace(before, ''), behind), behind).trim();
  return /[\p{L}\d]/u.test(rest) ? rest : text;
}

const shortened = (text: string, pattern: RegExp) => text.replace(pattern, '');

const naming = new RegExp(`^(?:[\\s:="'-]*(?:${anyOf(grammar.becoming)})(?![\\p{L}\\p{M}]))*[\\s:="'-]*`, 'iu');

/** What stands behind the name of an answer, as what it shall be: "… should be PAN card". Takes what stands there. */
export const namedValue = (behindName: string): string =>
  dictated(behindName.replace(naming, '')).replace(/["']$/u, '').trim();
