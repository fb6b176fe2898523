import type { MessageContent } from './message.ts';

/** What the guide says to a message of the visitor, and whether something is to be done. */
export interface Turn {
  readonly said: readonly MessageContent[];
  /** What is to be looked up, where that is a part of the message only. */
  readonly lookUp?: string;
  /** What has to happen next: a message in other letters to read, a question to look up, the forms to fetch, a mail to send, a conversation to wipe. */
  readonly effect: 'none' | 'read' | 'answer' | 'fetch' | 'send' | 'clear';
}
