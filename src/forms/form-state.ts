import type { Form, Warning } from './form.ts';
import type { FormId } from '#src/collections/form-ids.ts';
import { fittingAnswers, openQuestions } from './form.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { isShown, mayBeLeftOut, type Answers, type Question, type Value } from './question.ts';

export type Stage = 'asking' | 'reviewing' | 'sending' | 'failed' | 'finished';

/** A form on its way, one question at a time. Plain JSON; which form it is decides everything else. */
export interface FormState {
  readonly form: FormId;
  readonly answers: Answers;
  readonly skipped: readonly string[];
  readonly stage: Stage;
  /** The question that is open while asking; null otherwise. */
  readonly asking: string | null;
  /** The questions in whose place others were answered: they wait until these are through. */
  readonly passed?: readonly string[];
  /** How many answers to the open question did not fit. */
  readonly tries: number;
  /** What was named when the answer told to the open question could not be had. */
  readonly offered?: readonly string[];
  /** Why the answer told to the open question was doubted, where one was proposed for it; it stands until another is given. */
  readonly proposal?: Refusal;
  /** What was asked, and answered, where words are asked for that may be left out; it can still be noted. */
  readonly unnoted?: string;
  /** The question in words that holds what was told beside another matter: it is still asked, and what is answered goes behind that. */
  readonly further?: string;
  /** The amounts that were told by the month. */
  readonly monthly?: readonly string[];
  /** Of a form of figures the answers that were told last, each with what it was before, null where it was not told. */
  readonly last?: Readonly<Record<string, Value | null>>;
  /** By which visitor and office speak of this request; from its first review on, the same however often it is sent. */
  readonly reference?: string;
  /** Set where the last words may have been a yes to the review, and were asked about. */
  readonly isAskedToSend?: true;
  /** Set when the visitor took it back while it was on its way. */
  readonly withdrawn?: Withdrawal;
  /** The form that was set aside for this one. */
  readonly resume?: FormState;
}

/** Begins a form with what is known already, and moves to the first open question. */
export function startState(form: Form, known: Answers, now: Date, setAside?: FormState): FormState {
  const answers = { ...form.initial?.(now), ...known };
  const skipped = form.takenForGranted?.(known) ?? [];
  const begun: FormState = { form: form.id, answers, skipped, stage: 'asking', asking: null, tries: 0 };
  return advance(form, setAside ? { ...begun, resume: setAside } : begun, now);
}

/** Who the visitor is and how to reach him. */
export const personalAnswers = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => isPersonal(id)));

/** What was told in one form and is asked for in another: who somebody is and how to reach him. */
export function carriedAnswers({ questions }: Form, { answers }: Pick<FormState, 'answers'>): Answers {
  return Object.fromEntries(
    questions.flatMap(({ id }) => (isPersonal(id) && answers[id] !== undefined ? [[id, answers[id]]] : [])),
  );
}

const isPersonal = (id: string) => id === 'name' || id === 'email' || id === 'phone';

/** Moves to the first open question; without one, a form that is sent goes to review and the others are finished. */
function advance(form: Form, formState: FormState, now: Date): FormState {
  const rest = withoutTried(formState);
  const { [rest.further ?? '']: _, ...answered } = rest.answers;
  const open = openQuestions(form, answered, rest.skipped, { now });
  const next = open.find(({ id }) => !rest.passed?.includes(id)) ?? open[0];
  if (next) return { ...rest, stage: 'asking', asking: next.id, tries: 0 };
  return { ...rest, stage: form.ending.kind === 'send' ? 'reviewing' : 'finished', asking: null, tries: 0 };
}

/**
 * Stores the answer to a question and moves on. A question that is open stays so when another one is answered, unless its own answer
 * was only doubted: who goes on has accepted it.
 */
export function storeAnswer(form: Form, before: FormState, question: Question, value: Value, now: Date): FormState {
  const isMore = isFurther(before, question);
  const formState = isMore ? withoutFurther(before) : before;
  const told = isMore ? `${before.answers[question.id]}\n${value}` : value;
  const answers = { ...formState.answers, [question.id]: told };
  const next = advance(form, { ...formState, answers, skipped: without(formState.skipped, question.id) }, now);
  const open = openQuestion(form, formState);
  const isLeftOpen =
    open &&
    open.id !== question.id &&
    isPast(form, open, next) &&
    !isDoubted(form, formState, open) &&
    (answers[open.id] !== undefined || (form.isAsked?.(open.id, answers) ?? true));
  const { offered } = formState;
  const moved = isLeftOpen ? reopenQuestion(next, open) : next;
  return offered && moved.asking === formState.asking && question.kind !== 'date' ? { ...moved, offered } : moved;
}

/**
 * Goes on behind the open question, which waits until the others are through: something else was answered in its place. What is not known of figures is not asked for a third
 * time. Takes the form before and after the answers; it is as it was where nothing new was answered, where a choice is open, or without what all figures need.
 */
export function passOver(form: Form, before: FormState, after: FormState, now: Date): FormState {
  const open = openQuestion(form, before);
  const isNew = form.questions.some(
    ({ id, isOnlyTold }) => !isOnlyTold && before.answers[id] === undefined && after.answers[id] !== undefined,
  );
  if (!open || !isNew || after.asking !== open.id || after.answers[open.id] !== undefined) return after;
  const isOfFigures = form.ending.kind === 'result';
  if (after.offered || after.proposal || (isOfFigures && !mayBeLeftOut(open))) return after;
  if (!before.passed?.includes(open.id))
    return advance(form, { ...after, passed: [...(before.passed ?? []), open.id] }, now);
  return isOfFigures ? skipQuestion(form, after, open, now) : after;
}

/** Whether what was told comes to figures of which one can ask: the form works out a result, and its first question has an answer. */
export const isWorkedOut = ({ ending, questions }: Form, { answers }: Pick<FormState, 'answers'>): boolean =>
  ending.kind === 'result' && answers[questions[0]?.id ?? ''] !== undefined;

/** Whether a question has an answer that can be had otherwise, such as a day on which the office is closed or an amount that may be that of a month. */
export const isDoubted = (form: Form, { answers }: Pick<FormState, 'answers'>, question: Question): boolean =>
  isDoubtedBy(form.warnings?.(answers) ?? [], question);

/** The same, going by some of the warnings alone. */
export const isDoubtedBy = (warnings: readonly Warning[], { id, suggestions }: Question): boolean =>
  warnings.some(({ about, instead }) => about === id && (suggestions !== undefined || instead !== undefined));

function isPast({ questions }: Form, open: Question, { asking }: FormState): boolean {
  return asking === null || questions.findIndex(({ id }) => id === asking) > questions.indexOf(open);
}

/** Leaves a question without an answer, dropping the one it had, and moves on. Required questions cannot be skipped. */
export function skipQuestion(form: Form, formState: FormState, question: Question, now: Date): FormState {
  if (isFurther(formState, question)) return advance(form, withoutFurther(formState), now);
  const { [question.id]: _, ...answers } = formState.answers;
  return advance(
    form,
    { ...formState, answers, skipped: [...without(formState.skipped, question.id), question.id] },
    now,
  );
}

const isFurther = ({ further, asking }: FormState, { id }: Question) => further === id && asking === id;
const withoutFurther = ({ further: _, ...formState }: FormState): FormState => formState;

/** Opens a question again; its answer stays until another one is given. */
export function reopenQuestion(formState: FormState, question: Question): FormState {
  return { ...withoutTried(formState), stage: 'asking', asking: question.id, tries: 0 };
}

/** Without what was said to answers that the open question could not take. */
const withoutTried = ({ offered: _, proposal: _before, unnoted: _asked, ...formState }: FormState) => formState;

/** The form with what was named, or proposed, as it could not take an answer to the open question. Takes why; as it is where nothing was. */
export function withOffered(formState: FormState, refusal: Refusal | undefined): FormState {
  if (refusal?.code === 'phoneAbroad' || refusal?.code === 'emailUnclear') return { ...formState, proposal: refusal };
  const { slots } = refusal?.values ?? {};
  return Array.isArray(slots) && slots.length <= mostOffered ? { ...formState, offered: slots.map(String) } : formState;
}

/** Of more, the list says as much. */
const mostOffered = 3;

/** The question before the open one, or the last one when none is open; undefined at the first. */
export function previousQuestion(form: Form, formState: FormState): Question | undefined {
  const shown = shownQuestions(form, formState);
  const at = formState.asking === null ? shown.length : shown.findIndex(({ id }) => id === formState.asking);
  return shown[at - 1];
}

const shownQuestions = ({ questions }: Form, { asking, answers }: Pick<FormState, 'asking' | 'answers'>) =>
  questions.filter((question) => question.id === asking || isShown(question, answers));

/** The question that is open, if one is. */
export function openQuestion(form: Form, formState: FormState): Question | undefined {
  return form.questions.find(({ id }) => id === formState.asking);
}

/** The amount that was told last and stands, where that was one alone; undefined otherwise. */
export function lastAmount(
  { questions }: Form,
  { last = {}, answers }: Pick<FormState, 'last' | 'answers'>,
): Question | undefined {
  const [only, another] = questions.filter(({ id, kind }) => kind === 'rupees' && last[id] !== undefined);
  return another || answers[only?.id ?? ''] === undefined ? undefined : only;
}

/** Which of how many questions is open, counted from 1. */
export function progress(form: Form, formState: FormState): { readonly step: number; readonly of: number } | null {
  const { mayAsk, isAsked } = form;
  const counted = form.questions.filter(({ id, isOnlyTold }) =>
    // What need not be asked counts once it is: the list may end sooner, and grows by few.
    mayAsk
      ? mayAsk.includes(id) ||
        id === formState.asking ||
        (formState.answers[id] !== undefined && isAsked?.(id, formState.answers))
      : isOnlyTold !== true,
  );
  const at = counted.findIndex(({ id }) => id === formState.asking);
  return at < 0 ? null : { step: at + 1, of: counted.length };
}

/** Whether a form that was kept fits its form: it asks what the form asks, and has the answers that lead where it stands. */
export function isValidState(form: Form, formState: FormState): boolean {
  const { stage, asking, answers } = formState;
  const isWhole = form.questions.every((question) => mayBeLeftOut(question) || answers[question.id] !== undefined);
  return stage === 'asking'
    ? openQuestion(form, formState) !== undefined
    : asking === null && isWhole && (stage === 'finished') === (form.ending.kind === 'result');
}

/** A form that was kept with those answers alone that its questions take at this moment, and the set aside form likewise; the same one where they take all. */
export function withAnswersThatFit(form: Form, formState: FormState, now: Date): FormState {
  const answers = fittingAnswers(form, formState.answers, now);
  return Object.keys(answers).length === Object.keys(formState.answers).length ? formState : { ...formState, answers };
}

/** Asks on where answers have fallen away. */
export const askOn = (form: Form, formState: FormState, now: Date): FormState =>
  advance(form, { ...formState, last: {} }, now);

const without = (list: readonly string[], item: string) => list.filter((one) => one !== item);

/** How a message that is on its way is taken back: for good, or only so that nothing more is done about it for now. */
export type Withdrawal = 'cancel' | 'hold';
