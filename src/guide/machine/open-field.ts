import type { SnapshotFrom } from 'xstate';
import type { FormWording, Wording } from '#src/collections/types.ts';
import type { Form } from '#src/forms/form.ts';
import { openQuestion } from '#src/forms/form-state.ts';
import type { Answers, AnswerContext, Question, Value } from '#src/forms/question.ts';
import type { Act } from '../model/act.ts';
import type { Chip } from '../model/chip.ts';
import { isReview } from '../dialogue/is-review.ts';
import type { guideMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof guideMachine>;

/** A question of the form under way that can be answered in a field, with what the field has to know. */
export interface OpenField {
  readonly form: Form;
  readonly question: Question;
  readonly held: Value | undefined;
  readonly answers: Answers;
  readonly timeZone: string | undefined;
}

/** The request that is read through: its form, the message that shows it, and the field of each of its rows. */
export interface OpenReview {
  readonly form: Form;
  readonly messageId: number;
  readonly answers: Answers;
  readonly timeZone: string | undefined;
  readonly fieldOf: (slot: string) => OpenField | undefined;
}

export type FieldWords = FormWording['fields'];
export type ChipWords = Wording['chips'];

/** The words of the fields; they travel with the forms. */
export const selectFieldWords = ({ context }: Snapshot): FieldWords => context.knowledge.wording.fields;

/** The words that chips and fields have in common. */
export const selectChipWords = ({ context }: Snapshot) => context.knowledge.wording.chips;

/** The field of the open question; undefined where none is open, or where the visitor is asked first whether to go on. */
export function selectOpenField(snapshot: Snapshot): OpenField | undefined {
  const { formState, knowledge } = snapshot.context;
  const form = knowledge.forms.find(({ id }) => id === formState?.form);
  if (!formState || !form || formState.stage !== 'asking' || isBeforeTalk(snapshot)) return undefined;
  return fieldIn(snapshot, form, openQuestion(form, formState));
}

/** The request that waits to be read through, as the last message that shows it; undefined where none does. */
export function selectReview(snapshot: Snapshot): OpenReview | undefined {
  const { formState, knowledge, messages, timeZone } = snapshot.context;
  const form = knowledge.forms.find(({ id }) => id === formState?.form);
  const shown = messages.findLast(isReview);
  if (!form || !shown || formState?.stage !== 'reviewing' || isBeforeTalk(snapshot)) return undefined;
  return {
    form,
    messageId: shown.id,
    answers: formState.answers,
    timeZone,
    fieldOf: (slot) =>
      fieldIn(
        snapshot,
        form,
        form.questions.find(({ id }) => id === slot),
      ),
  };
}

const isBeforeTalk = (snapshot: Snapshot) => snapshot.matches({ talk: 'returning' });

function fieldIn(
  { context: { formState, timeZone } }: Snapshot,
  form: Form,
  question: Question | undefined,
): OpenField | undefined {
  return question && formState
    ? { form, question, held: formState.answers[question.id], answers: formState.answers, timeZone }
    : undefined;
}

/** Takes what can be tapped, and returns what is left of it beside the fields: without what the open field, or the review with its rows, has itself. Where something was said since the review, the word to send stays below that too. */
export function besideFields(chips: readonly Chip[], snapshot: Snapshot, now: Date): readonly Chip[] {
  const field = selectOpenField(snapshot);
  if (field) return chips.filter(({ acts }) => !acts.every((act) => isInField(act, field, now)));
  const review = selectReview(snapshot);
  if (!review) return chips;
  const isLast = review.messageId === snapshot.context.messages.at(-1)?.id;
  return chips.filter(({ acts }) => !acts.every(({ kind }) => (isLast && kind === 'affirm') || isInReview(kind)));
}

function isInField(act: Act, { question, answers, timeZone }: OpenField, now: Date): boolean {
  if (act.kind === 'skip') return !act.rest;
  if (act.kind === 'keep') return true;
  if (act.kind !== 'setSlot') return false;
  if (act.slot !== question.id) return act.slot === question.beside?.slot;
  const answerContext: AnswerContext = { now, answers, timeZone };
  const offered = [...(question.choices?.(answerContext) ?? []), ...(question.nextDays?.(answerContext) ?? [])];
  const isNone = question.kind === 'rupees' && act.value === 0;
  return isNone || offered.some(({ value }) => value === act.value);
}

const isInReview = (kind: Act['kind']) => kind === 'cancel' || kind === 'reopenSlot';
