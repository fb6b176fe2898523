import type { FormId } from '#src/collections/form-ids.ts';
import type { IntentId } from '#src/collections/types.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import type { Income, WithIncomes } from '#src/forms/income.ts';
import type { Answers, Question, Value } from '#src/forms/question.ts';

/** What this reading makes of a message. Plain JSON: forms and questions stand by their ids. */
export type Command =
  | { readonly kind: 'intent'; readonly id: IntentId }
  /** Begins a form with what is known of it, setting aside one that is under way. */
  | {
      readonly kind: 'start';
      readonly form: FormId;
      readonly answers: Answers;
      /** What was told too and does not fit. */
      readonly unfit?: readonly Unfit[];
      /** Amounts, as they were written, of which nothing says what they are for. */
      readonly unplaced?: readonly string[];
      /** A form that is wished for as well, and comes after this one. */
      readonly next?: { readonly form: FormId; readonly answers: Answers };
      /** The amounts that were told by the month. */
      readonly monthly?: readonly string[];
      /** Set where the message says whether its amounts are by the month or by the year. */
      readonly isPeriodTold?: true;
      /** A question that is left out. */
      readonly skips?: string;
      /** Set where the form that is under way is given up for it. */
      readonly leaves?: true;
      /** What was asked in the same message, and is answered first. */
      readonly asks?: string;
      /** The incomes of which its answers are made up, as far as their kinds were told. */
      readonly incomes?: readonly Income[];
      /** Set where the income of another person was told too. */
      readonly isOfOthers?: true;
      /** What is said besides, and is answered before the form goes on. */
      readonly remarks?: IntentId;
    }
  /** Goes on with the form that was set aside, with what is told for it, or says again where the open one stands. */
  | {
      readonly kind: 'resume';
      readonly form: FormId;
      readonly answers?: Answers;
      readonly unfit?: readonly Unfit[];
    }
  /** Stores one answer or several, new ones and other ones. */
  | {
      readonly kind: 'set';
      readonly answers: Answers;
      /** How an amount came about, by question: "₹50,000 + ₹20,000". */
      readonly sums?: Readonly<Record<string, string>>;
      /** The amounts that were told by the month. */
      readonly monthly?: readonly string[];
      /** Set where the message says whether its amounts are by the month or by the year. */
      readonly isPeriodTold?: true;
      /** What was told too and does not fit. */
      readonly unfit?: readonly Unfit[];
      /** What was asked in the same message, and is answered before the form goes on. */
      readonly asks?: string;
      /** Set where no choice was named, and the one for anything else is taken. */
      readonly isForAnythingElse?: true;
      /** A question that is left out besides. */
      readonly skips?: string;
      readonly incomes?: readonly Income[];
      /** Amounts, as they were written, that came into no answer. */
      readonly unplaced?: readonly string[];
      /** The incomes that take the place of others. */
      readonly replaced?: WithIncomes['replaced'];
      readonly isOfOthers?: true;
      /** What is said besides, and is answered before the form goes on. */
      readonly remarks?: IntentId;
    }
  | { readonly kind: 'reopen'; readonly question: string; readonly refusal: Refusal | null }
  /** An answer to the open question that does not fit. */
  | { readonly kind: 'refuse'; readonly question: string; readonly refusal: Refusal }
  /** An amount for something that is part of another answer. */
  | { readonly kind: 'placeElsewhere'; readonly question: string; readonly value: Value }
  /** Amounts of which nothing says what they are for. */
  | { readonly kind: 'askPlace'; readonly values: readonly Value[] }
  /** Words that may be meant as the name, and may not. */
  | { readonly kind: 'doubtName'; readonly value: string }
  /** The change of something that is no answer here. */
  | { readonly kind: 'cannotChange' }
  | { readonly kind: 'keep' }
  /** Anything but a plain yes to sending; `asks` is what was asked in the same message, and is answered too. */
  | { readonly kind: 'hold'; readonly asks?: string }
  /** `mayBeNoted` is a question that the open answer in words would take as well. */
  | { readonly kind: 'search'; readonly mayBeNoted?: string }
  /** Perhaps the beginning of a form; to tell, the forms must be there. */
  | { readonly kind: 'needsForms' };

/** The commands that store what a message tells. */
export type Telling = Extract<Command, { kind: 'set' | 'start' }>;

export interface Unfit {
  readonly question: string;
  readonly refusal: Refusal;
}

/** The command of an intent. */
export const intent = (id: IntentId): Command => ({ kind: 'intent', id });

/** Whether any words answer a question. */
export const acceptsAnyText = (question: Question) => question.kind === 'longText' || question.id === 'subject';

/** Whether a question is answered in words of one's own. */
export const isOfWords = ({ kind }: Question) => kind === 'text' || kind === 'longText';
