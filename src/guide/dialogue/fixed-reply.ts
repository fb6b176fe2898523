import type { IntentId } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { reviewRows, type Form } from '#src/forms/form.ts';
import { openQuestion, progress, type FormState } from '#src/forms/form-state.ts';
import { replyText, textBlock } from '../answers/blocks.ts';
import { isLookedUp, replyToIntent } from '../answers/respond.ts';
import type { DialogueEvent } from '../model/dialogue-event.ts';
import type { TurnContext } from '../model/knowledge.ts';
import type { MessageContent } from '../model/message.ts';
import type { Reply } from '../model/reply.ts';
import type { Turn } from '../model/turn.ts';
import { answersMessage, rowsBlock } from './form-messages.ts';
import { formOf } from './form-of.ts';
import { withStatus } from './sending-status.ts';
import { standingMessage } from './standing.ts';
import { intentWithoutForm, replyMessage } from './turn-without-form.ts';

/** The reply to what is answered by a fixed one, some of them by where the form stands. */
export function fixedReply(
  { intent, stage }: Extract<DialogueEvent, { kind: 'askedIntent' }>,
  formState: FormState | null,
  context: TurnContext,
): Turn {
  const { knowledge } = context;
  const form = formOf(formState, knowledge);
  if (!formState || !form || isLookedUp(intent)) return intentWithoutForm(intent, context);
  const open = openQuestion(form, formState);
  const here = (...before: readonly string[]) => standingMessage(form, formState, context, before);
  const say = (...said: readonly MessageContent[]): Turn => ({ said, effect: 'none' });
  const reply = (id: IntentId) => {
    const rows = reviewRows(form, formState.answers, context.timeZone);
    const asked = stage === undefined ? formState : { ...formState, stage };
    const told = withStatus(
      replyToIntent(knowledge, id, context.page, rows),
      asked,
      form,
      context.lastSending,
      knowledge.wording,
    );
    return say(...replyDuringForm(told, formState, form, context));
  };
  switch (intent) {
    case 'review':
      return formState.stage === 'asking' || formState.stage === 'finished'
        ? say(answersMessage(form, formState, context.timeZone), here())
        : say(here());
    case 'left': {
      const at = progress(form, formState);
      return say(here(...(at ? [fillTemplate(knowledge.wording.progress, at)] : [])));
    }
    case 'options': {
      const choices = (open?.choices?.({ now: context.now, answers: formState.answers }) ?? []).flatMap((one) =>
        one.closed ? [] : one.label,
      );
      return say(here(fillTemplate(knowledge.wording.choices, { choices })));
    }
    case 'verdict':
      return say(
        verdict(form, formState, context),
        ...(formState.stage === 'asking' ? [here(knowledge.wording.resume)] : []),
      );
    case 'help':
      return open ? say(here(open.help, open.pattern)) : reply(intent);
    default:
      return reply(intent);
  }
}

/** What the figures come to so far, in sentences, and how they came about. */
function verdict(form: Form, formState: FormState, context: TurnContext): MessageContent {
  const { ending } = form;
  if (ending.kind !== 'result') return { blocks: [] };
  const { answers, stage } = formState;
  return {
    ...(stage === 'finished' ? standingMessage(form, formState, context, []) : {}),
    blocks: [
      ...(ending.sentences?.(answers, context.now) ?? []).map(textBlock),
      ...(ending.working?.(answers, context.now) ?? []).map(({ heading, rows }) => rowsBlock(rows, heading)),
    ],
  };
}

const fewWords = 5;

/** An answer in the middle of a form: the open question is asked again after it. What few words ask behind figures, and no page surely answers, is asked of these; nor is anything said of it beside a figure that was noted. */
export function replyDuringForm(
  reply: Reply,
  formState: FormState,
  form: Form,
  context: TurnContext,
): readonly MessageContent[] {
  const answer = replyMessage(reply);
  const typed = context.messages?.findLast(({ from }) => from === 'visitor');
  const isBrief = typed === undefined || replyText(typed).split(/\s+/).length <= fewWords;
  const isNoted = context.messages?.at(-1)?.from === 'guide';
  const isUnsure = reply.outcome === 'miss' || reply.isNearest === true;
  if (isNoted && isUnsure && form.ending.kind === 'result')
    return formState.stage === 'finished' ? [] : [standingMessage(form, formState, context, [])];
  if (formState.stage === 'finished') return [reply.isNearest && isBrief ? verdict(form, formState, context) : answer];
  const { wording } = context.knowledge;
  const unread = formState.stage === 'asking' ? wording.offTopic : wording.notSent;
  const rejected: MessageContent = {
    blocks: [textBlock(unread), ...(reply.isUnread === true ? [] : reply.blocks)],
    links: reply.links,
  };
  return [reply.outcome === 'miss' ? rejected : answer, standingMessage(form, formState, context, [wording.resume])];
}
