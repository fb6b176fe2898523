import type { Message } from './message.ts';
import type { Answers } from '#src/forms/question.ts';
import type { FormState } from './form-state.ts';
import type { LastSending } from './sending-status.ts';

/** What the guide remembers of a conversation: plain JSON, kept for this tab. */
export interface Memory {
  readonly messages: readonly Message[];
  readonly formState: FormState | null;
  readonly lastSending?: LastSending | undefined;
  /** Who the visitor is and how to reach him, told in a form that was sent. */
  readonly told?: Answers | undefined;
}

/** Raise it whenever kept conversations no longer fit; they are then thrown away with a word. */
export const memoryVersion = 5;
export const memoryKey = 'guide.conversation';

export type Remembered =
  { readonly kind: 'none' } | { readonly kind: 'outdated' } | { readonly kind: 'kept'; readonly memory: Memory };

/** Whether this tab keeps something of a conversation. */
export function hasMemory(storage: Storage): boolean {
  try {
    return storage.getItem(memoryKey) !== null;
  } catch {
    return false;
  }
}

/** Keeps the conversation for this tab. A storage that refuses is no reason to disturb the visitor. */
export function remember(storage: Storage, { messages, formState, lastSending, told }: Memory): void {
  try {
    storage.setItem(
      memoryKey,
      JSON.stringify({ version: memoryVersion, memory: { messages, formState, lastSending, told } }),
    );
  } catch {
    return;
  }
}

/** Whether the visitor has said something that is worth remembering. */
export const hasBegun = ({ messages }: Memory): boolean => messages.some(({ from }) => from === 'visitor');

/** Forgets the conversation. */
export function forget(storage: Storage): void {
  try {
    storage.removeItem(memoryKey);
  } catch {
    return;
  }
}
