import type { Query } from '#src/search/query.ts';
import { spelled, type Trace } from '#src/search/search.ts';

/** Why a search came out as it did, for `npm run ask -- --why`. */
export interface Why {
  readonly words: readonly {
    readonly written: string;
    readonly readAs: readonly string[];
    readonly mass: number;
    readonly isCue: boolean;
  }[];
  readonly aspects: Query['aspects'];
  readonly best: readonly {
    readonly href: string;
    readonly score: number;
    readonly coverage: number;
    readonly fit: number;
    readonly by: string;
  }[];
  readonly margin: number;
}

/** Explains a finding. Takes what it came by; returns every number rounded to three places. */
export function whyFound({ index, query, ranked }: Trace): Why {
  const written = (numbers: readonly number[]) => numbers.map((number) => spelled(index, number)).join(' ');
  const [best, second] = ranked;
  return {
    words: query.units.map((unit) => ({
      written: unit.written,
      readAs: unit.readings.map((reading) => written(reading.words)),
      mass: rounded(unit.mass),
      isCue: unit.isCue,
    })),
    aspects: query.aspects,
    best: ranked.slice(0, 5).map(({ page, score, coverage, fit, phrase }) => ({
      href: index.pages[page] ?? '',
      score: rounded(score),
      coverage: rounded(coverage),
      fit: rounded(fit),
      by: phrase ? written(phrase.words) : '',
    })),
    margin: best ? rounded((best.score - (second?.score ?? 0)) / best.score) : 0,
  };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
