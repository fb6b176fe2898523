import type { DueDateWords, Obligation } from '#src/collections/types.ts';
import { dueDateName } from '#src/domain/due-date-name.ts';
import type { DueDate } from '#src/domain/due-dates.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { dayMonthYear, instantOf } from '#src/domain/ist-dates.ts';
import { paths } from '#src/paths.ts';
import type { Calendar, CalendarEntry } from './calendar.ts';

/**
 * Due dates as a calendar. Takes what the calendar is called and says of itself, its dates, the words and the address of the live site. A date keeps its UID wherever it is moved; its SEQUENCE is the number of orders that moved it.
 */
export function dueDateCalendar(
  calendar: Omit<Calendar, 'entries'>,
  dates: readonly DueDate<Obligation>[],
  words: DueDateWords,
  site: string,
): Calendar {
  return { ...calendar, entries: dates.map((date) => entryOf(date, words, site)) };
}

function entryOf(date: DueDate<Obligation>, words: DueDateWords, site: string): CalendarEntry {
  const { obligation, due, rule, key, extension, revision } = date;
  const { id, what, late, source, checked } = obligation;
  return {
    uid: `${id}-${key}@${new URL(site).hostname}`,
    sequence: revision,
    changed: instantOf(extension?.announced ?? checked, 0),
    when: { day: due },
    summary: dueDateName(date, words),
    description: [
      what,
      fillTemplate(words.calendar.late, { late }),
      ...(extension ? [fillTemplate(words.moved, { was: dayMonthYear(rule), order: extension.order })] : []),
      fillTemplate(words.calendar.source, { source, date: dayMonthYear(checked) }),
    ].join('\n'),
    url: site + paths.dueDate(id),
    category: words.calendar.category,
  };
}
