import type { IntentId } from '#src/collections/types.ts';
import type { Answers } from '#src/forms/question.ts';
import type { ChipCommand } from './command.ts';
import type { DecisionState } from './decision-state.ts';
import type { Block, Link } from './reply.ts';

/** Something to tap instead of typing. Its label shows as what the visitor said; what is done is its command. */
export interface Chip {
  readonly label: string;
  readonly command: ChipCommand;
  /** A remark beside it, such as what the visitor's own clock shows then. */
  readonly hint?: string;
  /** What is handed to the visitor's calendar instead. */
  readonly calendar?: CalendarEntry;
}

/** A due date by the id of its obligation and its day, or the answers of a request that say when and what it is for. */
export type CalendarEntry = CalendarDate | { readonly kind: 'request'; readonly answers: Answers };

/** A due date by the id of its obligation and its day. */
export interface CalendarDate {
  readonly kind: 'dueDate';
  readonly obligation: string;
  readonly due: string;
}

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

const most = 200;

/** Adds a message, numbered after the last one; the oldest fall away beyond 200. */
export function appended(
  messages: readonly Message[],
  from: Message['from'],
  saying: MessageContent,
): readonly Message[] {
  const id = (messages.at(-1)?.id ?? 0) + 1;
  const { blocks, links = [], chips = [], progress = null, decision, read } = saying;
  return [
    ...messages,
    { id, from, blocks, links, chips, progress, ...(decision && { decision }), ...(read !== undefined && { read }) },
  ].slice(-most);
}

/** A chip that asks for a command. */
export const chip = (label: string, command: ChipCommand): Chip => ({ label, command });

/** A chip for one of the intents. */
export const intentChip = (label: string, id: IntentId): Chip => chip(label, { kind: 'intent', id });

/** A chip that asks the question it shows. */
export const askChip = (text: string): Chip => chip(text, { kind: 'ask', text });
