import type { Form } from '#src/forms/form.ts';
import type { Answers } from '#src/forms/question.ts';
import type { Romanised } from '#src/text/script-reader.ts';
import { isOfWords } from './command.ts';
import type { Command } from './command.ts';

/**
 * The command of a message that was read by its sound. Takes the command, how the message was read, and the forms. What it stores in words is what was typed, not how
 * it sounds; and a yes is one only where each of its words was sure.
 */
export function inOwnLetters(command: Command, romanised: Romanised, forms: readonly Form[]): Command {
  switch (command.kind) {
    case 'set':
    case 'start':
      return { ...command, answers: answersAsTyped(command.answers, romanised, forms) };
    case 'doubtName':
      return { ...command, value: asTyped(command.value, romanised) };
    case 'intent':
      return command.id === 'yes' && !romanised.isSure ? { kind: 'hold' } : command;
    default:
      return command;
  }
}

function answersAsTyped(answers: Answers, romanised: Romanised, forms: readonly Form[]): Answers {
  const ofWords = new Set(forms.flatMap(({ questions }) => questions.filter(isOfWords).map(({ id }) => id)));
  return Object.fromEntries(
    Object.entries(answers).map(([id, value]) => [
      id,
      ofWords.has(id) && typeof value === 'string' ? asTyped(value, romanised) : value,
    ]),
  );
}

/** The words of a value as they were typed; the whole message where the value is that. */
function asTyped(value: string, { text, typed, written }: Romanised): string {
  if (value.trim() === text.trim()) return typed.trim();
  const longestFirst = [...written.keys()].toSorted((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return value;
  const anyWord = new RegExp(`(?<![\\p{L}])(?:${longestFirst.join('|')})(?![\\p{L}])`, 'giu');
  return value.replace(anyWord, (word) => written.get(word.toLowerCase()) ?? word);
}
