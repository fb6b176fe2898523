import { nothingOpen, turnWithoutForm } from './turn-without-form.ts';
import type { IntentId, Wording } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { openQuestions, reviewRows, type Form } from '#src/forms/form.ts';
import { isRequired } from '#src/forms/question.ts';
import type { MessageContent } from '../model/message.ts';
import { waysWithout } from './ways-without.ts';
import { textBlock } from '../answers/blocks.ts';
import type { Link } from '../model/reply.ts';
import { replyToIntent } from '../answers/respond.ts';
import { withStatus } from './sending-status.ts';
import { answersMessage, resultMessage } from './form-messages.ts';
import { turn } from './turn-result.ts';
import type { Turn } from '../model/turn.ts';
import { replyDuringForm, endForm, keepAnswer, startForm, continueForm } from './form-turn.ts';
import type { TurnContext } from '../model/knowledge.ts';
import {
  openQuestion,
  progress,
  previousQuestion,
  reopenQuestion,
  skipQuestion,
  type FormState,
} from '#src/forms/form-state.ts';

/** Handles an intent: goes back, skips, sends; any other is answered. */
export function handleIntent(
  intent: IntentId,
  formState: FormState | null,
  form: Form | undefined,
  context: TurnContext,
): Turn {
  const { knowledge, now } = context;
  const open = formState && form ? openQuestion(form, formState) : undefined;
  const other = (id: IntentId = intent) => {
    const rows = formState && form ? reviewRows(form, formState.answers, context.timeZone) : [];
    const reply = replyToIntent(knowledge, id, context.page, rows);
    return replyDuringForm(
      withStatus(reply, formState, form, context.lastSending, knowledge.wording),
      formState,
      form,
      context,
    );
  };
  if (intent === 'clear') return { ...turn([], null), effect: 'clear' };
  if (!formState || !form) return turnWithoutForm({ kind: 'intent', id: intent }, context);
  if (formState.stage === 'finished' && (intent === 'yes' || intent === 'no'))
    return { ...nothingOpen(context), formState };

  const doubt =
    open && formState.answers[open.id] !== undefined
      ? form.warnings?.(formState.answers).find(({ about }) => about === open.id)
      : undefined;
  switch (intent) {
    case 'back': {
      const before = previousQuestion(form, formState);
      return before
        ? continueForm(reopenQuestion(formState, before), form, context, [])
        : continueForm(formState, form, context, [knowledge.wording.firstQuestion]);
    }
    case 'skip':
      if (!open) return continueForm(formState, form, context, []);
      if (isRequired(open) && formState.answers[open.id] !== undefined) return keepAnswer(formState, form, context);
      return isRequired(open)
        ? withLinks(
            waysWithout(open, form, formState, context),
            continueForm({ ...formState, tries: formState.tries + 1 }, form, context, [knowledge.wording.cannotSkip]),
          )
        : continueForm(skipQuestion(form, formState, open, now), form, context, []);
    case 'no':
      if (open && doubt)
        return doubt.instead === undefined
          ? continueForm(formState, form, context, [])
          : keepAnswer(formState, form, context);
      return open && !isRequired(open)
        ? continueForm(skipQuestion(form, formState, open, now), form, context, [])
        : continueForm(formState, form, context, [knowledge.wording.offTopic]);
    case 'yes':
      if (open && formState.answers[open.id] !== undefined) return keepAnswer(formState, form, context);
      return formState.stage === 'asking'
        ? continueForm(formState, form, context, [wantingIn(formState, form, context)])
        : sendForm(formState, form, context);
    case 'restart':
      return startForm(form, context);
    case 'cancel':
      return endForm(
        [{ blocks: [textBlock(knowledge.wording.cancelled)] }, ...partialResult(formState, form, knowledge.wording)],
        formState,
        context,
      );
    case 'review': {
      const here = continueForm(formState, form, context, []);
      return formState.stage === 'asking' || formState.stage === 'finished'
        ? { ...here, said: [answersMessage(form, formState, context.timeZone), ...here.said] }
        : here;
    }
    case 'left': {
      const at = progress(form, formState);
      return continueForm(formState, form, context, at ? [fillTemplate(knowledge.wording.progress, at)] : []);
    }
    case 'why':
      return other(open && whyOf[open.id]);
    case 'help':
      return open ? continueForm(formState, form, context, [open.help, open.pattern]) : other();
    default:
      return other();
  }
}

/** Said to a yes that comes too early: what a request still wants. Of figures, that it is no answer. */
function wantingIn({ answers, skipped }: FormState, form: Form, { knowledge: { wording }, now }: TurnContext): string {
  const wanting = openQuestions(form, answers, skipped, { now }).filter(isRequired);
  return form.ending.kind === 'send' && wanting.length > 0
    ? fillTemplate(wording.stillWanted, { labels: wanting.map(({ label }) => label) })
    : wording.offTopic;
}

/** The turn with links to what it says. */
const withLinks = (links: readonly Link[], { said, ...rest }: Turn): Turn => ({
  ...rest,
  said: said.map((saying) => ({ ...saying, links: [...(saying.links ?? []), ...links] })),
});

const whyOf: Readonly<Record<string, IntentId>> = { name: 'why-name', email: 'why-email', phone: 'why-phone' };

/** Lets the mail go, unless time has overtaken an answer: then that question is open again. */
function sendForm(formState: FormState, form: Form, context: TurnContext): Turn {
  const [overtaken] = openQuestions(form, formState.answers, formState.skipped, context);
  if (overtaken) return continueForm(reopenQuestion(formState, overtaken), form, context, []);
  return { ...turn([], { ...formState, stage: 'sending' }), effect: 'send' };
}

/** What can be said of figures when somebody stops early. */
function partialResult(formState: FormState, form: Form, wording: Wording): readonly MessageContent[] {
  const isEnough =
    form.ending.kind === 'result' &&
    formState.stage === 'asking' &&
    form.questions.every((question) => !isRequired(question) || formState.answers[question.id] !== undefined);
  return isEnough ? [{ ...resultMessage(form, formState, wording, []), chips: [] }] : [];
}
