import { wordNumber, type AskedIndex } from './asked-index.ts';
import type { PageStanding } from './match-features.ts';
import type { SpokenOf } from './follow-up.ts';
import type { Candidate } from './passage-candidates.ts';
import type { Said } from './message-words.ts';
import type { Finding } from './search.ts';

/** A page that may answer, with what is known of it before its text is read. */
export interface StandingPage extends PageStanding {
  readonly href: string;
}

/** What the phrases of all passages say of a message. */
interface AskedOf {
  /** How much of it each page's best passage is asked by, by the number of the page. */
  readonly covered: Float64Array;
  /** By how much likelier its words are among the phrases of each page than among all. */
  readonly likelier: Float64Array;
  /** The same of each kind of passage. */
  readonly kinds: ReadonlyMap<Candidate['kind'], number>;
}

/** So much is added to every share, so that one word alone decides nothing. */
const smallShare = 0.02;

/** Makes what tells what the phrases of all passages say of a message. */
function askedBy({ pages, pageOf, kindOf, postings }: AskedIndex): (said: Said) => AskedOf {
  const all = pageOf.length;
  const kindNames = [...new Set(kindOf)];
  const kindAt = kindOf.map((kind) => kindNames.indexOf(kind));
  const pageSizes = sizes(pageOf, pages.length);
  const kindSizes = sizes(kindAt, kindNames.length);
  return ({ words, mass }) => {
    const covered = new Float64Array(all);
    const best = new Float64Array(all);
    const likelier = new Float64Array(pages.length);
    const ofKind = new Float64Array(kindNames.length);
    for (const { forms, mass: own } of words) {
      const touched: number[] = [];
      for (const [form, weight] of forms) {
        const held = postings.get(wordNumber(form));
        held?.passages.forEach((passage, at) => {
          if (best[passage] === 0) touched.push(passage);
          best[passage] = Math.max(best[passage] ?? 0, weight * (held.shares[at] ?? 0));
        });
      }
      if (touched.length === 0) continue;
      const onPage = new Float64Array(pages.length);
      const inKind = new Float64Array(kindNames.length);
      let everywhere = 0;
      for (const passage of touched) {
        const share = best[passage] ?? 0;
        covered[passage] = (covered[passage] ?? 0) + (0.6 + 0.4 * share) * own;
        const [page, kind] = [pageOf[passage] ?? 0, kindAt[passage] ?? 0];
        onPage[page] = (onPage[page] ?? 0) + share / (pageSizes[page] ?? 1);
        inKind[kind] = (inKind[kind] ?? 0) + share / (kindSizes[kind] ?? 1);
        everywhere += share / all;
        best[passage] = 0;
      }
      const odds = (share: number) => Math.log((share + smallShare) / (everywhere + smallShare));
      onPage.forEach((share, page) => (likelier[page] = (likelier[page] ?? 0) + odds(share)));
      inKind.forEach((share, kind) => (ofKind[kind] = (ofKind[kind] ?? 0) + odds(share)));
    }
    const ofPage = new Float64Array(pages.length);
    covered.forEach((score, passage) => {
      const page = pageOf[passage] ?? 0;
      ofPage[page] = Math.max(ofPage[page] ?? 0, score / (mass || 1));
    });
    return { covered: ofPage, likelier, kinds: new Map(kindNames.map((kind, at) => [kind, ofKind[at] ?? 0])) };
  };
}

function sizes(groupOf: readonly number[], groups: number): Float64Array {
  const counts = new Float64Array(groups);
  for (const group of groupOf) counts[group] = (counts[group] ?? 0) + 1;
  return counts;
}

/** Below these a page is not found well, though no other is found better. */
const leastFound = 0.5;
const leastAsked = 0.3;
const askedShare = 0.6;
const nearShare = 0.6;
const spokenOfLead = 0.1;
const mostPages = 4;

/** What the search made of a message, with what was said before it where that counts. */
export interface FoundPages {
  /** How well each page was found, by its address. */
  readonly scores: ReadonlyMap<string, { readonly score: number; readonly fit: number }>;
  /** Whether the message names a page outright. */
  readonly isOtherNamed: boolean;
}

/** The pages that were found for a message. */
export function foundPages({ trace, isBare, outcome, results }: Finding): FoundPages {
  return {
    scores: new Map(trace.ranked.map((one) => [trace.index.pages[one.page] ?? '', one])),
    isOtherNamed: !isBare && outcome !== 'none' && results[0]?.isNamed === true,
  };
}

/** The pages found for a message and for what was said before it, each with how much that counts. */
export function foundBefore(own: FoundPages, before: readonly (readonly [FoundPages, number])[]): FoundPages {
  const scores = new Map(own.scores);
  for (const [{ scores: earlier }, share] of before)
    for (const [href, { score, fit }] of earlier) {
      const known = scores.get(href);
      if (score * share > (known?.score ?? 0)) scores.set(href, { score: score * share, fit: fit * share });
    }
  return { scores, isOtherNamed: own.isOtherNamed };
}

/** All pages as they stand to a message, best first. */
type Standings = (said: Said, found: FoundPages, spokenOf: SpokenOf) => readonly StandingPage[];

/** Of pages in their order those that may answer, and those that are wanted besides. */
export const mayAnswer = (pages: readonly StandingPage[], wanted: ReadonlySet<string>): readonly StandingPage[] =>
  pages.filter(({ href }, at) => at < mostPages || wanted.has(href));

/** Makes what tells how pages stand to a message. Takes by which words passages are asked. */
export function pageStandings(index: AskedIndex): Standings {
  const askedOf = askedBy(index);
  return (said, { scores, isOtherNamed }, spokenOf) => {
    const { covered: asked, likelier, kinds } = askedOf(said);
    const mostLikely = Math.max(...likelier);
    const mostFound = Math.max(0, ...[...scores.values()].map(({ score }) => score));
    const mostAsked = Math.max(0, ...asked);
    const all = index.pages
      .map((href, number) => {
        const one = scores.get(href);
        const found = (one?.score ?? 0) / Math.max(leastFound, mostFound);
        const own = (asked[number] ?? 0) / Math.max(leastAsked, mostAsked);
        const near = Math.exp((likelier[number] ?? 0) - mostLikely);
        const behind = Math.max(-1, ((likelier[number] ?? 0) - mostLikely) / 8);
        return {
          href,
          near,
          behind,
          kinds,
          found,
          asked: own,
          both: found + askedShare * own + nearShare * near + spokenOfLead * (spokenOf[href] ?? 0),
          fit: one?.fit ?? 0,
          mostFound,
          mostAsked,
        };
      })
      .sort((one, other) => other.both - one.both);
    const top = all[0]?.both ?? 1;
    return all.map((page, at) => ({
      ...page,
      both: page.both / (top || 1),
      isFirst: at === 0,
      spokenOf: spokenOf[page.href] ?? 0,
      isOtherNamed,
    }));
  };
}
