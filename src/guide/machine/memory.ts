import type { Memory } from '../model/memory.ts';
import type { KeptTexts } from '#src/ui/browser-storage.ts';

/** Raise it whenever kept conversations no longer fit; they are then thrown away with a word. */
export const memoryVersion = 9;
export const memoryKey = 'guide.conversation';

/** Whether this tab keeps something of a conversation. */
export function hasMemory(storage: KeptTexts): boolean {
  return storage.getItem(memoryKey) !== null;
}

/** Keeps the conversation for this tab. */
export function remember(storage: KeptTexts, { messages, formState, lastSending, topic, told }: Memory): void {
  storage.setItem(
    memoryKey,
    JSON.stringify({ version: memoryVersion, memory: { messages, formState, lastSending, topic, told } }),
  );
}

/** Whether the visitor has said something that is worth remembering. */
export const hasBegun = ({ messages }: Memory): boolean => messages.some(({ from }) => from === 'visitor');

/** Forgets the conversation. */
export function forget(storage: KeptTexts): void {
  storage.removeItem(memoryKey);
}
