import { spoken, told, welcome, type Asked, type Context, type World } from './conversation.ts';
import type { Memory, Remembered } from './memory.ts';
import { appended, chip, type Saying } from './message.ts';
import { replyText, textBlock } from './reply.ts';
import { sayQuestion, sayResult, sayReview } from './say.ts';
import { formOf } from './standing.ts';
import { fits } from './walk.ts';

export interface GuideInput {
  readonly world: World;
  readonly remembered: Remembered;
  /** The address of the page on which the guide is opened. */
  readonly page?: string;
}

/** How a conversation begins: afresh with a welcome, or where it was left in this tab. */
export function initialContext({ world, remembered, page = '/' }: GuideInput): Context {
  const fresh = {
    world,
    page,
    walk: null,
    deed: 'none' as const,
    asked: null,
    wanted: null,
    later: [],
    coming: [],
    unread: 0,
    messages: [],
  };
  if (remembered.kind !== 'kept' || !stillFits(remembered.memory, world)) {
    return told(fresh, [welcome(world, page, ...(remembered.kind === 'none' ? [] : [world.mind.wording.outdated]))]);
  }
  const { messages, walk } = remembered.memory;
  if (walk?.stage !== 'sending') return { ...fresh, messages, walk };
  const interrupted: Saying = { blocks: [textBlock(world.mind.wording.interrupted)] };
  return { ...fresh, messages: appended(messages, 'guide', interrupted), walk: { ...walk, stage: 'failed' } };
}

function stillFits({ walk }: Memory, world: World): boolean {
  const form = formOf(walk, world);
  return walk === null || (form !== undefined && fits(form, walk));
}

/** The question after a reload: continue, or start over. It is not asked twice in a row. */
export function welcomedBack(context: Context): Context {
  const last = context.messages.at(-1);
  if (last && replyText(last) === context.world.mind.wording.returning) return context;
  return told(context, [
    { blocks: [textBlock(context.world.mind.wording.returning)], chips: [chip('Continue'), chip('Start over')] },
  ]);
}

/** What the visitor chose after a reload; undefined for a message of any other kind. */
export function wayOn({ world }: Context, text: string): 'on' | 'anew' | undefined {
  switch (world.mind.intents.whole(text)?.id) {
    case 'yes':
      return 'on';
    case 'no':
    case 'restart':
    case 'clear':
      return 'anew';
    default:
      return undefined;
  }
}

/** After a reload: says again where the walk-through stands. */
export function takenUp(before: Context, { text, now }: Asked): Context {
  const context = spoken(before, text);
  const { walk, world } = context;
  const form = formOf(walk, world);
  if (!walk || !form) return told(context, [welcome(world, context.page)]);
  const saying =
    walk.stage === 'asking'
      ? sayQuestion(form, walk, now)
      : walk.stage === 'finished'
        ? sayResult(form, walk, [])
        : sayReview(form, walk, [world.mind.wording.review]);
  return { ...told(context, [saying]), deed: 'none' };
}
