import { z } from 'zod';
import { countedWords, line, template } from './text.ts';

const heading = () => line(60);
const button = () => line(40);
const note = () => line(60).describe('Beside it, in the margin.');

/** What stands around the fields of every form: content/words/forms.yaml. */
export const formPageWordsSchema = z.strictObject({
  optional: line(20).describe('Beside the name of a field that may stay empty.'),
  choose: line(40).describe('The first line of a list to choose from.'),
  choice: template(['name', 'hint'], 40).describe('A line of that list that has a remark.'),
  refused: countedWords(80).describe('Above the fields that need another look.'),
  sensitive: line(200).describe('Below a field in which a PAN, Aadhaar, card or account number was written.'),
  suggestions: line(60).describe('What a screen reader calls the days or hours that are offered below a field.'),
  needsScript: line(200).describe('When the browser runs no script.'),
  honeypot: line(40).describe('The name of a field that only robots see and fill in.'),
  trapped: template(['link'], 240).describe('When that field was filled in after all; {link} is the link to WhatsApp.'),
  sending: button().describe('The button while the form is on its way.'),
  kept: template(['link'], 120).describe('After a failed sending; {link} is the link below.'),
  keptLink: line(60).describe('The link that carries everything to WhatsApp.'),
});

/** The words of the contact page: content/words/contact.yaml. */
export const contactWordsSchema = z.strictObject({
  reach: z
    .strictObject({
      heading: heading().describe('The heading.'),
      note: note(),
      phone: line(30).describe('The telephone.'),
      email: line(30).describe('The mail address.'),
      whatsApp: line(30).describe('The chat.'),
      chat: button().describe('The words of the link to the chat.'),
    })
    .describe('The ways to reach the practice.'),
  write: z.strictObject({ heading: heading().describe('The heading.'), note: note() }).describe('The form.'),
  offices: z
    .strictObject({
      heading: heading().describe('The heading.'),
      count: countedWords(30).describe('How many there are.'),
      directions: template(['town'], 40).describe('The link that opens directions.'),
      showMap: template(['town'], 40).describe('The button that loads the map.'),
      map: template(['town'], 60).describe('What a screen reader calls the map.'),
      mapNote: line(120).describe('Where the map comes from.'),
    })
    .describe('The offices.'),
});

/** The words beside the opening hours: content/words/opening-hours.yaml. */
export const openingHoursWordsSchema = z.strictObject({
  heading: heading().describe('The heading.'),
  closings: line(40).describe('Before the single days on which the office is closed.'),
  timeZone: line(100).describe('Which time it is.'),
});

/** The words around the message, on the contact page and on services: content/words/message-form.yaml. */
export const messageFormWordsSchema = z.strictObject({
  draft: line(120).describe('The first line of the WhatsApp message after a failed sending.'),
  again: button().describe('The button for another message, once one was sent.'),
});

/** The words of the booking page: content/words/booking.yaml. */
export const bookingWordsSchema = z.strictObject({
  withGuide: button().describe('The button that books in the guide.'),
  heading: heading().describe('The heading above the form.'),
  note: note(),
  draft: line(120).describe('The first line of the WhatsApp message after a failed sending.'),
  sentDraft: line(120).describe('The first line of the WhatsApp message after a request was sent.'),
  tell: button().describe('The button that opens that message.'),
  again: button().describe('The button for another request.'),
});

/** The words of the calculator's page: content/words/calculator.yaml. */
export const calculatorWordsSchema = z.strictObject({
  figures: template(['year'], 60).describe('The heading above the questions.'),
  blank: template(['action'], 120).describe('On the sheet before anything was worked out; {action} is the button.'),
  illustration: line(30).describe('Before the year, on the sheet.'),
  remains: line(40).describe('What is left of the income.'),
  deductions: z
    .strictObject({
      heading: heading().describe('The heading.'),
      standard: line(40).describe('The standard deduction.'),
      houseRent: line(40).describe('The house rent exemption.'),
      section80C: line(40).describe('80C, which counts up to a cap.'),
      other: line(40).describe('Other deductions.'),
    })
    .describe('What each deduction took.'),
  income: heading().describe('The heading above the bar of tax and income.'),
  slabs: z
    .strictObject({
      heading: heading().describe('The heading.'),
      slab: line(40).describe('The column with the slabs.'),
      rate: line(40).describe('The column with the rates.'),
      income: line(40).describe('The column with the income in each slab.'),
      tax: line(40).describe('The column with the tax on it.'),
      above: template(['amount'], 40).describe('The last slab.'),
      range: template(['from', 'to'], 40).describe('Any other slab.'),
      rounding: line(120).describe('How the figures are rounded.'),
    })
    .describe('The table of the slabs.'),
  print: button().describe('The button that prints the sheet.'),
  copy: button().describe('The button that copies the figures.'),
  copied: button().describe('The same button, once they are copied.'),
  share: button().describe('The button that opens WhatsApp.'),
  draft: line(120).describe('The WhatsApp message; the visitor pastes the figures into it.'),
  askGuide: button().describe('The button that opens the guide.'),
});
