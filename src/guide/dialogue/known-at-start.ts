import { onwardFrom, type Form } from '#src/forms/form.ts';
import type { Answers } from '#src/forms/question.ts';
import { carriedAnswers, type FormState } from '#src/forms/form-state.ts';
import type { ActOf } from '../model/act.ts';
import type { TurnContext } from '../model/knowledge.ts';
import { setSlots } from '../understanding/set-slots.ts';
import { amountsBefore, toldBefore } from '../understanding/told-before.ts';
import { formOf } from './form-of.ts';
import { ofKind, type Telling } from './tell.ts';

/** What is known for a form that begins, besides what is told for it: what was told before, and what the form under way was told of the visitor or hands on. */
export function knownAtStart(
  { form: id, then }: ActOf<'startFlow'>,
  told: readonly Telling[],
  formState: FormState | null,
  context: TurnContext,
): readonly ActOf<'setSlot'>[] {
  const { forms } = context.knowledge;
  const form = forms.find((one) => one.id === id);
  if (!form || (!formState && forms.some((one) => one.id === then?.form))) return [];
  const settings = new Map(ofKind(told, 'setSlot', 'correctSlot').map(({ slot, value }) => [slot, value]));
  const isOther = formState && formState.form !== form.id && formOf(formState, context.knowledge);
  const email = settings.get('email');
  // With another address somebody else writes.
  const isOthers = email !== undefined && formState?.answers.email !== undefined && email !== formState.answers.email;
  const known = {
    ...toldEarlier(form, told, formState, context),
    ...(isOther && !isOthers && carriedAnswers(form, formState)),
    ...(isOther && carriedMatter(form, formState, context)),
  };
  return [
    ...setSlots(known),
    ...(isOther ? [] : amountsBefore(form, context)),
    ...setSlots(isOther ? carriedFigures(form, formState, context) : {}, { isPeriodTold: true }),
  ].filter(({ slot }) => !settings.has(slot));
}

/** "Calculate my tax" behind a salary that was told: the form that takes what is told in any order begins in place of the one that asks step by step. Takes what begins a form and what it is read with. */
export function beginsWithTold(start: ActOf<'startFlow'>, context: TurnContext): ActOf<'startFlow'> {
  const { forms } = context.knowledge;
  const begun = forms.find(({ id }) => id === start.form);
  const form = begun && forms.find(({ id }) => id === onwardFrom(begun, {})?.form);
  const isTold = form && amountsBefore(form, context).some(({ slot }) => slot === form.questions[0]?.id);
  return isTold === true ? { ...start, form: form.id } : start;
}

/** The figures that a form under way hands on to the one that begins; they were told for the year. */
function carriedFigures(form: Form, formState: FormState, { knowledge }: TurnContext): Answers {
  const before = formOf(formState, knowledge);
  const onward = before && onwardFrom(before, formState.answers);
  return onward?.form === form.id ? onward.answers : {};
}

/** What was told before a form began, as far as the message that begins it tells nothing else of it. */
function toldEarlier(form: Form, told: readonly Telling[], formState: FormState | null, context: TurnContext): Answers {
  const earlier = {
    ...toldBefore(form, context.messages ?? [], context),
    ...(!formState && matterOfTalk(form, context)),
  };
  const isTold = (id: string) =>
    ofKind(told, 'setSlot', 'correctSlot', 'rejectSlot', 'reopenSlot').some(({ slot }) => slot === id);
  // "At 11", said of the day that was asked about; with another day, its hour is none.
  const hasDay = form.questions.some(({ id, kind }) => kind === 'date' && isTold(id));
  const isHour = (id: string) => form.questions.some((question) => question.id === id && question.kind === 'slot');
  return Object.fromEntries(Object.entries(earlier).filter(([id]) => !isTold(id) && !(hasDay && isHour(id))));
}

/** What a message is about is what an appointment in its place is about. */
const carriedMatter = (form: Form, { answers: { subject } }: FormState, { now }: TurnContext): Answers =>
  subject === undefined ? {} : chosenFor(form, String(subject), now);

/** What was talked about is what an appointment is about; where it is none of the services, it is about anything else. */
function matterOfTalk(form: Form, { topic, now, knowledge }: TurnContext): Answers {
  if (topic === undefined || topic.said.length === 0 || !knowledge.isSubjectPage(topic.page)) return {};
  const choice = choiceOf(form);
  return {
    ...(choice?.otherwise !== undefined && { [choice.id]: choice.otherwise }),
    ...chosenFor(form, knowledge.titleOf(topic.page), now),
  };
}

const choiceOf = ({ questions }: Form) => questions.find(({ otherwise }) => otherwise !== undefined);

/** The choice for which a text has words, as the answer to its question. */
function chosenFor(form: Form, text: string, now: Date): Answers {
  const choice = choiceOf(form);
  const [found] = choice?.find?.(text, { now, answers: {} }) ?? [];
  return choice && found?.parsed.ok === true ? { [choice.id]: found.parsed.value } : {};
}
