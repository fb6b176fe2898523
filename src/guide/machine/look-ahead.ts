import { receive, receiveForms, receiveReply } from './conversation.ts';
import type { Context, VisitorMessage } from '../model/knowledge.ts';
import { lookUp } from './look-up.ts';
import type { Ports } from './ports.ts';

/** Returns the ports for looking ahead: what cannot be had is asked for once, not at each pause in typing. Sending a message asks again. */
export function portsAhead({
  answer,
  knowledge,
}: Pick<Ports, 'answer' | 'knowledge'>): Pick<Ports, 'answer' | 'knowledge'> {
  let fetching: ReturnType<Ports['knowledge']> | undefined;
  return { answer, knowledge: () => (fetching ??= knowledge()) };
}

/**
 * Works out in silence what a conversation would answer to a message that is being typed: what it needs is then there when it is sent, and the answer still known.
 * Takes the conversation, the message, the ports through which it would be answered, and whether it is still what is typed. The conversation stays as it is.
 */
export async function lookAhead(
  context: Context,
  said: VisitorMessage,
  ports: Pick<Ports, 'answer' | 'knowledge'>,
  isTyped: () => boolean,
): Promise<void> {
  const received = receive(context, said);
  const knowledge = received.effect === 'fetch' ? await ports.knowledge() : null;
  if (!isTyped()) return;
  const understood = knowledge ? receiveForms(received, knowledge) : received;
  const { pendingMessage, effect } = understood;
  if (!pendingMessage || effect !== 'answer') return;
  const coming = lookUp(ports.answer, pendingMessage);
  if ('reply' in coming) await coming.reply;
  if (!isTyped()) return;
  const found = lookUp(ports.answer, pendingMessage);
  if (!('reply' in found)) receiveReply(understood, found);
}
