import { z } from 'zod';
import { countedWords, line, searchTerm, template } from './text.ts';

const phrases = (described: string) => z.array(searchTerm(40)).min(1).describe(described);

/** How the guide recognises questions about due dates, and what it says to them: content/guide/due-dates.yaml. */
export const dueDateAnswersSchema = z.strictObject({
  asks: z
    .strictObject({
      missed: phrases('A date that may have passed.'),
      extended: phrases('Whether a date was moved.'),
      overall: phrases('All that is due, whatever it is.'),
      lists: phrases('Dates in the plural: all of one kind, of a month, or of those who are named.'),
      calendar: phrases('A wish to have a date in the calendar.'),
      date: phrases('When something is due.'),
      within: phrases('Within what time something is due that counts from a day of one’s own.'),
      late: phrases('How much it is, after a date: what delay costs.'),
    })
    .describe('By which phrases each question is known. The first that fits counts.'),
  ofGroup: phrases(
    'Words beside which the name of a whole group, such as TDS, is answered with the next date of each.',
  ),
  notDates: phrases('Words beside which a question about a date is about something else.'),
  spans: z
    .strictObject({
      today: phrases('Today alone.'),
      tomorrow: phrases('Tomorrow alone.'),
      week: phrases('The next 7 days.'),
      nextWeek: phrases('From Monday to Sunday of the next week.'),
      nextMonth: phrases('The next month.'),
      month: phrases('Until the end of the month.'),
    })
    .describe('Until when somebody wants to know. Without any of these, the next 30 days.'),
  one: z
    .strictObject({
      next: template(['name', 'date', 'left'], 160).describe('A date to come.'),
      last: template(['name', 'date', 'left'], 160).describe('A date that has passed.'),
      late: template(['late'], 200).describe('What delay costs.'),
      missed: template(['late'], 300).describe('After a date that has passed: what it costs and what to do.'),
      moved: template(['name', 'was', 'date', 'left', 'order'], 240).describe('A date that was moved.'),
      notMoved: template(['last', 'checked'], 240).describe(
        'A date that was not moved, after the sentence that names it.',
      ),
      noneMoved: template(['checked'], 240).describe('Before the next dates of several, none of which was moved.'),
      within: template(['name', 'within', 'after'], 200).describe('What counts from a day of one’s own.'),
      counted: template(['day', 'date', 'left'], 120).describe('The day on which that ends, where the day was told.'),
      wasCounted: template(['day', 'date', 'left'], 120).describe('The same where it has ended.'),
      calendar: template(['chip', 'name', 'date'], 240).describe('What is said to a wish to have it in the calendar.'),
    })
    .describe('What is said of one obligation.'),
  several: line(80).describe('Before the dates of several.'),
  overall: z
    .strictObject({
      some: template(['date', 'who'], 160).describe('Before all that is due.'),
      between: template(['from', 'date', 'who'], 160).describe('Before all that is due in a span to come.'),
      none: template(['date', 'who'], 160).describe('Where nothing is due.'),
      noneBetween: template(['from', 'date', 'who'], 160).describe('Where nothing is due in a span to come.'),
      everybody: line(40).describe('For whom, where nobody in particular is named.'),
      more: template(['count'], 200).describe('Where not all fits into an answer.'),
    })
    .describe('What is said of all obligations.'),
  rows: z
    .strictObject({ day: template(['weekday', 'date'], 60).describe('The day of a date.') })
    .describe('Dates in rows.'),
  terms: z
    .strictObject({
      days: countedWords(40).describe('Calendar days.'),
      months: countedWords(40).describe('Calendar months.'),
      workingDays: countedWords(40).describe('Working days.'),
    })
    .describe('Lengths of time.'),
  chip: line(40).describe('The chip that hands a date to the calendar.'),
});
