import { useSyncExternalStore } from 'react';
import { presentMoment } from './present-moment.ts';

const minute = 60_000;

function subscribe(notify: () => void) {
  const timer = setInterval(notify, minute / 2);
  return () => {
    clearInterval(timer);
  };
}

/** The present minute, kept up to date; null while the page is as it was prerendered, which knows no time. */
export function useNow(): Date | null {
  const now = useSyncExternalStore(
    subscribe,
    () => Math.floor(presentMoment().getTime() / minute),
    () => null,
  );
  return now === null ? null : new Date(now * minute);
}
