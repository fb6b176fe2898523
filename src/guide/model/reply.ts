import type { IntentId } from '#src/collections/types.ts';
import type { Row } from '#src/forms/form.ts';
import type { PassagePlace } from '#src/search/follow-up.ts';
import type { DecisionState } from './decision-state.ts';
import type { Chip } from './chip.ts';
import type { Subject } from './topic.ts';

/** A line of a ledger; `slot` is what it answers, where it can be changed. */
export type LedgerRow = Row & { readonly slot?: string };

export interface Link {
  readonly href: string;
  readonly label: string;
}

/** A piece of an answer. A heading is the question that what follows answers. A list with a heading of its own may be folded away when there are several. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'list';
      readonly heading?: string;
      readonly items: readonly string[];
      readonly isNumbered: boolean;
    }
  | { readonly kind: 'rows'; readonly heading?: string; readonly rows: readonly LedgerRow[] };

/** What the guide says to a message. Plain JSON. */
export interface Reply {
  /** Due dates that can be handed to the visitor's calendar. */
  readonly calendarChips?: readonly Chip[];
  readonly outcome: 'answer' | 'miss';
  readonly blocks: readonly Block[];
  /** The pages the answer comes from, best first. */
  readonly links: readonly Link[];
  readonly intent?: IntentId;
  /** Answers to tap, besides what there is to choose from. */
  readonly chips?: readonly string[];
  /** The passages that answer chips which ask, by their labels. */
  readonly chipPassages?: Readonly<Record<string, PassagePlace>>;
  readonly decision?: DecisionState;
  /** Whether it is worked out of figures that were told before. */
  readonly isOnFacts?: boolean;
  /** What it is about, where it can be asked on. */
  readonly about?: Subject;
  /** Which of how many questions it asks. */
  readonly progress?: { readonly step: number; readonly of: number };
  /** Whether it is no more than what comes nearest. */
  readonly isNearest?: boolean;
  /** Whether the message asked nothing that could be read. */
  readonly isUnread?: boolean;
}

/** What the guide is about to say: where the answer stands is known at once, its text is on its way. */
export interface ComingReply {
  /** The pages the answer comes from, best first. */
  readonly links: readonly Link[];
  readonly reply: Promise<Reply>;
}
