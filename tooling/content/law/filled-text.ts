import type { PassageExample } from '#src/collections/types.ts';
import type { Fault } from '../fault.ts';

/** A stretch of a text, by where it begins and ends in the text in which all is filled in. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A figure that stands in a text by its token. */
export interface UsedFact extends Stretch {
  readonly id: string;
  /** As it is written there. */
  readonly words: string;
  /** Whether it is an amount, a rate or a day, which the law moves, and not the name of a form or a section. */
  readonly isAmount: boolean;
  /** Counted from 1. */
  readonly line: number;
  /** The name of the field in that line, or `text`. */
  readonly field: string;
}

export interface FilledText {
  readonly text: string;
  readonly used: readonly UsedFact[];
  /** What is written by hand on purpose, as `{by hand: ₹12 lakh}`. */
  readonly onPurpose: readonly Stretch[];
  /** The examples that the guide says with a visitor's figures. */
  readonly examples: readonly (PassageExample & Pick<Fault, 'line' | 'field'>)[];
  readonly faults: readonly TokenFault[];
  /** What is wrong with examples. */
  readonly slips: readonly Fault[];
  /** The lines with a token of which nothing is known, counted from 1. */
  readonly unread: readonly number[];
}

/** What is wrong with a token, and the subject and the short name that it has. */
export interface TokenFault extends Fault {
  readonly subject: string;
  readonly figure: string;
}
