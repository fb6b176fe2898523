import { chosenName, isMadeName } from './switches.ts';

/** What the switches in the site's files ask while it runs, and what came of it. */
export interface Switchboard {
  /** Makes one change from now on, or none. */
  readonly make: (change: number | null) => void;
  /** Notes from now on into sets of its own. */
  readonly note: (notes: Notes) => void;
  /** What the switches call, by name, to be put on the global object. */
  readonly calls: Readonly<Record<string, unknown>>;
}

/** Changes by their numbers. */
export interface Notes {
  /** Those whose place was come by. */
  readonly asked: Set<number>;
  /** Those that gave another value there than what stands there: no other can have an effect. */
  readonly differing: Set<number>;
}

export const emptyNotes = (): Notes => ({ asked: new Set(), differing: new Set() });

/** Makes one, with no change made. While none is, every change is held against what stands there, each time until it differs. */
export function switchboard(notes: Notes): Switchboard {
  let { asked, differing } = notes;
  let made: number | null = null;
  let isComparing = false;

  const isMade = (number: number) => {
    asked.add(number);
    differing.add(number);
    return number === made;
  };
  const chosen = (original: () => unknown, ...changes: readonly (number | (() => unknown))[]) => {
    for (let at = 0; at < changes.length; at += 2) {
      asked.add(changes[at] as number);
      if (changes[at] === made) return (changes[at + 1] as () => unknown)();
    }
    const value = original();
    // Within a comparison nothing is compared: functions that call themselves would take for ever.
    if (made !== null || isComparing) return value;
    isComparing = true;
    for (let at = 0; at < changes.length; at += 2) {
      const number = changes[at] as number;
      if (!differing.has(number) && !gives(changes[at + 1] as () => unknown, value)) differing.add(number);
    }
    isComparing = false;
    return value;
  };

  return {
    make: (change) => {
      made = change;
    },
    note: (to) => {
      ({ asked, differing } = to);
    },
    calls: { [isMadeName]: isMade, [chosenName]: chosen },
  };
}

function gives(changed: () => unknown, value: unknown): boolean {
  try {
    return Object.is(changed(), value);
  } catch {
    return false;
  }
}
