import { heard, written } from '#src/forms/question.ts';
import type { Romanised } from '#src/text/script-reader.ts';
import type { Act } from '../model/act.ts';
import type { TurnContext } from '../model/knowledge.ts';

/**
 * The acts of a message that was read in brief or by its sound, with words as they were typed. Takes the acts and how the message was read. What came from
 * other letters is a yes only where each of its words was sure.
 */
export function asTyped(
  acts: readonly Act[],
  { brief, romanised, knowledge, now, timeZone }: TurnContext,
): readonly Act[] {
  if (!brief && !romanised) return acts;
  const questions = knowledge.forms.flatMap((form) => form.questions);
  return acts.map((act): Act => {
    if (act.kind === 'affirm' && romanised && !romanised.isSure) return { kind: 'hold' };
    if (act.kind !== 'setSlot' || typeof act.value !== 'string') return act;
    const question = questions.find(({ id, kind }) => id === act.slot && written.has(kind));
    if (!question) return act;
    const inFull = brief ? brief.typedFor(act.value) : act.value;
    const value = romanised && question.kind !== 'email' ? inOwnLetters(inFull, romanised) : inFull;
    const parsed = heard(question, value, { now, timeZone, answers: {} });
    return parsed.ok
      ? { ...act, value: parsed.value }
      : { kind: 'rejectSlot', slot: act.slot, refusal: parsed.refusal };
  });
}

/** The words of a value as they were typed; the whole message where the value is that. */
function inOwnLetters(value: string, { text, typed, written: letters }: Romanised): string {
  if (value.trim() === text.trim()) return typed.trim();
  const longestFirst = [...letters.keys()].toSorted((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return value;
  const anyWord = new RegExp(`(?<![\\p{L}])(?:${longestFirst.join('|')})(?![\\p{L}])`, 'giu');
  return value.replace(anyWord, (word) => letters.get(word.toLowerCase()) ?? word);
}
