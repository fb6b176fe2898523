import { calendarFile } from '#src/delivery/calendar.ts';
import { dueDateCalendar } from '#src/delivery/due-date-calendar.ts';
import { concerning } from '#src/domain/concerned.ts';
import { dueDates } from '#src/domain/due-dates.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { addMonths, type IstDate } from '#src/domain/ist-dates.ts';
import { paths } from '#src/paths.ts';
import type { Content } from '#tooling/content/content.ts';
import { obligationGroups } from '#tooling/content/obligations.ts';

/** The folder of the calendars that can be subscribed to. */
export const calendarFolder = '/calendars';

/**
 * The calendars that can be subscribed to, by their addresses: one for each group of obligations and one for each usual profile. Takes the
 * content and the day of the build, written YYYY-MM-DD. They reach from three months before it to fifteen months after it.
 */
export function calendarFiles(
  content: Pick<Content, 'practice' | 'law' | 'obligations' | 'services' | 'dueDateWords' | 'dueDatePageWords'>,
  day: IstDate,
): ReadonlyMap<string, string> {
  const groups = obligationGroups(content);
  const all = groups.flatMap(({ obligations }) => obligations);
  const { name: practice, domain } = content.practice.fields;
  const { name: title, about, list } = content.dueDatePageWords.fields.calendars;
  const from = `${addMonths(day, -3).slice(0, 7)}-01`;
  const to = addMonths(day, 15);
  const calendars = [
    ...groups.map(({ id, name, obligations }) => ({ id, name, obligations })),
    ...list.map(({ id, name, for: who }) => ({ id, name, obligations: concerning(all, new Set(who)) })),
  ];
  return new Map(
    calendars.map(({ id, name, obligations }) => {
      const address = paths.calendar(id);
      const head = { name: fillTemplate(title, { name, practice }), about, url: domain + address };
      return [
        address,
        calendarFile(dueDateCalendar(head, dueDates(obligations, from, to), content.dueDateWords.fields, domain)),
      ] as const;
    }),
  );
}
