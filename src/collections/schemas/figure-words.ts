import { z } from 'zod';
import { countedWords, line, template } from './text.ts';

const ordinal = () => template(['count'], 40);

/** How the figures of content/law are written, and the words around them on their page. */
export const figureWordsSchema = z.strictObject({
  written: z
    .strictObject({
      percent: template(['count'], 40).describe('A rate.'),
      hours: countedWords(40).describe('A number of hours.'),
      days: countedWords(40).describe('A number of days.'),
      workingDays: countedWords(40).describe('A number of working days.'),
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
  subjects: line(60).describe('The heading above the list of subjects.'),
  count: countedWords(40).describe('How many figures a subject has.'),
  source: template(['source', 'date'], 60).describe('Where a figure stands, and the day it was checked.'),
  from: template(['date'], 40).describe('The first day on which a figure holds.'),
  until: template(['date'], 40).describe('The last day on which a figure holds.'),
});
