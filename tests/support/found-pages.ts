import type { FoundPage } from '#src/search/passage-evidence.ts';
import { drumHref, drumPage, kiteHref, kitePage } from './kite-pages.ts';

/** The page of kites, as the search finds it for "kite licence". */
export const foundKites: FoundPage = {
  href: kiteHref,
  passages: kitePage,
  score: 1,
  matched: ['kite', 'license'],
  entry: kiteHref,
  isSpokenOf: false,
};

/** The page of drums, behind it. */
export const foundDrums: FoundPage = {
  ...foundKites,
  href: drumHref,
  passages: drumPage,
  score: 0.8,
  matched: ['license'],
};
