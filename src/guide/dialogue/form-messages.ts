import type { FormId } from '#src/collections/form-ids.ts';
import type { Wording } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { resultText, reviewRows, type Form, type Onward, type Row } from '#src/forms/form.ts';
import {
  isShown,
  mayBeLeftOut,
  promptOf,
  type Choice,
  type Question,
  type AnswerContext,
} from '#src/forms/question.ts';
import { refusalText } from '#src/forms/refusal-text.ts';
import { setSlots } from '../understanding/set-slots.ts';
import { chip } from './chips.ts';
import type { Act } from '../model/act.ts';
import type { Message, MessageContent } from '../model/message.ts';
import type { Chip } from '../model/chip.ts';
import { textBlock } from '../answers/blocks.ts';
import type { Block } from '../model/reply.ts';
import { isDoubted, openQuestion, progress, previousQuestion, type FormState } from '#src/forms/form-state.ts';

/** The open question, with what can be tapped instead of typing. `before` is said ahead of it, and why the answer it has no longer holds. */
export function questionMessage(
  form: Form,
  formState: FormState,
  moment: Omit<AnswerContext, 'answers'>,
  wording: Wording,
  before: readonly string[] = [],
  refusal?: Refusal,
): MessageContent {
  const question = openQuestion(form, formState);
  if (!question) return { blocks: before.map(textBlock) };
  const answerContext = answerContextOf(moment, formState);
  const held = formState.answers[question.id];
  const checked = held === undefined ? undefined : question.validate(held, answerContext);
  return {
    blocks: [
      ...before,
      ...(checked?.ok === false ? [refusalText(checked.refusal)] : []),
      refusal === undefined ? promptAgain(question, formState, wording) : promptOf(question, formState.answers),
    ].map(textBlock),
    chips: questionChips(form, formState, question, answerContext, wording, refusal),
    progress: progress(form, formState),
  };
}

/** The open question as it is asked again: with what was named when an answer to it could not be had. */
export function promptAgain(
  question: Question,
  { answers, asking, offered }: Pick<FormState, 'answers' | 'asking' | 'offered'>,
  { choicesAgain }: Pick<Wording, 'choicesAgain'>,
): string {
  const prompt = promptOf(question, answers);
  return offered && asking === question.id
    ? fillTemplate(choicesAgain, { question: prompt, choices: offered }, 'or')
    : prompt;
}

/** A time with what the visitor's own clock shows then; of other choices, the name says enough. */
const choiceChip = ({ id }: Question, { label, value, elsewhere }: Choice): Chip => ({
  ...chip(label, { kind: 'setSlot', slot: id, value }),
  ...(elsewhere !== undefined && { hint: elsewhere }),
});

const answerContextOf = ({ now, timeZone }: Omit<AnswerContext, 'answers'>, { answers }: FormState): AnswerContext => ({
  now,
  timeZone,
  answers,
});

function questionChips(
  form: Form,
  formState: FormState,
  question: Question,
  answerContext: AnswerContext,
  { chips }: Wording,
  refusal?: Refusal,
): readonly Chip[] {
  const held = formState.answers[question.id];
  const choices = (question.choices?.(answerContext) ?? []).filter(({ closed }) => closed !== true);
  const inHours = choices.filter(({ isOutsideHours }) => isOutsideHours !== true);
  const isInDoubt = refusal !== undefined || formState.tries > 0 || isDoubted(form, formState, question);
  // A day has no list to choose from. What was proposed can be tapped until another answer is given.
  const why = formState.asking === question.id ? (formState.proposal ?? refusal) : refusal;
  const suggestions =
    isInDoubt || question.kind === 'date' || why ? (question.suggestions?.(answerContext, why) ?? []) : [];
  const warnings = warningsAbout(form, formState, question);
  const proposed = warnings.flatMap(({ instead, insteadLabel }) =>
    instead === undefined || insteadLabel === undefined ? [] : [{ label: insteadLabel, value: instead }],
  );
  const listed = inHours.length > 0 ? inHours : choices;
  // Hours stand in the order of the day, behind those that were named just now.
  const named = question.kind === 'slot' ? namedIn(refusal, choices) : suggestions;
  const offered = [...proposed, ...named, ...listed];
  return [
    ...(held === undefined || !question.validate(held, answerContext).ok
      ? []
      : [keepChip(question.format(held), chips), ...rivalChips(form, formState, question, chips)]),
    ...[...new Map(offered.map((choice) => [choice.label, choice])).values()].map((choice) =>
      choiceChip(question, choice),
    ),
    ...besideChips(question, formState),
    ...(question.kind === 'phone' && isInDoubt
      ? [chip(chips.messageInstead, { kind: 'startFlow', form: 'message' })]
      : []),
    ...(!mayBeLeftOut(question) || formState.unnoted === undefined
      ? []
      : [chip(chips.noteQuestion, { kind: 'setSlot', slot: question.id, value: formState.unnoted })]),
    ...(question.kind === 'rupees' && warnings.length > 0 ? [] : leavingOut(question, chips)),
    ...(form.ending.kind === 'result' && held === undefined && mayBeLeftOut(question)
      ? [chip(chips.result, { kind: 'skip', rest: true })]
      : []),
    ...(previousQuestion(form, formState) ? [chip(chips.back, { kind: 'back' })] : []),
    chip(chips.cancel, { kind: 'cancel' }),
  ];
}

/** What can be told there of another question, until it is. */
const besideChips = ({ beside }: Question, { answers }: FormState): readonly Chip[] =>
  beside === undefined || answers[beside.slot] !== undefined
    ? []
    : [chip(beside.label, { kind: 'setSlot', slot: beside.slot, value: beside.value })];

/** An amount may be nothing, or not be known, also where the sum needs it: then the guide says so. */
const leavingOut = (question: Question, { none, unknown, skip }: Wording['chips']): readonly Chip[] =>
  question.kind === 'rupees'
    ? [chip(question.none ?? none, { kind: 'setSlot', slot: question.id, value: 0 }), chip(unknown, { kind: 'skip' })]
    : mayBeLeftOut(question)
      ? [chip(skip, { kind: 'skip' })]
      : [];

/** The choices that a refusal names: "the nearest are 04:00 PM and 05:00 PM". */
function namedIn(refusal: Refusal | undefined, choices: readonly Choice[]): readonly Choice[] {
  const slots = refusal?.values.slots;
  const named = Array.isArray(slots) && slots.length < choices.length ? slots.map(String) : [];
  return choices.filter(({ value }) => named.includes(String(value)));
}

const warningsAbout = (form: Form, { answers }: FormState, { id }: Pick<Question, 'id'>) =>
  (form.warnings?.(answers) ?? []).filter(({ about }) => about === id);

/** Of two amounts that can hardly both be right, either may be the wrong one. */
function rivalChips(
  form: Form,
  formState: FormState,
  { id, suggestions }: Question,
  chips: Wording['chips'],
): readonly Chip[] {
  const hasRival = !suggestions && warningsAbout(form, formState, { id }).some(({ instead }) => instead === undefined);
  const [first] = form.questions;
  return hasRival && first && first.id !== id ? [changeChip(first, chips)] : [];
}

function keepChip(held: string, chips: Wording['chips']): Chip {
  const letters = Array.from(held);
  if (letters.length <= 40) return chip(fillTemplate(chips.keep, { value: held }), { kind: 'keep' });
  return chip(fillTemplate(chips.keepLong, { start: letters.slice(0, 40).join('') }), { kind: 'keep' });
}

/** What is said to an answer that does not fit: first what is wrong and an example, then the form, then the ways out. */
export function refusalMessage(
  form: Form,
  formState: FormState,
  question: Question,
  refusal: Refusal,
  moment: Omit<AnswerContext, 'answers'>,
  wording: Wording,
): MessageContent {
  const reason = refusalText(refusal);
  const rungs: readonly (readonly string[])[] = [
    [reason, question.help],
    [reason, question.pattern],
    [reason, wording.wayOut],
  ];
  // A stretch of days is half an answer, and needs no help.
  const rung = refusal.code === 'dateSpan' ? 0 : Math.min(formState.tries, rungs.length);
  const said = rungs[rung - 1] ?? [reason, question.prompt];
  const chips = questionChips(form, formState, question, answerContextOf(moment, formState), wording, refusal);
  return {
    blocks: [...new Set(said)].map(textBlock),
    chips:
      formState.tries >= 3 ? [...chips, chip(wording.chips.human, { kind: 'humanHandoff', intent: 'human' })] : chips,
    progress: progress(form, formState),
  };
}

/** The answers given so far. */
export function answersMessage(form: Form, formState: FormState, timeZone?: string): MessageContent {
  return { blocks: [rowsBlock(reviewRows(form, formState.answers, timeZone))] };
}

/** The answers for reading through before anything is sent, each with its Change. */
export function reviewMessage(
  form: Form,
  formState: FormState,
  { chips }: Wording,
  before: readonly string[],
  timeZone?: string,
): MessageContent {
  return {
    blocks: [...before.map(textBlock), changeableRows(reviewRows(form, formState.answers, timeZone))],
    chips: [
      chip(form.action, { kind: 'affirm' }),
      chip(chips.cancel, { kind: 'cancel' }),
      ...changeChips(form, formState.answers, chips),
    ],
  };
}

/** The figures a form ends in, and how to change what went into them. What they are not is said once in a conversation. */
export function resultMessage(
  form: Form,
  formState: FormState,
  { chips }: Wording,
  before: readonly string[],
  { now, messages = [] }: { readonly now: Date; readonly messages?: readonly Message[] | undefined },
): MessageContent {
  if (form.ending.kind !== 'result') return { blocks: before.map(textBlock) };
  const { heading, note, rows, sentences, adds, next, ways } = form.ending;
  const { answers } = formState;
  const said = sentences?.(answers, now) ?? [];
  const additions = adds?.(answers) ?? [];
  const onward = next?.(answers);
  const isNoted = messages.some(({ blocks }) => blocks.some((block) => block.kind === 'text' && block.text === note));
  const notes = resultText({ ...form, ending: form.ending }, answers, said);
  return {
    blocks: [
      ...before.map(textBlock),
      // What it comes to is seen first, before the lines of another year.
      ...said.map((text, at): Block => ({ kind: at === 0 ? 'heading' : 'text', text })),
      rowsBlock(rows(answers), heading),
      ...(isNoted ? [] : [textBlock(note)]),
    ],
    links: [{ href: form.page, label: ways.page }],
    chips: [
      ...(onward ? [chip(onward.label, ...goesOn(onward))] : []),
      chip(ways.book, ...begins('appointment', { message: notes })),
      ...additions.map(({ label, questions }) => chip(label, ...questions.map(reopening))),
      ...(onward?.asking ? [chip(onward.asking.label, ...goesOn(onward), reopening(onward.asking.question))] : []),
      ...form.questions
        .filter(({ id }) => answers[id] !== undefined && additions.every(({ questions }) => !questions.includes(id)))
        .map((question) => changeChip(question, chips)),
      chip(chips.startOver, { kind: 'restart' }),
    ],
  };
}

const reopening = (slot: string): Act => ({ kind: 'reopenSlot', slot });

const goesOn = ({ form, answers }: Onward) => begins(form, answers, { isPeriodTold: true });

/** The acts that begin a form with some answers; what goes over from figures was told for the year. */
const begins = (form: FormId, ...told: Parameters<typeof setSlots>): readonly Act[] => [
  { kind: 'startFlow', form },
  ...setSlots(...told),
];

/** The way back to a form that was set aside. */
export const backChip = ({ id, title }: Form, chips: Wording['chips']): Chip =>
  chip(fillTemplate(chips.backTo, { title }), { kind: 'resumeFlow', form: id });

/** A Change for each question that is shown. */
const changeChips = ({ questions }: Form, answers: FormState['answers'], chips: Wording['chips']) =>
  questions.filter((question) => isShown(question, answers)).map((question) => changeChip(question, chips));

/** A Change for each answer of a form under way. */
export const answerChips = (form: Form, { answers, asking }: FormState, chips: Wording['chips']): readonly Chip[] =>
  form.questions
    .filter(({ id }) => answers[id] !== undefined && id !== asking)
    .map((question) => changeChip(question, chips));

const changeChip = ({ id, label }: Question, chips: Wording['chips']) =>
  chip(fillTemplate(chips.change, { label }), reopening(id));

const changeableRows = (rows: ReturnType<typeof reviewRows>): Block => ({
  kind: 'rows',
  rows: rows.map(({ id: slot, label, value }) => ({ slot, label, value })),
});

/** Takes rows, with a heading above them if there is one, and returns them as a block of a message. */
export const rowsBlock = (rows: readonly Row[], heading?: string): Block => ({
  kind: 'rows',
  rows: rows.map(({ label, value }) => ({ label, value })),
  ...(heading !== undefined && { heading }),
});
