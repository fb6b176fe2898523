import type { ScriptMessage } from '../model/script-message.ts';
import scriptWords from 'content:script-words';
import { indicScriptIn } from '#src/text/indic-script.ts';
import { readIn } from '../dialogue/conversation-context.ts';
import { scriptReader, type ScriptReader } from '#src/text/script-reader.ts';

let reader: ScriptReader | undefined;

/** Reads a message with Telugu or Devanagari letters by its sound. Takes it as typed. Fetched with the first such message. */
export function readScript(typed: string): ScriptMessage {
  reader ??= scriptReader(scriptWords);
  return { ...reader(readIn(typed).text), typed, notice: scriptWords.notices[indicScriptIn(typed) ?? 'devanagari'] };
}
