import type { KeptTexts } from '#src/ui/browser-storage.ts';
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
export function hasMemory(storage: KeptTexts): boolean {
  return storage.getItem(memoryKey) !== null;
}

/** Keeps the conversation for this tab. */
export function remember(storage: KeptTexts, { messages, formState, lastSending, told }: Memory): void {
  storage.setItem(
    memoryKey,
    JSON.stringify({ version: memoryVersion, memory: { messages, formState, lastSending, told } }),
  );
}

/** Whether the visitor has said something that is worth remembering. */
export const hasBegun = ({ messages }: Memory): boolean => messages.some(({ from }) => from === 'visitor');

/** Forgets the conversation. */
export function forget(storage: KeptTexts): void {
  storage.removeItem(memoryKey);
}
