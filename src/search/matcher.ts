import type { PagePassages } from '#src/collections/types.ts';
import { memoizeLast } from '#src/domain/memoize-last.ts';
import { wordNumber, type AskedIndex } from './asked-index.ts';
import type { AskingWords, Asked } from './asking-words.ts';
import { followUpFeatures, type Before, type FollowedPassage } from './follow-up.ts';
import { featuresOf, type Features, type Question } from './match-features.ts';
import { saidIn, withBefore, type Said } from './message-words.ts';
import { readPage, type ReadPage } from './page-reading.ts';
import { foundBefore, foundPages, mayAnswer, pageStandings, type StandingPage } from './page-standings.ts';
import type { Candidate } from './passage-candidates.ts';
import type { Finding } from './search.ts';

/** What counts for how much, written by `npm run fit` to match-weights.json. */
export interface MatchWeights {
  /** Names what the weights were made of. */
  readonly fingerprint: string;
  readonly passage: Features;
  /** What counts for how much in a message that goes on from another. */
  readonly followUp: Features;
  /** By how much scores are divided before they are read as shares of one. */
  readonly temperature: number;
  /** What tells a question of ours from others. */
  readonly ours: Features;
}

/** A message that asks something, and what the search found for it. */
export interface MatchQuestion {
  readonly text: string;
  /** Of a long message, the sentence that asks. */
  readonly asks?: string | undefined;
  readonly finding: Finding;
  /** What it goes on from; undefined in a first message. */
  readonly before: Before | undefined;
}

/** A passage held against a message. */
export interface Matched {
  readonly candidate: Candidate;
  /** Its number among the candidates of its page. */
  readonly number: number;
  readonly href: string;
  readonly page: PagePassages;
  readonly features: Features;
  /** In a message that goes on from another, the features with what was said before, and what both together come to. */
  readonly within?: Features;
  readonly followUp?: Features;
  readonly score: number;
  /** How likely it answers, if anything of ours does. */
  readonly share: number;
}

export interface Match {
  /** Best first. */
  readonly ranked: readonly Matched[];
  /** What is asked of the subject. */
  readonly asked: ReadonlySet<Asked>;
  /** How likely the message is about something that our pages tell, and what tells that. */
  readonly isOurs: number;
  readonly ours: Features;
}

/** Matches messages to passages. */
export interface Matcher {
  /** The pages worth reading for a message, best first. */
  pages(question: MatchQuestion): readonly string[];
  /** Takes a message and the pages that could be had, by address. Returns undefined where none could. */
  match(question: MatchQuestion, passages: ReadonlyMap<string, PagePassages>): Match | undefined;
}

/** What is known of a message before any page is read: how the pages stand to it alone, and with what was said before. */
interface Standing {
  readonly said: Said;
  readonly alone: readonly StandingPage[];
  readonly whole: Said;
  readonly within: ReadonlyMap<string, StandingPage>;
}

/** Makes a matcher. Takes by which words passages are asked, what tells what a text asks for, and the weights. It keeps what it has read of a page; make it once. */
export function matcher(index: AskedIndex, asking: AskingWords, weights: MatchWeights): Matcher {
  const known = new WeakMap<PagePassages, ReadPage>();
  const read = (page: PagePassages, href: string) => {
    const before = known.get(page) ?? readPage(page, href, asking, index);
    known.set(page, before);
    return before;
  };
  const standingsOf = pageStandings(index);
  // A message is asked first for its pages, then for its match.
  const standing = memoizeLast(({ text, asks, finding, before }: MatchQuestion): Standing => {
    const said = saidIn(text, finding, index, asks);
    const found = foundPages(finding);
    const alone = standingsOf(said, found, {});
    if (!before) return { said, alone: mayAnswer(alone, new Set()), whole: said, within: new Map() };
    const name = before.name === undefined ? [] : [before.name];
    const earlier = [...before.said, ...name].map((one) => ({
      ...one,
      said: saidIn(one.text, one.finding, index),
    }));
    const whole = withBefore(
      said,
      earlier.map((one) => [one.said, one.share]),
    );
    const wholeFound = foundBefore(
      found,
      earlier.map((one) => [foundPages(one.finding), one.share]),
    );
    const within = standingsOf(whole, wholeFound, before.spokenOf);
    const wanted = new Set([
      ...mayAnswer(alone, new Set()).map(({ href }) => href),
      ...mayAnswer(within, new Set(Object.keys(before.spokenOf))).map(({ href }) => href),
    ]);
    return {
      said,
      alone: alone.filter(({ href }) => wanted.has(href)),
      whole,
      within: new Map(within.map((page) => [page.href, page])),
    };
  });
  /** How each passage of a page fits a message. */
  const scored = (asks: Question, page: ReadPage, own: StandingPage) =>
    featuresOf(asks, page, own, index).map((features) => ({
      features,
      score:
        weighed(features, weights.passage) / weights.temperature + (isRepeated(features, asks.said) ? repeated : 0),
    }));
  return {
    pages: (question) => standing(question).alone.map(({ href }) => href),
    match(question, passages) {
      const { said, alone, whole, within } = standing(question);
      const asked = asking.asked(question.text);
      const wants = asking.wants(question.text);
      const all = alone.flatMap((standingPage) => {
        const { href } = standingPage;
        const page = passages.get(href);
        if (!page) return [];
        const own = read(page, href);
        const inTalk = within.get(href);
        const together = inTalk && scored({ said: whole, asked, wants }, own, inTalk);
        return scored({ said, asked, wants }, own, standingPage).map(({ features, score }, number) => {
          const passage = own.passages[number];
          if (!passage) throw new Error(`${href} has no passage ${number}`);
          const { candidate } = passage;
          const pageFits = { pageAlone: standingPage.both, pageWithin: inTalk?.both ?? 0 };
          return { candidate, number, href, page, features, score, pageFits, together: together?.[number] };
        });
      });
      const { before } = question;
      const ranked = shared(before ? followed(all, before, said, question.finding) : all);
      const [best, second] = ranked;
      if (!best) return undefined;
      const ours = oursFeatures(best, second, question, alone[0], said, index);
      return { ranked, asked, ours, isOurs: chanceOf(ours, weights.ours) };
    },
  };

  function followed(all: readonly (Omit<Matched, 'share'> & Reading)[], before: Before, said: Said, finding: Finding) {
    const passages = all.map(({ href, number, candidate: { kind }, score, pageFits, together }) => ({
      ...pageFits,
      href,
      number,
      kind,
      alone: score,
      within: together?.score ?? score,
    }));
    return followUpFeatures(passages, before, said, finding).flatMap((followUp, at) => {
      const one = all[at];
      const score = weighed(followUp, weights.followUp);
      return one ? [{ ...one, followUp, score, ...(one.together && { within: one.together.features }) }] : [];
    });
  }
}

/** How a passage stands to what was said before. */
interface Reading {
  readonly pageFits: Pick<FollowedPassage, 'pageAlone' | 'pageWithin'>;
  readonly together: Scored | undefined;
}

/** What a passage has of a message, and what that comes to. */
interface Scored {
  readonly features: Features;
  readonly score: number;
}

/** Whether a message repeats the very question of the passage that fits best, in whatever order of its words. */
export const isOwnQuestion = ({ ranked: [best] }: Match): boolean =>
  best?.candidate.kind === 'question' && (best.features['own question: fits'] ?? 0) >= allOfIt;

const allOfIt = 0.97;

/** Whether a message is one of the phrases by which a passage is asked, as far as that may be told of so few words. */
const isRepeated = (features: Features, { words }: Said): boolean =>
  words.length >= fewestRepeated && (features['phrase: fits'] ?? 0) >= allOfIt;

const fewestRepeated = 3;
/** The fit leaves out the phrase that is asked, so it cannot tell what its being there is worth. */
const repeated = 2;

/** Scored passages best first, each with its share under a softmax. */
export function shared<Scored extends { readonly score: number }>(all: readonly Scored[]) {
  const top = Math.max(...all.map(({ score }) => score));
  const sum = all.reduce((whole, { score }) => whole + Math.exp(score - top), 0);
  return all
    .map((one) => ({ ...one, share: Math.exp(one.score - top) / sum }))
    .sort((one, other) => other.score - one.score);
}

/** What the features come to by their weights. */
export function weighed(features: Features, weights: Features): number {
  let score = 0;
  for (const name in features) score += (features[name] ?? 0) * (weights[name] ?? 0);
  return score;
}

/** How likely what has these features is true, by the weights of a logistic regression. */
export const chanceOf = (features: Features, weights: Features): number =>
  1 / (1 + Math.exp(-weighed(features, weights)));

/** What tells whether a message is about something that our pages tell. Takes the best two passages, the message and the page that stands first. */
function oursFeatures(
  best: Pick<Matched, 'features' | 'score' | 'share'>,
  second: Pick<Matched, 'score'> | undefined,
  { finding, before }: MatchQuestion,
  page: StandingPage | undefined,
  said: Said,
  index: AskedIndex,
): Features {
  const unknown = said.words.filter(({ isKnown }) => !isKnown);
  const ofOthers = likelierOutside(said, index);
  const features = {
    any: 1,
    score: best.score,
    ahead: Math.min(5, best.score - (second?.score ?? 0)),
    'phrase fits': best.features['phrase: fits'] ?? 0,
    'passage has of it': best.features['passage: has of the question, on its page'] ?? 0,
    'page found': page?.mostFound ?? 0,
    'page asked': page?.mostAsked ?? 0,
    'name met': best.features['page: name met'] ?? 0,
    'unknown words': unknown.length / Math.max(1, said.words.length),
    'of others': Number(finding.outOfScope !== undefined && !isClear(best)),
    'words of others': ofOthers,
    'words of others, on average': ofOthers / Math.max(1, said.words.length),
    short: Math.min(1, 3 / Math.max(1, said.words.length)),
  };
  // The scores of a message that goes on from another are of another kind.
  return before
    ? Object.fromEntries(Object.entries(features).map(([name, value]) => [`then:${name}`, value]))
    : features;
}

/** Whether a passage is asked by nearly such a message, has all words of it and is far ahead: "trademark class" is told of, though others do trademarks. */
const isClear = ({ features, share }: Pick<Matched, 'features' | 'share'>) =>
  share >= clear &&
  (features['phrase: fits'] ?? 0) >= clear &&
  (features['passage: has of the question, on its page'] ?? 0) >= allOfIt;

const clear = 0.7;

/** By how much likelier the words of a message are among those that are not ours. */
function likelierOutside({ words }: Said, { outside, postings, pageOf }: AskedIndex): number {
  if (outside.all === 0) return 0;
  return (
    words.reduce((sum, { word }) => {
      const number = wordNumber(word);
      const others = ((outside.held.get(number) ?? 0) + small) / (outside.all + small);
      const own =
        ((postings.get(number)?.shares ?? []).reduce((all, share) => all + share, 0) + small) / (pageOf.length + small);
      return sum + Math.max(-mostOdds, Math.min(mostOdds, Math.log(others / own)));
    }, 0) / 10
  );
}

const small = 0.5;
const mostOdds = 4;
