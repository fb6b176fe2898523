import { useSyncExternalStore } from 'react';

const key = (list: string) => `checklist.1.${list}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function kept(list: string): string {
  try {
    return window.localStorage.getItem(key(list)) ?? '';
  } catch {
    return '';
  }
}

/** Which items of a list are ticked, by their text. The ticks stay on this device and go nowhere. */
export function useCheckedItems(list: string): {
  readonly ticked: ReadonlySet<string>;
  readonly toggle: (item: string) => void;
} {
  const text = useSyncExternalStore(
    subscribe,
    () => kept(list),
    () => '',
  );
  const ticked = new Set(text.split('\n').filter((item) => item !== ''));
  return {
    ticked,
    toggle: (item) => {
      const next = ticked.has(item) ? [...ticked].filter((one) => one !== item) : [...ticked, item];
      try {
        window.localStorage.setItem(key(list), next.join('\n'));
      } catch {
        return;
      }
      listeners.forEach((listener) => {
        listener();
      });
    },
  };
}
