import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chanceOf, shared, weighed, type MatchWeights } from '#src/search/matcher.ts';
import type { Features } from '#src/search/match-features.ts';
import type { Content } from '#tooling/content/content.ts';
import { knowledge } from '#tooling/content/knowledge.ts';
import { keyedQuestionsIn, type AnswerKey } from './answer-keys.ts';
import { askedQuestionsIn } from './asked-questions.ts';
import { corpusPart } from './corpus.ts';
import { fitted, fittedEither, fittedTemperature } from './fitting.ts';
import {
  firstMessages,
  followUpExamples,
  isLeftOut,
  keyedExample,
  keyedFollowUps,
  type KeyedTalk,
  matching,
  onPage,
  phraseExamples,
  stepExamples,
  type Asked,
  type TalkedOf,
} from './match-examples.ts';

/** A question with the key of its answer, and the set that it is told under. */
interface Keyed extends AnswerKey {
  readonly text: string;
  readonly set: string;
}

/** What the weights learn from besides the phrases: questions with the keys of their answers. Of the corpus only the part for developing is read. */
export function keyedQuestions(): readonly Keyed[] {
  const files = ['tests/guide/answers.jsonl', 'tests/guide/answers-unread.jsonl'].flatMap((file) =>
    keyedQuestionsIn(file)
      .filter(({ turns }) => turns.length === 1)
      .map(({ turns: [text = ''], must, mustNot = [] }): Keyed => ({ text, must, mustNot, set: 'answers' })),
  );
  const own = corpusPart('dev', 'questions')
    .filter(({ kind, keys }) => kind !== 'outside' && keys.length > 0)
    .map(({ q, keys, not = [], kind }): Keyed => ({ text: q, must: keys, mustNot: not, set: `dev, ${kind}` }));
  const first = corpusPart('dev', 'conversations').flatMap(({ turns: [turn] }): readonly Keyed[] =>
    turn && turn.keys.length > 0
      ? [{ text: turn.q, must: turn.keys, mustNot: turn.not ?? [], set: 'dev, first turn' }]
      : [],
  );
  return [...files, ...own, ...first];
}

/** The conversations of the part of the corpus for developing. */
const keyedTalks = (): readonly KeyedTalk[] =>
  corpusPart('dev', 'conversations').map(({ turns }) =>
    turns.map(({ q, keys, not = [] }) => ({ text: q, must: keys, mustNot: not })),
  );

/** What people ask and our pages do not tell, of that in content the part that is left out of what the matcher knows. */
export const outsideQuestions = ({ outside }: Content): readonly string[] => [
  ...outside.filter((said) => isLeftOut(said)),
  ...askedQuestionsIn('tests/guide/questions.jsonl')
    .filter(({ kind }) => kind === 'out_of_scope')
    .map(({ q }) => q),
  ...corpusPart('dev', 'questions')
    .filter(({ kind }) => kind === 'outside')
    .map(({ q }) => q),
];

/** A question that was asked of weights that had not learnt from it. */
export interface Guessed {
  readonly set: string;
  readonly text: string;
  /** Whether each passage is right, best first, with its share and page. */
  readonly ranked: readonly { readonly isRight: boolean; readonly share: number; readonly href: string }[];
}

export interface MatchTraining {
  readonly weights: MatchWeights;
  readonly guessed: readonly Guessed[];
  /** How likely each message is taken for ours, by weights that had not learnt from it. */
  readonly ours: readonly { readonly isTrue: boolean; readonly chance: number; readonly text: string }[];
}

const folds = 4;

/** Fits all weights of the matcher: to phrases and keyed questions, and what tells ours from others. The same each time. */
export function trainMatcher(content: Content): MatchTraining {
  const ask = matching(content);
  const keyed = keyedQuestions().map((one) => ({ ...keyedExample(one.text, ask(one.text), one), set: one.set }));
  const phrases = [...phraseExamples(content), ...firstMessages(content), ...stepExamples(content)];
  const unseen = parts(keyed).map(({ learnt, left }) => ({
    left,
    weights: fitted([...phrases, ...learnt]),
  }));
  const scored = unseen.flatMap(({ left, weights }) => left.map((one) => ({ one, options: scoredBy(one, weights) })));
  const temperature = fittedTemperature(
    scored.map(({ options }) => options).filter((options) => options.some(({ isRight }) => isRight)),
  );
  const passage = fitted([...phrases, ...keyed]);
  const alone = { fingerprint: '', passage, followUp: {}, temperature, ours: {} };
  const followUps = followUpExamples(content, alone, everyTalk);
  const followUp = fitted([
    ...followUps,
    ...keyedFollowUps(content, alone, keyedTalks()),
    ...stepExamples(content, alone, true),
  ]);
  const cases = oursCases(content, { ...alone, followUp });
  const guesses = parts(cases).flatMap(({ learnt, left }) => {
    const ours = fittedEither(learnt);
    return left.map(({ isTrue, features, text }) => ({
      isTrue,
      text,
      chance: chanceOf(features, ours),
    }));
  });
  return {
    weights: { fingerprint: matchFingerprint(), passage, followUp, temperature, ours: fittedEither(cases) },
    guessed: scored.map(({ one: { set, text }, options }) => ({
      set,
      text,
      ranked: shared(options.map((option) => ({ ...option, score: option.score / temperature }))),
    })),
    ours: guesses,
  };
}

const scoredBy = ({ options }: Asked, weights: Features) =>
  options.map(({ features, isRight, href }) => ({ isRight, score: weighed(features, weights), href }));

const everyName = 5;
const everyTalk = 3;

/** Examples of both sides, of which about as much counts. */
function oursCases(content: Content, weights: MatchWeights) {
  const ask = matching(content, weights, (said) => isLeftOut(said));
  const oursOf = (text: string, talked?: TalkedOf) => ({ text, ours: ask(text, talked)?.ours });
  // Some follow a question of ours.
  const behindTalk = (at: number): TalkedOf | undefined => {
    const first = content.talks[at % content.talks.length]?.turns[0];
    return at % 3 === 0 && first ? { ...onPage(first.page), said: [first.say] } : undefined;
  };
  // Most names of pages are short, as many messages are.
  const names = knowledge(content)
    .flatMap(({ names: own }) => own)
    .filter((_, at) => at % everyName === 0);
  const own = [
    ...phraseExamples(content, [0], weights),
    ...stepExamples(content, weights),
    ...[...names, ...keyedQuestions().map(({ text }) => text)].map((text) => oursOf(text)),
    ...names.flatMap((text, at) => (behindTalk(at) ? [oursOf(text, behindTalk(at))] : [])),
    ...followUpExamples(content, weights, 2 * everyTalk),
  ];
  const others = outsideQuestions(content).map((text, at) => oursOf(text, behindTalk(at)));
  const caseOf = (
    { text, ours }: { readonly text: string; readonly ours: Features | undefined },
    isTrue: boolean,
    weight: number,
  ) => (ours ? [{ text, features: ours, isTrue, weight }] : []);
  return [
    ...own.flatMap((one) => caseOf(one, true, 1)),
    ...others.flatMap((one) => caseOf(one, false, own.length / others.length)),
  ];
}

/** Each part of the items in turn, with those that are learnt from while it is left out. */
const parts = <Item>(items: readonly Item[]) =>
  Array.from({ length: folds }, (_, fold) => ({
    left: items.filter((__, at) => at % folds === fold),
    learnt: items.filter((__, at) => at % folds !== fold),
  }));

/** What weights are made by: where one of these files changes, they are stale. */
const makers = [
  'src/search/asked-index.ts',
  'src/search/asking-words.ts',
  'src/search/follow-up.ts',
  'src/search/heard-words.ts',
  'src/search/match-features.ts',
  'src/search/matcher.ts',
  'src/search/message-words.ts',
  'src/search/page-reading.ts',
  'src/search/page-standings.ts',
  'src/search/passage-candidates.ts',
  'src/text/text-number.ts',
  'tooling/guide/fitting.ts',
  'tooling/guide/match-examples.ts',
  'tooling/guide/match-training.ts',
];

/** Names what makes weights: weights with another fingerprint are stale. New phrases need no new weights. */
export function matchFingerprint(): string {
  const hash = createHash('sha256');
  for (const file of makers) hash.update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  return hash.digest('hex').slice(0, 16);
}

/** Where the weights are kept. */
export const matchWeightsFile = 'src/search/match-weights.json';
