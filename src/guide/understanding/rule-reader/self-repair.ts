import clauses from 'content:vocabulary-clauses';
import days from 'content:vocabulary-days';
import words from 'content:vocabulary-repairs';
import type { Form } from '#src/forms/form.ts';
import type { AnswerContext, Found, Question } from '#src/forms/question.ts';
import { without, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { acceptsAnyText } from './command.ts';
import type { Knowledge } from '../../model/knowledge.ts';

type Everyday = Pick<Knowledge, 'isEveryday'>;

/** A value with the thought in which it stands, and how much that speaks for it. */
interface Candidate extends Found {
  readonly thought: Span;
  readonly weight: number;
}

/** Wished for, told and no more, there to fall back on, or given up or named as a reason. */
const weights = { wished: 3, told: 2, instead: 1, unfit: 0 } as const;

/**
 * "4 o'clock I can't, make it 5", "Friday sorry Saturday", "my bus reaches at 9 so give me 10": of several days, hours or choices in a message, which is the request.
 * Takes the message, the form, what its values are read with, the question that is open and what the guide knows. Returns the message with blanks in place of
 * what is taken back, cannot be or is a reason; as it is where nothing decides between them. Never throws.
 */
export function withoutTakenBack(
  text: string,
  form: Form,
  answerContext: AnswerContext,
  open: Question | undefined,
  knowledge: Everyday,
): string {
  const questions = decidedOf(form);
  if (questions.length === 0 || (open && acceptsAnyText(open)) || text.length > longestMessage) return text;
  // "Friday rather than Monday?"
  if (text.includes('?') && !wished.test(text)) return text;
  const thoughts = thoughtsIn(withoutAddresses(text));
  if (thoughts.length < 2) return text;
  const found = questions.map((question) =>
    candidatesIn(withoutAddresses(text), thoughts, question, answerContext, knowledge),
  );
  const all = found.flat();
  return without(
    text,
    found.flatMap((candidates) => {
      const given = givenUpAmong(text, candidates);
      return given.map((one) => {
        const isAlone = all.every((other) => other.thought !== one.thought || given.includes(other));
        return one.weight < weights.told && isAlone && !/[@]|\d{5}/.test(saidIn(text, one.thought)) ? one.thought : one;
      });
    }),
  );
}

/** "Accounts.kavya@example.com" names no subject, and its points end no thought. */
const withoutAddresses = (text: string) => text.replace(/\S+@\S+/gu, (address) => '_'.repeat(address.length));

const longestMessage = 400;

/** The day, the hour and what an appointment is about. */
const decidedOf = ({ questions }: Form) =>
  questions.some(({ kind }) => kind === 'slot')
    ? questions.filter(({ kind }) => kind === 'date' || kind === 'slot' || kind === 'choice')
    : [];

const saidIn = (text: string, { start, end }: Span) => text.slice(start, end);

/** The thoughts of a message: they end at signs, and before words of second thoughts, of a reason or a conclusion, and of asking for something. */
function thoughtsIn(text: string): readonly Span[] {
  const starts = [0, ...[...text.matchAll(border)].map(({ index }) => index)];
  return starts
    .map((start, at) => ({ start, end: starts[at + 1] ?? text.length }))
    .filter((thought) => /[\p{L}\d]/u.test(saidIn(text, thought)));
}

function candidatesIn(
  text: string,
  thoughts: readonly Span[],
  question: Question,
  answerContext: AnswerContext,
  knowledge: Everyday,
): readonly Candidate[] {
  return thoughts.flatMap((thought) => {
    const said = saidIn(text, thought);
    const found = (question.find?.(said, answerContext) ?? []).filter(
      ({ parsed }) => question.kind !== 'choice' || parsed.ok,
    );
    const rest = without(said, found);
    const weight = weightOf(rest, question, answerContext.answers[question.id] !== undefined, knowledge);
    const isCounted = ({ end, weak }: Found) => {
      const [, behind = ''] = /^\s+(\p{L}{3,})/u.exec(said.slice(end)) ?? [];
      return weak === true && question.kind === 'slot' && behind !== '' && tells(behind, knowledge);
    };
    return found
      .filter((one) => !isCounted(one))
      .map((one) => ({ ...one, start: thought.start + one.start, end: thought.start + one.end, thought }))
      .map((one) => ({ ...one, weight: one.isAside === true ? weights.unfit : weight }));
  });
}

function weightOf(rest: string, { kind }: Question, isAnswered: boolean, knowledge: Everyday): number {
  // What takes the place of an answer that was given is read by its own rules.
  if (kind === 'choice' && isAnswered) return weights.told;
  if (unfit.test(rest) || (happened.test(rest) && !planned.test(rest))) return weights.unfit;
  if (wished.test(rest)) return weights.wished;
  if (instead.test(rest)) return weights.instead;
  const telling = rest.split(/[^\p{L}']+/u).filter((word) => tells(word, knowledge)).length;
  const isReason = kind !== 'choice' && (telling > 1 || (telling > 0 && stated.test(rest)));
  return isReason ? weights.unfit : weights.told;
}

const tells = (word: string, { isEveryday }: Everyday) =>
  word.length > 2 && !isEveryday(word) && !accepting.test(word) && wordsIn(word).length > 0;

/** Those that a later one corrects, or that count for less than the one that is wished for. */
function givenUpAmong(text: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const written = ({ parsed }: Candidate) => JSON.stringify(parsed);
  if (new Set(candidates.map(written)).size < 2) return [];
  const isRepaired = (one: Candidate, at: number) => {
    const before = candidates[at - 1];
    return before !== undefined && one.weight >= weights.told && repair.test(text.slice(before.thought.end, one.start));
  };
  const first = Math.max(0, candidates.findLastIndex(isRepaired));
  const left = candidates.slice(first);
  const most = Math.max(...left.map(({ weight }) => weight));
  const best = left.filter(({ weight }) => weight === most);
  const isOne = new Set(best.map(written)).size === 1;
  const isLess = ({ weight }: Candidate) =>
    most >= weights.told && weight < most && (isOne || weight === weights.unfit);
  const kept = new Set(left.filter((one) => !isLess(one)).map(written));
  return [...candidates.slice(0, first), ...left.filter(isLess)].filter((one) => !kept.has(written(one)));
}

const no = `(?<!${anyOf(words.beforeNo, words.stating)}\\s+)${anyWord(words.no)}(?!\\s+${anyOf(words.behindNo, words.accepting, 'need')})`;
const repair = new RegExp(`${anyWord(words.back)}|${no}`, 'iu');
const border = new RegExp(
  `\\.{2,}|…|[;\\n!]|[,.](?!\\d|\\p{L}{2,3}(?![\\p{L}]))|${anyWord(words.back, words.leadingOn, words.asking, words.comparing, words.otherwise, clauses.but)}|${no}|(?<=(?<!\\p{L})${anyOf(words.closing, words.past, days.denied)})\\s+`,
  'giu',
);
const wished = new RegExp(anyWord(words.asking, words.preferring), 'iu');
const unfit = new RegExp(anyWord(words.unfit, words.comparing), 'iu');
/** "Last time I came for audit, now it is GST" */
const happened = new RegExp(anyWord(words.happened), 'iu');
const planned = new RegExp(anyWord(words.planned), 'iu');
const instead = new RegExp(anyWord(words.instead, words.otherwise), 'iu');
const stated = new RegExp(anyWord(words.stating, words.closing, words.happened, words.past), 'iu');
const accepting = new RegExp(`^${anyOf(words.accepting)}$`, 'iu');
