import type { Form } from '#src/forms/form.ts';
import { isRequired } from '#src/forms/question.ts';
import { openQuestion, type FormState } from '#src/forms/form-state.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { textBlock } from '../answers/blocks.ts';
import type { Act } from '../model/act.ts';
import type { Chip } from '../model/chip.ts';
import type { DialogueEvent } from '../model/dialogue-event.ts';
import type { TurnContext } from '../model/knowledge.ts';
import type { MessageContent } from '../model/message.ts';
import { askChip, chip } from './chips.ts';
import { saidOf } from './event-sentences.ts';
import { answerChips, questionMessage, refusalMessage, resultMessage, reviewMessage } from './form-messages.ts';
import { formOf } from './form-of.ts';
import { waysWithout } from './ways-without.ts';
import { whichFigure } from './which-figure.ts';

/** What is said of events in a form: what came of them, and where the form stands now. */
export function standing(
  outcome: readonly DialogueEvent[],
  formState: FormState | null,
  context: TurnContext,
): readonly MessageContent[] {
  const ended = outcome.flatMap((event) => (event.kind === 'ended' ? endedMessages(event.formState, context) : []));
  const form = formOf(formState, context.knowledge);
  if (!formState || !form) return withWaysOn(ended, context);
  const refused = outcome.find((event) => event.kind === 'refused');
  if (refused) return [...ended, ...refusedMessages(refused, formState, form, context)];
  if (outcome.some(({ kind }) => kind === 'sendAsked'))
    return [
      {
        blocks: [textBlock(context.knowledge.wording.sendNow)],
        chips: [chip(form.action, { kind: 'affirm' }), chip(context.knowledge.wording.chips.notYet, { kind: 'hold' })],
      },
    ];
  const unplaced = outcome.find((event) => event.kind === 'placeWanted');
  const which = unplaced && whichFigure(unplaced.amounts, form, formState, context);
  if (which) return [...ended, which];
  const refusal = outcome.find((event) => event.kind === 'reopened')?.refusal;
  const said = standingMessage(form, formState, context, saidOf(outcome, formState, form, context), refusal);
  const begun = outcome.some(({ kind }) => kind === 'begun') ? { links: [{ href: form.page, label: form.title }] } : {};
  const isHeldUp = outcome.some(({ kind }) => kind === 'notSkipped');
  const chips = outcome.flatMap((event) => chipsFor(event, form, formState, context));
  const open = openQuestion(form, formState);
  return [
    ...ended,
    {
      ...begun,
      ...said,
      ...(isHeldUp && { links: open ? waysWithout(open, form, formState, context) : [] }),
      ...(chips.length > 0 && { chips: [...chips, ...(said.chips ?? [])] }),
    },
  ];
}

/** Says where a form stands now: at a question, at the review, at its figures. Takes what is said ahead of it, and why the open question could not take what was told for it. */
export function standingMessage(
  form: Form,
  formState: FormState,
  { now, timeZone, messages, knowledge: { wording } }: TurnContext,
  before: readonly string[],
  refusal?: Refusal,
): MessageContent {
  switch (formState.stage) {
    case 'asking':
      return questionMessage(form, formState, { now, timeZone }, wording, before, refusal);
    case 'finished':
      return resultMessage(form, formState, wording, before, { now, messages });
    default: {
      // Who is told that nothing was sent has read the rest.
      const asks = before.includes(wording.notSent) ? [] : [wording.review];
      return reviewMessage(
        form,
        formState,
        wording,
        [...before, ...closuresIn(form, formState, before), ...asks],
        timeZone,
      );
    }
  }
}

/** That the office is closed then is read through once more, where it was not said just now. */
function closuresIn(form: Form, { answers }: FormState, said: readonly string[]): readonly string[] {
  const isOfMoment = (id: string) =>
    form.questions.some((one) => one.id === id && (one.kind === 'date' || one.kind === 'slot'));
  return (form.warnings?.(answers) ?? [])
    .filter(({ about, text }) => isOfMoment(about) && !said.includes(text))
    .map(({ text }) => text);
}

/** What is said to an answer that does not fit, with the ways of who has none. */
function refusedMessages(
  { slot, refusal }: Extract<DialogueEvent, { kind: 'refused' }>,
  formState: FormState,
  form: Form,
  context: TurnContext,
): readonly MessageContent[] {
  const question = form.questions.find(({ id }) => id === slot);
  if (!question) return [];
  const said = refusalMessage(form, formState, question, refusal, context, context.knowledge.wording);
  return [{ ...said, links: waysWithout(question, form, formState, context) }];
}

/** What can be tapped for an event, ahead of the rest. */
function chipsFor(event: DialogueEvent, form: Form, formState: FormState, context: TurnContext): readonly Chip[] {
  const { wording } = context.knowledge;
  if (event.kind === 'changeWanted')
    return formState.stage === 'asking' ? answerChips(form, formState, wording.chips) : [];
  if (event.kind === 'doubted' && formState.stage === 'finished') {
    const { about, instead, insteadLabel } = form.warnings?.(formState.answers)[event.warning] ?? {};
    return about === undefined || instead === undefined || insteadLabel === undefined
      ? []
      : [chip(insteadLabel, { kind: 'setSlot', slot: about, value: instead })];
  }
  return event.kind === 'proposed'
    ? event.acts.flatMap((act) => {
        const label = labelOf(act, form, formState, context);
        return label === undefined ? [] : [chip(label, act)];
      })
    : [];
}

/** With what can be done now that no form is open. */
const withWaysOn = (said: readonly MessageContent[], { knowledge: { wording } }: TurnContext) =>
  said.map((content, at) =>
    at === said.length - 1 ? { ...content, chips: wording.suggestions.map(askChip) } : content,
  );

/** How an act is called that may be meant. */
function labelOf(
  act: Act,
  form: Form,
  { asking }: FormState,
  { knowledge: { wording, forms } }: TurnContext,
): string | undefined {
  if (act.kind === 'restart') return wording.chips.startOver;
  if (act.kind === 'setSlot') {
    const question = form.questions.find(({ id }) => id === act.slot);
    const value = question && [act.sum, question.format(act.value)].filter((part) => part !== undefined).join(' = ');
    return question?.id === asking ? value : question && `${question.label}: ${value ?? ''}`;
  }
  return act.kind === 'startFlow' ? forms.find(({ id }) => id === act.form)?.title : undefined;
}

/** What is said when somebody stops early, with what can be said of figures. */
function endedMessages(ended: FormState, { knowledge, now, messages }: TurnContext): readonly MessageContent[] {
  const { wording } = knowledge;
  const form = formOf(ended, knowledge);
  const isEnough =
    form?.ending.kind === 'result' &&
    ended.stage === 'asking' &&
    form.questions.every((question) => !isRequired(question) || ended.answers[question.id] !== undefined);
  return [
    { blocks: [textBlock(wording.cancelled)] },
    ...(isEnough ? [{ ...resultMessage(form, ended, wording, [], { now, messages }), chips: [] }] : []),
  ];
}
