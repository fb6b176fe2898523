import { idle } from './before-hydration.ts';
import { savesData } from './stillness.ts';

/**
 * Fetches what most visitors of a page open next, one after the other while the browser has nothing else to do; not where data are saved or
 * there is no connection. Returns what calls it off.
 */
export function fetchAhead(loads: readonly (() => Promise<unknown>)[]): () => void {
  const waiting = savesData() ? [] : [...loads];
  const goOn = async () => {
    for (let load = waiting.shift(); load; load = waiting.shift()) {
      await idle();
      if (!navigator.onLine) return;
      await load();
    }
  };
  // Not having it yet is no fault: the tap asks again.
  goOn().catch(() => undefined);
  return () => {
    waiting.length = 0;
  };
}
