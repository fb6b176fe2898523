import type { InvertedIndex, Phrase } from './inverted-index.ts';
import type { Query, Unit } from './query.ts';

/** A page held against a question. 1 is a full match; a long story may come to more. */
export interface Ranked {
  readonly page: number;
  readonly score: number;
  /** How much of what the question names stands on the page, weighed by how telling it is and how prominently it stands. */
  readonly coverage: number;
  /** How well the best single name or question of the page fits the question as a whole. */
  readonly fit: number;
  readonly phrase: Phrase | undefined;
}

const shares = { coverage: 0.55, fit: 0.45 };

/** What a question must name to be named in full. A story told at length counts little beyond it: three telling words decide. */
const enough = 8;
const beyond = 0.15;

/** Ranks all pages that have anything of the question, best first. */
export function rank(index: InvertedIndex, query: Query): readonly Ranked[] {
  const said = query.units.reduce((sum, unit) => sum + unit.mass, 0);
  if (said === 0) return [];
  const total = Math.min(said, enough) + beyond * Math.max(0, said - enough);
  const coverage = coverageByPage(index, query.units);
  const fits = fitByPage(index, query.units, total);
  return [...coverage]
    .map(([page, covered]): Ranked => {
      const best = fits.get(page);
      const share = covered / total;
      return { page, coverage: share, fit: best?.fit ?? 0, phrase: best?.phrase, score: shares.coverage * share + shares.fit * (best?.fit ?? 0) };
    })
    .sort((one, other) => other.score - one.score || one.page - other.page);
}

function coverageByPage({ postings, rarity }: InvertedIndex, units: readonly Unit[]): Map<number, number> {
  const covered = new Map<number, number>();
  for (const unit of units) {
    const best = new Map<number, number>();
    for (const { words, weight } of unit.readings) {
      const whole = words.reduce((sum, word) => sum + (rarity[word] ?? 0), 0) || 1;
      const found = new Map<number, number>();
      for (const word of words) {
        for (const [page, prominence] of postings[word]?.pages ?? []) {
          found.set(page, (found.get(page) ?? 0) + ((rarity[word] ?? 0) / whole) * prominence * weight);
        }
      }
      for (const [page, value] of found) if (value > (best.get(page) ?? 0)) best.set(page, value);
    }
    for (const [page, value] of best) covered.set(page, (covered.get(page) ?? 0) + value * unit.mass);
  }
  return covered;
}

function fitByPage(index: InvertedIndex, units: readonly Unit[], total: number): Map<number, { fit: number; phrase: Phrase }> {
  const { postings, phrases, rarity } = index;
  const candidates = new Set(units.flatMap((unit) => unit.readings.flatMap(({ words }) => words.flatMap((word) => postings[word]?.phrases ?? []))));
  const best = new Map<number, { fit: number; phrase: Phrase }>();
  for (const candidate of candidates) {
    const phrase = phrases[candidate];
    if (!phrase) continue;
    const fit = fitOf(phrase, units, total, rarity);
    if (fit > (best.get(phrase.page)?.fit ?? 0)) best.set(phrase.page, { fit, phrase });
  }
  return best;
}

/** How much of the question is in the phrase, and how much of the phrase is in the question, taken together. */
function fitOf(phrase: Phrase, units: readonly Unit[], total: number, rarity: readonly number[]): number {
  const met = new Map<number, number>();
  let said = 0;
  for (const unit of units) {
    let best = 0;
    for (const { words, weight } of unit.readings) {
      const inPhrase = words.filter((word) => phrase.words.includes(word));
      if (inPhrase.length === 0) continue;
      best = Math.max(best, (weight * inPhrase.length) / words.length);
      for (const word of inPhrase) met.set(word, Math.max(met.get(word) ?? 0, weight));
    }
    said += best * unit.mass;
  }
  const whole = phrase.words.reduce((sum, word) => sum + (rarity[word] ?? 0), 0);
  if (said === 0 || whole === 0) return 0;
  const recall = said / total;
  const precision = [...met].reduce((sum, [word, weight]) => sum + (rarity[word] ?? 0) * weight, 0) / whole;
  return (phrase.isQuestion ? 0.92 : 1) * ((2 * recall * precision) / (recall + precision));
}
