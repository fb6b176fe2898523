import { z } from 'zod';
import { calendarDate, line, siteAddress } from './text.ts';

/** One frequently asked question: content/faqs/<name>.yaml. */
export const faqSchema = z.strictObject({
  question: line(160).describe('The question as a visitor would ask it.'),
  answer: line(900).describe(
    'The answer in two to four short sentences. The first must make sense alone: the guide quotes it.',
  ),
  order: z.number().int().min(1).describe('Its place on the FAQ page: 1 comes first.'),
  onHome: z.boolean().default(false).describe('true: the home page shows it too.'),
  page: siteAddress()
    .optional()
    .describe('The page that tells more, such as /services/registrations/gst-registration.'),
  updated: calendarDate().describe('The day the answer was last checked, as YYYY-MM-DD.'),
});
