import { openQuestions, type Form } from '#src/forms/form.ts';
import { isRequired, mayBeLeftOut } from '#src/forms/question.ts';
import {
  openQuestion,
  previousQuestion,
  reopenQuestion,
  skipQuestion,
  startState,
  storeAnswer,
  type FormState,
} from '#src/forms/form-state.ts';
import type { Act } from '../model/act.ts';
import type { TurnContext } from '../model/knowledge.ts';
import { endForm } from './begin-form.ts';
import { waiting, type Progress } from './progress.ts';
import type { Telling } from './tell.ts';

/** What becomes of a form under way by a step in it, or by what is asked in the middle of it. */
export function steer(act: Exclude<Act, Telling>, formState: FormState, form: Form, context: TurnContext): Progress {
  const open = openQuestion(form, formState);
  const isHeld = open !== undefined && formState.answers[open.id] !== undefined;
  const isFinished = formState.stage === 'finished';
  switch (act.kind) {
    case 'keep':
      return keep(act.slot ?? open?.id, formState, form, context);
    case 'propose':
      return waiting(formState, [{ kind: 'proposed', acts: act.acts }]);
    case 'hold':
      return act.asksToSend ? askToSend(formState, form) : waiting(formState, [{ kind: 'held' }]);
    case 'back': {
      const before = previousQuestion(form, formState);
      return before
        ? waiting(reopenQuestion(formState, before), [{ kind: 'reopened', slot: before.id }])
        : waiting(formState, [{ kind: 'atFirst' }]);
    }
    case 'skip':
      if (!open) return waiting(formState, [{ kind: 'moved' }]);
      if (act.rest) return waiting(withoutRest(form, formState, context.now), [{ kind: 'moved' }]);
      if (mayBeLeftOut(open)) return waiting(skipQuestion(form, formState, open, context.now), [{ kind: 'moved' }]);
      return isHeld
        ? keep(open.id, formState, form, context)
        : waiting({ ...formState, tries: formState.tries + 1 }, [{ kind: 'notSkipped' }]);
    case 'deny': {
      if (isFinished) return { formState, events: [{ kind: 'nothingOpen' }] };
      const doubt = isHeld ? form.warnings?.(formState.answers).find(({ about }) => about === open.id) : undefined;
      if (doubt)
        return doubt.instead === undefined
          ? waiting(formState, [{ kind: 'moved' }])
          : keep(open?.id, formState, form, context);
      return open && mayBeLeftOut(open)
        ? waiting(skipQuestion(form, formState, open, context.now), [{ kind: 'moved' }])
        : waiting(formState, [{ kind: 'notAsked' }]);
    }
    case 'affirm':
      if (isFinished) return { formState, events: [{ kind: 'nothingOpen' }] };
      if (isHeld) return keep(open.id, formState, form, context);
      return formState.stage === 'asking' ? tooEarly(formState, form, context) : send(formState, form, context);
    case 'restart':
      return waiting(startState(form, {}, context.now), [{ kind: 'begun' }]);
    case 'cancel': {
      const { resume: _, ...ended } = formState;
      return endForm(formState, [{ kind: 'ended', formState: ended }], context);
    }
    default:
      return waiting(
        formState,
        'intent' in act ? [{ kind: 'askedIntent', intent: act.intent, stage: formState.stage }] : [{ kind: 'moved' }],
      );
  }
}

/** Leaves every question that may be left, up to one that may not; an answer that is open again stays. */
function withoutRest(form: Form, formState: FormState, now: Date): FormState {
  const open = openQuestion(form, formState);
  if (!open || !mayBeLeftOut(open)) return formState;
  const held = formState.answers[open.id];
  const next =
    held === undefined ? skipQuestion(form, formState, open, now) : storeAnswer(form, formState, open, held, now);
  return withoutRest(form, next, now);
}

/** Leaves an answer as it is and goes on. */
function keep(slot: string | undefined, formState: FormState, form: Form, { now }: TurnContext): Progress {
  const question = form.questions.find(({ id }) => id === slot);
  const value = question && formState.answers[question.id];
  const kept = question && value !== undefined ? storeAnswer(form, formState, question, value, now) : formState;
  return waiting(kept, [{ kind: 'moved' }]);
}

/** A yes that comes too early, with what a request still wants; of figures, it is no answer. */
function tooEarly(formState: FormState, form: Form, { now }: TurnContext): Progress {
  const wanting = openQuestions(form, formState.answers, formState.skipped, { now }).filter(isRequired);
  return waiting(
    formState,
    form.ending.kind === 'send' && wanting.length > 0
      ? [{ kind: 'tooEarly', wanting: wanting.map(({ id }) => id) }]
      : [{ kind: 'notAsked' }],
  );
}

/** Asks once whether a review may go that was answered with what may be a yes; the same once more is none either. */
function askToSend(formState: FormState, form: Form): Progress {
  const isAskable = formState.stage !== 'asking' && form.ending.kind === 'send' && !formState.isAskedToSend;
  return isAskable
    ? waiting({ ...formState, isAskedToSend: true }, [{ kind: 'sendAsked' }])
    : waiting(formState, [{ kind: 'held' }]);
}

/** Lets the mail go, unless time has overtaken an answer: then that question is open again. */
function send(formState: FormState, form: Form, context: TurnContext): Progress {
  const [overtaken] = openQuestions(form, formState.answers, formState.skipped, context);
  return overtaken
    ? waiting(reopenQuestion(formState, overtaken), [{ kind: 'reopened', slot: overtaken.id }])
    : { formState: { ...formState, stage: 'sending' }, events: [{ kind: 'sending' }] };
}
