import { z } from 'zod';
import { headFields } from './head.ts';
import { calendarDate, line, searchTerm, siteAddress } from './text.ts';

/** An article: content/blog/<name>.md. The text in Markdown stands below the fields. */
export const articleSchema = z.strictObject({
  ...headFields,
  heading: line(100).describe('The heading of the article.'),
  published: calendarDate().describe('The day it appeared, as YYYY-MM-DD.'),
  lead: line(420).describe('The answer in one or two sentences. Stands under the heading; the guide answers with it.'),
  alsoCalled: z
    .array(searchTerm(80))
    .describe('Other ways to ask what the article answers. Not shown; the guide finds it by them.'),
  sources: z.array(line(200)).min(1).describe('Where the facts stand: Act and section, rule, notification or portal.'),
  calendar: z
    .strictObject({
      heading: line(80).describe('The heading above the months.'),
      text: line(320).describe('One or two sentences under the heading.'),
    })
    .optional()
    .describe('The due dates of the next twelve months below the text, without those of every month.'),
  seeAlso: z.array(siteAddress()).min(1).max(5).describe('Pages that go further.'),
});
