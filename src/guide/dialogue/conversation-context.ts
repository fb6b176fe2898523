import type { Context } from '../model/knowledge.ts';
import type { DialogueState } from '../model/dialogue-state.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { maskSensitiveNumbers, type SensitiveKind } from '#src/entities/sensitive/sensitive-numbers.ts';
import { inBrief, type Brief } from '#src/text/in-brief.ts';
import { withoutUnseen } from '#src/text/unseen.ts';
import type { Knowledge } from '../model/knowledge.ts';
import { appended } from './chips.ts';
import type { MessageContent } from '../model/message.ts';
import { textBlock } from '../answers/blocks.ts';
import type { Turn } from '../model/turn.ts';

/** Adds what the guide says to the conversation. */
export function withMessages<Kept extends Pick<Context, 'messages'>>(
  context: Kept,
  sayings: readonly MessageContent[],
): Kept {
  const messages = sayings.reduce((kept, content) => appended(kept, 'guide', content), context.messages);
  return { ...context, messages };
}

/** Adds what the visitor said to the conversation, as it may be kept, and at once a word about numbers that had to be masked. */
export function withVisitorMessage(context: Context, text: string): Context {
  const said = maskSensitiveNumbers(asSeen(text));
  const { text: read } = readIn(said.text);
  const content = { blocks: [textBlock(said.text)], ...(read !== said.text && { read }) };
  const heard = { ...context, messages: appended(context.messages, 'visitor', content) };
  return said.kinds.length === 0 ? heard : withMessages(heard, [sensitiveNotice(said.kinds, context.knowledge)]);
}

/** What a visitor said as the guide may read it: as it is seen, sensitive numbers masked, and cut where nobody types any more. */
export const readable = <Said extends { readonly text: string }>(said: Said): Said => ({
  ...said,
  text: maskSensitiveNumbers(asSeen(said.text)).text,
});

const asSeen = (text: string) => withoutUnseen(text.slice(0, longestMessage));
const longestMessage = 20_000;

/** A message as far as the guide reads it: two pages of writing, which nobody asks a question in. */
export const readIn = (text: string): Brief => inBrief(text, mostRead);
export const mostRead = 2000;

function sensitiveNotice(kinds: readonly SensitiveKind[], { wording }: Knowledge): MessageContent {
  const { names, notice, secret } = wording.sensitive;
  const what = kinds.flatMap((kind) => (kind === 'secret' ? [] : [names[kind]]));
  return {
    blocks: [
      ...(what.length > 0 ? [textBlock(fillTemplate(notice, { what }))] : []),
      ...(kinds.includes('secret') ? [textBlock(secret)] : []),
    ],
  };
}

/** Says what a turn says, and keeps where the dialogue stands by now. */
export const applyTurn = (
  context: Context,
  { said, effect }: Turn,
  { formState, log, topic = context.topic }: Pick<DialogueState, 'formState' | 'log' | 'topic'>,
): Context => ({ ...withMessages(context, said), formState, log, topic, effect });
