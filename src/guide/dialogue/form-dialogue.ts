import type { FormDialogue } from '../model/knowledge.ts';
import { referenceIn } from '#src/forms/draft.ts';
import { answersIn, fittingAnswers, type Form } from '#src/forms/form.ts';
import { withFormState } from './act-log.ts';
import { applyTurn, withMessages } from './conversation-context.ts';
import type { AnswerChange, Context, FormRequest, Moment } from '../model/knowledge.ts';
import { chosenPage } from './chosen-page.ts';
import { formOf } from './form-of.ts';
import { askOn, isValidState, withAnswersThatFit, type FormState } from '#src/forms/form-state.ts';
import { replyDuringForm } from './fixed-reply.ts';
import { questionMessage, resultMessage, reviewMessage } from './form-messages.ts';
import { waiting } from './progress.ts';
import type { Act } from '../model/act.ts';
import type { Knowledge } from '../model/knowledge.ts';
import { isReview } from './is-review.ts';
import type { Memory } from '../model/memory.ts';
import { textBlock } from '../answers/blocks.ts';
import type { Reply } from '../model/reply.ts';
import { respond } from './respond.ts';
import * as sending from './sending.ts';
import { reportInterruption } from './sending.ts';
import { standing, standingMessage } from './standing.ts';
import { update } from './update.ts';
import { setSlots } from '../understanding/set-slots.ts';
import { withdrawalIn } from '../understanding/consent.ts';
import { toldBefore } from '../understanding/told-before.ts';

/** What the guide does while a form is under way. It is fetched with the forms, since nothing of it is needed before. */
export const formDialogue: FormDialogue = {
  update,
  respond,
  ...sending,
  withdrawalIn,
  chosenPage,
  reply,
  changeAnswer,
  startRequested,
  repeatQuestion,
  resume,
  restore,
};

/** Says an answer that was looked up, and then where the form stands. */
function reply(context: Context, told: Reply, { now, page }: Moment): Context {
  const { knowledge, timeZone, messages } = context;
  const form = formOf(context.formState, knowledge);
  if (!context.formState || !form) return context;
  const { formState } = waiting(context.formState, []);
  if (!formState) return context;
  const said = replyDuringForm(told, formState, form, { knowledge, now, page, timeZone, messages });
  return { ...withFormState(withMessages(context, said), formState), effect: 'none' };
}

/** Takes a change that was made in a row of the review: the review is drawn anew in its place. What the change opens instead is said below it. */
function changeAnswer(context: Context, { acts, now, page }: AnswerChange): Context {
  const { knowledge, timeZone, messages } = context;
  const turnContext = { knowledge, now, page, timeZone };
  const state = update(context, acts, turnContext);
  const form = formOf(state.formState, knowledge);
  const shown = messages.findLast(isReview);
  if (!form || !shown || state.formState?.stage !== 'reviewing')
    return applyTurn(context, respond(state, turnContext), state);
  const { blocks } = standingMessage(form, state.formState, turnContext, []);
  const { formState, log } = state;
  const drawn = messages.map((one) => (one === shown ? { ...one, blocks } : one));
  return { ...context, messages: drawn, formState, log, effect: 'none' };
}

/** Begins the form that a button or a link of the site asked for, or says where it stands. */
function startRequested(context: Context, { form: id, draft = {}, now, page }: FormRequest): Context {
  const { knowledge, formState, timeZone, messages } = context;
  const form = knowledge.forms.find((one) => one.id === id);
  if (!form) return context;
  const turnContext = { knowledge, now, page, timeZone };
  const take = (before: Context, acts: readonly Act[]) => {
    const state = update(before, acts, turnContext);
    return applyTurn(before, respond(state, turnContext), state);
  };
  if (formState?.form === id && formState.stage !== 'finished')
    return take(context, [{ kind: 'resumeFlow', form: id }]);
  // What was asked for by a button knows nothing of another form.
  const begun = take(withFormState(context, null), [
    { kind: 'startFlow', form: id },
    ...setSlots({ ...toldBefore(form, messages, turnContext), ...answersIn(form, draft, now) }),
  ]);
  const reference = referenceIn(draft);
  return begun.formState && reference !== undefined ? withFormState(begun, { ...begun.formState, reference }) : begun;
}

/** Asks the open question once more. */
function repeatQuestion(context: Context, { now, page }: Moment): Context {
  const { knowledge, formState, timeZone, messages } = context;
  const form = formOf(formState, knowledge);
  if (!formState || !form) return context;
  const { formState: waits } = waiting(formState, []);
  return withMessages(
    { ...withFormState(context, waits), effect: 'none' },
    standing([], waits, { knowledge, now, page, timeZone, messages }),
  );
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
        ? resultMessage(form, formState, wording, [], { now, messages: context.messages })
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
  const kept = withFormState({ ...context, told: toldBefore }, fitting);
  const begun = formState?.stage === 'sending' ? reportInterruption(kept) : kept;
  const isTold = Object.keys(told ?? {}).length === Object.keys(toldBefore ?? {}).length;
  if (fitting === formState && isTold) return begun;
  const form = formOf(begun.formState, knowledge);
  return withFormState(
    withMessages(begun, [{ blocks: [textBlock(knowledge.wording.dropped)] }]),
    form && begun.formState && fitting?.answers !== formState?.answers
      ? askOn(form, begun.formState, now)
      : begun.formState,
  );
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
