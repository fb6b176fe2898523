import type { IntentId, Intents } from '#src/collections/types.ts';

export type Intent = Intents[number];

/** Recognises intents such as "go back" or "call me" by the phrases in content. */
export interface IntentReader {
  /** The intent a whole message is, apart from stop words. */
  whole(text: string): Intent | undefined;
  /** The intent that stands somewhere in a message. */
  within(text: string): Intent | undefined;
  /** The intent that three quarters of a message are. */
  mostly(text: string): Intent | undefined;
  byId(id: IntentId): Intent;
}
