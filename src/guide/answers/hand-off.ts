import { fillTemplate } from '#src/domain/fill-template.ts';
import { whatsAppLink } from '#src/delivery/whatsapp.ts';
import type { Knowledge } from '../model/knowledge.ts';
import type { Link } from '../model/reply.ts';

/** A link that opens WhatsApp to the office with a draft the visitor can change. */
export function officeLink({ practice, wording }: Pick<Knowledge, 'practice' | 'wording'>, draft: string): Link {
  return { href: whatsAppLink(practice.whatsapp, draft), label: wording.answers.whatsApp };
}

/** A link that calls the office. */
export function callLink({ practice: { phone }, wording }: Pick<Knowledge, 'practice' | 'wording'>): Link {
  return { href: `tel:${phone.replaceAll(' ', '')}`, label: fillTemplate(wording.answers.call, { phone }) };
}
