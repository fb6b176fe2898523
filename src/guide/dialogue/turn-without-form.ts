import type { IntentId } from '#src/collections/types.ts';
import type { Command } from '../model/command.ts';
import type { TurnContext } from '../model/knowledge.ts';
import { askChip } from './chips.ts';
import type { MessageContent } from '../model/message.ts';
import { textBlock } from '../answers/blocks.ts';
import type { Reply } from '../model/reply.ts';
import { isOfSubject, replyToIntent } from '../answers/respond.ts';
import { withStatus } from './sending-status.ts';
import { turn } from './turn-result.ts';
import type { Turn } from '../model/turn.ts';

/** Answers a command while no form is under way. What needs the forms has them fetched; what is no intent is looked up. */
export function turnWithoutForm(command: Command, context: TurnContext): Turn {
  if (command.kind === 'needsForms' || command.kind === 'start') return { ...turn([], null), effect: 'fetch' };
  if (command.kind !== 'intent') return { ...turn([], null), effect: 'answer' };
  if (isOfSubject(command.id, context)) return { ...turn([], null), effect: 'answer' };
  if (command.id === 'clear') return { ...turn([], null), effect: 'clear' };
  if (needsForm.has(command.id)) return nothingOpen(context);
  const { knowledge, lastSending, page } = context;
  const reply = replyToIntent(knowledge, command.id, page, []);
  return turn([replyMessage(withStatus(reply, null, undefined, lastSending, knowledge.wording))], null);
}

/** An answer as the guide says it; what it asks to choose from can be tapped. */
export const replyMessage = ({
  outcome,
  blocks,
  links,
  chips = [],
  calendarChips = [],
  decision,
}: Reply): MessageContent => ({
  blocks,
  links,
  chips:
    outcome === 'did-you-mean' ? links.map(({ label }) => askChip(label)) : [...calendarChips, ...chips.map(askChip)],
  decision,
});

/** What is said to "back" and "skip" where there is nothing to go back in. */
export const nothingOpen = ({ knowledge: { wording } }: TurnContext): Turn =>
  turn([{ blocks: [textBlock(wording.nothingOpen)], chips: wording.suggestions.map(askChip) }], null);

/** What can be done only while a form is open. */
const needsForm: ReadonlySet<IntentId> = new Set(['back', 'skip', 'cancel', 'restart', 'review', 'left', 'yes', 'no']);
