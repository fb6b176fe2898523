import { draftText } from '#src/delivery/whatsapp.ts';
import { reviewRows, type FormId, type Mail } from '#src/forms/form.ts';
import { officeLink } from './hand-off.ts';
import type { Memory, Remembered } from './memory.ts';
import { appended, chip, type Saying } from './message.ts';
import { replyText, textBlock, type Reply } from './reply.ts';
import { sayQuestion, sayResult, sayReview } from './say.ts';
import { answerAside, formOf, startForm, takeTurn, type Situation, type Turn } from './turn.ts';
import { fits, type Walk } from './walk.ts';

/** What the guide needs to know of its world; the time and the page come with each event. */
export type World = Omit<Situation, 'now' | 'page'>;

export interface Context extends Memory {
  readonly world: World;
  readonly deed: Turn['deed'];
  /** The message that is being looked up, and those that came meanwhile. */
  readonly asked: Asked | null;
  readonly later: readonly Asked[];
  /** Guide messages that came while the panel was closed. */
  readonly unread: number;
}

/** A message on hold until the one before it is answered. */
export interface Asked extends Moment {
  readonly text: string;
}

export interface Moment {
  readonly now: Date;
  readonly page: string;
}

export interface GuideInput {
  readonly world: World;
  readonly remembered: Remembered;
}

const longestMessage = 20_000;

/** How a conversation begins: afresh with a welcome, or where it was left in this tab. */
export function initialContext({ world, remembered }: GuideInput): Context {
  const fresh = { world, walk: null, deed: 'none' as const, asked: null, later: [], unread: 0, messages: [] };
  if (remembered.kind !== 'kept' || !stillFits(remembered.memory, world)) {
    return told(fresh, [welcome(world, ...(remembered.kind === 'none' ? [] : [world.mind.wording.outdated]))]);
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

/** The first message, with questions to tap. */
function welcome({ mind: { wording } }: World, ...before: string[]): Saying {
  return { blocks: [...before, wording.welcome].map(textBlock), chips: wording.suggestions.map((suggestion) => chip(suggestion)) };
}

/** Adds what the guide says to the conversation. */
export function told<Kept extends Pick<Context, 'messages'>>(context: Kept, sayings: readonly Saying[]): Kept {
  const messages = sayings.reduce((kept, saying) => appended(kept, 'guide', saying), context.messages);
  return { ...context, messages };
}

/** Notes what the visitor said while something is being looked up. */
export function heardLater(context: Context, { text, now, page }: Asked): Context {
  const cut = text.slice(0, longestMessage);
  return { ...spoken(context, cut), later: [...context.later, { text: cut, now, page }] };
}

/** Takes in what the visitor said, and answers it or begins to look it up. */
export function heard(context: Context, { text, now, page }: Asked): Context {
  const cut = text.slice(0, longestMessage);
  return taken(spoken(context, cut), { text: cut, now, page });
}

/** Says what was found, and takes up what was said meanwhile. */
export function answered(context: Context, reply: Reply): Context {
  const { asked, walk, world } = context;
  if (!asked) return context;
  const turn = answerAside(reply, walk, formOf(walk, world), { ...world, now: asked.now, page: asked.page });
  return caughtUp(turned({ ...context, asked: null }, turn));
}

/** Takes up what was said meanwhile, up to the next message that has to be looked up. What follows the word to send is too late for it. */
function caughtUp(context: Context): Context {
  const [next, ...rest] = context.later;
  if (!next || context.deed === 'answer') return context;
  if (context.deed === 'send') return stillSending({ ...context, later: [] });
  return context.deed === 'clear' ? context : caughtUp(taken({ ...context, later: rest }, next));
}

function spoken(context: Context, text: string): Context {
  return { ...context, messages: appended(context.messages, 'visitor', { blocks: [textBlock(text.slice(0, longestMessage))] }) };
}

function taken(context: Context, asked: Asked): Context {
  const turn = takeTurn(asked.text, context.walk, { ...context.world, now: asked.now, page: asked.page });
  return { ...turned(context, turn), asked: turn.deed === 'answer' ? asked : null };
}

/** Begins the form that a button or a link of the site asked for. */
export function requested(context: Context, { form: id, now, page }: { readonly form: FormId } & Moment): Context {
  const form = context.world.forms.find((one) => one.id === id);
  return form ? turned(context, startForm(form, { ...context.world, now, page })) : context;
}

function turned(context: Context, { said, walk, deed }: Turn): Context {
  return { ...told(context, said), walk, deed };
}

/** The question after a reload: continue, or start over. It is not asked twice in a row. */
export function welcomedBack(context: Context): Context {
  const last = context.messages.at(-1);
  if (last && replyText(last) === context.world.mind.wording.returning) return context;
  return told(context, [{ blocks: [textBlock(context.world.mind.wording.returning)], chips: [chip('Continue'), chip('Start over')] }]);
}

/** The conversation wiped, and the word that it is. */
export function cleared(context: Context): Context {
  const empty = { ...context, messages: [], walk: null, deed: 'none' as const, asked: null, later: [] };
  return told(empty, [welcome(context.world, context.world.mind.wording.cleared)]);
}

/** What the visitor says while a mail is on its way is kept in the conversation, but does nothing. */
export function heardWhileSending(context: Context, { text }: Asked): Context {
  return stillSending(spoken(context, text));
}

function stillSending(context: Context): Context {
  return told(context, [{ blocks: [textBlock(context.world.mind.wording.stillSending)] }]);
}

/** What the visitor chose after a reload; undefined for a message of any other kind. */
export function wayOn({ world }: Context, text: string): 'on' | 'anew' | undefined {
  switch (world.mind.intents.whole(text)?.id) {
    case 'yes': return 'on';
    case 'no': case 'restart': case 'clear': return 'anew';
    default: return undefined;
  }
}

/** After a reload: says again where the walk-through stands. */
export function takenUp(before: Context, { text, now }: Asked): Context {
  const context = spoken(before, text);
  const { walk, world } = context;
  const form = formOf(walk, world);
  if (!walk || !form) return told(context, [welcome(world)]);
  const saying = walk.stage === 'asking' ? sayQuestion(form, walk, now) : walk.stage === 'finished' ? sayResult(form, walk, []) : sayReview(form, walk, [world.mind.wording.review]);
  return { ...told(context, [saying]), deed: 'none' };
}

/** The mail a walk-through that ends in sending has come to. */
export function mailOf({ walk, world }: Context): Mail | null {
  const form = formOf(walk, world);
  return walk && form?.ending.kind === 'send' ? form.ending.mail(walk.answers) : null;
}

/** What is said once the mail has gone. */
export function sent({ walk, world }: Context): Saying {
  const ending = formOf(walk, world)?.ending;
  return { blocks: ending?.kind === 'send' ? [textBlock(`${ending.sentHeading}. ${ending.sentText}`)] : [] };
}

/** What is said once the sending has failed; the walk-through stays as it is. */
export function failed(context: Context, text: string): Partial<Context> {
  const { walk, world } = context;
  const form = formOf(walk, world);
  if (!walk || !form) return {};
  const kept: Walk = { ...walk, stage: 'failed', failure: text };
  const draft = draftText(world.mind.wording.draft, reviewRows(form, walk.answers));
  const saying: Saying = {
    blocks: [textBlock(text), textBlock(world.mind.wording.kept)],
    links: [officeLink(world.mind.practice, draft)],
    chips: [chip('Try again'), ...form.questions.map(({ label }) => chip(`Change ${label}`)), chip('Cancel')],
  };
  return { ...told(context, [saying]), walk: kept, deed: 'none' };
}
