import type { Message, MessageContent } from '../model/message.ts';
import type { Chip } from '../model/chip.ts';
import type { IntentId } from '#src/collections/types.ts';
import type { ChipCommand } from '../model/command.ts';

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
