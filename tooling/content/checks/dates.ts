import { addMonths, istToday } from '#src/domain/ist-dates.ts';
import { allEntries } from '../content.ts';
import type { Check } from './check.ts';
import { textsIn } from './texts-in.ts';

/** The fields that hold a day on which something was done. */
const past: ReadonlySet<unknown> = new Set(['updated', 'published', 'checked', 'asOf', 'agreed']);

/** No day on which something was checked, changed or published lies more than a month ahead. */
export const checkDates: Check = (content, report) => {
  const dates = allEntries(content).flatMap((entry) =>
    textsIn(entry.fields).flatMap(({ path, text }) =>
      past.has(path.at(-1)) && /^\d/.test(text) ? [{ entry, path, text }] : [],
    ),
  );
  // A machine whose clock is slow says nothing about dates that all lie together.
  const usual = dates.map(({ text }) => text).sort()[Math.floor(dates.length / 2)] ?? '';
  const today = istToday(new Date());
  const last = addMonths(usual > today ? usual : today, 1);
  for (const { entry, path, text } of dates) {
    if (text > last) report(entry, path, `${text} lies more than a month ahead; check the year and the month`);
  }
};
