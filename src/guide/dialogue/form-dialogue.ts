import type { FormDialogue } from '../model/knowledge.ts';
import { referenceIn } from '#src/forms/draft.ts';
import { answersIn, fittingAnswers, type Form } from '#src/forms/form.ts';
import { applyTurn, withMessages } from './conversation-context.ts';
import type { Context, FormRequest, Moment } from '../model/knowledge.ts';
import { chosenPage } from './chosen-page.ts';
import { formOf } from './form-of.ts';
import { questionMessage, resultMessage, reviewMessage } from './form-messages.ts';
import { askOn, isValidState, withAnswersThatFit, type FormState } from '#src/forms/form-state.ts';
import { continueForm, replyDuringForm, restateForm, startForm } from './form-turn.ts';
import type { Knowledge, TurnContext } from '../model/knowledge.ts';
import type { Memory } from '../model/memory.ts';
import { textBlock } from '../answers/blocks.ts';
import type { Reply } from '../model/reply.ts';
import * as sending from './sending.ts';
import { reportInterruption } from './sending.ts';
import { carryOut, takeTurn } from './turn.ts';
import type { Turn } from '../model/turn.ts';
import { toldBefore, withdrawalIn } from '../understanding/understand.ts';

/** What the guide does while a form is under way. It is fetched with the forms, since nothing of it is needed before. */
export const formDialogue: FormDialogue = {
  takeTurn,
  carryOut,
  ...sending,
  withdrawalIn,
  chosenPage,
  reply,
  startRequested,
  repeatQuestion,
  resume,
  restore,
};

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

/**
 * Takes over what was kept of a form and of who the visitor is. Answers that no longer fit are dropped, which is said, and asked for again. Returns
 * undefined where the form is none of today's, or stands where its answers do not lead.
 */
function restore(
  context: Context,
  { formState, told }: Pick<Memory, 'formState' | 'told'>,
  now: Date,
): Context | undefined {
  const { knowledge } = context;
  const fitting = formState && fittingForm(formState, knowledge, now);
  if (fitting === undefined) return undefined;
  const toldBefore = told && fittingAnswers(askingWho(knowledge), told, now);
  const kept = { ...context, formState: fitting, told: toldBefore };
  const begun = formState?.stage === 'sending' ? reportInterruption(kept) : kept;
  const isTold = Object.keys(told ?? {}).length === Object.keys(toldBefore ?? {}).length;
  if (fitting === formState && isTold) return begun;
  const form = formOf(begun.formState, knowledge);
  return {
    ...withMessages(begun, [{ blocks: [textBlock(knowledge.wording.dropped)] }]),
    formState:
      form && begun.formState && fitting?.answers !== formState?.answers
        ? askOn(form, begun.formState, now)
        : begun.formState,
  };
}

/** A form that was kept, and the one set aside for it, with the answers that fit; undefined where one of them is none of today's forms. */
function fittingForm(formState: FormState, knowledge: Knowledge, now: Date): FormState | undefined {
  const form = formOf(formState, knowledge);
  if (!form || !isValidState(form, formState)) return undefined;
  const fitting = withAnswersThatFit(form, formState, now);
  if (formState.resume === undefined) return fitting;
  const aside = fittingForm(formState.resume, knowledge, now);
  const asideForm = formOf(formState.resume, knowledge);
  if (!aside || !asideForm) return undefined;
  return aside === formState.resume ? fitting : { ...fitting, resume: askOn(asideForm, aside, now) };
}

/** All questions of the forms that are sent, as one form: who somebody is and how to reach him is asked in each. */
const askingWho = ({ forms }: Knowledge): Pick<Form, 'questions'> => ({
  questions: forms.flatMap(({ ending, questions }) => (ending.kind === 'send' ? questions : [])),
});
