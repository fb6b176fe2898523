import { knownTimeZone } from '#src/domain/time-zone.ts';
import { readIn, withVisitorMessage, withMessages } from '../dialogue/conversation-context.ts';
import { welcome } from '../dialogue/welcome.ts';
import type { VisitorMessage, Context } from '../model/knowledge.ts';
import type { Knowledge } from '../model/knowledge.ts';
import type { Memory, Remembered } from '../model/memory.ts';
import { noTopic } from '../model/topic.ts';
import { askChip, chip } from '../dialogue/chips.ts';
import { replyText, textBlock } from '../answers/blocks.ts';

export interface GuideInput {
  readonly knowledge: Knowledge;
  readonly remembered: Remembered;
  /** Numbers from 0 up to, but without, 1. */
  readonly random: () => number;
  /** When the guide is opened. */
  readonly now: Date;
  /** What the visitor's device calls its time zone. */
  readonly timeZone?: string | undefined;
  /** The address of the page on which the guide is opened. */
  readonly page?: string;
}

/** How a conversation begins: afresh with a welcome, or where it was left in this tab. */
export function initialContext({ knowledge, remembered, random, now, timeZone, page = '/' }: GuideInput): Context {
  const fresh: Context = {
    knowledge,
    random,
    timeZone: knownTimeZone(timeZone),
    page,
    formState: null,
    effect: 'none',
    pendingMessage: null,
    pendingForm: null,
    queue: [],
    pendingLinks: [],
    unread: 0,
    messages: [],
    topic: noTopic,
  };
  const restored = remembered.kind === 'kept' ? restoredContext(fresh, remembered.memory, now) : undefined;
  if (restored) return restored;
  return withMessages(fresh, [
    welcome(
      knowledge.wording,
      knowledge.serviceNames.get(page),
      ...(remembered.kind === 'none' ? [] : [knowledge.wording.outdated]),
    ),
  ]);
}

/** The conversation as it was left; undefined where it no longer fits. */
function restoredContext(fresh: Context, memory: Memory, now: Date): Context | undefined {
  const { messages, lastSending, topic } = memory;
  const context = { ...fresh, messages, lastSending, topic };
  return needsForms(memory) ? context.knowledge.dialogue?.restore(context, memory, now) : context;
}

/** Whether what was kept holds answers, which the forms alone can read. */
export const needsForms = ({ formState, told }: Memory): boolean => formState !== null || told !== undefined;

/** The question after a reload: continue, start over, or ask again what was not answered before it. It is not asked twice in a row. */
export function askToResume(context: Context): Context {
  const last = context.messages.at(-1);
  if (last && replyText(last) === context.knowledge.wording.returning) return context;
  const unanswered = last?.from === 'visitor' && context.formState === null ? replyText(last) : '';
  return withMessages(context, [
    {
      blocks: [textBlock(context.knowledge.wording.returning)],
      chips: [
        ...(unanswered !== '' && unanswered.length <= longestChip ? [askChip(unanswered)] : []),
        chip(context.knowledge.wording.chips.continue, { kind: 'affirm' }),
        chip(context.knowledge.wording.chips.startOver, { kind: 'restart' }),
      ],
    },
  ]);
}

/** Characters of a message that a button can show. */
const longestChip = 80;

/** What the visitor chose after a reload; undefined for a message of any other kind. */
export function resumeChoice(
  { knowledge }: Context,
  { text, acts }: Pick<VisitorMessage, 'text' | 'acts'>,
): 'continue' | 'restart' | undefined {
  switch (acts?.[0]?.kind ?? knowledge.intents.whole(readIn(text).text)?.id) {
    case 'affirm':
    case 'yes':
      return 'continue';
    case 'no':
    case 'restart':
    case 'clear':
      return 'restart';
    default:
      return undefined;
  }
}

/** After a reload: says again where the form stands. */
export function resumeForm(before: Context, { text, now }: VisitorMessage): Context {
  const context = withVisitorMessage(before, text);
  const { formState, knowledge } = context;
  return formState && knowledge.dialogue
    ? knowledge.dialogue.resume(context, formState, { now })
    : withMessages(context, [welcome(knowledge.wording, knowledge.serviceNames.get(context.page))]);
}
