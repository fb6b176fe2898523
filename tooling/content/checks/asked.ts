import { passageReader } from '#src/search/passage-reading.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Content, Entry } from '../content.ts';
import { sectionPassages } from '../section-passages.ts';
import type { Check, Report } from './check.ts';

/**
 * What one part of a page is asked, no other part of it is: the guide could not choose. It says what is asked, for a phrase of small words
 * alone stands in every question. Sections are named as their headings are written.
 */
export const checkAsked: Check = (content, report) => {
  const { services, categories, topics, articles } = content;
  const saysNothing = emptyPhrases(content);
  for (const entry of [...services, ...categories, ...topics, ...articles]) {
    tellUnknownHeadings(entry, report);
    const seen = new Map<string, { readonly place: string; readonly line: number }>();
    for (const { path, value } of askedIn(entry.fields, [])) {
      if (saysNothing(value)) {
        report(entry, path, `"${value}" fits every question; add a word for what is asked, such as "late fee"`);
        continue;
      }
      const key = wordsIn(value).join(' ');
      const place = path.slice(0, -2).join();
      const first = seen.get(key);
      if (!first) seen.set(key, { place, line: entry.source.lineOf(path) });
      else if (first.place !== place)
        report(
          entry,
          path,
          `"${value}" is asked of the part on line ${first.line} already; keep it where it is answered`,
        );
    }
  }
};

/** Whether a phrase has nothing but words that say nothing about a subject, and asks for no figure, day, yes or part of an answer. */
function emptyPhrases({ language, particulars, vocabulary }: Content): (phrase: string) => boolean {
  const reader = passageReader({ ...language.fields, stopWords: vocabulary.fields.small }, particulars.fields);
  return (phrase) => {
    const { words, asked, wantsFigure, wantsDay, wantsYesOrNo } = reader.question(phrase);
    const isSmall = words.every((word) => reader.isStopWord(word));
    return isSmall && asked.size === 0 && !wantsFigure && !wantsDay && !wantsYesOrNo;
  };
}

function tellUnknownHeadings(
  entry: Entry<{ readonly askedOfSections?: readonly { readonly heading?: string | undefined }[] | undefined }>,
  report: Report,
): void {
  const headings = new Set(sectionPassages(entry.source.markdown).map(({ heading }) => heading));
  entry.fields.askedOfSections?.forEach(({ heading = '' }, index) => {
    if (!headings.has(heading))
      report(
        entry,
        ['askedOfSections', index, 'heading'],
        `no section of this page is called "${heading}"; write one of ${[...headings]
          .filter((one) => one !== '')
          .map((one) => `"${one}"`)
          .join(', ')}`,
      );
  });
}

/** Every phrase of every list called `asked`, with its place. */
function askedIn(
  value: unknown,
  path: readonly PropertyKey[],
): readonly { readonly path: readonly PropertyKey[]; readonly value: string }[] {
  if (Array.isArray(value))
    return path.at(-1) === 'asked'
      ? value.map((phrase: string, index) => ({ path: [...path, index], value: phrase }))
      : value.flatMap((item, index) => askedIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => askedIn(field, [...path, name]));
}
