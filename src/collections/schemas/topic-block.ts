import { z } from 'zod';
import { point } from './items.ts';
import { line, siteAddress, slug } from './text.ts';

const caption = {
  heading: line(80).describe('The heading above it.'),
  text: line(320).describe('One or two sentences under the heading.'),
  link: z
    .strictObject({
      words: line(60).describe('The words of the link.'),
      to: siteAddress().describe('Where the link leads.'),
    })
    .optional()
    .describe('A page that goes further. Stands in the margin.'),
};

const month = () => z.number().int().min(1).max(12);

/** Spans on a strip of twelve months. */
const year = z.strictObject({
  kind: z.literal('year').describe('A strip of twelve months.'),
  ...caption,
  begins: month().describe('The calendar month of the first column: 4 for April.'),
  spans: z
    .array(
      point().extend({
        from: z
          .number()
          .min(-1)
          .max(12)
          .describe('Months after the beginning at which it starts: 0 is the first day, -1 is before it.'),
        to: z
          .number()
          .min(0)
          .max(13)
          .describe('Months after the beginning at which it ends: 12 is the last day, 13 is after it.'),
      }),
    )
    .min(3)
    .max(10)
    .describe('The spans in their order.'),
});

/** The due dates of the next twelve months, month by month. */
const calendar = z.strictObject({
  kind: z.literal('calendar').describe('Due dates by month.'),
  ...caption,
  for: z
    .array(slug())
    .min(1)
    .describe('Whom they concern, by the ids of words/due-dates-page.yaml. What comes every month is left out.'),
});

/** A form with its lines, and beside each line where its figure goes. */
const form = z.strictObject({
  kind: z.literal('form').describe('A form with remarks beside its lines.'),
  ...caption,
  title: line(80).describe('What stands at the head of the form.'),
  lines: z
    .array(
      z.strictObject({
        name: line(80).describe('The line as the form calls it.'),
        note: line(240).describe('Where its figure goes.'),
      }),
    )
    .min(3)
    .max(10)
    .describe('The lines from top to bottom.'),
});

/** The hours of the practice on the clocks of other places. */
const clocks = z.strictObject({
  kind: z.literal('clocks').describe('Opening hours on other clocks.'),
  ...caption,
  places: z
    .array(
      z.strictObject({
        name: line(60).describe('The place, with the season where it matters.'),
        ahead: z
          .number()
          .min(-12)
          .max(14)
          .describe('Hours its clock is ahead of UTC: 4 for Dubai, -5 for New York in winter.'),
      }),
    )
    .min(2)
    .max(8)
    .describe('The places from east to west.'),
});

/** Who answers for the practice, with the numbers of its registration. The figures come from practice.yaml. */
const founder = z.strictObject({
  kind: z.literal('founder').describe('Who answers for the practice.'),
  ...caption,
});

/** Something on the page of a topic that is more than words. */
export const topicBlockSchema = z.discriminatedUnion('kind', [year, calendar, form, clocks, founder]);
