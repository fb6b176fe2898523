import { z } from 'zod';
import { headFields } from './head.ts';
import { point } from './items.ts';
import { isTold, notTold, timelineFields } from './timeline.ts';
import { questionAndAnswerSchema } from './service.ts';
import { line, searchTerm, servicePath, siteAddress } from './text.ts';
import { topicBlockSchema } from './topic-block.ts';

const points = z.strictObject({
  heading: line(80).describe('The heading above the points.'),
  items: z.array(point()).min(3).max(8).describe('The points in their order.'),
});

/**
 * A page on a wider topic than one service: content/topics/<name>.md for /<name>,
 * content/topics/services/<name>.md for /services/<name>, content/topics/solutions/<name>.md for /solutions/<name>.
 */
export const topicSchema = z.strictObject({
  ...headFields,
  heading: line(90).describe('The heading of the page.'),
  order: z.number().int().min(1).default(1).describe('Its place among its neighbours: 1 comes first.'),
  card: line(220).describe('One or two sentences for a card that leads to the page.'),
  lead: line(420).describe('One or two sentences under the heading. The guide answers with them.'),
  alsoCalled: z
    .array(searchTerm(60))
    .describe('Other words people use for it. Not shown; the guide finds the page by them.'),
  illustration: z
    .enum(['airmail', 'bricks', 'chart', 'family', 'file', 'house', 'kite', 'lorry', 'shop', 'spectacles', 'tiffin'])
    .optional()
    .describe('The drawing in the margin, from src/ui/illustrations.'),
  points: points.describe('What it is made of.'),
  blocks: z
    .array(topicBlockSchema)
    .max(3)
    .default([])
    .describe('A year, a calendar, a form with its lines, clocks or the founder.'),
  steps: points.optional().describe('How it runs, step by step, if there are steps.'),
  forWhom: z.array(line(200)).min(2).max(8).optional().describe('For whom it is, a line each.'),
  timeline: z
    .strictObject(timelineFields)
    .refine(isTold, notTold)
    .optional()
    .describe('How long it takes, as the practice estimates.'),
  questions: z.array(questionAndAnswerSchema).max(26).default([]).describe('Questions about it, with answers.'),
  related: z.array(servicePath()).max(8).default([]).describe('Services that go with it.'),
  action: z
    .strictObject({
      text: line(200).describe('A sentence before the button.'),
      words: line(40).describe('The words on the button.'),
      to: siteAddress().describe('Where the button leads.'),
    })
    .describe('What the visitor can do next.'),
});
