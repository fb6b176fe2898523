import pageWords from 'content:due-date-page-words';
import groups from 'content:obligations';
import { concerning } from '#src/domain/concerned.ts';
import { dueDates } from '#src/domain/due-dates.ts';
import { addMonths, type IstDate } from '#src/domain/ist-dates.ts';

/** What the benchmark finds in its page: the due dates of a year for everybody, and for each of the usual profiles. */
export interface DueDatesInPage {
  /** Takes the first day. Returns how long the dates of all of them take to work out together, in milliseconds, and how many dates those are. */
  readonly year: (from: IstDate) => { readonly taken: number; readonly dates: number };
}

const obligations = groups.flatMap((group) => group.obligations);
const profiles = [[], ...pageWords.calendars.list.map((profile) => profile.for)];

const dueDatesInPage: DueDatesInPage = {
  year: (from) => {
    const start = performance.now();
    const dates = profiles.reduce(
      (sum, who) => sum + dueDates(concerning(obligations, new Set(who)), from, addMonths(from, 12)).length,
      0,
    );
    return { taken: performance.now() - start, dates };
  },
};

Object.assign(globalThis, { dueDatesInPage });
