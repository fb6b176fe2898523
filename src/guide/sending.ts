import { draftText } from '#src/delivery/whatsapp.ts';
import { reviewRows, type Mail } from '#src/forms/form.ts';
import { changeChips } from './form-messages.ts';
import { officeLink } from './hand-off.ts';
import { chip, type MessageContent } from './message.ts';
import { textBlock } from './reply.ts';
import { formOf } from './form-turn.ts';
import type { FormState } from './form-state.ts';

import { withMessages, withVisitorMessage, type Context, type VisitorMessage } from './conversation-context.ts';

/** What the visitor says while a mail is on its way is kept in the conversation, but does nothing. */
export function receiveWhileSending(context: Context, { text }: VisitorMessage): Context {
  return reportStillSending(withVisitorMessage(context, text));
}

export function reportStillSending(context: Context): Context {
  return withMessages(context, [{ blocks: [textBlock(context.knowledge.wording.stillSending)] }]);
}

/** The mail a form that ends in sending has come to. */
export function pendingMail({ formState, knowledge }: Context): Mail | null {
  const form = formOf(formState, knowledge);
  return formState && form?.ending.kind === 'send' ? form.ending.mail(formState.answers) : null;
}

/** What is said once the mail has gone. */
export function sentMessage({ formState, knowledge }: Context): MessageContent {
  const ending = formOf(formState, knowledge)?.ending;
  return { blocks: ending?.kind === 'send' ? [textBlock(`${ending.sentHeading}. ${ending.sentText}`)] : [] };
}

/** What is said once the sending has failed; the form stays as it is. */
export function reportFailure(context: Context, text: string): Partial<Context> {
  const { formState, knowledge } = context;
  const form = formOf(formState, knowledge);
  if (!formState || !form) return {};
  const kept: FormState = { ...formState, stage: 'failed' };
  const { wording } = knowledge;
  const draft = draftText(wording.draft, reviewRows(form, formState.answers));
  const content: MessageContent = {
    blocks: [textBlock(text), textBlock(wording.kept)],
    links: [officeLink(knowledge, draft)],
    chips: [chip(wording.chips.tryAgain), ...changeChips(form, wording.chips), chip(wording.chips.cancel)],
  };
  return { ...withMessages(context, [content]), formState: kept, effect: 'none' };
}
