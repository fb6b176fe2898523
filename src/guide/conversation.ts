import { draftText } from '#src/delivery/whatsapp.ts';
import type { Draft } from '#src/forms/draft.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { answersIn, reviewRows, type Mail } from '#src/forms/form.ts';
import type { FormId } from '#src/forms/form-id.ts';
import { paths } from '#src/paths.ts';
import type { GuideForms, Knowledge } from './knowledge.ts';
import { changeChips } from './form-messages.ts';
import { officeLink } from './hand-off.ts';
import type { Memory } from './memory.ts';
import { appended, chip, type MessageContent } from './message.ts';
import { textBlock, type Link, type Reply } from './reply.ts';
import { replyDuringForm, formOf, startForm, restateForm, type Turn } from './form-turn.ts';
import { takeTurn } from './turn.ts';
import type { FormState } from './form-state.ts';

export interface Context extends Memory {
  readonly knowledge: Knowledge;
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

const longestMessage = 20_000;

/** The first message, with questions to tap; on the page of a service the first ones are about it. */
export function welcome({ wording, serviceNames }: Knowledge, page: string, ...before: string[]): MessageContent {
  const service = serviceNames.get(page);
  const here =
    service === undefined ? [] : wording.suggestionsHere.map((suggestion) => fillTemplate(suggestion, { service }));
  const chips = [...here, ...wording.suggestions].slice(0, mostSuggestions).map((suggestion) => chip(suggestion));
  return { blocks: [...before, wording.welcome].map(textBlock), chips };
}

const mostSuggestions = 5;

/** Adds what the guide says to the conversation. */
export function withMessages<Kept extends Pick<Context, 'messages'>>(
  context: Kept,
  sayings: readonly MessageContent[],
): Kept {
  const messages = sayings.reduce((kept, content) => appended(kept, 'guide', content), context.messages);
  return { ...context, messages };
}

/** Notes what the visitor said while something is being looked up. */
export function enqueue(context: Context, { text, now, page }: VisitorMessage): Context {
  const cut = text.slice(0, longestMessage);
  return { ...withVisitorMessage(context, cut), queue: [...context.queue, { text: cut, now, page }] };
}

/** Takes in what the visitor said, and answers it or begins to look it up. */
export function receive(context: Context, { text, now, page }: VisitorMessage): Context {
  const cut = text.slice(0, longestMessage);
  return handle(withVisitorMessage(context, cut), { text: cut, now, page });
}

/** The service that was last spoken of: "and how long?" means it, not the page behind the panel. A word on how to reach the office changes no subject. */
function subjectPage({ messages, knowledge }: Context): string | undefined {
  const answer = messages.findLast(
    ({ from, links }) => from === 'guide' && links.some(({ href }) => href.startsWith('/') && href !== paths.contact),
  );
  const [first] = answer?.links ?? [];
  return first && knowledge.serviceNames.has(first.href) ? first.href : undefined;
}

/** Says what was found, and takes up what was said meanwhile. */
export function receiveReply(context: Context, reply: Reply): Context {
  const { pendingMessage, formState, knowledge } = context;
  if (!pendingMessage) return context;
  const turn = replyDuringForm(reply, formState, formOf(formState, knowledge), {
    knowledge,
    now: pendingMessage.now,
    page: pendingMessage.page,
  });
  return drainQueue(applyTurn({ ...context, pendingMessage: null, pendingLinks: [] }, turn));
}

/** Takes up what was said meanwhile, up to the next message that has to be looked up. What follows the word to send is too late for it. */
function drainQueue(context: Context): Context {
  const [next, ...rest] = context.queue;
  if (!next || context.effect === 'answer' || context.effect === 'fetch') return context;
  if (context.effect === 'send') return reportStillSending({ ...context, queue: [] });
  return context.effect === 'clear' ? context : drainQueue(handle({ ...context, queue: rest }, next));
}

/** Adds what the visitor said to the conversation, cut where nobody types any more. */
export function withVisitorMessage(context: Context, text: string): Context {
  return {
    ...context,
    messages: appended(context.messages, 'visitor', { blocks: [textBlock(text.slice(0, longestMessage))] }),
  };
}

function handle(context: Context, said: VisitorMessage): Context {
  const pendingMessage = { ...said, page: subjectPage(context) ?? said.page };
  const turn = takeTurn(pendingMessage.text, context.formState, {
    knowledge: context.knowledge,
    now: pendingMessage.now,
    page: pendingMessage.page,
  });
  return {
    ...applyTurn(context, turn),
    pendingMessage: turn.effect === 'answer' || turn.effect === 'fetch' ? pendingMessage : null,
  };
}

/** Begins the form that a button or a link of the site asked for, or notes that it has to be fetched. */
export function startRequestedForm(context: Context, request: FormRequest): Context {
  const { knowledge, formState } = context;
  const { form: id, draft = {}, now, page } = request;
  if (knowledge.forms.length === 0) return { ...context, pendingForm: request, effect: 'fetch' };
  const form = knowledge.forms.find((one) => one.id === id);
  if (form && formState?.form === id && formState.stage !== 'finished')
    return applyTurn(context, restateForm(form, formState, { knowledge, now, page }));
  return form ? applyTurn(context, startForm(form, { knowledge, now, page }, answersIn(form, draft, now))) : context;
}

/** Takes up what waited for the forms, now that they are there, and what was said meanwhile. */
export function receiveForms(context: Context, guideForms: GuideForms): Context {
  const { pendingMessage, pendingForm, knowledge } = context;
  const ready: Context = {
    ...context,
    knowledge: { ...knowledge, ...guideForms },
    pendingMessage: null,
    pendingForm: null,
    effect: 'none',
  };
  return drainQueue(
    pendingForm ? startRequestedForm(ready, pendingForm) : pendingMessage ? handle(ready, pendingMessage) : ready,
  );
}

/**
 * Says that the forms could not be fetched, and hands the wish to the office. A browser that failed to fetch a script does not fetch it again
 * before the page is loaded anew, so there is nothing to try again here.
 */
export function reportMissingForms(context: Context): Context {
  const { pendingMessage, knowledge } = context;
  const { wording } = knowledge;
  const content: MessageContent = {
    blocks: [textBlock(wording.formNotLoaded)],
    links: [officeLink(knowledge, pendingMessage?.text ?? wording.draft)],
  };
  return drainQueue(
    withMessages({ ...context, pendingMessage: null, pendingForm: null, effect: 'none' as const }, [content]),
  );
}

function applyTurn(context: Context, { said, formState, effect }: Turn): Context {
  return { ...withMessages(context, said), formState, effect };
}

/** The conversation wiped, and the word that it is. */
export function clearConversation(context: Context): Context {
  const empty = {
    ...context,
    messages: [],
    formState: null,
    effect: 'none' as const,
    pendingMessage: null,
    pendingForm: null,
    queue: [],
  };
  return withMessages(empty, [welcome(context.knowledge, context.page, context.knowledge.wording.cleared)]);
}

/** What the visitor says while a mail is on its way is kept in the conversation, but does nothing. */
export function receiveWhileSending(context: Context, { text }: VisitorMessage): Context {
  return reportStillSending(withVisitorMessage(context, text));
}

function reportStillSending(context: Context): Context {
  return withMessages(context, [{ blocks: [textBlock(context.knowledge.wording.stillSending)] }]);
}

/** The mail a walk-through that ends in sending has come to. */
export function pendingMail({ formState, knowledge }: Context): Mail | null {
  const form = formOf(formState, knowledge);
  return formState && form?.ending.kind === 'send' ? form.ending.mail(formState.answers) : null;
}

/** What is said once the mail has gone. */
export function sentMessage({ formState, knowledge }: Context): MessageContent {
  const ending = formOf(formState, knowledge)?.ending;
  return { blocks: ending?.kind === 'send' ? [textBlock(`${ending.sentHeading}. ${ending.sentText}`)] : [] };
}

/** What is said once the sending has failed; the walk-through stays as it is. */
export function reportFailure(context: Context, text: string): Partial<Context> {
  const { formState, knowledge } = context;
  const form = formOf(formState, knowledge);
  if (!formState || !form) return {};
  const kept: FormState = { ...formState, stage: 'failed' };
  const { wording } = knowledge;
  const draft = draftText(wording.draft, reviewRows(form, formState.answers));
  const content: MessageContent = {
    blocks: [textBlock(text), textBlock(wording.kept)],
    links: [officeLink(knowledge, draft)],
    chips: [chip(wording.chips.tryAgain), ...changeChips(form, wording.chips), chip(wording.chips.cancel)],
  };
  return { ...withMessages(context, [content]), formState: kept, effect: 'none' };
}
