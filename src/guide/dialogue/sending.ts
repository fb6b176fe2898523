import { draftText } from '#src/delivery/whatsapp.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { newReference } from '#src/domain/reference.ts';
import { reviewRows, type Form, type Mail, type SendEnding } from '#src/forms/form.ts';
import { chosenPage } from './chosen-page.ts';
import { backChip, reviewMessage, rowsBlock } from './form-messages.ts';
import { callLink, officeLink } from '../answers/hand-off.ts';
import { askChip, chip } from './chips.ts';
import type { MessageContent } from '../model/message.ts';
import type { Chip } from '../model/chip.ts';
import { textBlock } from '../answers/blocks.ts';
import { formOf } from './form-of.ts';
import { personalAnswers, type FormState } from '#src/forms/form-state.ts';
import { withdrawalIn } from '../understanding/consent.ts';

import { withFormState } from './act-log.ts';
import { readIn, withMessages, withVisitorMessage } from './conversation-context.ts';
import type { Context, VisitorMessage } from '../model/knowledge.ts';

/** A request that is read through gets its reference; one that has it keeps it. */
export function giveReference(context: Context): Context {
  const { formState, random } = context;
  return !formState || formState.reference !== undefined
    ? context
    : withFormState(context, { ...formState, reference: newReference(random) });
}

/** What the visitor says while a mail is on its way does nothing. That it is taken back is remembered, and answered again when the sending has ended. */
export function receiveWhileSending(before: Context, { text }: VisitorMessage): Context {
  const context = withVisitorMessage(before, text);
  const { formState, knowledge } = context;
  const withdrawn = withdrawalIn(readIn(text).text, knowledge);
  if (!formState || withdrawn === undefined) return reportStillSending(context);
  const content: MessageContent = {
    blocks: [textBlock(fillTemplate(knowledge.wording.withdrawn.onItsWay, { phone: knowledge.practice.phone }))],
    links: [callLink(knowledge)],
  };
  return withFormState(withMessages(context, [content]), {
    ...formState,
    withdrawn: formState.withdrawn === 'cancel' ? 'cancel' : withdrawn,
  });
}

export function reportStillSending(context: Context): Context {
  return withMessages(context, [{ blocks: [textBlock(context.knowledge.wording.stillSending)] }]);
}

/** The request as it was before the word to send it. */
export function backToReview(context: Context): Context {
  const { formState } = context;
  return { ...withFormState(context, formState && { ...formState, stage: 'reviewing' }), effect: 'none' };
}

/** The mail a form that ends in sending has come to. */
export function pendingMail({ formState, knowledge, timeZone }: Context): Mail | null {
  const form = sendingForm(formState, knowledge);
  return formState && form
    ? form.ending.mail(formState.answers, { reference: formState.reference ?? '', timeZone })
    : null;
}

/** Says that the mail has gone, and how to cancel it for whoever took it back too late. */
export function reportSent(context: Context): Context {
  const { formState, knowledge } = context;
  const form = sendingForm(formState, knowledge);
  const sent = remembered(formState, true);
  if (!formState || !form) return { ...withFormState(context, null), ...sent, effect: 'none' };
  const resumed = formState.resume ?? null;
  const told = { ...context.told, ...personalAnswers(formState.answers) };
  const after: Context = { ...withFormState(context, resumed), ...sent, told, effect: 'none' };
  const chips = [...calendarChips(form, formState), ...backChips(resumed, knowledge)];
  const { sentHeading, sentText, reference, inBothClocks } = form.ending;
  const requested = inBothClocks?.(formState.answers, context.timeZone);
  const rows = [
    ...reviewRows(form, formState.answers, context.timeZone),
    { label: reference.label, value: formState.reference ?? '' },
  ];
  const blocks = [
    ...[
      `${sentHeading}. ${sentText}`,
      ...(requested === undefined ? [] : [requested]),
      ...referenceLine(reference.sent, formState),
    ].map(textBlock),
    rowsBlock(rows.slice(0, -1)),
  ];
  const page = chosenPage(formState, knowledge);
  const links = [
    ...(page === undefined ? [] : [{ href: page, label: knowledge.titleOf(page) }]),
    officeLink(knowledge, draftText(knowledge.wording.sentDraft, rows)),
  ];
  if (formState.withdrawn === undefined) return withMessages(after, [{ blocks, links, chips }]);
  const tooLate = fillTemplate(knowledge.wording.withdrawn.sent, { phone: knowledge.practice.phone });
  return withMessages(after, [{ blocks: [...blocks, textBlock(tooLate)], links: [callLink(knowledge)], chips }]);
}

/** A wished hour for the visitor's own calendar. */
function calendarChips({ ending: { calendar } }: Form<SendEnding>, { answers }: FormState): readonly Chip[] {
  if (!calendar) return [];
  const { label, questions } = calendar;
  const kept = Object.fromEntries(Object.entries(answers).filter(([id]) => questions.includes(id)));
  return [{ label, acts: [{ kind: 'ask', text: label }], calendar: { kind: 'request', answers: kept } }];
}

/** The way back to the form that was set aside for the one that was sent. */
function backChips(resumed: FormState | null, knowledge: Context['knowledge']): readonly Chip[] {
  const form = formOf(resumed, knowledge);
  return form ? [backChip(form, knowledge.wording.chips)] : [];
}

/** Says that the sending has failed and keeps the form as it is; what was taken back meanwhile is stopped. */
export function reportFailure(
  context: Context,
  { text, mayHaveArrived = false }: { readonly text: string; readonly mayHaveArrived?: boolean },
): Context {
  const { formState, knowledge } = context;
  const form = sendingForm(formState, knowledge);
  if (!formState || !form) return context;
  const { withdrawn, ...request } = formState;
  return withdrawn === undefined
    ? askToTryAgain(context, request, form, [text])
    : stop(context, formState, form, text, mayHaveArrived);
}

/** Says that nobody knows whether the mail went: the page was loaded anew meanwhile. */
export function reportInterruption(context: Context): Context {
  const { formState, knowledge } = context;
  const form = sendingForm(formState, knowledge);
  if (!formState || !form) return context;
  const { interrupted } = knowledge.wording;
  if (formState.withdrawn !== undefined) return stop(context, formState, form, interrupted, true);
  const blocks = [interrupted, ...referenceLine(form.ending.reference.failed, formState)].map(textBlock);
  return withFormState(withMessages(context, [{ blocks }]), { ...formState, stage: 'failed' });
}

function askToTryAgain(
  context: Context,
  request: FormState,
  form: Form<SendEnding>,
  before: readonly string[],
): Context {
  const { knowledge } = context;
  const { wording } = knowledge;
  const { label, failed } = form.ending.reference;
  const rows = [...reviewRows(form, request.answers, context.timeZone), { label, value: request.reference ?? '' }];
  const content: MessageContent = {
    blocks: [...before, wording.kept, ...referenceLine(failed, request)].map(textBlock),
    links: [officeLink(knowledge, draftText(wording.draft, rows))],
    chips: [
      chip(wording.chips.tryAgain, { kind: 'affirm' }),
      chip(wording.chips.changeAnswer, { kind: 'hold' }),
      chip(wording.chips.cancel, { kind: 'cancel' }),
    ],
  };
  return { ...withFormState(withMessages(context, [content]), { ...request, stage: 'failed' }), effect: 'none' };
}

/** What was cancelled is over; what was only held back waits to be read through again. */
function stop(
  context: Context,
  { withdrawn, ...request }: FormState,
  form: Form<SendEnding>,
  text: string,
  mayHaveArrived: boolean,
): Context {
  const { knowledge } = context;
  const { withdrawn: words } = knowledge.wording;
  const isOver = withdrawn === 'cancel';
  const before = mayHaveArrived
    ? [
        text,
        fillTemplate(words.unknown, { phone: knowledge.practice.phone }),
        ...referenceLine(form.ending.reference.sent, request),
      ]
    : [text, isOver ? words.stopped : words.held];
  const links = mayHaveArrived ? [callLink(knowledge)] : [];
  const content = isOver
    ? { blocks: before.map(textBlock), chips: knowledge.wording.suggestions.map(askChip) }
    : reviewMessage(form, request, knowledge.wording, before, context.timeZone);
  return {
    ...withFormState(
      withMessages(context, [{ ...content, links }]),
      isOver ? null : { ...request, stage: 'reviewing' },
    ),
    ...(mayHaveArrived && remembered(request, false)),
    effect: 'none',
  };
}

const remembered = (request: FormState | null, hasArrived: boolean): Pick<Context, 'lastSending'> =>
  request?.reference === undefined ? {} : { lastSending: { reference: request.reference, hasArrived } };

const referenceLine = (sentence: string, { reference }: FormState): readonly string[] =>
  reference === undefined ? [] : [fillTemplate(sentence, { reference })];

function sendingForm(formState: FormState | null, knowledge: Context['knowledge']): Form<SendEnding> | undefined {
  const form = formOf(formState, knowledge);
  return form && endsInSending(form) ? form : undefined;
}

const endsInSending = (form: Form): form is Form<SendEnding> => form.ending.kind === 'send';
