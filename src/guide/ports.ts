import type { Mail } from '#src/forms/form.ts';

/** Every effect the guide has. Views and tests hand it in; the machine itself reaches for nothing. */
export interface Ports {
  readonly now: () => Date;
  /** Sends a mail; tells whether it went, or the sentence a visitor reads. Never rejects. */
  readonly send: (mail: Mail) => Promise<{ readonly ok: true } | { readonly ok: false; readonly text: string }>;
}
