import { z } from 'zod';
import { headFields } from './head.ts';
import { countedWords, line, siteAddress, template } from './text.ts';

/** The words of the search page and of what is offered while a visitor types: content/words/search.yaml. */
export const searchWordsSchema = z.strictObject({
  ...headFields,
  heading: line(90).describe('The heading of the page.'),
  lead: line(420).describe('One or two sentences under the heading.'),
  field: line(40).describe('The name of the field on the page.'),
  button: line(20).describe('The button beside it.'),
  papers: template(['service'], 60).describe('The list of documents of a service.'),
  kinds: z
    .strictObject({
      service: line(20).describe('A service.'),
      papers: line(20).describe('A list of documents.'),
      question: template(['page'], 60).describe('A question, with the page it stands on.'),
      page: line(20).describe('Any other page.'),
    })
    .describe('What each suggestion is, beside its name.'),
  found: countedWords(60, ['words']).describe('How many places were found for what was typed.'),
  none: template(['words'], 160).describe('Nothing was found for what was typed.'),
  ask: line(60).describe('The button that hands the words to the guide.'),
  write: line(40).describe('The link to the contact page.'),
  needsScript: line(200).describe('What is said where scripts are switched off.'),
  lists: z
    .strictObject({
      heading: line(60).describe('The heading.'),
      links: z
        .array(
          z.strictObject({
            name: line(40).describe('The words of the link.'),
            to: siteAddress().describe('Where it leads.'),
          }),
        )
        .min(1)
        .max(12)
        .describe('The links, below those of the kinds of service.'),
    })
    .describe('Where to look without searching.'),
});
