import type { PassagePlace, SpokenOf } from '#src/search/follow-up.ts';
import type { Fact } from '#src/forms/fact.ts';

/** What an answer is about, for what is asked on it. */
export interface Subject {
  /** How likely each page is spoken of. */
  readonly spokenOf: SpokenOf;
  /** The passages that were told last, best first. */
  readonly told: readonly PassagePlace[];
  /** The question that the first of them answers; empty where none was told. */
  readonly heading: string;
}

/** What a conversation is about. Plain JSON. */
export interface Topic extends Subject {
  /** The address of the page that is likeliest spoken of; empty where none is. */
  readonly page: string;
  /** What the visitor asked or told about it, the last first. */
  readonly said: readonly string[];
  /** What the visitor told of his case and those of others, the last first. */
  readonly facts: readonly Fact[];
}

/** Whether two places are of one passage. Takes their pages and numbers; never throws. */
export const isSamePlace = (one: PassagePlace, other: PassagePlace): boolean =>
  one.href === other.href && one.number === other.number;

/** The topic of a conversation that has none yet. */
export const noTopic: Topic = { page: '', spokenOf: {}, told: [], heading: '', said: [], facts: [] };
