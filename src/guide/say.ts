import type { Wording } from '#src/collections/types.ts';
import { reviewRows, type Form, type Row } from '#src/forms/form.ts';
import type { Question, Surroundings } from '#src/forms/question.ts';
import { chip, type Chip, type Saying } from './message.ts';
import { textBlock, type Block } from './reply.ts';
import { openQuestion, progress, questionBefore, type Walk } from './walk.ts';

/** The open question, with what can be tapped instead of typing. `before` is said ahead of it, and why the answer it has no longer holds. */
export function sayQuestion(form: Form, walk: Walk, now: Date, before: readonly string[] = []): Saying {
  const question = openQuestion(form, walk);
  if (!question) return { blocks: before.map(textBlock) };
  const surroundings = { now, answers: walk.answers };
  const held = walk.answers[question.id];
  const checked = held === undefined ? undefined : question.validate(held, surroundings);
  return {
    blocks: [...before, ...(checked?.ok === false ? [checked.reason] : []), question.prompt].map(textBlock),
    chips: questionChips(form, walk, question, surroundings),
    progress: progress(form, walk),
  };
}

function questionChips(form: Form, walk: Walk, question: Question, surroundings: Surroundings): readonly Chip[] {
  const held = walk.answers[question.id];
  return [
    ...(held === undefined || !question.validate(held, surroundings).ok
      ? []
      : [keepChip(question.format(held)), ...rivalChips(form, walk, question)]),
    ...(question.choices?.(surroundings) ?? []).filter(({ closed }) => closed !== true).map(({ label }) => chip(label)),
    ...(question.required ? [] : [chip('Skip')]),
    ...(questionBefore(form, walk) ? [chip('Back')] : []),
    chip('Cancel'),
  ];
}

/** Of two amounts that can hardly both be right, either may be the wrong one. */
function rivalChips(form: Form, walk: Walk, { id }: Question): readonly Chip[] {
  const isDoubted = form.doubts?.(walk.answers).some(({ about }) => about === id) === true;
  const [first] = form.questions;
  return isDoubted && first && first.id !== id ? [chip(`Change ${first.label}`)] : [];
}

function keepChip(held: string): Chip {
  const letters = Array.from(held);
  return letters.length <= 40 ? chip(`Keep ${held}`) : chip(`Keep ${letters.slice(0, 40).join('')}…`, 'Keep it');
}

/** What is said to an answer that does not fit: first what is wrong and an example, then the form, then the ways out. */
export function sayRefusal(
  form: Form,
  walk: Walk,
  question: Question,
  reason: string,
  now: Date,
  wording: Wording,
): Saying {
  const rungs: readonly (readonly string[])[] = [
    [reason, question.help],
    [reason, question.pattern],
    [reason, wording.wayOut],
  ];
  const said = rungs[Math.min(walk.tries, rungs.length) - 1] ?? [reason];
  const chips = questionChips(form, walk, question, { now, answers: walk.answers });
  return {
    blocks: [...new Set(said)].map(textBlock),
    chips: walk.tries >= 3 ? [...chips, chip('Talk to a human')] : chips,
    progress: progress(form, walk),
  };
}

/** The answers given so far. */
export function sayAnswers(form: Form, walk: Walk): Saying {
  return { blocks: [rowsBlock(reviewRows(form, walk.answers))] };
}

/** The answers for reading through before anything is sent, each with its Change. */
export function sayReview(form: Form, walk: Walk, before: readonly string[]): Saying {
  return {
    blocks: [...before.map(textBlock), rowsBlock(reviewRows(form, walk.answers))],
    chips: [chip(form.action, 'Send it'), ...changeChips(form), chip('Cancel')],
  };
}

/** The figures a form ends in, and how to change what went into them. */
export function sayResult(form: Form, walk: Walk, before: readonly string[]): Saying {
  if (form.ending.kind !== 'result') return { blocks: before.map(textBlock) };
  const { heading, note, rows } = form.ending;
  return {
    blocks: [...before.map(textBlock), rowsBlock(rows(walk.answers), heading), textBlock(note)],
    links: [{ href: form.page, label: form.title }],
    chips: [...changeChips(form), chip('Start over')],
  };
}

/** A Change for each question, or for each that a walk-through has an answer to. */
export const changeChips = ({ questions }: Form, walk?: Walk): readonly Chip[] =>
  questions
    .filter(({ id }) => !walk || (walk.answers[id] !== undefined && id !== walk.asking))
    .map(({ label }) => chip(`Change ${label}`));

const rowsBlock = (rows: readonly Row[], heading?: string): Block => ({
  kind: 'list',
  isNumbered: false,
  isRows: true,
  items: rows.map(({ label, value }) => `${label}: ${value}`),
  ...(heading !== undefined && { heading }),
});
