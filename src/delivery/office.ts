import practice from 'content:practice';
import { whatsAppLink } from './whatsapp.ts';

/** The links that open a call, a mail or a chat with the office. */
export const office = {
  call: `tel:${practice.phone.replaceAll(' ', '')}`,
  mail: `mailto:${practice.email}`,
  chat: whatsAppLink(practice.whatsapp, 'Hello, I have a question.'),
} as const;
