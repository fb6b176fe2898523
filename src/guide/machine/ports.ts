import type { Mail } from '#src/forms/form.ts';
import type { Knowledge } from '../model/knowledge.ts';
import type { Earlier } from '../model/earlier.ts';
import type { ScriptMessage } from '../model/script-message.ts';
import type { ComingReply, Reply } from '../model/reply.ts';

/** Every effect the guide has. The site and the tests hand them in; the machine itself reaches for nothing, and gets the time with each event. */
export interface Ports {
  /** Looks a message up on the site, given the page it is about and what went before it; the reply comes at once where nothing has to be fetched for it. Neither throws nor rejects. */
  readonly answer: (text: string, page: string, earlier: Earlier) => Reply | ComingReply;
  /** Reads a message in other letters; null when what reads it cannot be had. Never rejects. */
  readonly readScript: (text: string) => Promise<ScriptMessage | null>;
  /** Fetches what reads and answers messages, with the forms; null when it cannot be had. Never rejects. */
  readonly knowledge: () => Promise<Knowledge | null>;
  /** Sends a mail; tells whether it went, or the sentence a visitor reads and whether it may have arrived all the same. Never rejects. */
  readonly send: (
    mail: Mail,
  ) => Promise<
    { readonly ok: true } | { readonly ok: false; readonly text: string; readonly mayHaveArrived?: boolean }
  >;
}
