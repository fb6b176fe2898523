import type { Practice } from '#src/collections/types.ts';
import { whatsAppLink } from '#src/delivery/whatsapp.ts';
import type { Link } from './reply.ts';

/** A link that opens WhatsApp to the office with a draft the visitor can change. */
export function officeLink(practice: Practice, draft: string): Link {
  return { href: whatsAppLink(practice.whatsapp, draft), label: 'Open WhatsApp' };
}
