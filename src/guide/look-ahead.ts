import { receive } from './conversation.ts';
import type { Context } from './conversation-context.ts';
import type { Knowledge } from './knowledge.ts';
import { respond } from './respond.ts';

/**
 * Works out in silence what a conversation would answer to a message that is being typed: the text it needs is then there when it is sent, and what was read of it
 * still known. Takes the conversation, what the guide knows by now, the message and the page it is typed on. Returns whether the forms are needed to understand
 * it. The conversation stays as it is.
 */
export function lookAhead(context: Context, knowledge: Knowledge, text: string, page: string): boolean {
  const now = new Date();
  const { effect, pendingMessage: asked } = receive({ ...context, knowledge }, { text, now, page });
  if (asked && effect === 'answer') void respond(knowledge, asked.text, asked.page, { ...asked.earlier, now });
  return effect === 'fetch';
}
