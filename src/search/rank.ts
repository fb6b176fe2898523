import { mayStandInPhrase, type InvertedIndex, type Phrase } from './inverted-index.ts';
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
  /** How much of that name or question the question has. */
  readonly met: number;
}

const shares = { coverage: 0.55, fit: 0.45 };

/** What a question must name to be named in full. A story told at length counts little beyond it: three telling words decide. */
const enough = 8;
const beyond = 0.15;

/** A page that cannot come to this share of the best one's score is not looked at more closely: it would neither be shown nor be a rival. */
const worthALook = 0.6;

/** The last word on a page's score, such as that the visitor stands on it. Must rise with the score. */
export type Weigh = (page: number, score: number) => number;

/** Ranks the pages that have much of the question, best first. What could not come near the best page is left out. */
export function rank(index: InvertedIndex, query: Query, weigh: Weigh = (_, score) => score): readonly Ranked[] {
  const said = query.units.reduce((sum, unit) => sum + unit.mass, 0);
  if (said === 0) return [];
  const total = Math.min(said, enough) + beyond * Math.max(0, said - enough);
  const { covered, sayable } = coverageByPage(index, query.units);
  const scoreOf = (page: number, fit: number) =>
    weigh(page, shares.coverage * ((covered[page] ?? 0) / total) + shares.fit * fit);
  const most = (page: number) => scoreOf(page, harmonic((sayable[page] ?? 0) / total, 1));

  const touched: number[] = [];
  let least = 0;
  for (let page = 0; page < covered.length; page += 1) {
    if (covered[page] === 0) continue;
    touched.push(page);
    least = Math.max(least, scoreOf(page, 0));
  }
  const hopeful = touched
    .map((page) => ({ page, most: most(page) }))
    .filter((one) => one.most >= least * worthALook)
    .sort((one, other) => other.most - one.most || one.page - other.page);
  const bestFit = fitter(index, query.units, total);
  const ranked: Ranked[] = [];
  let best = 0;
  for (const { page, most: atMost } of hopeful) {
    if (atMost < best * worthALook) break;
    const { fit, phrase, met } = bestFit(page);
    const score = scoreOf(page, fit);
    best = Math.max(best, score);
    ranked.push({ page, coverage: (covered[page] ?? 0) / total, fit, phrase, met, score });
  }
  return ranked.sort((one, other) => other.score - one.score || one.page - other.page);
}

/** Per page, how much of the question it covers, and how much of it one of its names or questions could have at most. */
function coverageByPage({ postings, rarity, pages }: InvertedIndex, units: readonly Unit[]) {
  const covered = new Float64Array(pages.length);
  const sayable = new Float64Array(pages.length);
  const best = new Float64Array(pages.length);
  const most = new Float64Array(pages.length);
  const found = new Float64Array(pages.length);
  const inPhrase = new Float64Array(pages.length);
  for (const { readings, mass } of units) {
    const touched = new Set<number>();
    for (const { words, weight } of readings) {
      const whole = words.reduce((sum, word) => sum + (rarity[word] ?? 0), 0) || 1;
      const here: number[] = [];
      for (const word of words) {
        const share = ((rarity[word] ?? 0) / whole) * weight;
        const { pages: places = [], prominence = [] } = postings[word] ?? {};
        for (let at = 0; at < places.length; at += 1) {
          const page = places[at] ?? 0;
          const prominent = prominence[at] ?? 0;
          here.push(page);
          found[page] = (found[page] ?? 0) + share * prominent;
          if (mayStandInPhrase(prominent)) inPhrase[page] = (inPhrase[page] ?? 0) + weight / words.length;
        }
      }
      for (const page of here) {
        touched.add(page);
        best[page] = Math.max(best[page] ?? 0, found[page] ?? 0);
        most[page] = Math.max(most[page] ?? 0, inPhrase[page] ?? 0);
      }
      for (const page of here) found[page] = inPhrase[page] = 0;
    }
    for (const page of touched) {
      covered[page] = (covered[page] ?? 0) + (best[page] ?? 0) * mass;
      sayable[page] = (sayable[page] ?? 0) + (most[page] ?? 0) * mass;
      best[page] = most[page] = 0;
    }
  }
  return { covered, sayable };
}

/** Finds the name or question of a page that fits the question best. */
function fitter({ phrasesOfPage, rarity, postings }: InvertedIndex, units: readonly Unit[], total: number) {
  const readings = units.flatMap(({ readings: those, mass }, unit) =>
    those.map((reading) => ({ ...reading, unit, mass })),
  );
  const readingsWith = new Map<number, number[]>();
  readings.forEach(({ words }, reading) => {
    for (const word of words) readingsWith.set(word, [...(readingsWith.get(word) ?? []), reading]);
  });
  // What a word weighs as the question has it: 0 for most words of a phrase.
  const weights = new Float64Array(postings.length);
  for (const { words, weight } of readings)
    for (const word of words) weights[word] = Math.max(weights[word] ?? 0, weight);
  const mostSaid = units.reduce((sum, { mass }) => sum + mass, 0) / total;
  const counts = new Float64Array(readings.length);
  const best = new Float64Array(units.length);

  const heldBack = ({ isQuestion }: Phrase) => (isQuestion ? 0.92 : 1);
  /** How much of the phrase is in the question. */
  const shareOf = ({ words, mass }: Phrase): number => {
    let met = 0;
    for (const word of words) met += (rarity[word] ?? 0) * (weights[word] ?? 0);
    return mass === 0 ? 0 : met / mass;
  };
  /** How much of the question is in the phrase. */
  const saidIn = (phrase: Phrase): number => {
    const touched: number[] = [];
    for (const word of phrase.words) {
      if (weights[word] === 0) continue;
      for (const reading of readingsWith.get(word) ?? none) {
        if (counts[reading] === 0) touched.push(reading);
        counts[reading] = (counts[reading] ?? 0) + 1;
      }
    }
    for (const number of touched) {
      const reading = readings[number];
      if (reading)
        best[reading.unit] = Math.max(
          best[reading.unit] ?? 0,
          (reading.weight * (counts[number] ?? 0)) / reading.words.length,
        );
    }
    let said = 0;
    for (const number of touched) {
      const reading = readings[number];
      if (!reading) continue;
      said += (best[reading.unit] ?? 0) * reading.mass;
      best[reading.unit] = counts[number] = 0;
    }
    return said / total;
  };

  return (page: number): Pick<Ranked, 'fit' | 'phrase' | 'met'> => {
    let fit = 0;
    let met = 0;
    let found: Phrase | undefined;
    for (const phrase of phrasesOfPage[page] ?? []) {
      const share = shareOf(phrase);
      // Most phrases could not fit better if all of the question were in them.
      if (heldBack(phrase) * harmonic(mostSaid, share) <= fit) continue;
      const value = heldBack(phrase) * harmonic(saidIn(phrase), share);
      if (value > fit) [fit, met, found] = [value, share, phrase];
    }
    return { fit, phrase: found, met };
  };
}

const none: readonly number[] = [];

const harmonic = (one: number, other: number) => (one + other === 0 ? 0 : (2 * one * other) / (one + other));
