import type { Chip } from './chip.ts';
import type { DecisionState } from './decision-state.ts';
import type { Block, Link } from './reply.ts';

/** One message of the conversation. Plain JSON. */
export interface Message {
  readonly id: number;
  readonly from: 'guide' | 'visitor';
  readonly blocks: readonly Block[];
  readonly links: readonly Link[];
  readonly chips: readonly Chip[];
  readonly progress: { readonly step: number; readonly of: number } | null;
  /** How it was read, where a visitor typed it in other letters or at great length. */
  readonly read?: string;
  /** The decision it is about, so that the next message can change the case. */
  readonly decision?: DecisionState;
}

/** What the guide says before it becomes a message. */
export interface MessageContent {
  readonly blocks: readonly Block[];
  readonly links?: readonly Link[];
  readonly chips?: readonly Chip[];
  readonly progress?: Message['progress'];
  readonly decision?: DecisionState | undefined;
  readonly read?: string;
}
