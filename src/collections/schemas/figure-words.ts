import { z } from 'zod';
import { countedWords, template } from './text.ts';

const ordinal = () => template(['count'], 40);

/** How the figures of content/law are written, and the words around them on their page. */
export const figureWordsSchema = z.strictObject({
  written: z
    .strictObject({
      percent: template(['count'], 40).describe('A rate.'),
      hours: countedWords(40).describe('A number of hours.'),
      days: countedWords(40).describe('A number of days.'),
      months: countedWords(40).describe('A number of months.'),
      years: countedWords(40).describe('A number of years.'),
      dayOfMonth: z
        .strictObject({
          one: ordinal().describe('The 1st, 21st and 31st.'),
          two: ordinal().describe('The 2nd and 22nd.'),
          few: ordinal().describe('The 3rd and 23rd.'),
          other: ordinal().describe('All others.'),
        })
        .describe('A day that comes every month.'),
      renamed: template(['now', 'before', 'month'], 60).describe('A form or section and what it was before a month.'),
      formerly: template(['now', 'before'], 60).describe('A form or section and what it was once.'),
    })
    .describe('How a figure is written in a text.'),
});
