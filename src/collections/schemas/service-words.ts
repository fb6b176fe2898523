import { z } from 'zod';
import { countedWords, line, template } from './text.ts';

const heading = () => line(60);
const button = () => line(40);

/** The words of the page with all services: content/words/services-page.yaml. */
export const servicesPageWordsSchema = z.strictObject({
  kinds: line(40).describe('What a screen reader calls the list of categories beside the page.'),
  fields: heading().describe('The heading above the wider fields of work.'),
  fieldCount: countedWords(30).describe('How many of them there are.'),
});

/** The words of a category's page: content/words/category-page.yaml. */
export const categoryPageWordsSchema = z.strictObject({
  count: countedWords(30).describe('How many services the category has.'),
  columns: z
    .strictObject({
      name: line(30).describe('The name of the service.'),
      text: line(30).describe('What the service is for.'),
      time: line(30).describe('How long it takes.'),
      papers: line(30).describe('How many papers it takes.'),
    })
    .describe('The heads of the columns.'),
  more: button().describe('The words that lead to a service.'),
});

/** The words of a service's page: content/words/service-page.yaml. */
export const servicePageWordsSchema = z.strictObject({
  summary: z
    .strictObject({
      name: line(40).describe('What a screen reader calls the card.'),
      contact: button().describe('The button to the contact form.'),
      book: button().describe('The button to the booking page.'),
      governmentFee: line(40).describe('Before what the Government charges.'),
      who: line(30).describe('The part on who needs it.'),
      includes: line(30).describe('The part on what the practice does.'),
      process: line(30).describe('The part with the steps.'),
      documents: line(30).describe('The part with the documents.'),
      dates: line(30).describe('The part with the due dates.'),
      rules: line(30).describe('The part on the rules.'),
      questions: line(30).describe('The part with the questions.'),
    })
    .describe('The card beside the page, with links to its parts.'),
  who: heading().describe('The heading above who needs the service.'),
  includes: heading().describe('The heading above what the practice does.'),
  process: heading().describe('The heading above the steps.'),
  documents: heading().describe('The heading above the documents.'),
  timeline: heading().describe('The heading above how long it takes.'),
  timelineNote: line(40).describe('Beside it, in the margin: whose estimate it is.'),
  rules: heading().describe('The heading above what the law says.'),
  decisions: heading().describe('The heading above the checks that are offered.'),
  ruleSource: template(['source', 'date'], 60).describe('Where a rule stands, and the day it was checked.'),
  portal: template(['portal'], 60).describe('Before the link to the official portal.'),
  questions: heading().describe('The heading above the questions.'),
  enquiry: heading().describe('The heading above the form, where the page has one.'),
  enquiryNote: line(40).describe('Beside it, in the margin.'),
});

/** The words of the lists of documents: content/words/document-lists.yaml. */
export const documentListWordsSchema = z.strictObject({
  title: template(['service'], 60).describe('The name of a list that a service has of its own.'),
  note: line(200).describe('The remark under such a list.'),
  nameFor: template(['title', 'whom'], 60).describe('The name of a list that is for one kind of business.'),
  showFor: line(40).describe('What a screen reader calls the choice among several lists.'),
  all: line(20).describe('The choice that shows all of them.'),
  about: template(['papers', 'date'], 60).describe('Under its name: how many papers, and the day it was checked.'),
  progress: template(['ready', 'count'], 40).describe('How many are ticked.'),
  ready: line(20).describe('When all are ticked.'),
  notKept: line(120).describe('What is said under the ticks where the browser does not keep them.'),
  print: button().describe('The button that prints the list.'),
  copy: button().describe('The button that copies the list.'),
  copied: button().describe('The same button, once it is copied.'),
  share: button().describe('The button that opens WhatsApp with the list.'),
});
