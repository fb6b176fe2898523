import { addMonths, istToday } from '#src/domain/ist-dates.ts';
import { allEntries } from '../content.ts';
import type { Check } from './check.ts';
import { textsIn } from './texts-in.ts';

/** No day on which something was checked or appeared lies more than a year ahead. What the law sets may lie further. */
export const checkDates: Check = (content, report) => {
  const isOfLaw = new Set<unknown>(content.law);
  const dates = allEntries(content).flatMap((entry) =>
    textsIn(entry.fields).flatMap(({ path, text }) =>
      /^\d{4}-\d{2}-\d{2}$/.test(text) && (!isOfLaw.has(entry) || path.at(-1) === 'checked')
        ? [{ entry, path, text }]
        : [],
    ),
  );
  // A machine whose clock is slow says nothing about dates that all lie together.
  const usual = dates.map(({ text }) => text).sort()[Math.floor(dates.length / 2)] ?? '';
  const today = istToday(new Date());
  const last = addMonths(usual > today ? usual : today, 12);
  for (const { entry, path, text } of dates) {
    if (text > last) report(entry, path, `${text} lies more than a year ahead; check the year`);
  }
};
