import { whatsAppLink } from '#src/delivery/whatsapp.ts';
import type { Knowledge } from './knowledge.ts';
import type { Link } from './reply.ts';

/** A link that opens WhatsApp to the office with a draft the visitor can change. */
export function officeLink({ practice, wording }: Pick<Knowledge, 'practice' | 'wording'>, draft: string): Link {
  return { href: whatsAppLink(practice.whatsapp, draft), label: wording.answers.whatsApp };
}
