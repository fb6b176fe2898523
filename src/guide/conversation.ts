import { draftText } from '#src/delivery/whatsapp.ts';
import type { Draft } from '#src/forms/draft.ts';
import { answersIn, reviewRows, type FormId, type Mail } from '#src/forms/form.ts';
import { paths } from '#src/paths.ts';
import type { WalkThroughs } from './act.ts';
import { officeLink } from './hand-off.ts';
import type { Memory } from './memory.ts';
import { appended, chip, type Saying } from './message.ts';
import { textBlock, type Link, type Reply } from './reply.ts';
import { answerAside, formOf, startForm, takeUpAgain, type Situation, type Turn } from './standing.ts';
import { takeTurn } from './turn.ts';
import type { Walk } from './walk.ts';

/** What the guide needs to know of its world; the time and the page come with each event. */
export type World = Omit<Situation, 'now' | 'page'>;

export interface Context extends Memory {
  readonly world: World;
  readonly deed: Turn['deed'];
  /** The message that is being looked up or waits for the forms, and those that came meanwhile. */
  readonly asked: Asked | null;
  readonly later: readonly Asked[];
  /** The pages that answer what is being looked up, while their text is on its way. */
  readonly coming: readonly Link[];
  /** The form that was asked for and is being fetched. */
  readonly wanted: Requested | null;
  /** The address of the page on which the guide was opened first. */
  readonly page: string;
  /** Guide messages that came while the panel was closed. */
  readonly unread: number;
}

/** A message on hold until the one before it is answered. */
export interface Asked extends Moment {
  readonly text: string;
}

/** A form that a button or a link of the site asked for, with what its page holds already. */
export interface Requested extends Moment {
  readonly form: FormId;
  readonly draft?: Draft;
}

export interface Moment {
  readonly now: Date;
  readonly page: string;
}

const longestMessage = 20_000;

/** The first message, with questions to tap; on the page of a service the first ones are about it. */
export function welcome({ mind }: World, page: string, ...before: string[]): Saying {
  const { wording } = mind;
  const service = mind.serviceNames.get(page);
  const here =
    service === undefined ? [] : wording.suggestionsHere.map((suggestion) => suggestion.replace('…', service));
  const chips = [...here, ...wording.suggestions].slice(0, mostSuggestions).map((suggestion) => chip(suggestion));
  return { blocks: [...before, wording.welcome].map(textBlock), chips };
}

const mostSuggestions = 5;

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

/** The service that was last spoken of: "and how long?" means it, not the page behind the panel. A word on how to reach the office changes no subject. */
function topicOf({ messages, world }: Context): string | undefined {
  const answer = messages.findLast(
    ({ from, links }) => from === 'guide' && links.some(({ href }) => href.startsWith('/') && href !== paths.contact),
  );
  const [first] = answer?.links ?? [];
  return first && world.mind.serviceNames.has(first.href) ? first.href : undefined;
}

/** Says what was found, and takes up what was said meanwhile. */
export function answered(context: Context, reply: Reply): Context {
  const { asked, walk, world } = context;
  if (!asked) return context;
  const turn = answerAside(reply, walk, formOf(walk, world), { ...world, now: asked.now, page: asked.page });
  return caughtUp(turned({ ...context, asked: null, coming: [] }, turn));
}

/** Takes up what was said meanwhile, up to the next message that has to be looked up. What follows the word to send is too late for it. */
function caughtUp(context: Context): Context {
  const [next, ...rest] = context.later;
  if (!next || context.deed === 'answer' || context.deed === 'fetch') return context;
  if (context.deed === 'send') return stillSending({ ...context, later: [] });
  return context.deed === 'clear' ? context : caughtUp(taken({ ...context, later: rest }, next));
}

/** Adds what the visitor said to the conversation, cut where nobody types any more. */
export function spoken(context: Context, text: string): Context {
  return {
    ...context,
    messages: appended(context.messages, 'visitor', { blocks: [textBlock(text.slice(0, longestMessage))] }),
  };
}

function taken(context: Context, said: Asked): Context {
  const asked = { ...said, page: topicOf(context) ?? said.page };
  const turn = takeTurn(asked.text, context.walk, { ...context.world, now: asked.now, page: asked.page });
  return { ...turned(context, turn), asked: turn.deed === 'answer' || turn.deed === 'fetch' ? asked : null };
}

/** Begins the form that a button or a link of the site asked for, or notes that it has to be fetched. */
export function requested(context: Context, request: Requested): Context {
  const { world, walk } = context;
  const { form: id, draft = {}, now, page } = request;
  if (world.forms.length === 0) return { ...context, wanted: request, deed: 'fetch' };
  const form = world.forms.find((one) => one.id === id);
  if (form && walk?.form === id && walk.stage !== 'finished')
    return turned(context, takeUpAgain(form, walk, { ...world, now, page }));
  return form ? turned(context, startForm(form, { ...world, now, page }, answersIn(form, draft, now))) : context;
}

/** Takes up what waited for the forms, now that they are there, and what was said meanwhile. */
export function supplied(context: Context, walkThroughs: WalkThroughs): Context {
  const { asked, wanted, world } = context;
  const ready: Context = { ...context, world: { ...world, ...walkThroughs }, asked: null, wanted: null, deed: 'none' };
  return caughtUp(wanted ? requested(ready, wanted) : asked ? taken(ready, asked) : ready);
}

/**
 * Says that the forms could not be fetched, and hands the wish to the office. A browser that failed to fetch a script does not fetch it again
 * before the page is loaded anew, so there is nothing to try again here.
 */
export function unsupplied(context: Context): Context {
  const { asked, world } = context;
  const { wording, practice } = world.mind;
  const saying: Saying = {
    blocks: [textBlock(wording.formNotLoaded)],
    links: [officeLink(practice, asked?.text ?? wording.draft)],
  };
  return caughtUp(told({ ...context, asked: null, wanted: null, deed: 'none' as const }, [saying]));
}

function turned(context: Context, { said, walk, deed }: Turn): Context {
  return { ...told(context, said), walk, deed };
}

/** The conversation wiped, and the word that it is. */
export function cleared(context: Context): Context {
  const empty = { ...context, messages: [], walk: null, deed: 'none' as const, asked: null, wanted: null, later: [] };
  return told(empty, [welcome(context.world, context.page, context.world.mind.wording.cleared)]);
}

/** What the visitor says while a mail is on its way is kept in the conversation, but does nothing. */
export function heardWhileSending(context: Context, { text }: Asked): Context {
  return stillSending(spoken(context, text));
}

function stillSending(context: Context): Context {
  return told(context, [{ blocks: [textBlock(context.world.mind.wording.stillSending)] }]);
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
  const kept: Walk = { ...walk, stage: 'failed' };
  const draft = draftText(world.mind.wording.draft, reviewRows(form, walk.answers));
  const saying: Saying = {
    blocks: [textBlock(text), textBlock(world.mind.wording.kept)],
    links: [officeLink(world.mind.practice, draft)],
    chips: [chip('Try again'), ...form.questions.map(({ label }) => chip(`Change ${label}`)), chip('Cancel')],
  };
  return { ...told(context, [saying]), walk: kept, deed: 'none' };
}
