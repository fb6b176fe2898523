import { useSyncExternalStore } from 'react';
import type { BrowserStorage } from './browser-storage.ts';

/** A text that is kept in the browser, empty while there is none; whether the browser keeps it; and what replaces it. */
export function useKeptText(
  storage: BrowserStorage,
  key: string,
): { readonly text: string; readonly isKept: boolean; readonly keep: (text: string) => void } {
  const text = useSyncExternalStore(
    storage.subscribe,
    () => storage.getItem(key) ?? '',
    () => '',
  );
  return {
    text,
    isKept: useIsKept(storage, key),
    keep: (next) => {
      if (next === '') storage.removeItem(key);
      else storage.setItem(key, next);
    },
  };
}

/** Whether the browser keeps what was last written under a key. */
export const useIsKept = (storage: BrowserStorage, key: string): boolean =>
  useSyncExternalStore(
    storage.subscribe,
    () => storage.isKept(key),
    () => true,
  );
