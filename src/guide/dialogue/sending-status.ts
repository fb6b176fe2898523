import type { LastSending } from '../model/last-sending.ts';
import type { Wording } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { Form } from '#src/forms/form.ts';
import type { FormState } from '#src/forms/form-state.ts';
import { textBlock } from '../answers/blocks.ts';
import type { Reply } from '../model/reply.ts';

/** A reply to a question about sending, with the truth of this conversation ahead of it; any other reply as it is. */
export function withStatus(
  reply: Reply,
  formState: FormState | null,
  form: Form | undefined,
  lastSending: LastSending | undefined,
  wording: Wording,
): Reply {
  const isAsked = reply.intent === 'was-sent' || reply.intent === 'is-confirmed';
  const isOfSent = lastSending && !formState && (reply.intent === 'change-later' || reply.intent === 'cancel-later');
  if (!isAsked && !isOfSent) return reply;
  const status = sendingStatus(formState, form, lastSending, wording).map(textBlock);
  return { ...reply, blocks: [...status, ...reply.blocks] };
}

function sendingStatus(
  formState: FormState | null,
  form: Form | undefined,
  lastSending: LastSending | undefined,
  { status }: Wording,
): readonly string[] {
  const before =
    lastSending &&
    fillTemplate(lastSending.hasArrived ? status.sent : status.perhaps, { reference: lastSending.reference });
  const isToBeSent = formState !== null && form?.ending.kind === 'send';
  const underWay = isToBeSent ? (formState.stage === 'failed' ? status.failed : status.notYet) : undefined;
  const said = [before, underWay].filter((sentence) => sentence !== undefined);
  return said.length > 0 ? said : [status.nothing];
}
