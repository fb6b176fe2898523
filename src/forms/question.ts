import type { QuestionWords } from '#src/collections/types.ts';
import { accepted, refused, type EmptyRefusal, type Parsed } from '#src/domain/parsed.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import type { Span } from '#src/text/traced-text.ts';
import { inBrief } from '#src/text/in-brief.ts';
import { withoutUnseen } from '#src/text/unseen.ts';

export type Value = string | number;

/** Answers by question id. A question that was skipped or not reached has no entry. Plain JSON. */
export type Answers = Readonly<Record<string, Value>>;

/** What a question may look at besides the text: the time, and the answers given so far. */
export interface AnswerContext {
  readonly now: Date;
  readonly answers: Answers;
  /** The visitor's IANA time zone, where it matters and is known. */
  readonly timeZone?: string | undefined;
}

export interface Choice {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  /** What the visitor's own clock shows then, where that is another time; part of the hint. */
  readonly elsewhere?: string;
  readonly closed?: boolean;
  /** It can be chosen, but the office is closed then. */
  readonly isOutsideHours?: boolean;
}

export type QuestionKind = 'rupees' | 'text' | 'longText' | 'email' | 'phone' | 'choice' | 'place' | 'date' | 'slot';

/** A value for a question that stands in a sentence: where, and what it is or why it does not fit. */
export interface Found extends Span {
  readonly parsed: Parsed<Value>;
  /** A value only where it was asked for: "4" among the hours. */
  readonly weak?: boolean;
  /** What it was reckoned from, where it was said otherwise: "10:30 PM in New York". */
  readonly reckonedFrom?: string;
  /** Told about something else, or taken back: "the notice dated 15 December", "not on Monday". */
  readonly isAside?: boolean;
  /** Where the words behind it end that tell its period: "1,800 is cut every month". */
  readonly periodEnd?: number;
}

/** One question, whoever asks it: a field on a page or a line of the guide. */
export interface Question {
  readonly id: string;
  readonly label: string;
  readonly prompt: string;
  /** The question in view of what is known, where that makes a difference. */
  readonly promptFor?: (answers: Answers) => string;
  readonly help: string;
  /** The form an answer takes, in a few words. */
  readonly pattern: string;
  readonly kind: QuestionKind;
  /** Why an empty answer is refused; undefined where none is required. */
  readonly missing: EmptyRefusal | undefined;
  /** The same, where a form is sent as a whole and has another sentence for it. */
  readonly missingWhenSent?: EmptyRefusal;
  /** It is never asked for by itself, and stands nowhere until it is told. */
  readonly isOnlyTold?: true;
  readonly autoComplete?: string;
  /** Other words by which a visitor may name this answer when changing it. */
  readonly alsoCalled: readonly string[];
  /** Further words that name it before a sign: "sub: refund". */
  readonly labels?: readonly string[] | undefined;
  /** Things that are part of this answer, by the names people have for them. */
  readonly covers?: readonly string[];
  /** Words that name it only beside others in the same part of a sentence, and beside none of some: rent that one gets. */
  readonly calledBeside?: QuestionWords['calledBeside'];
  /** Reads what somebody wrote. Never throws. */
  readonly parse: (text: string, answerContext: AnswerContext) => Parsed<Value>;
  /** Reads an answer said in a conversation, where that differs from what a field may hold. Never throws. */
  readonly hear?: (text: string, answerContext: AnswerContext) => Parsed<Value>;
  /** Finds every value for this question in a sentence, with its place. Never throws. */
  readonly find?: (text: string, answerContext: AnswerContext) => readonly Found[];
  /** Whether a text can be nothing but an answer to this question, wherever it is said. */
  readonly isAlone?: (text: string, answerContext: AnswerContext) => boolean;
  /** Holds a value against the rules that depend on the time or on other answers. */
  readonly validate: (value: Value, answerContext: AnswerContext) => Parsed<Value>;
  /** Writes a value as a person reads it. */
  readonly format: (value: Value) => string;
  /** A value as the visitor's own clock shows it, where that is another one than the practice's. */
  readonly elsewhere?: (value: Value, answerContext: Omit<AnswerContext, 'now'>) => string | undefined;
  /** Writes a value back while it is typed, where a form of writing could be misread. */
  readonly echo?: (value: Value) => string;
  /** How a value came out of what somebody wrote, where it was reckoned: "₹50,000 + ₹20,000". */
  readonly explain?: (text: string, answerContext: Pick<AnswerContext, 'answers'>) => string | undefined;
  /** The question of whose answer this one may be told as a share. */
  readonly shareOf?: string | undefined;
  /** It may be left out where the guide asks it, although the page wants it. */
  readonly isOptionalWhenAsked?: true;
  /** How an amount of 0 is called where that is one of the answers to tap. */
  readonly none?: string | undefined;
  /** What can be told of another question where this one is asked, and how that is called. */
  readonly beside?: { readonly slot: string; readonly value: Value; readonly label: string };
  /** The most that an amount may be, where the law sets a limit. */
  readonly most?: number | undefined;
  /** The choice for what is on no list. */
  readonly otherwise?: Value | undefined;
  /** The page that tells of what was chosen. */
  readonly pageOf?: (value: Value) => string | undefined;
  readonly choices?: (answerContext: AnswerContext) => readonly Choice[];
  /** The days next to come, of which one is soon tapped; those on which the office is closed are marked. */
  readonly nextDays?: (answerContext: AnswerContext) => readonly Choice[];
  /** Whether an amount of the year is often known by the month. */
  readonly isByMonth?: boolean;
  /** What may be taken in place of an answer that is doubted, or was refused for the reason given, in the order of the calendar or the clock. */
  readonly suggestions?: (answerContext: AnswerContext, refusal?: Refusal) => readonly Choice[];
  /** The first and last day of a date question, as IST dates. */
  readonly bounds?: (answerContext: AnswerContext) => { readonly first: string; readonly last: string };
}

/** What a question takes over from its words in content. */
export const worded = (id: string, { label, prompt, help, format: pattern, alsoCalled }: QuestionWords) => ({
  id,
  label,
  prompt,
  help,
  pattern,
  alsoCalled,
});

/** The question as it is asked in view of what is known. */
export const promptOf = ({ prompt, promptFor }: Question, answers: Answers): string => promptFor?.(answers) ?? prompt;

/** Whether a question is one of those that are shown and counted: all but those that are only told, and were not. */
export const isShown = ({ id, isOnlyTold }: Question, answers: Answers): boolean =>
  isOnlyTold !== true || answers[id] !== undefined;

/** Whether a page needs an answer to a question before it can end its form. */
export const isRequired = ({ missing }: Question): boolean => missing !== undefined;

/** Whether a conversation can go on without an answer to a question. */
export const mayBeLeftOut = (question: Question): boolean =>
  !isRequired(question) || question.isOptionalWhenAsked === true;

/** Reads what was said in a conversation as an answer to a question. Never throws. */
export const heard = (question: Question, text: string, answerContext: AnswerContext): Parsed<Value> =>
  (question.hear ?? question.parse)(text, answerContext);

/**
 * Answers a question with typed text, as it is seen. Empty text is `missing` where an answer is required, and undefined (skipped) elsewhere.
 * Returns the value, or why not; never throws.
 */
export function answer(question: Question, typed: string, answerContext: AnswerContext): Parsed<Value | undefined> {
  const text = withoutUnseen(typed);
  if (text.trim() === '') return question.missing === undefined ? accepted(undefined) : refused(question.missing);
  const isWritten = written.has(question.kind);
  const parsed = question.parse(isWritten ? text : inBrief(text, mostOfValue).text, answerContext);
  return parsed.ok ? question.validate(parsed.value, answerContext) : parsed;
}

/** One more than any value is read in: what is longer is refused as it would be in full. */
const mostOfValue = 501;

/** Whether a question asks where somebody can be reached. */
export const asksForContact = (kind: QuestionKind | undefined): boolean => kind === 'email' || kind === 'phone';

/** What is kept as it was written; from the others a value is read. */
export const written: ReadonlySet<QuestionKind> = new Set(['text', 'longText', 'email']);
