import { createContext, useContext, useSyncExternalStore } from 'react';
import { istToday, type IstDate } from '#src/domain/ist-dates.ts';
import { presentMoment } from '#src/forms/present-moment.ts';

/** The day in India on which the page was drawn. */
export const BuildDay = createContext<IstDate>('1970-01-01');

const halfAnHour = 30 * 60_000;

function subscribe(notify: () => void) {
  const timer = setInterval(notify, halfAnHour);
  return () => {
    clearInterval(timer);
  };
}

/** Today in India; the day of the build while the page is as it was prerendered. */
export function useToday(): IstDate {
  const builtOn = useContext(BuildDay);
  return useSyncExternalStore(
    subscribe,
    () => istToday(presentMoment()),
    () => builtOn,
  );
}
