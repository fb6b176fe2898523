import { openingHours } from '#src/domain/hours-abroad.ts';
import { weekdayNames } from '#src/domain/ist-dates.ts';
import { weekdaysOf } from '#src/domain/opening-days.ts';
import type { Check } from './check.ts';

/** Every day of the week stands in one row of the opening hours, and every stretch ends after it begins. */
export const checkOpeningHours: Check = ({ practice }, report) => {
  const told = new Set<number>();
  const repeated: { readonly row: number; readonly day: number }[] = [];
  practice.fields.hours.forEach(({ days, time }, row) => {
    for (const day of weekdaysOf(days)) {
      if (told.has(day)) repeated.push({ row, day });
      told.add(day);
    }
    const stretches = openingHours(time);
    if (stretches.some(({ from, to }) => to <= from))
      report(practice, ['hours', row, 'time'], `"${time}" ends before it begins; check AM and PM`);
    else if (stretches.some(({ from }, index) => from < (stretches[index - 1]?.to ?? 0)))
      report(practice, ['hours', row, 'time'], `the parts of "${time}" overlap`);
  });
  const missing = weekdayNames.filter((_, day) => !told.has(day));
  for (const { row, day } of repeated) {
    const instead =
      missing.length > 0 ? `keep it in one and tell ${missing.join(', ')} in the other` : 'keep it in one';
    report(practice, ['hours', row, 'days'], `${weekdayNames[day] ?? ''} stands in two rows; ${instead}`);
  }
  if (missing.length > 0 && repeated.length === 0)
    report(practice, ['hours'], `no row tells ${missing.join(', ')}; add one, with "time: Closed" for a day off`);
};
