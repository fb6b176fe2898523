import type { PassagePlace } from '#src/search/follow-up.ts';
import type { DecisionState } from './decision-state.ts';
import type { Topic } from './topic.ts';

/** What went before a message, and when it was said, as far as its answer depends on it. */
export interface Earlier {
  /** What the conversation is about. */
  readonly topic?: Topic;
  /** The decision that the message before was about. */
  readonly decision?: DecisionState;
  /** The passage that answers it, where it was tapped. */
  readonly passage?: PassagePlace;
  /** Whether it was said in the middle of a form. */
  readonly isAside?: boolean;
  /** The message itself as it was typed, where that was in other letters. */
  readonly typed?: string;
  /** The time of the message itself; without it no due date is told. */
  readonly now?: Date;
}
