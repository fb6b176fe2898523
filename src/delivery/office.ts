import practice from 'content:practice';
import words from 'content:sending-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { whatsAppLink } from './whatsapp.ts';

/** The links that open a call, a mail or a chat with the office. */
export const office = {
  call: `tel:${practice.phone.replaceAll(' ', '')}`,
  mail: `mailto:${practice.email}`,
  chat: whatsAppLink(practice.whatsapp, words.chatOpening),
} as const;

/** The link that opens a chat with the office about a topic; about nothing in particular where there is none. */
export const chatAbout = (topic: string | undefined): string =>
  topic === undefined ? office.chat : whatsAppLink(practice.whatsapp, fillTemplate(words.chatAbout, { topic }));
