import type { Form, FormId } from '#src/forms/form.ts';
import { openQuestions } from '#src/forms/form.ts';
import type { Answers, Question, Value } from '#src/forms/question.ts';

export type Stage = 'asking' | 'reviewing' | 'sending' | 'failed' | 'finished';

/** A form on its way, one question at a time. Plain JSON; which form it is decides everything else. */
export interface Walk {
  readonly form: FormId;
  readonly answers: Answers;
  readonly skipped: readonly string[];
  readonly stage: Stage;
  /** The question that is open while asking; null otherwise. */
  readonly asking: string | null;
  /** How many answers to the open question did not fit. */
  readonly tries: number;
}

/** Begins a form with what is known already, and moves to the first open question. */
export function begin(form: Form, known: Answers, now: Date): Walk {
  return advance(form, { form: form.id, answers: known, skipped: [], stage: 'asking', asking: null, tries: 0 }, now);
}

/** Moves to the first open question; without one, a form that is sent goes to review and the others are finished. */
function advance(form: Form, walk: Walk, now: Date): Walk {
  const [next] = openQuestions(form, walk.answers, walk.skipped, { now });
  if (next) return { ...walk, stage: 'asking', asking: next.id, tries: 0 };
  return { ...walk, stage: form.ending.kind === 'send' ? 'reviewing' : 'finished', asking: null, tries: 0 };
}

/** Stores the answer to a question and moves on; a question that is open stays so when another one is answered. */
export function store(form: Form, walk: Walk, question: Question, value: Value, now: Date): Walk {
  const answers = { ...walk.answers, [question.id]: value };
  const next = advance(form, { ...walk, answers, skipped: without(walk.skipped, question.id) }, now);
  const open = openQuestion(form, walk);
  return open && open.id !== question.id && isPast(form, open, next) ? reopen(next, open) : next;
}

function isPast({ questions }: Form, open: Question, { asking }: Walk): boolean {
  return asking === null || questions.findIndex(({ id }) => id === asking) > questions.indexOf(open);
}

/** Leaves a question without an answer, dropping the one it had, and moves on. Required questions cannot be skipped. */
export function skip(form: Form, walk: Walk, question: Question, now: Date): Walk {
  const { [question.id]: _, ...answers } = walk.answers;
  return advance(form, { ...walk, answers, skipped: [...without(walk.skipped, question.id), question.id] }, now);
}

/** Opens a question again; its answer stays until another one is given. */
export function reopen(walk: Walk, question: Question): Walk {
  return { ...walk, stage: 'asking', asking: question.id, tries: 0 };
}

/** The question before the open one, or the last one when none is open; undefined at the first. */
export function questionBefore(form: Form, walk: Walk): Question | undefined {
  const at = walk.asking === null ? form.questions.length : form.questions.findIndex(({ id }) => id === walk.asking);
  return form.questions[at - 1];
}

/** The question that is open, if one is. */
export function openQuestion(form: Form, walk: Walk): Question | undefined {
  return form.questions.find(({ id }) => id === walk.asking);
}

/** Which of how many questions is open, counted from 1. */
export function progress(form: Form, walk: Walk): { readonly step: number; readonly of: number } | null {
  const at = form.questions.findIndex(({ id }) => id === walk.asking);
  return at < 0 ? null : { step: at + 1, of: form.questions.length };
}

/** Whether a walk-through that was kept fits its form: it asks what the form asks, and its answers can be written out and lead where it stands. */
export function fits(form: Form, walk: Walk): boolean {
  const { stage, asking, answers } = walk;
  const isWhole = form.questions.every(({ id, required }) => !required || answers[id] !== undefined);
  const stands =
    stage === 'asking'
      ? openQuestion(form, walk) !== undefined
      : asking === null && isWhole && (stage === 'finished') === (form.ending.kind === 'result');
  return (
    stands &&
    Object.entries(answers).every(([id, value]) =>
      form.questions.some((question) => question.id === id && canBeWritten(question, value)),
    )
  );
}

function canBeWritten({ format }: Question, value: Value): boolean {
  try {
    return format(value) !== '';
  } catch {
    return false;
  }
}

const without = (list: readonly string[], item: string) => list.filter((one) => one !== item);
