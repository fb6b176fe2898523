import { packAsked, unpackAsked } from '#src/search/asked-index.ts';
import { askingWords } from '#src/search/asking-words.ts';
import { forwardIndex } from '#src/search/forward-index.ts';
import { invertedIndex } from '#src/search/inverted-index.ts';
import { lexicon } from '#src/search/language.ts';
import { matcher, type Match, type Matched, type MatchWeights } from '#src/search/matcher.ts';
import { packIndex, unpackIndex } from '#src/search/packed-index.ts';
import { candidatesOf, passageText } from '#src/search/passage-candidates.ts';
import type { Features } from '#src/search/match-features.ts';
import {
  beforeOf,
  likeliestPage,
  spokenOfAfter,
  type PassagePlace,
  type SpokenOf,
  type Talked,
} from '#src/search/follow-up.ts';
import { makeSearch } from '#src/search/search.ts';
import { headingOf } from '#src/guide/answers/passage-blocks.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { textNumber } from '#src/text/text-number.ts';
import type { Content } from '#tooling/content/content.ts';
import { knowledge } from '#tooling/content/knowledge.ts';
import { pagePassages, passageKeysOf } from '#tooling/content/passages.ts';
import { stopWordsOf } from '#tooling/content/stop-words.ts';
import type { Talk } from '#tooling/content/talks.ts';
import { answers, type AnswerKey } from './answer-keys.ts';
import { worthLearning, type Example } from './fitting.ts';

/** A question with which of its passages are right, each with its page, and what tells whether it is ours. The whole match is not kept: there are thousands. */
export interface Asked extends Example {
  readonly text: string;
  readonly ours: Features | undefined;
  readonly options: readonly (Example['options'][number] & { readonly href: string })[];
}

/** Weights that leave everything as it is, for reading features. */
const none: MatchWeights = { fingerprint: '', passage: {}, followUp: {}, temperature: 1, ours: {} };

/** Asks the matcher of a content. Takes the content, the weights, and which phrases its passages are not to know. */
export function matching(content: Content, weights = none, isUnknown: (phrase: string) => boolean = () => false) {
  const language = { ...content.language.fields, stopWords: [...stopWordsOf(content)] };
  const search = makeSearch(invertedIndex(unpackIndex(packIndex(forwardIndex(knowledge(content))))), lexicon(language));
  const pages = new Map(
    [...pagePassages(content)].map(([href, page]) => [href, { ...page, asked: page.asked.map(without(isUnknown)) }]),
  );
  const made = matcher(
    unpackAsked(
      packAsked(
        pages,
        content.outside.filter((said) => !isUnknown(said)),
      ),
    ),
    askingWords(language, content.particulars.fields),
    weights,
  );
  return (text: string, talked?: TalkedOf): Match | undefined => {
    const before =
      talked && beforeOf({ ...talked, name: pages.get(likeliestPage(talked.spokenOf))?.name ?? '' }, search);
    return made.match({ text, finding: search.find(text, ''), before }, pages);
  };
}

/** What a conversation is about, without the name of its page. */
export type TalkedOf = Omit<Talked, 'name'>;

/** A page that is spoken of, of which nothing was told. */
export const onPage = (page: string): TalkedOf => ({ spokenOf: { [page]: 1 }, told: [], heading: '', said: [] });

const without = (isLeftOut: (phrase: string) => boolean) => (phrases: string) =>
  phrases
    .split('|')
    .filter((phrase) => !isLeftOut(phrase))
    .join('|');

const folds = 3;
/** Each so many-th phrase is learnt from; all are known to the passages that it is held against, but those of its own part. */
const everyPhrase = 14;
/** A phrase is labelled by who wrote it, a question by the words that its answer has: the former are many and alike, and count for less. */
const phraseWeight = 0.2;

/** Phrases of content/guide/asked as questions, each held against passages that do not know it nor a third of the others. */
export function phraseExamples(content: Content, parts = [0, 1, 2], weights = none): readonly Asked[] {
  const pages = pagePassages(content);
  return parts.flatMap((fold) => {
    const ask = matching(content, weights, (phrase) => isLeftOut(phrase, fold));
    return [...pages].flatMap(([href, page]) => {
      return page.asked.flatMap((phrases, at) =>
        phrases
          .split('|')
          .filter((one) => one !== '' && isLeftOut(one, fold) && (numberOf(one) >>> 8) % everyPhrase === 0)
          .map((text) => {
            const spokenOf = pageSpokenOf(text, href, [...pages.keys()]);
            return exampleOf(
              text,
              ask(text, spokenOf === undefined ? undefined : onPage(spokenOf)),
              phraseWeight,
              (one, number) => one === href && number === at,
            );
          }),
      );
    });
  });
}

/** What is offered below an answer, and what each asks of the page that is spoken of. */
const steps = [
  ['documents', 'documents'],
  ['time', 'time'],
  ['fees', 'fee'],
  ['who', 'who-list'],
  ['process', 'process'],
  ['dates', 'dates'],
] as const;
const stepWeight = 0.15;

/** What is offered below an answer, asked on each page that has such a part; and the name of the page alone. As examples of what speaks for a passage, or of what does in a message that goes on from another. */
export function stepExamples(content: Content, weights = none, isFollowUp = false): readonly Asked[] {
  const ask = matching(content, weights);
  return [...pagePassages(content)].flatMap(([href, page]) => {
    const candidates = candidatesOf(page, href);
    const { nextSteps } = content.wording.fields;
    const asked = [...steps.map(([step, kind]) => [nextSteps[step], kind] as const), [page.name, 'lead'] as const];
    return asked.flatMap(([text, kind]) => {
      const at = candidates.findIndex((one) => one.kind === kind);
      return at < 0
        ? []
        : [
            exampleOf(
              text,
              ask(text, onPage(href)),
              stepWeight,
              (one, number) => one === href && number === at,
              isFollowUp,
            ),
          ];
    });
  });
}

/** Whether a phrase belongs to the part that is left out. */
export const isLeftOut = (phrase: string, fold = 0): boolean => numberOf(phrase) % folds === fold;

/** What is short leaves its page out, and is asked after another question of it; of the rest some come after one of another page. */
function pageSpokenOf(text: string, href: string, pages: readonly string[]): string | undefined {
  if (text.split(' ').length <= shortPhrase) return href;
  const chance = (numberOf(text) >>> 16) % 10;
  return chance === 0 ? href : chance === 1 ? pages[numberOf(text) % pages.length] : undefined;
}

const shortPhrase = 3;

/** Words may stand in passages that do not answer, so they say less than the name of the passage that does. */
const byWordsWeight = 0.3;

/** A question whose answer is known by the words that it has. */
export function keyedExample(text: string, match: Match | undefined, key: AnswerKey): Asked {
  return {
    text,
    ours: match?.ours,
    weight: byWordsWeight,
    options:
      match?.ranked.map(({ candidate, href, features }) => ({
        features,
        href,
        isRight: answers(key, passageText(candidate)),
      })) ?? [],
  };
}

function exampleOf(
  text: string,
  match: Match | undefined,
  weight: number,
  isRight: (href: string, number: number) => boolean,
  isFollowUp = false,
): Asked {
  const options =
    match?.ranked.map(({ features, within = features, followUp = {}, href, number }) => ({
      features: isFollowUp ? followUp : within,
      href,
      isRight: isRight(href, number),
    })) ?? [];
  return { text, ours: match?.ours, weight, options: worthLearning(options) };
}

/** How sure the guide mostly is of the page of an answer that is right, and of one that is not. */
const sureness = { right: 0.7, wrong: 0.3 } as const;

/** How often an answer in a conversation is taken for another than the right one, one in so many: the guide errs too. */
const everyMistaken = 2;
const switchWeight = 0.5;
/** What was said before its writer saw a passage counts so much more than what was written for one. */
const unaidedWeight = 8;
const isUnaided = ({ file }: Talk) => file.includes('/unaided/');

/**
 * The messages of the conversations in content/guide/talks that go on from another, as examples of what speaks for a passage there; and as many that begin a conversation behind
 * another one. Each is held against passages that do not know its conversation. Takes the content, the weights by which a message is matched alone, and of how many conversations one is taken.
 */
export function followUpExamples(content: Content, weights: MatchWeights, every = 1): readonly Asked[] {
  const keys = passageKeysOf(content);
  const placeOf = ({ page, passage }: Talk['turns'][number]): PassagePlace => ({
    href: page,
    number: keys.get(page)?.indexOf(passage) ?? -1,
  });
  const headingAt = headingsOf(content);
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const unknown = new Set(
      content.talks.filter((__, talk) => talk % folds === fold).flatMap(({ turns }) => turns.map(({ say }) => say)),
    );
    const ask = matching(content, weights, (phrase) => unknown.has(phrase));
    // A message stands before every later one of its conversation.
    const taken = memoizeByText(
      (say): PassagePlace | undefined => (isMistaken(say) ? placeIn(ask(say)?.ranked[0]) : undefined),
      Infinity,
    );
    return content.talks.flatMap((one, talk) => {
      if (talk % folds !== fold || (!isUnaided(one) && Math.floor(talk / folds) % every !== 0)) return [];
      const { turns } = one;
      const worth = isUnaided(one) ? unaidedWeight : 1;
      const [first] = turns;
      const others = content.talks[(talk * 7 + 3) % content.talks.length]?.turns ?? [];
      const switched = first ? [{ before: others, turn: first, weight: worth * switchWeight }] : [];
      const followed = turns.slice(1).map((turn, at) => ({ before: turns.slice(0, at + 1), turn, weight: worth }));
      return [...followed, ...switched].map(({ before, turn, weight }): Asked => {
        const right = placeOf(turn);
        let told: PassagePlace | undefined;
        let spokenOf: SpokenOf = {};
        for (const one of before) {
          told = taken(one.say) ?? placeOf(one);
          spokenOf = spokenOfAfter(spokenOf, { [told.href]: told.href === one.page ? sureness.right : sureness.wrong });
        }
        const match = ask(turn.say, {
          spokenOf,
          told: told ? [told] : [],
          heading: told ? headingAt(told) : '',
          said: before.map(({ say }) => say).toReversed(),
        });
        const options =
          match?.ranked.map(({ followUp = {}, href, number }) => ({
            features: followUp,
            href,
            isRight: href === right.href && number === right.number,
          })) ?? [];
        return { text: turn.say, ours: match?.ours, weight, options: worthLearning(options) };
      });
    });
  });
}

/** The first messages of the conversations in content/guide/talks as examples of what speaks for a passage, each held against passages that do not know its conversation. */
export function firstMessages(content: Content): readonly Asked[] {
  const keys = passageKeysOf(content);
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const talks = content.talks.filter((__, talk) => talk % folds === fold);
    const unknown = new Set(talks.flatMap(({ turns }) => turns.map(({ say }) => say)));
    const ask = matching(content, none, (phrase) => unknown.has(phrase));
    return talks.flatMap(({ turns: [turn] }) =>
      turn
        ? [
            exampleOf(
              turn.say,
              ask(turn.say),
              1,
              (href, number) => href === turn.page && keys.get(href)?.[number] === turn.passage,
            ),
          ]
        : [],
    );
  });
}

/** The heading under which a passage of a content is told. */
function headingsOf(content: Content): (place: PassagePlace) => string {
  const pages = pagePassages(content);
  return ({ href, number }) => {
    const page = pages.get(href);
    const candidate = page && candidatesOf(page, href)[number];
    return candidate ? headingOf({ candidate, page }, content.wording.fields) : '';
  };
}

/** A conversation of which the answers are known by the words that they have. */
export type KeyedTalk = readonly (AnswerKey & { readonly text: string })[];

const keyedWeight = 2;

/** The messages of such conversations that go on from another, as examples of what speaks for a passage there. Takes what was told for what answers each, where our pages have that. */
export function keyedFollowUps(content: Content, weights: MatchWeights, talks: readonly KeyedTalk[]): readonly Asked[] {
  const ask = matching(content, weights);
  const headingAt = headingsOf(content);
  return talks.flatMap((turns) => {
    let told: PassagePlace | undefined;
    let spokenOf: SpokenOf = {};
    return turns.flatMap((turn, at): readonly Asked[] => {
      const said = turns
        .slice(0, at)
        .map(({ text }) => text)
        .toReversed();
      const talked = { spokenOf, told: told ? [told] : [], heading: told ? headingAt(told) : '', said };
      const match = ask(turn.text, at === 0 ? undefined : talked);
      const ranked = match?.ranked ?? [];
      const isRight = ({ candidate }: Matched) => answers(turn, passageText(candidate));
      const answer = turn.must.length > 0 ? ranked.find(isRight) : undefined;
      told = answer ?? ranked[0] ?? told;
      if (told) spokenOf = spokenOfAfter(spokenOf, { [told.href]: answer ? sureness.right : sureness.wrong });
      if (at === 0 || turn.must.length === 0) return [];
      const options = ranked.map((one) => ({
        features: one.followUp ?? {},
        href: one.href,
        isRight: isRight(one),
      }));
      return [{ text: turn.text, ours: match?.ours, weight: keyedWeight, options: worthLearning(options) }];
    });
  });
}

/** Whether the guide is taken to have told what it takes for the answer to a message, and not what answers it. */
const isMistaken = (say: string) => numberOf(say) % everyMistaken === 0;

const placeIn = (matched: Matched | undefined): PassagePlace | undefined =>
  matched && { href: matched.href, number: matched.number };

/** A number for a text, the same each time. */
function numberOf(text: string): number {
  const hash = textNumber(text);
  return (hash ^ (hash >>> 13)) >>> 0;
}
