import particulars from 'content:particulars';
import { anyWord } from '#src/text/word-lists.ts';
import type { Finding, Search } from '#src/search/search.ts';

const { before, between, kinds, unless } = particulars.kindOfBusiness;
const oneOf = (words: readonly string[]) => anyWord(words.join('|'));
const whose = new RegExp(
  `${oneOf(before)}\\s+(?:${oneOf(between)}\\s+)*${oneOf(kinds)}(?:\\s+${oneOf(kinds)})*(?!\\s+${oneOf(unless)})`,
  'iu',
);

/** A question without the kind of business it is asked for, and what was found for it. */
interface Beside {
  readonly question: string;
  readonly found: Finding;
}

/**
 * Finds what is named beside the kind of business it is for: "GST registration of a partnership" is no registration of a firm. Takes a message, the page it is about and
 * the search. Returns undefined where no kind of business is told, or nothing is named beside it.
 */
export function besideKindOfBusiness(text: string, page: string, search: Search): Beside | undefined {
  const rest = text.replace(whose, ' ');
  if (rest === text) return undefined;
  const [whole, alone] = [search.find(text, page), search.find(rest, page)];
  const [best, meant] = [whole.results[0], alone.results[0]];
  const isNamed = alone.outcome === 'answer' && meant?.isNamed === true && meant.entry.kind === 'service';
  if (!isNamed || best === undefined || best.href === meant.href) return undefined;
  // "DSC for LLP" has a page of its own.
  const hasItsOwn = meant.matched.every((word) => best.matched.includes(word));
  return hasItsOwn ? undefined : { question: rest, found: alone };
}
