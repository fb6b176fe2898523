import type { Finding } from '#src/search/search.ts';

/** The addresses of the pages that are asked, best first: the one spoken of, then those that were found. */
export function pagesToAsk({
  finding,
  spokenOf,
}: {
  readonly finding: Finding;
  readonly spokenOf: string | undefined;
}): readonly string[] {
  const found = finding.results.map(({ href }) => href);
  return [...new Set([...(spokenOf === undefined ? [] : [spokenOf]), ...found])].slice(0, mostPages);
}

const mostPages = 3;
