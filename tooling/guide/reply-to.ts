import type { FormState } from '#src/forms/form-state.ts';
import type { DialogueEvent } from '#src/guide/model/dialogue-event.ts';
import type { Knowledge, TurnContext } from '#src/guide/model/knowledge.ts';
import type { Meaning } from '#src/guide/model/meaning.ts';
import type { Reply } from '#src/guide/model/reply.ts';
import { outcomeOf, respond } from '#src/guide/answers/respond.ts';

/** A message on its way to the reply: what it means, what came of that, and what is said. */
export interface Explained {
  readonly meaning: Meaning;
  readonly state: { readonly formState: FormState | null; readonly outcome: readonly DialogueEvent[] };
  readonly reply: Reply;
  /** Whether the reply was looked up on our pages. */
  readonly isLookedUp: boolean;
}

/**
 * What the guide says to a first message: the same turn and the same look-up that the panel runs, without a conversation around it.
 * Takes any text, the address of the page the visitor is on, knowledge with the forms, and the time. Rejects with an Error where the forms are missing.
 */
export const replyTo = async (text: string, page: string, knowledge: Knowledge, now: Date): Promise<Reply> =>
  (await explainReply(text, null, { knowledge, now, page })).reply;

/** The same with every step to it, for a message that meets a form too. */
export async function explainReply(
  text: string,
  formState: FormState | null,
  context: TurnContext,
): Promise<Explained> {
  const { knowledge, page, now } = context;
  const { dialogue } = knowledge;
  const meaning = knowledge.understand(text, formState, context);
  if (!dialogue) throw new Error('a message is read with the forms');
  const state = dialogue.update({ formState }, meaning.acts, context);
  const turn = dialogue.respond(state, context);
  const isLookedUp = turn.effect === 'answer';
  if (isLookedUp) {
    const found = respond(knowledge, text, page, { now });
    return { meaning, state, reply: 'reply' in found ? await found.reply : found, isLookedUp };
  }
  const intent = knowledge.intents.whole(text);
  const reply: Reply = {
    outcome: outcomeOf(intent?.id),
    blocks: turn.said.flatMap(({ blocks }) => blocks),
    links: turn.said.flatMap(({ links = [] }) => links),
    ...(intent && { intent: intent.id }),
  };
  return { meaning, state, reply, isLookedUp };
}
