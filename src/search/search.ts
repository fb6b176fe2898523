import type { Aspect, IndexEntry } from '#src/collections/types.ts';
import { lazily } from '#src/domain/lazily.ts';
import { atOnce, type Stepwise } from '#src/domain/stepwise.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import type { InvertedIndex } from './inverted-index.ts';
import type { Lexicon } from './language.ts';
import { queryReader, type Query } from './query.ts';
import { rank, type Ranked } from './rank.ts';
import { spelling } from './spelling.ts';

/** A page that was found, and the entry of it that answers. */
export interface Found {
  readonly href: string;
  /** The name of the page. */
  readonly title: string;
  readonly entry: IndexEntry;
  readonly score: number;
  /** Whether the page's very subject was named, rather than words that merely stand on it. */
  readonly isSubject: boolean;
  /** Whether it was called by one of its names or questions as a whole: "turnover" is less than "turnover certificate". */
  readonly isNamed: boolean;
  /** The words of the name by which the page was recognised, normalised; none where a question of the page was. */
  readonly matched: readonly string[];
}

/** What a search came to. `choices` are at most three, best first; `none` still names what came nearest. */
export interface Finding {
  readonly outcome: 'answer' | 'choices' | 'none';
  readonly results: readonly Found[];
  readonly aspect: Aspect | undefined;
  /** Whether the question names no subject at all ("and how long?"). */
  readonly isBare: boolean;
  readonly outOfScope: string | undefined;
  /** The words that name what the question is about, as they were written, without those that only say what is wanted of it. */
  readonly subjects: readonly string[];
  /** Whether every word that names something is one we know. */
  readonly isUnderstood: boolean;
  /** What explains the outcome. */
  readonly trace: Trace;
}

/** What a search came to its outcome by: what was read of the question, and the pages it was held against. */
export interface Trace {
  readonly index: InvertedIndex;
  readonly query: Query;
  readonly ranked: readonly Ranked[];
}

export interface Search {
  /** Searches for a text in any words; `page` is the address the visitor is on. Never throws. */
  find(text: string, page: string): Finding;
}

const sure = 0.55;
const possible = 0.36;
const clearMargin = 0.06;
/** A question of which more than this is unknown words may well be about something else. */
const mostUnknown = 0.35;
const onThisPage = 0.04;

/** Between two pages that fit equally, the one that does the work comes before the one that writes about it. */
const standing: Record<IndexEntry['kind'], number> = {
  service: 1,
  question: 1,
  page: 1,
  category: 0.97,
  topic: 0.95,
  article: 0.8,
};

/** Makes everything the guide knows searchable, in the words of a lexicon. Make it once. */
export const makeSearch = (index: InvertedIndex, lexicon: Lexicon): Search =>
  atOnce(makeSearchStepwise(index, lexicon));

/** Makes everything searchable, as `makeSearch` does, in steps. */
export function* makeSearchStepwise(index: InvertedIndex, lexicon: Lexicon): Stepwise<Search> {
  const corrections = spelling(index);
  const reader = queryReader(index, lexicon, corrections);
  yield;
  const numberOf = new Map(index.pages.map((page, number) => [page, number]));
  const read = memoizeByText((text: string) => reader.read(text));
  const rankedAnywhere = memoizeByText((text: string) =>
    rank(index, read(text), (number, score) => score * standingOf(index, number)),
  );
  const weighed = (text: string, here: number): Weighed => {
    const query = read(text);
    const ranked = lifted(rankedAnywhere(text), here);
    const best = ranked[0];
    const aspect = wantedAspect(query, index, best);

    if (aspect !== undefined && isOfCues(query)) {
      const isOnService = here >= 0 && kindOf(index, here) === 'service';
      const results = isOnService
        ? [found(index, { page: here, score: 1, coverage: 1, fit: 1, phrase: undefined, met: 1 })]
        : [];
      return { outcome: isOnService ? 'answer' : 'none', isBare: true, results, aspect, ranked };
    }
    const rival = ranked.find((one) => best && one !== best && isRival(index, one, best));
    const margin = best ? (best.score - (rival?.score ?? 0)) / best.score : 0;
    return {
      outcome: outcomeOf(best, margin, query, index),
      isBare: false,
      results: ranked
        .slice(0, 3)
        .filter(({ score }) => best && score > best.score * 0.6)
        .map((one) => found(index, one)),
      aspect,
      ranked,
    };
  };
  const find = memoizeByText((text: string, page: string): Finding => {
    const query = read(text);
    // Much of what asks wants to know what was read, and no page of it.
    const once = lazily(() => weighed(text, numberOf.get(page) ?? -1));
    return {
      subjects: query.units.filter(({ isCue }) => !isCue).flatMap(({ written }) => written.split(' ')),
      isUnderstood: query.units.every(({ readings }) => readings.length > 0),
      get outOfScope() {
        return isOfCues(query) && once().isBare ? undefined : query.outOfScope;
      },
      get outcome() {
        return once().outcome;
      },
      get isBare() {
        return once().isBare;
      },
      get results() {
        return once().results;
      },
      get aspect() {
        return once().aspect;
      },
      trace: {
        index,
        query,
        get ranked() {
          return once().ranked;
        },
      },
    };
  });

  return {
    // Every page that cannot be found is the same to a search.
    find: (text, page) => find(text, numberOf.has(page) ? page : ''),
  };
}

/** What a finding has only once the pages are weighed. */
type Weighed = Pick<Finding, 'outcome' | 'isBare' | 'results' | 'aspect'> & Pick<Trace, 'ranked'>;

/** Pages in their order once the one that the visitor is on counts a little more. */
function lifted(ranked: readonly Ranked[], here: number): readonly Ranked[] {
  const isHere = ({ page }: Ranked) => page === here;
  if (!ranked.some(isHere)) return ranked;
  return ranked
    .map((one) => (isHere(one) ? { ...one, score: one.score + onThisPage } : one))
    .sort((one, other) => other.score - one.score || one.page - other.page);
}

const isOfCues = ({ units }: Query) => units.every(({ isCue }) => isCue);

/**
 * An answer needs a page that is clearly ahead, and either one name of it that fits or most of the question on it.
 * A question that names a subject of others is answered only by a page that is its very subject; of one with much unknown in it, the page is offered.
 */
function outcomeOf(
  best: Ranked | undefined,
  margin: number,
  { outOfScope, units }: Query,
  index: InvertedIndex,
): Finding['outcome'] {
  if (!best || best.score < possible) return 'none';
  if (outOfScope !== undefined && !isSubject(best)) return 'none';
  const needsMore = kindOf(index, best.page) === 'article' && best.coverage < 0.7;
  const isSure = best.score >= sure && unknownShare(units) <= mostUnknown;
  return isSure && margin >= clearMargin && !needsMore && (best.fit >= 0.4 || best.coverage >= 0.7)
    ? 'answer'
    : 'choices';
}

function unknownShare(units: Query['units']): number {
  const massOf = (those: Query['units']) => those.reduce((sum, { mass }) => sum + mass, 0);
  return massOf(units.filter(({ readings }) => readings.length === 0)) / Math.max(massOf(units), Number.EPSILON);
}

const kindOf = ({ entries, entriesOfPage }: InvertedIndex, page: number) =>
  entries[entriesOfPage[page]?.[0] ?? -1]?.kind;

function standingOf(index: InvertedIndex, page: number): number {
  const kind = kindOf(index, page);
  return kind ? standing[kind] : 1;
}

/** Of a service neither its own category is a rival, nor a page that gathers or tells of several services. */
function isRival(index: InvertedIndex, one: Ranked, best: Ranked): boolean {
  if (kindOf(index, best.page) !== 'service') return true;
  const kind = kindOf(index, one.page);
  const isOwnCategory = (index.pages[best.page] ?? '').startsWith(`${index.pages[one.page]}/`);
  return kind !== 'topic' && kind !== 'article' && !isOwnCategory;
}

/** A slip or another word for one of its words leaves a name whole. */
const wholeName = 0.8;
/** A name of less mass is a word of many pages: "file", "pay", "tax". */
const tellingName = 1.65;

const isSubject = ({ coverage, fit }: Ranked) => coverage > 0.8 && fit > 0.6;

/**
 * The last thing asked about, unless its words are part of the very name that was found (`charge certificate`). Where the page goes by
 * what is left of the name as well (`advance tax date`), they are none of it.
 */
function wantedAspect(query: Query, index: InvertedIndex, best: Ranked | undefined): Aspect | undefined {
  const named = best?.phrase?.isQuestion === false && best.fit > 0.6 ? best.phrase.words : [];
  const wanted = query.aspects.filter(({ written }) => {
    const cue = written.split(' ').map((word) => index.vocabulary.get(word) ?? -1);
    if (!cue.every((word) => named.includes(word))) return true;
    const left = named.filter((word) => !cue.includes(word));
    return (index.phrasesOfPage[best?.page ?? -1] ?? []).some(
      ({ words }) => words.length === left.length && left.every((word) => words.includes(word)),
    );
  });
  return order.find((aspect) => wanted.some((one) => one.aspect === aspect));
}

const order: readonly Aspect[] = ['documents', 'fees', 'time', 'dates', 'process', 'who', 'what'];

/** The entry of a page that answers: a question of it that fits well, or else the page itself. */
function found(index: InvertedIndex, ranked: Ranked): Found {
  const { page, score, fit, phrase, met } = ranked;
  const first = index.entries[index.entriesOfPage[page]?.[0] ?? -1];
  const asked = phrase?.isQuestion === true && fit >= 0.55 ? phrase.entry : index.entriesOfPage[page]?.[0];
  const entry = index.entries[asked ?? -1];
  if (!entry || !first) throw new Error(`page ${page} has no entry`);
  return {
    href: index.pages[page] ?? entry.href,
    title: first.name,
    entry,
    score,
    isSubject: isSubject(ranked),
    isNamed: met >= wholeName && (phrase?.mass ?? 0) >= tellingName,
    matched: phrase && entry.kind !== 'question' ? phrase.words.map((word) => spelled(index, word)) : [],
  };
}

const spellings = new WeakMap<InvertedIndex, readonly string[]>();

/** A word of the index as it is written, by its number. */
export function spelled(index: InvertedIndex, word: number): string {
  const words = spellings.get(index) ?? [...index.vocabulary.keys()];
  spellings.set(index, words);
  return words[word] ?? '';
}
