import type { Message, MessageContent } from '../model/message.ts';
import type { Chip } from '../model/chip.ts';
import type { Act } from '../model/act.ts';

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

/** A chip that does something. */
export const chip = (label: string, ...acts: readonly Act[]): Chip => ({ label, acts });

/** A chip that asks the question it shows. */
export const askChip = (text: string): Chip => chip(text, { kind: 'ask', text });
