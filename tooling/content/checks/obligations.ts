import { addDays } from '#src/domain/ist-dates.ts';
import { dueDates } from '#src/domain/due-dates.ts';
import { readDue } from '../law/due-rule.ts';
import { lawRegister } from '../law/register.ts';
import type { Check } from './check.ts';
import { nearest } from '../nearest.ts';

/** What obligations name exists: figures of content/law, those whom they concern, events, services, and the days that were moved. */
export const checkObligations: Check = ({ law, obligations, services, topics, dueDatePageWords }, report) => {
  const { facts } = lawRegister(law);
  const { who, events, calendars } = dueDatePageWords.fields;
  const people = who.flatMap(({ ticks }) => ticks.map(({ id }) => id));
  const eventIds = events.list.map(({ id }) => id);
  const serviceIds = services.map(({ id }) => id);
  const first = new Map<string, string>();
  const named = (id: string, known: readonly string[], where: string) =>
    known.includes(id) ? undefined : `"${id}" is not ${where}; ${nearest(id, known)}`;

  for (const group of obligations) {
    for (const [id, obligation] of Object.entries(group.fields.obligations)) {
      const at = ['obligations', id] as const;
      const tell = (path: readonly PropertyKey[], expected: string | undefined) => {
        if (expected !== undefined) report(group, [...at, ...path], expected);
      };
      const other = first.get(id);
      if (other === undefined) first.set(id, group.source.file);
      else tell([], `its short name stands in ${other} too; calendars know it by that name, so give it another`);

      for (const field of ['for', 'unless'] as const) {
        obligation[field]?.forEach((person, index) => {
          tell([field, index], named(person, people, 'among those in words/due-dates-page.yaml'));
        });
      }
      tell(['service'], named(obligation.service, serviceIds, 'below content/services'));
      const { event } = obligation.due;
      if (event) tell(['due', 'event', 'from'], named(event.from, eventIds, 'an event of words/due-dates-page.yaml'));

      const read = readDue(obligation, facts);
      for (const { path, expected } of read.faults) tell(path, expected);
      if (read.faults.length > 0) continue;
      read.extensions.forEach(({ was, becomes }, index) => {
        const days = dueDates([{ rule: read.rule }], addDays(was, -370), addDays(was, 370)).map(({ due }) => due);
        if (!days.includes(was))
          tell(
            ['extensions', index, 'was'],
            `is no day on which it would be due; the nearest is ${nearestDay(was, days) ?? 'none within a year'}`,
          );
        if (becomes <= was) tell(['extensions', index, 'becomes'], 'expected a day after the one in "was"');
      });
    }
  }
  for (const topic of topics) {
    topic.fields.blocks.forEach((block, index) => {
      if (block.kind !== 'calendar') return;
      block.for.forEach((person, place) => {
        const expected = named(person, people, 'among those in words/due-dates-page.yaml');
        if (expected !== undefined) report(topic, ['blocks', index, 'for', place], expected);
      });
    });
  }
  calendars.list.forEach((calendar, index) => {
    calendar.for.forEach((person, place) => {
      const expected = named(person, people, 'among those in this file');
      if (expected !== undefined) report(dueDatePageWords, ['calendars', 'list', index, 'for', place], expected);
    });
    const taken = [...obligations, ...calendars.list.slice(0, index)].some(({ id }) => id === calendar.id);
    if (taken)
      report(dueDatePageWords, ['calendars', 'list', index, 'id'], 'another calendar has this name; give it its own');
  });
};

function nearestDay(day: string, days: readonly string[]): string | undefined {
  const away = (one: string) => Math.abs(Date.parse(one) - Date.parse(day));
  return days.toSorted((one, other) => away(one) - away(other))[0];
}
