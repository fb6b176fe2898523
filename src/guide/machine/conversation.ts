import { isFormId } from '#src/collections/form-ids.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { isOnlyMasked } from '#src/entities/sensitive/sensitive-numbers.ts';
import { memoizeLast } from '#src/domain/memoize-last.ts';
import { officeLink } from '../answers/hand-off.ts';
import { indicScriptIn } from '#src/text/indic-script.ts';
import type { Earlier } from '../model/earlier.ts';
import { noTopic, type Topic } from '../model/topic.ts';
import type { ScriptMessage } from '../model/script-message.ts';
import type { MessageContent } from '../model/message.ts';
import { replyText, textBlock } from '../answers/blocks.ts';
import type { Reply } from '../model/reply.ts';
import { followTopic } from '../dialogue/follow-topic.ts';
import { formOf } from '../dialogue/form-of.ts';
import { withStatus } from '../dialogue/sending-status.ts';
import { replyMessage } from '../dialogue/turn-without-form.ts';

import {
  applyTurn,
  mostRead,
  readIn,
  readable,
  withMessages,
  withVisitorMessage,
} from '../dialogue/conversation-context.ts';
import { welcome } from '../dialogue/welcome.ts';
import type { Context, FormRequest, Knowledge, VisitorMessage } from '../model/knowledge.ts';

/** Notes what the visitor said while something is being looked up. */
export function enqueue(context: Context, { text, acts, now, page }: VisitorMessage): Context {
  const heard = withVisitorMessage(context, text);
  return { ...heard, queue: [...context.queue, readable({ text, acts, now, page })] };
}

/** Takes in what the visitor said, and answers it or begins to look it up. */
export const receive = (
  context: Context,
  { text, acts = actsCalled(text, context), now, page }: VisitorMessage,
): Context => received(context, { text, acts, now, page });

/** Who types what a button is called means the button. */
function actsCalled(text: string, { messages }: Context): VisitorMessage['acts'] {
  const said = text.trim();
  return messages.findLast(({ from }) => from === 'guide')?.chips.find(({ label }) => label === said)?.acts;
}

const received = memoizeLast((context: Context, said: VisitorMessage) =>
  handle(withVisitorMessage(context, said.text), readable(said)),
);

/** What a message goes on from: the topic, and the decision the guide spoke of last, with at most the open question of a form behind it. */
export function earlierIn({ messages, formState, topic }: Context): Earlier & { readonly topic: Topic } {
  const decision = messages
    .filter(({ from }) => from === 'guide')
    .slice(-2)
    .findLast((message) => message.decision)?.decision;
  return {
    topic,
    ...(formState && formState.stage !== 'finished' && { isAside: true }),
    ...(decision && { decision }),
  };
}

/** Takes in how a message in other letters is read, and goes on as if it had been typed so. */
export function receiveScript(context: Context, message: ScriptMessage | null): Context {
  const { pendingMessage } = context;
  if (!pendingMessage) return context;
  const romanised = { ...pendingMessage, romanised: message };
  return drainQueue(handle(message ? withScript(context, message) : context, romanised));
}

/** The message keeps how it was read, for what follows; that answers come in English is said once. */
function withScript(context: Context, { typed, text, notice }: ScriptMessage): Context {
  const at = context.messages.findLastIndex((one) => one.from === 'visitor' && replyText(one) === typed);
  const messages = context.messages.map((one, index) => (index === at ? { ...one, read: text } : one));
  const isSaid = messages.some((one) => one.from === 'guide' && replyText(one) === notice);
  return isSaid ? { ...context, messages } : withMessages({ ...context, messages }, [{ blocks: [textBlock(notice)] }]);
}

/** Says what was found, and takes up what was said meanwhile. */
export const receiveReply = memoizeLast((context: Context, reply: Reply): Context => {
  const { pendingMessage, formState, knowledge } = context;
  if (!pendingMessage) return context;
  const form = formOf(formState, knowledge);
  const told = withStatus(reply, formState, form, context.lastSending, knowledge.wording);
  const answered: Context = {
    ...context,
    pendingMessage: null,
    pendingLinks: [],
    effect: 'none',
    topic: followTopic(context.topic, pendingMessage.text, reply, knowledge),
  };
  return drainQueue(
    form && knowledge.dialogue
      ? knowledge.dialogue.reply(answered, told, pendingMessage)
      : withMessages(answered, [replyMessage(told)]),
  );
});

/**
 * Takes up what was said meanwhile, up to the next message that has to be looked up. What follows the word to send is too late for it,
 * apart from the word not to: nothing has left yet.
 */
function drainQueue(context: Context): Context {
  const [next, ...rest] = context.queue;
  const { dialogue } = context.knowledge;
  if (!next || context.effect === 'read' || context.effect === 'answer' || context.effect === 'fetch') return context;
  if (context.effect === 'send' && dialogue)
    return context.queue.some(({ text }) => dialogue.withdrawalIn(readIn(text).text, context.knowledge))
      ? drainQueue(dialogue.backToReview(context))
      : dialogue.reportStillSending({ ...context, queue: [] });
  return context.effect === 'clear' ? context : drainQueue(handle({ ...context, queue: rest }, next));
}

function handle(context: Context, said: VisitorMessage): Context {
  if (isOnlyMasked(said.text)) return repeatQuestion(context, said);
  const { romanised } = said;
  const [act] = said.acts ?? [];
  const { text: asked, passage } = act?.kind === 'ask' ? act : {};
  if (!act && romanised === undefined && indicScriptIn(said.text))
    return { ...context, effect: 'read', pendingMessage: said };
  const whole = romanised?.text ?? asked ?? said.text;
  const brief = readIn(whole);
  const { text } = brief;
  const pageIn = (formState: Context['formState']) =>
    (context.topic.page || undefined) ??
    context.knowledge.dialogue?.chosenPage(formState, context.knowledge) ??
    said.page;
  const pendingMessage = {
    ...said,
    text,
    page: pageIn(context.formState),
    earlier: { ...earlierIn(context), ...(passage && { passage }) },
  };
  const turnContext = {
    ...context,
    now: said.now,
    page: pendingMessage.page,
    romanised,
    brief: text === whole ? undefined : brief,
  };
  const { dialogue, understand } = context.knowledge;
  // A message waits for the forms, which come with what reads it.
  if (!dialogue) return { ...context, effect: 'fetch', pendingMessage: { ...pendingMessage, text: whole } };
  const tapped = asked === undefined || passage ? said.acts : undefined;
  const acts = tapped ?? understand(text, context.formState, turnContext).acts;
  const state = dialogue.update(context, acts, turnContext);
  const turn = dialogue.respond(state, turnContext);
  const { formState } = state;
  return {
    ...applyTurn(
      context,
      isCut(said.text, formState) ? { ...turn, said: [cutNotice(context), ...turn.said] } : turn,
      state,
    ),
    pendingMessage:
      turn.effect === 'answer'
        ? // "Book GST on Friday, and what documents do I bring?" asks about the service it chooses.
          { ...pendingMessage, page: pageIn(formState), text: turn.lookUp ?? text }
        : null,
  };
}

/** Whether something was typed that is neither read nor kept in an answer. */
function isCut(typed: string, formState: Context['formState']): boolean {
  const end = typed.trim().slice(-endOfMessage);
  const isKept = Object.values(formState?.answers ?? {}).some((value) => String(value).endsWith(end));
  return typed.trim().length > mostRead && !isKept;
}

const endOfMessage = 40;

const cutNotice = ({ knowledge: { wording } }: Context): MessageContent => ({
  blocks: [textBlock(fillTemplate(wording.readInPart, { count: mostRead.toLocaleString('en-IN') }))],
});

/** After numbers that were masked, and nothing else: there is nothing to answer, but the open question stands. */
function repeatQuestion(context: Context, moment: VisitorMessage): Context {
  const quiet: Context = { ...context, pendingMessage: null, effect: 'none' };
  return context.knowledge.dialogue?.repeatQuestion(quiet, moment) ?? quiet;
}

/** Begins the form that a button or a link of the site asked for, or notes that it has to be fetched. */
export function startRequestedForm(context: Context, request: FormRequest): Context {
  return (
    context.knowledge.dialogue?.startRequested(context, request) ?? {
      ...context,
      pendingForm: request,
      effect: 'fetch',
    }
  );
}

/** Takes up what waited, now that there is what reads it, with the forms, and what was said meanwhile. */
export const receiveForms = memoizeLast((context: Context, knowledge: Knowledge): Context => {
  const { pendingMessage, pendingForm } = context;
  const ready: Context = {
    ...context,
    knowledge,
    pendingMessage: null,
    pendingForm: null,
    effect: 'none',
  };
  return drainQueue(
    pendingForm ? startRequestedForm(ready, pendingForm) : pendingMessage ? handle(ready, pendingMessage) : ready,
  );
});

/**
 * Where the forms could not be fetched, a message that wishes for none is looked up all the same; of any other it says so, and hands it to the office. A browser that failed to fetch a script does not fetch it again
 * before the page is loaded anew, so there is nothing to try again here.
 */
export function reportMissingForms(context: Context): Context {
  const { pendingMessage, knowledge } = context;
  const { wording, intents } = knowledge;
  const wished = pendingMessage && intents.whole(pendingMessage.text)?.id;
  if (pendingMessage && !isFormId(wished)) return { ...context, pendingForm: null, effect: 'answer' };
  const content: MessageContent = {
    blocks: [textBlock(wording.formNotLoaded)],
    links: [officeLink(knowledge, pendingMessage?.romanised?.typed ?? pendingMessage?.text ?? wording.draft)],
  };
  return drainQueue(
    withMessages({ ...context, pendingMessage: null, pendingForm: null, effect: 'none' as const }, [content]),
  );
}

/** The conversation wiped, and the word that it is. */
export function clearConversation(context: Context): Context {
  const empty = {
    ...context,
    messages: [],
    formState: null,
    log: undefined,
    lastSending: undefined,
    topic: noTopic,
    effect: 'none' as const,
    pendingMessage: null,
    pendingForm: null,
    queue: [],
  };
  const { page, knowledge } = context;
  const { wording, serviceNames } = knowledge;
  return withMessages(empty, [welcome(wording, serviceNames.get(page), wording.cleared)]);
}
