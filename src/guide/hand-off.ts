import { fillTemplate } from '#src/domain/fill-template.ts';
import { draftText, whatsAppLink } from '#src/delivery/whatsapp.ts';
import { reviewRows, type Form } from '#src/forms/form.ts';
import type { Question } from '#src/forms/question.ts';
import type { FormState } from './form-state.ts';
import type { Knowledge, TurnContext } from './knowledge.ts';
import type { Link } from './reply.ts';

/** A link that opens WhatsApp to the office with a draft the visitor can change. */
export function officeLink({ practice, wording }: Pick<Knowledge, 'practice' | 'wording'>, draft: string): Link {
  return { href: whatsAppLink(practice.whatsapp, draft), label: wording.answers.whatsApp };
}

/** A link that calls the office. */
export function callLink({ practice: { phone }, wording }: Pick<Knowledge, 'practice' | 'wording'>): Link {
  return { href: `tel:${phone.replaceAll(' ', '')}`, label: fillTemplate(wording.answers.call, { phone }) };
}

/**
 * For whoever has no mail address or no Indian number: WhatsApp to the office with all that was told. No link at any other question.
 */
export function waysWithout(
  { kind }: Question,
  form: Form,
  { answers }: Pick<FormState, 'answers'>,
  { knowledge: { practice, wording }, timeZone }: TurnContext,
): readonly Link[] {
  if (kind !== 'email' && kind !== 'phone') return [];
  const told = reviewRows(form, answers, timeZone).filter(({ id }) => answers[id] !== undefined);
  return [
    {
      href: whatsAppLink(practice.whatsapp, draftText(wording.draft, told)),
      label: wording.answers.continueOnWhatsApp,
    },
  ];
}
