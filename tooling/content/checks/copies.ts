import type { Entry } from '../content.ts';

/**
 * Of two files with the same words, puts the copy last: the one whose name says less of what the text is about. When both say
 * as much, the later one, by the days given; of the same day, the one with the longer name.
 */
export function originalFirst<File extends Pick<Entry<unknown>, 'source'>>(
  [one, other]: readonly [File, File],
  words: string,
  dayOf: (file: File) => string = () => '',
): readonly [File, File] {
  const lead = said(one, words) - said(other, words) || dayOf(other).localeCompare(dayOf(one));
  const isOriginal = lead === 0 ? one.source.file.length <= other.source.file.length : lead > 0;
  return isOriginal ? [one, other] : [other, one];
}

/** Which part of the words in the name of a file stands in a text, from 0 to 1. */
function said({ source: { file } }: Pick<Entry<unknown>, 'source'>, text: string): number {
  const own = wordsOf(file.replace(/^.*\/|\.\w+$/g, ''));
  const spoken = new Set(wordsOf(text));
  return own.filter((word) => spoken.has(word)).length / Math.max(1, own.length);
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
