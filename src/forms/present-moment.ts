import { notBefore } from '#src/domain/ist-dates.ts';

/**
 * The present moment, and the one place where the clock of the visitor's device is read. A device whose clock is behind the day on which the page was
 * built is wrong; that day has then begun. Not for what is drawn before hydration.
 */
export function presentMoment(): Date {
  const { built } = document.getElementById('root')?.dataset ?? {};
  return notBefore(new Date(), built);
}
