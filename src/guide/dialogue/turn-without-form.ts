import type { IntentId } from '#src/collections/types.ts';
import type { TurnContext } from '../model/knowledge.ts';
import { askChip, chip } from './chips.ts';
import type { MessageContent } from '../model/message.ts';
import { textBlock } from '../answers/blocks.ts';
import type { Reply } from '../model/reply.ts';
import { isLookedUp, isOfSubject, replyToIntent } from '../answers/respond.ts';
import { withStatus } from './sending-status.ts';
import type { Turn } from '../model/turn.ts';

/** Answers what has a fixed reply while no form is under way; what is asked of the subject that is spoken of is looked up. */
export function intentWithoutForm(intent: IntentId, context: TurnContext): Turn {
  if (isOfSubject(intent, context) || isLookedUp(intent)) return { said: [], effect: 'answer' };
  if (intent === 'review' || intent === 'left') return nothingOpen(context);
  const { knowledge, lastSending, page } = context;
  const reply = replyToIntent(knowledge, intent, page, []);
  return {
    said: [replyMessage(withStatus(reply, null, undefined, lastSending, knowledge.wording))],
    effect: 'none',
  };
}

/** An answer as the guide says it; a question that can be tapped carries the passage that answers it. */
export const replyMessage = ({
  blocks,
  links,
  chips = [],
  chipPassages = {},
  calendarChips = [],
  decision,
  progress,
}: Reply): MessageContent => ({
  blocks,
  links,
  chips: [
    ...calendarChips,
    ...chips.map((text) => {
      const passage = chipPassages[text];
      return chip(text, { kind: 'ask', text, ...(passage && { passage }) });
    }),
  ],
  decision,
  ...(progress && { progress }),
});

/** What is said to "back" and "skip" where there is nothing to go back in. */
export const nothingOpen = ({ knowledge: { wording } }: TurnContext): Turn => ({
  said: [{ blocks: [textBlock(wording.nothingOpen)], chips: wording.suggestions.map(askChip) }],
  effect: 'none',
});
