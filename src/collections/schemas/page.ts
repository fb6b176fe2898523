import { z } from 'zod';
import { headFields } from './head.ts';
import { point } from './items.ts';
import { line, searchTerm, siteAddress, template } from './text.ts';

/** The words of an ordinary page: content/pages/<name>.md. Below the fields stands more text in Markdown, if there is any. */
export const pageSchema = z.strictObject({
  ...headFields,
  heading: line(90).describe('The heading of the page.'),
  lead: line(420).describe('One or two sentences under the heading.'),
  alsoCalled: z
    .array(searchTerm(60))
    .default([])
    .describe('Other words people use for the page. Not shown; the guide finds the page by them.'),
});

const margin = () => line(40).describe('Beside the section, in the margin.');

const teaser = z.strictObject({
  heading: line(90).describe('The heading of the section.'),
  margin: margin(),
  text: line(420).describe('One or two sentences.'),
  link: line(60).describe('The words of the link.'),
  to: siteAddress().describe('Where the link leads.'),
});

/** The words of the home page: content/pages/home.yaml. */
export const homeSchema = z.strictObject({
  ...headFields,
  hero: z
    .strictObject({
      heading: line(90).describe('The heading of the page.'),
      text: line(320).describe('What the practice does, for whom and where.'),
      book: line(40).describe('The words of the link to the contact page.'),
      ask: line(40).describe('The words of the button that opens the guide.'),
    })
    .describe('The first screen.'),
  dates: z
    .strictObject({
      heading: line(60).describe('The heading of the sheet beside the first lines.'),
      on: template(['weekday', 'left'], 60).describe(
        'Below what falls due: the day of the week, and how far away it is.',
      ),
      note: line(160).describe('How far the dates hold.'),
      link: line(60).describe('The link to all due dates.'),
    })
    .describe('The next days on which something falls due.'),
  situations: z
    .strictObject({
      heading: line(60).describe('The heading of the band.'),
      items: z
        .array(
          z.strictObject({
            name: line(40).describe('The situation, in the words of the visitor.'),
            text: line(90).describe('What the page tells about it.'),
            to: siteAddress().describe('The page that serves it.'),
          }),
        )
        .min(2)
        .max(9)
        .describe('The situations in their order.'),
    })
    .describe('What people come with.'),
  course: z
    .strictObject({
      heading: line(90).describe('The heading of the section.'),
      margin: margin(),
      steps: z
        .array(point({ name: 40, text: 200 }))
        .length(3)
        .describe('Three steps in their order.'),
    })
    .describe('How a piece of work goes.'),
  about: teaser.describe('A few words on the practice.'),
  regimes: teaser.describe('What leads to the comparison of regimes.'),
  services: teaser.describe('What stands around the service cards.'),
  clients: z
    .strictObject({
      heading: line(90).describe('The heading of the section.'),
      margin: margin(),
    })
    .describe('What stands around the testimonials, when they are switched on.'),
  checks: teaser.describe('What stands around the checks of a case.'),
  questions: teaser.describe('What stands around the three questions.'),
});
