import type { Match, Matched } from '#src/search/matcher.ts';
import weights from '#src/search/match-weights.json' with { type: 'json' };

/** Why a passage was chosen before others, for `npm run ask -- --why`. */
export interface WhyMatched {
  readonly isOurs: number;
  readonly best: WhyPassage;
  readonly runnerUp: WhyPassage | undefined;
  /** By how much the best is ahead. */
  readonly margin: number;
  /** What spoke most for the best before the runner-up. */
  readonly reasons: readonly string[];
}

interface WhyPassage {
  readonly passage: string;
  readonly kind: string;
  readonly share: number;
}

const mostReasons = 5;

/** Explains a match. Takes it; returns every number rounded, or undefined where nothing was matched. */
export function whyMatched(match: Match | undefined): WhyMatched | undefined {
  const [best, second] = match?.ranked ?? [];
  if (!match || !best) return undefined;
  return {
    isOurs: rounded(match.isOurs),
    best: shown(best),
    runnerUp: second && shown(second),
    margin: rounded(best.score - (second?.score ?? 0)),
    reasons: reasonsFor(best, second),
  };
}

const shown = ({ href, candidate, share }: Matched): WhyPassage => ({
  passage: `${href}: ${candidate.title === '' ? candidate.text.slice(0, 60) : candidate.title}`,
  kind: candidate.kind,
  share: rounded(share),
});

function reasonsFor(best: Matched, second: Matched | undefined): readonly string[] {
  const of = { ...weights.passage } as Readonly<Record<string, number>>;
  return [...new Set([...Object.keys(best.features), ...Object.keys(second?.features ?? {})])]
    .map((name) => ({
      name,
      worth: ((best.features[name] ?? 0) - (second?.features[name] ?? 0)) * (of[name] ?? 0),
    }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, mostReasons)
    .map(({ name, worth }) => `${name} +${worth.toFixed(2)}`);
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
