import scriptWords from 'content:script-words';
import { indicScriptIn } from '#src/language/indic-script.ts';
import { readIn } from './conversation-context.ts';
import { scriptReader, type Romanised, type ScriptReader } from '#src/language/script-reader.ts';

/** A message in other letters as the guide reads it, and what is said about that in the visitor's own. */
export interface ScriptMessage extends Romanised {
  readonly notice: string;
}

let reader: ScriptReader | undefined;

/** Reads a message with Telugu or Devanagari letters by its sound. Takes it as typed. Fetched with the first such message. */
export function readScript(typed: string): ScriptMessage {
  reader ??= scriptReader(scriptWords);
  return { ...reader(readIn(typed).text), typed, notice: scriptWords.notices[indicScriptIn(typed) ?? 'devanagari'] };
}
