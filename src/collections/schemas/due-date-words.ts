import { z } from 'zod';
import { countedWords, line, searchTerm, slug, template } from './text.ts';

/** What is said of due dates on several pages, in calendars and by the guide. */
export const dueDateWordsSchema = z.strictObject({
  left: z
    .strictObject({
      today: line(40).describe('On the day itself.'),
      tomorrow: line(40).describe('On the day before.'),
      days: countedWords(40).describe('Days before.'),
      ago: countedWords(40).describe('Days after.'),
    })
    .describe('How far away a date is.'),
  period: z
    .strictObject({
      month: template(['month', 'year'], 60).describe('One month.'),
      months: template(['from', 'to', 'year'], 60).describe('Several months of one year.'),
      acrossYears: template(['from', 'year', 'to', 'lastYear'], 80).describe('Several months of two years.'),
      financialYear: template(['year'], 40).describe('A financial year.'),
      taxYear: template(['year'], 40).describe('A tax year of the Income-tax Act 2025.'),
      calendarYear: template(['year'], 40).describe('A calendar year.'),
    })
    .describe('For what something is due.'),
  named: template(['name', 'of'], 80).describe('A date with what it is for, or which part of the whole it is.'),
  moved: template(['was', 'order'], 200).describe('A date that was moved.'),
  next: z
    .strictObject({
      heading: line(60).describe('The heading over the next dates of a service.'),
      link: line(60).describe('The link to all due dates.'),
    })
    .describe('The next dates of a service.'),
  months: z
    .strictObject({
      nothing: line(80).describe('A month without a date.'),
    })
    .describe('Twelve months with what is due in each.'),
  calendar: z
    .strictObject({
      late: template(['late'], 420).describe('What delay costs.'),
      source: template(['source', 'date'], 900).describe('Where the date stands, and the day it was checked.'),
      category: line(40).describe('What a calendar calls such a date.'),
    })
    .describe('The remarks in a calendar.'),
});

const tick = z.strictObject({
  id: slug().describe('The short name that obligations use.'),
  name: line(80).describe('Beside the tick.'),
  alsoCalled: z
    .array(searchTerm(40))
    .default([])
    .describe('Other words for it. Not shown; the guide knows it by them.'),
});

/** The words of the page of due dates, whom it can ask for, the events and the calendars that can be subscribed to. */
export const dueDatePageWordsSchema = z.strictObject({
  who: z
    .array(
      z.strictObject({
        name: line(60).describe('What these have in common.'),
        ticks: z.array(tick).min(1).describe('What can be ticked.'),
      }),
    )
    .min(1)
    .describe('Who a visitor may be, in groups.'),
  asking: z
    .strictObject({
      heading: line(60).describe('The button that opens the ticks.'),
      ticked: template(['count'], 60).describe('The same button where something is ticked.'),
      text: line(320).describe('What ticking does, and where it is kept.'),
      needsScript: line(200).describe('Where scripts are off.'),
      all: line(120).describe('Nothing is ticked.'),
      clear: line(40).describe('The button that takes all ticks away.'),
      kept: line(80).describe('What is said once ticks are kept.'),
      notKept: line(120).describe('What is said where the browser keeps nothing.'),
    })
    .describe('Who the visitor is.'),
  list: z
    .strictObject({
      heading: line(60).describe('The heading of the dates.'),
      margin: template(['from', 'to'], 80).describe('The span, in the margin.'),
      views: line(40).describe('What the two views are, for those who cannot see them.'),
      asList: line(40).describe('The list.'),
      asMonths: line(40).describe('The months.'),
      week: template(['count'], 40).describe('Dates of the next 7 days.'),
      weekNone: line(80).describe('None in the next 7 days.'),
      month: template(['count'], 40).describe('Dates of the 23 days after that.'),
      later: line(40).describe('Dates after the next 30 days.'),
      print: line(40).describe('The button that prints.'),
      save: line(40).describe('The button that saves one date for a calendar.'),
      saveNamed: template(['name', 'date'], 160).describe('The same for those who cannot see it.'),
      late: line(40).describe('Before what delay costs.'),
      none: line(120).describe('Nothing falls due.'),
    })
    .describe('The next twelve months.'),
  events: z
    .strictObject({
      heading: line(60).describe('The heading.'),
      text: line(240).describe('What it is for.'),
      what: line(60).describe('The question for the event.'),
      when: line(60).describe('The question for its day.'),
      due: template(['date', 'left'], 80).describe('A date that follows.'),
      list: z
        .array(
          z.strictObject({
            id: slug().describe('The short name that obligations use.'),
            name: line(80).describe('The event.'),
            after: line(60).describe('The event as that from which a time is counted: "within 30 days of …".'),
          }),
        )
        .min(1)
        .describe('The events.'),
    })
    .describe("Dates that count from a day of one's own."),
  calendars: z
    .strictObject({
      heading: line(60).describe('The heading.'),
      text: line(320).describe('What can be done here.'),
      save: line(60).describe('The button that saves the dates shown above.'),
      name: template(['name', 'practice'], 120).describe('The name of a calendar.'),
      about: line(240).describe('What a calendar says of itself.'),
      groups: line(60).describe('Calendars of one field of the law.'),
      profiles: line(60).describe('Calendars of the usual profiles.'),
      subscribe: line(40).describe('The link that subscribes.'),
      address: line(40).describe('The link to the file.'),
      subscribeNamed: template(['name'], 120).describe(
        'The link that subscribes, for those who cannot see beside what it stands.',
      ),
      addressNamed: template(['name'], 120).describe(
        'The link to the file, for those who cannot see beside what it stands.',
      ),
      list: z
        .array(
          z.strictObject({
            id: slug().describe('The name of the file.'),
            name: line(80).describe('Who it is for.'),
            for: z.array(slug()).describe('What such a visitor would tick; nothing for a calendar of everything.'),
          }),
        )
        .min(1)
        .describe('The usual profiles.'),
      ways: z
        .array(
          z.strictObject({
            name: line(40).describe('The calendar program.'),
            text: line(320).describe('How it takes an address.'),
          }),
        )
        .min(1)
        .describe('How each calendar program subscribes.'),
    })
    .describe("Into one's own calendar."),
  each: z
    .strictObject({
      heading: line(60).describe('The heading.'),
      margin: line(60).describe('Beside it, in the margin.'),
      authority: line(40).describe('Where it is filed.'),
      concerns: line(40).describe('Whom it concerns.'),
      late: line(40).describe('What delay costs.'),
      source: line(40).describe('Where it stands.'),
      moved: line(40).describe('Dates that were moved.'),
      service: line(60).describe('The link to the service that takes care of it.'),
      next: line(40).describe('The next dates.'),
    })
    .describe('What each date is.'),
});
