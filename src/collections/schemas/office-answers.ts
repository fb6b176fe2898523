import { z } from 'zod';
import { searchTerm, template } from './text.ts';

const phrases = (described: string) => z.array(searchTerm(40)).min(1).describe(described);

const sayings = (places: readonly string[], described: string) =>
  z
    .strictObject({
      plain: template(places, 160).describe('To a question that wants no yes or no.'),
      yes: template(places, 160).describe('Where that is a yes.'),
      no: template(places, 160).describe('Where that is a no.'),
    })
    .describe(described);

/** What the guide recognises in questions about the office, and what it says of a day: content/guide/office.yaml. */
export const officeAnswersSchema = z.strictObject({
  asks: z
    .strictObject({
      place: phrases('Where the office is. Its addresses are told.'),
      hours: phrases('From when or until when it is open.'),
      closed: phrases('Whether it is closed, so that a yes means closed.'),
      now: phrases('The present moment.'),
    })
    .describe('By which phrases each question is known.'),
  says: z
    .strictObject({
      open: sayings(['date', 'hours'], 'The office is open on a day.'),
      closed: sayings(['date'], 'The office is closed on that day of the week.'),
      holiday: sayings(['date', 'name'], 'The office is closed for a holiday.'),
      later: template(['date'], 160).describe(
        'The day is further ahead than an appointment, so its holiday may not be listed yet.',
      ),
      hour: sayings(['date', 'hours'], 'The office is open on a day, but closed at the hour.'),
    })
    .describe('What is said of the day that is named.'),
  closings: template(['days'], 80).describe('The closed days to come, to a question about closed days.'),
  closing: template(['date', 'name'], 80).describe('One of them.'),
});
