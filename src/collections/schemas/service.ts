import { z } from 'zod';
import { headFields } from './head.ts';
import { calendarDate, line, outsideAddress, searchTerm, servicePath, slug } from './text.ts';
import { isTold, notTold, timelineFields } from './timeline.ts';

/** One thing the law says, with the day it was checked and where it stands. */
const factSchema = z.strictObject({
  question: line(160).optional().describe('The question that it answers. Not on the page; the guide answers under it.'),
  text: line(500).describe('The rule in one or two plain sentences.'),
  asOf: calendarDate()
    .optional()
    .describe('The day the rule was last checked, as YYYY-MM-DD. Left out where the rule has figures of content/law.'),
  source: line(200)
    .optional()
    .describe(
      'Where it stands: the Act and section, the notification, or the portal. Left out where the rule has figures of content/law.',
    ),
});

export const questionAndAnswerSchema = z.strictObject({
  id: slug()
    .optional()
    .describe('What the other ways to ask it know it by, if that is no longer how the question is worded.'),
  question: line(160).describe('The question as a visitor would ask it.'),
  answer: line(900).describe(
    'The answer in two to four short sentences. The first must make sense alone: the guide quotes it.',
  ),
});

/** One sub-service: the front matter of content/services/<category>/<service>.md. */
export const serviceSchema = z.strictObject({
  name: line(60).describe('The name of the service, as it stands in lists and as the heading of its page.'),
  ...headFields,
  order: z.number().int().min(1).describe('Its place in the list of its category: 1 comes first.'),
  card: line(220).describe('One or two sentences for the card in the category. Three lines of it show.'),
  lead: line(420).describe(
    'What it is, in one or two sentences. Stands under the heading; the guide answers "what is it" with it.',
  ),
  alsoCalled: z
    .array(searchTerm(60))
    .describe(
      'Other names, abbreviations, form numbers and everyday words people use for it, also in Hinglish or romanised Telugu. Not shown; the guide finds the page by them.',
    ),
  whoNeedsIt: z.array(line(300)).min(2).max(6).describe('Who needs it: a sentence each.'),
  includes: z.array(line(200)).min(3).max(8).describe('What the practice does for the client: a short line each.'),
  process: z
    .array(
      z.strictObject({
        step: line(80).describe('The step in a few words.'),
        detail: line(320).describe('What happens in it, in one or two sentences.'),
      }),
    )
    .min(3)
    .max(8)
    .describe('The steps in their order.'),
  documents: z
    .union([
      z.strictObject({
        checklist: slug().meta({ refersTo: 'checklists' }).describe('The short name of the list of documents.'),
      }),
      z.array(line(200)).min(3),
    ])
    .describe('The documents: a list of their own, or the short name of a list that several services may share.'),
  documentsNote: line(300).optional().describe('A sentence under the list of documents.'),
  timeline: z
    .strictObject({
      ...timelineFields,
      note: line(320).describe('Whose estimate it is and what it depends on.'),
    })
    .refine(isTold, notTold)
    .describe('How long it takes. An estimate of the practice is worded as one.'),
  dates: z
    .array(
      z.strictObject({
        what: line(120).describe('What is due.'),
        when: line(200).describe('When it is due.'),
      }),
    )
    .max(10)
    .optional()
    .describe('Due dates, if there are any.'),
  governmentFee: line(320)
    .optional()
    .describe('What the Government charges, where it is sure. Never the fee of the practice.'),
  facts: z.array(factSchema).max(8).describe('What the law says, each with its date and source. May be an empty list.'),
  portal: z
    .strictObject({
      name: line(80).describe('The name of the official portal.'),
      href: outsideAddress().describe('Its address, beginning with https.'),
    })
    .optional()
    .describe('The official portal, if there is one.'),
  questions: z
    .array(questionAndAnswerSchema)
    .min(2)
    .max(24)
    .describe('Two to twenty-four questions about this service, with answers.'),
  related: z.array(servicePath()).min(2).max(4).describe('Two to four services that go with it.'),
  enquireHere: z
    .boolean()
    .default(false)
    .describe('true: "Contact Us" opens the enquiry panel on the same page. false: it leads to the contact page.'),
});

/** One category: the front matter of content/services/<category>/index.md. */
export const categorySchema = z.strictObject({
  name: line(40).describe('The name of the category, as it stands in the menu.'),
  ...headFields,
  order: z.number().int().min(1).describe('Its place among the categories: 1 comes first.'),
  purpose: line(48).describe(
    'What it is for, in a few plain words. Stands under its name in the menu and on the home page.',
  ),
  card: line(220).describe('One or two sentences for the card on the services page.'),
  intro: line(420).describe('One or two sentences under the heading of the category page.'),
  alsoCalled: z
    .array(searchTerm(60))
    .describe('Other words people use for the category. Not shown; the guide finds the page by them.'),
  alias: slug()
    .optional()
    .describe('A second address of the category, if its name in small letters differs from its folder.'),
  onHome: z.boolean().default(false).describe('true: the home page shows a card for this category.'),
});
