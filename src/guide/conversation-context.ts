import type { Draft } from '#src/forms/draft.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { maskSensitiveNumbers, type SensitiveKind } from '#src/language/sensitive-numbers.ts';
import { inBrief, type Brief } from '#src/language/in-brief.ts';
import { withoutUnseen } from '#src/language/unseen.ts';
import type { Romanised } from '#src/language/script-reader.ts';
import type { FormId } from '#src/collections/form-ids.ts';
import type { ChipCommand } from './command.ts';
import type { Knowledge } from './knowledge.ts';
import type { Memory } from './memory.ts';
import type { Earlier } from './earlier.ts';
import { appended, askChip, type MessageContent } from './message.ts';
import { textBlock, type Link } from './reply.ts';
import type { Turn } from './turn-result.ts';

export interface Context extends Memory {
  readonly knowledge: Knowledge;
  /** Numbers from 0 up to, but without, 1. */
  readonly random: () => number;
  /** The visitor's IANA time zone, where it is known. */
  readonly timeZone: string | undefined;
  readonly effect: Turn['effect'];
  /** The message that is being looked up or waits for the forms, and those that came meanwhile. */
  readonly pendingMessage: VisitorMessage | null;
  readonly queue: readonly VisitorMessage[];
  /** The pages that answer what is being looked up, while their text is on its way. */
  readonly pendingLinks: readonly Link[];
  /** The form that was asked for and is being fetched. */
  readonly pendingForm: FormRequest | null;
  /** The address of the page on which the guide was opened first. */
  readonly page: string;
  /** Guide messages that came while the panel was closed. */
  readonly unread: number;
}

/** A message on hold until the one before it is answered. */
export interface VisitorMessage extends Moment {
  readonly text: string;
  /** What a tapped chip asks for; the text is then only its label. */
  readonly command?: ChipCommand | undefined;
  /** How the message was read where it was typed in other letters; null where it cannot be read. */
  readonly romanised?: Romanised | null;
  /** What went before it. */
  readonly earlier?: Earlier;
}

/** A form that a button or a link of the site asked for, with what its page holds already. */
export interface FormRequest extends Moment {
  readonly form: FormId;
  readonly draft?: Draft;
}

export interface Moment {
  readonly now: Date;
  readonly page: string;
}

/** The first message, with questions to tap; on the page of a service its own stand in the place of the first ones. */
export function welcome({ wording, serviceNames }: Knowledge, page: string, ...before: string[]): MessageContent {
  const service = serviceNames.get(page);
  const here =
    service === undefined ? [] : wording.suggestionsHere.map((suggestion) => fillTemplate(suggestion, { service }));
  const chips = [...here, ...wording.suggestions.slice(here.length)].slice(0, mostSuggestions).map(askChip);
  return { blocks: [...before, wording.welcome].map(textBlock), chips };
}

/** They lie in two rows on a phone; a further one would stand half out of sight. */
const mostSuggestions = 4;

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

export function applyTurn(context: Context, { said, formState, effect }: Turn): Context {
  return { ...withMessages(context, said), formState, effect };
}
