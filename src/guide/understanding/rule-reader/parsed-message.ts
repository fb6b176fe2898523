import type { IntentId } from '#src/collections/types.ts';
import type { Found, Question } from '#src/forms/question.ts';

/** A value that was told for a question of the form. */
export interface Told extends Found {
  readonly question: Question;
  /** Whether the question was called by its name. */
  readonly isNamed: boolean;
  /** Set where others were told beside it, which are not to be lost. */
  readonly isOneOf?: true;
  /** Set for a name that the words around it make one. */
  readonly isFramed?: true;
}

/** What a message holds, worked out once and looked at by every rule. */
export interface Reading {
  readonly text: string;
  /** The whole of it, with what counts for nothing; the notes hold this. */
  readonly said: string;
  /** What the whole message is, apart from words that say nothing. */
  readonly intent: IntentId | undefined;
  readonly asks: boolean;
  /** Whether it has a word of changing something. */
  readonly isChange: boolean;
  /** The questions of the form that are called by name, in the order of the text. */
  readonly named: readonly NamedQuestion[];
  /** The values for questions of the form, in the order of the text. What is told of something else is not among them. */
  readonly told: readonly Told[];
  /** Whether another amount takes the place of one. */
  readonly isCorrected: boolean;
  /** Amounts without a name. */
  readonly unnamed: readonly Found[];
  /** Amounts that are part of an answer: "lic 50,000". */
  readonly parts: readonly Told[];
}

/** A place in a text that names a question. */
export interface NamedQuestion {
  readonly question: Question;
  readonly from: number;
  readonly to: number;
}

/** A value that a question finds, and its place. */
export interface ValuePlace extends Found {
  readonly question: Question;
}
