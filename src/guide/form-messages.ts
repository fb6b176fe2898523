import type { Wording } from '#src/collections/types.ts';
import { reviewRows, type Form, type Row } from '#src/forms/form.ts';
import { isRequired, type Question, type AnswerContext } from '#src/forms/question.ts';
import { refusalText } from '#src/forms/refusal-text.ts';
import { chip, type Chip, type MessageContent } from './message.ts';
import { textBlock, type Block } from './reply.ts';
import { openQuestion, progress, previousQuestion, type FormState } from './form-state.ts';

/** The open question, with what can be tapped instead of typing. `before` is said ahead of it, and why the answer it has no longer holds. */
export function questionMessage(
  form: Form,
  formState: FormState,
  now: Date,
  before: readonly string[] = [],
): MessageContent {
  const question = openQuestion(form, formState);
  if (!question) return { blocks: before.map(textBlock) };
  const answerContext = { now, answers: formState.answers };
  const held = formState.answers[question.id];
  const checked = held === undefined ? undefined : question.validate(held, answerContext);
  return {
    blocks: [...before, ...(checked?.ok === false ? [refusalText(checked.refusal)] : []), question.prompt].map(
      textBlock,
    ),
    chips: questionChips(form, formState, question, answerContext),
    progress: progress(form, formState),
  };
}

function questionChips(
  form: Form,
  formState: FormState,
  question: Question,
  answerContext: AnswerContext,
): readonly Chip[] {
  const held = formState.answers[question.id];
  return [
    ...(held === undefined || !question.validate(held, answerContext).ok
      ? []
      : [keepChip(question.format(held)), ...rivalChips(form, formState, question)]),
    ...(question.choices?.(answerContext) ?? [])
      .filter(({ closed }) => closed !== true)
      .map(({ label }) => chip(label)),
    ...(isRequired(question) ? [] : [chip('Skip')]),
    ...(previousQuestion(form, formState) ? [chip('Back')] : []),
    chip('Cancel'),
  ];
}

/** Of two amounts that can hardly both be right, either may be the wrong one. */
function rivalChips(form: Form, formState: FormState, { id }: Question): readonly Chip[] {
  const isDoubted = form.warnings?.(formState.answers).some(({ about }) => about === id) === true;
  const [first] = form.questions;
  return isDoubted && first && first.id !== id ? [chip(`Change ${first.label}`)] : [];
}

function keepChip(held: string): Chip {
  const letters = Array.from(held);
  return letters.length <= 40 ? chip(`Keep ${held}`) : chip(`Keep ${letters.slice(0, 40).join('')}…`, 'Keep it');
}

/** What is said to an answer that does not fit: first what is wrong and an example, then the form, then the ways out. */
export function refusalMessage(
  form: Form,
  formState: FormState,
  question: Question,
  reason: string,
  now: Date,
  wording: Wording,
): MessageContent {
  const rungs: readonly (readonly string[])[] = [
    [reason, question.help],
    [reason, question.pattern],
    [reason, wording.wayOut],
  ];
  const said = rungs[Math.min(formState.tries, rungs.length) - 1] ?? [reason];
  const chips = questionChips(form, formState, question, { now, answers: formState.answers });
  return {
    blocks: [...new Set(said)].map(textBlock),
    chips: formState.tries >= 3 ? [...chips, chip('Talk to a human')] : chips,
    progress: progress(form, formState),
  };
}

/** The answers given so far. */
export function answersMessage(form: Form, formState: FormState): MessageContent {
  return { blocks: [rowsBlock(reviewRows(form, formState.answers))] };
}

/** The answers for reading through before anything is sent, each with its Change. */
export function reviewMessage(form: Form, formState: FormState, before: readonly string[]): MessageContent {
  return {
    blocks: [...before.map(textBlock), rowsBlock(reviewRows(form, formState.answers))],
    chips: [chip(form.action, 'Send it'), ...changeChips(form), chip('Cancel')],
  };
}

/** The figures a form ends in, and how to change what went into them. */
export function resultMessage(form: Form, formState: FormState, before: readonly string[]): MessageContent {
  if (form.ending.kind !== 'result') return { blocks: before.map(textBlock) };
  const { heading, note, rows } = form.ending;
  return {
    blocks: [...before.map(textBlock), rowsBlock(rows(formState.answers), heading), textBlock(note)],
    links: [{ href: form.page, label: form.title }],
    chips: [...changeChips(form), chip('Start over')],
  };
}

/** A Change for each question, or for each that a walk-through has an answer to. */
export const changeChips = ({ questions }: Form, formState?: FormState): readonly Chip[] =>
  questions
    .filter(({ id }) => !formState || (formState.answers[id] !== undefined && id !== formState.asking))
    .map(({ label }) => chip(`Change ${label}`));

const rowsBlock = (rows: readonly Row[], heading?: string): Block => ({
  kind: 'list',
  isNumbered: false,
  isRows: true,
  items: rows.map(({ label, value }) => `${label}: ${value}`),
  ...(heading !== undefined && { heading }),
});
