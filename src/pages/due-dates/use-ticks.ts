import { useSyncExternalStore } from 'react';

const key = 'due-dates.who';
const listeners = new Set<() => void>();
/** What was ticked where the browser keeps nothing. */
let unkept: string | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): string {
  if (unkept !== undefined) return unkept;
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(who: readonly string[]): void {
  const text = who.join(' ');
  try {
    if (text === '') window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    unkept = undefined;
  } catch {
    unkept = text;
  }
  listeners.forEach((listener) => {
    listener();
  });
}

/** Who the visitor is, by the ids in `known`. The ticks stay on this device and go nowhere. */
export function useTicks(known: readonly string[]): {
  readonly who: ReadonlySet<string>;
  readonly isKept: boolean;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
} {
  const text = useSyncExternalStore(subscribe, read, () => '');
  const who = new Set(text.split(' ').filter((id) => known.includes(id)));
  return {
    who,
    isKept: unkept === undefined,
    toggle: (id) => {
      write(who.has(id) ? [...who].filter((one) => one !== id) : [...who, id]);
    },
    clear: () => {
      write([]);
    },
  };
}
