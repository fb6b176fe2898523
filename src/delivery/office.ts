import practice from 'content:practice';
import words from 'content:sending-words';
import { whatsAppLink } from './whatsapp.ts';

/** The links that open a call, a mail or a chat with the office. */
export const office = {
  call: `tel:${practice.phone.replaceAll(' ', '')}`,
  mail: `mailto:${practice.email}`,
  chat: whatsAppLink(practice.whatsapp, words.chatOpening),
} as const;
