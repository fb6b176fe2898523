import type { Aspect } from '#src/collections/types.ts';
import type { Finding } from '#src/search/search.ts';
import type { Matched } from '#src/search/matcher.ts';

/** The parts of a page by what is asked for. A fee may be the State's, ours or what one pays for, so words alone do not tell. */
const kinds: Partial<Readonly<Record<Aspect, Matched['candidate']['kind']>>> = {
  documents: 'documents',
  time: 'time',
};

/**
 * The part of a page that a message asks for which names the page and that part, and nothing else: "papers for a trade licence". Takes what the search made of
 * the message and the passages that may answer. Undefined where the message says more, or the page has no such part.
 */
export function namedPart({ aspect, results, subjects }: Finding, ranked: readonly Matched[]): Matched | undefined {
  const [page] = results;
  const kind = aspect && kinds[aspect];
  if (kind === undefined || !page?.isNamed || page.matched.length === 0) return undefined;
  const isOnlyNamed = subjects.every((word) => page.matched.includes(word));
  return isOnlyNamed ? ranked.find(({ href, candidate }) => href === page.href && candidate.kind === kind) : undefined;
}
