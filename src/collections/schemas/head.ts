import { calendarDate, line, searchTerm } from './text.ts';
import { z } from 'zod';

/** What every page tells search engines and share cards. */
export const headFields = {
  title: line(70).describe('The page title in search results and on the browser tab, without the name of the site.'),
  description: line(175)
    .min(60)
    .describe('One or two sentences for search results and share cards: 60 to 175 characters, unlike any other page.'),
  keywords: z
    .array(searchTerm(60))
    .min(2)
    .max(14)
    .describe('What people type when they look for this page. The guide uses these words too.'),
  updated: calendarDate().describe('The day the words were last checked, as YYYY-MM-DD.'),
};
