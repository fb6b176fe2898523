import { plainText } from './plain-text.ts';
import { replaced, traced, type TracedText } from './traced-text.ts';

/** Takes text as typed and returns what `plainText` makes of it, each character with its place. */
export function tracedPlainText(text: string): TracedText {
  const words = replaced(traced(text), /\S+/gu, ([word]) => plainText(word));
  const spaced = replaced(words, /\s+/gu, () => ' ');
  return replaced(spaced, /^ | $/gu, () => '');
}
