import { referenceIn } from '#src/forms/draft.ts';
import { answersIn } from '#src/forms/form.ts';
import { applyTurn, withMessages, type Context, type FormRequest, type Moment } from './conversation-context.ts';
import { chosenPage } from './chosen-page.ts';
import { formOf } from './form-of.ts';
import { questionMessage, resultMessage, reviewMessage } from './form-messages.ts';
import { isValidState, type FormState } from './form-state.ts';
import { continueForm, replyDuringForm, restateForm, startForm } from './form-turn.ts';
import type { Knowledge, TurnContext } from './knowledge.ts';
import type { Reply } from './reply.ts';
import * as sending from './sending.ts';
import { toldBefore } from './told-before.ts';
import { carryOut, takeTurn } from './turn.ts';
import type { Turn } from './turn-result.ts';
import { withdrawalIn } from './consent.ts';

/** What the guide does while a form is under way. It is fetched with the forms, since nothing of it is needed before. */
export const formDialogue = {
  takeTurn,
  carryOut,
  ...sending,
  withdrawalIn,
  chosenPage,
  reply,
  startRequested,
  repeatQuestion,
  resume,
  isValid,
};

export type FormDialogue = typeof formDialogue;

/** Says an answer and then where the form stands. */
function reply(told: Reply, formState: FormState, context: TurnContext): Turn {
  return replyDuringForm(told, formState, formOf(formState, context.knowledge), context);
}

/** Begins the form that a button or a link of the site asked for, or says where it stands. */
function startRequested(context: Context, { form: id, draft = {}, now, page }: FormRequest): Context {
  const { knowledge, formState, timeZone, messages } = context;
  const form = knowledge.forms.find((one) => one.id === id);
  if (!form) return context;
  const turnContext = { knowledge, now, page, timeZone };
  if (formState?.form === id && formState.stage !== 'finished')
    return applyTurn(context, restateForm(form, formState, turnContext));
  const { formState: started, ...turn } = startForm(form, turnContext, {
    answers: { ...toldBefore(form, messages, turnContext), ...answersIn(form, draft, now) },
  });
  const reference = referenceIn(draft);
  const state = started && reference !== undefined ? { ...started, reference } : started;
  return applyTurn(context, { ...turn, formState: state });
}

/** Asks the open question once more. */
function repeatQuestion(context: Context, { now, page }: Moment): Context {
  const { knowledge, formState, timeZone } = context;
  const form = formOf(formState, knowledge);
  return formState && form
    ? applyTurn(context, continueForm(formState, form, { knowledge, now, page, timeZone }, []))
    : context;
}

/** After a reload: says again where the form stands. */
function resume(context: Context, formState: FormState, { now }: Pick<Moment, 'now'>): Context {
  const { knowledge, timeZone } = context;
  const form = formOf(formState, knowledge);
  if (!form) return context;
  const { wording } = knowledge;
  const content =
    formState.stage === 'asking'
      ? questionMessage(form, formState, { now, timeZone }, wording)
      : formState.stage === 'finished'
        ? resultMessage(form, formState, wording, [])
        : reviewMessage(form, formState, wording, [wording.review], timeZone);
  return { ...withMessages(context, [content]), effect: 'none' };
}

/** Whether a form that was kept, and the one set aside for it, fit the forms of today. */
function isValid(formState: FormState, knowledge: Knowledge): boolean {
  const form = formOf(formState, knowledge);
  return (
    form !== undefined &&
    isValidState(form, formState) &&
    (formState.resume === undefined || isValid(formState.resume, knowledge))
  );
}
