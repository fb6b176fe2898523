import type { Knowledge } from '../model/knowledge.ts';
import type { Reply } from '../model/reply.ts';
import { outcomeOf, respond } from '../answers/respond.ts';
import { turnWithoutForms } from '../dialogue/turn-without-form.ts';

/**
 * What the guide says to a first message: the same turn and the same look-up that the panel runs, without a conversation around it.
 * Takes any text, the address of the page the visitor is on, and the time. Never rejects.
 */
export async function replyTo(text: string, page: string, knowledge: Knowledge, now: Date): Promise<Reply> {
  const context = { knowledge, now, page };
  const { acts } = knowledge.understand(text, null, context);
  const { dialogue } = knowledge;
  const turn = dialogue
    ? dialogue.respond(dialogue.update({ formState: null, log: { from: null, turns: [] } }, acts, context), context)
    : turnWithoutForms(acts, context);
  if (turn.effect === 'answer') {
    const found = respond(knowledge, text, page, { now });
    return 'reply' in found ? found.reply : found;
  }
  const intent = knowledge.intents.whole(text);
  return {
    outcome: outcomeOf(intent?.id),
    blocks: turn.said.flatMap(({ blocks }) => blocks),
    links: turn.said.flatMap(({ links = [] }) => links),
    ...(intent && { intent: intent.id }),
  };
}
