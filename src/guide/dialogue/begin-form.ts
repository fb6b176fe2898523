import type { Form } from '#src/forms/form.ts';
import {
  carriedAnswers,
  isDoubtedBy,
  reopenQuestion,
  skipQuestion,
  startState,
  type FormState,
} from '#src/forms/form-state.ts';
import type { ActOf } from '../model/act.ts';
import type { TurnContext } from '../model/knowledge.ts';
import { formOf } from './form-of.ts';
import { waiting, type Progress } from './progress.ts';
import { besideIn, leftOver, ofKind, tell, type Telling } from './tell.ts';

/** Begins a form with what is told for it; one that is under way is set aside. What was told and does not fit is asked about first, and so is what may be by the month where that was not told. */
export function beginForm(
  start: ActOf<'startFlow'>,
  told: readonly Telling[],
  before: FormState | null,
  { knowledge, now }: TurnContext,
): Progress {
  const { forms } = knowledge;
  const form = forms.find(({ id }) => id === start.form);
  if (!form) return { formState: before, events: [{ kind: 'asked' }] };
  const settings = ofKind(told, 'setSlot', 'correctSlot');
  const answers = Object.fromEntries(settings.map(({ slot, value }) => [slot, value]));
  const started = startState(form, answers, now, setAsideFor(form, start, before, { knowledge, now }));
  const left = form.questions.find(({ id }) => ofKind(told, 'clearSlot').some(({ slot }) => slot === id));
  const monthly = settings.flatMap(({ slot, isMonthly }) => (isMonthly ? [slot] : []));
  const beside = besideIn(told);
  const begun = {
    ...(left ? skipQuestion(form, started, left, now) : started),
    ...(monthly.length > 0 && { monthly }),
    ...(beside && started.stage === 'asking' && { further: beside.slot }),
  };
  const isSettled = (id: string) => settings.some(({ slot, isPeriodTold }) => slot === id && isPeriodTold === true);
  const warnings = (form.warnings?.(begun.answers) ?? []).flatMap((warning, at) =>
    warning.insteadLabel === undefined || !isSettled(warning.about) ? [{ ...warning, at }] : [],
  );
  const [problem] = ofKind(told, 'reopenSlot');
  // What can be had otherwise is asked about at once; of figures, all are asked for first.
  const asked =
    form.questions.find(({ id }) => id === problem?.slot) ??
    form.questions.find((question) => isDoubtedBy(warnings, question));
  const { refusal } = problem ?? {};
  return waiting(
    asked ? reopenQuestion(begun, asked) : begun,
    [
      { kind: 'begun', ...(begun.stage === 'finished' && { isFinished: true as const }) },
      ...form.questions.flatMap(({ id }) => {
        const setting = settings.find(({ slot }) => slot === id);
        return setting
          ? [{ kind: 'stored', slot: id, ...(setting.sum !== undefined && { sum: setting.sum }) } as const]
          : [];
      }),
      ...leftOver(told),
      ...warnings.map(({ at }) => ({ kind: 'doubted', warning: at }) as const),
      ...(problem?.slot === undefined
        ? []
        : [{ kind: 'reopened', slot: problem.slot, ...(refusal && { refusal }) } as const]),
    ],
    refusal,
  );
}

/** The form that comes after the one that begins. */
function setAsideFor(
  form: Form,
  { leaves, then }: ActOf<'startFlow'>,
  before: FormState | null,
  { knowledge, now }: Pick<TurnContext, 'knowledge' | 'now'>,
): FormState | undefined {
  if (!before) {
    const after = knowledge.forms.find(({ id }) => id === then?.form);
    return then && after ? startState(after, then.answers, now) : undefined;
  }
  if (before.form === form.id || !formOf(before, knowledge)) return undefined;
  const { resume, ...formState } = before;
  return formState.stage === 'finished' || leaves === true ? resume : formState;
}

/** Ends a form. One that was set aside for it is taken up again, with what this one was told of the visitor. */
export function endForm(
  ended: FormState,
  events: Progress['events'],
  { knowledge }: Pick<TurnContext, 'knowledge'>,
): Progress {
  const { resume } = ended;
  const before = formOf(resume ?? null, knowledge);
  if (!resume || !before) return { formState: null, events };
  const answers = { ...carriedAnswers(before, ended), ...resume.answers };
  return waiting({ ...resume, answers }, [...events, { kind: 'resumed' }]);
}

/** Goes back to the form that was set aside, with what is told for it, or says where the open one stands. */
export function resumeForm(
  { form: id }: ActOf<'resumeFlow'>,
  told: readonly Telling[],
  formState: FormState,
  context: TurnContext,
): Progress {
  if (formState.form === id || formState.resume?.form !== id) return waiting(formState, [{ kind: 'resumed' }]);
  const resumed = endForm(formState, [], context);
  const form = formOf(resumed.formState, context.knowledge);
  if (told.length === 0 || !resumed.formState || !form) return resumed;
  const { formState: after, events } = tell(resumed.formState, told, form, context);
  return { formState: after, events: [...resumed.events, ...events] };
}
