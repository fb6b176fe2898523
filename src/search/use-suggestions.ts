import { useEffect, useState } from 'react';
import { fetchOnce } from '#src/domain/fetch-once.ts';
import type { Suggestion } from './suggest.ts';

/** Fetches what suggestions are made with, ahead of the first letter. Rejects when it cannot be had; the next call tries again. */
export const loadSuggest = fetchOnce(() => import('./site-suggest.ts'));

const none: readonly Suggestion[] = [];
/** Milliseconds without a letter. */
const moment = 150;

/**
 * What is offered for a text that is being typed, at most `most` places; nothing for an empty text. Undefined while the index is on its way, and
 * where it cannot be had. The last ones stay until the new ones are there.
 */
export function useSuggestions(typed: string, most: number): readonly Suggestion[] | undefined {
  const [found, setFound] = useState<readonly Suggestion[]>();
  const text = typed.trim();

  useEffect(() => {
    if (text === '') return;
    let isWanted = true;
    // Not between two quick letters, nor between the last one and the key that sends.
    const timer = setTimeout(() => {
      loadSuggest().then(
        ({ suggest }) => {
          if (isWanted) setFound(suggest(text, most));
        },
        () => undefined,
      );
    }, moment);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, most]);

  return text === '' ? none : found;
}
