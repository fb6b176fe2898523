import { draftText, whatsAppLink } from '#src/delivery/whatsapp.ts';
import { reviewRows, type Form } from '#src/forms/form.ts';
import { asksForContact, type Question } from '#src/forms/question.ts';
import type { FormState } from '#src/forms/form-state.ts';
import type { TurnContext } from '../model/knowledge.ts';
import type { Link } from '../model/reply.ts';

/**
 * For whoever has no mail address or no Indian number: WhatsApp to the office with all that was told. No link at any other question.
 */
export function waysWithout(
  { kind }: Question,
  form: Form,
  { answers }: Pick<FormState, 'answers'>,
  { knowledge: { practice, wording }, timeZone }: TurnContext,
): readonly Link[] {
  if (!asksForContact(kind)) return [];
  const told = reviewRows(form, answers, timeZone).filter(({ id }) => answers[id] !== undefined);
  return [
    {
      href: whatsAppLink(practice.whatsapp, draftText(wording.draft, told)),
      label: wording.answers.continueOnWhatsApp,
    },
  ];
}
