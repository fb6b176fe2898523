import type { Romanised } from '#src/text/script-reader.ts';

/** A message in other letters as the guide reads it, and what is said about that in the visitor's own. */
export interface ScriptMessage extends Romanised {
  readonly notice: string;
}
