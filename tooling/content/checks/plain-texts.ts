import { allEntries } from '../content.ts';
import type { Check } from './check.ts';
import { textsIn } from './texts-in.ts';

/** Marks of Markdown and of HTML, which a field prints as they are. */
const marks = [
  /\*\*[^*]+\*\*/,
  /(?:^|\s)\*[^\s*][^*]*\*(?=[\s.,;:!?]|$)/,
  /\[[^\]]+\]\([^)]+\)/,
  /^#{1,6} /,
  /`[^`]+`/,
  /<\/?[a-z][^>]*>/i,
];

/** A field holds plain words: no bold, no link, no HTML. */
export const checkPlainTexts: Check = (content, report) => {
  for (const entry of allEntries(content)) {
    for (const { path, text } of textsIn(entry.fields)) {
      const mark = marks.map((pattern) => pattern.exec(text)?.[0].trim()).find((found) => found !== undefined);
      if (mark !== undefined)
        report(
          entry,
          path,
          `"${mark}" would be printed as it stands; write plain words here${entry.source.file.endsWith('.md') ? ' (bold and links are for the text below the fields)' : ', without stars, brackets or addresses'}`,
        );
    }
  }
};
