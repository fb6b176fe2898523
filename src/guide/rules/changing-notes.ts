import offices from 'content:vocabulary-offices';
import changes from 'content:vocabulary-changes';
import { heard } from '#src/forms/question.ts';
import { anyOf } from '#src/language/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Command } from '../command.ts';
import type { Reading } from '../reading.ts';
import type { Situation } from '../situation.ts';

/**
 * "Update the notes: the shop is in Nalgonda", "fix that in the note: 30th": what is said of notes that were taken is theirs, whatever day or office it
 * tells. As many words as make a note are the new one; of fewer it cannot be known what they change, so the notes are asked for again.
 */
export function changesNotes(
  { text, named, told }: Reading,
  { open, formState, answerContext }: Situation,
): Command | undefined {
  const [first, another] = named;
  if (first?.question.kind !== 'longText' || first.question.id === open?.id) return undefined;
  const { question, from, to } = first;
  const behind = text.slice(to);
  if (another && !within.test(text.slice(0, from)) && !withinBehind.test(behind)) return undefined;
  const said = /^\s*[:–-]\s*(.+)$/su.exec(behind)?.[1] ?? '';
  if (formState.answers[question.id] === undefined || (said === '' && told.length === 0)) return undefined;
  const note = wordsIn(said).length < fewestWords ? undefined : heard(question, said, answerContext);
  return note?.ok
    ? { kind: 'set', answers: { [question.id]: note.value } }
    : { kind: 'reopen', question: question.id, refusal: null };
}

const fewestWords = 3;
const within = new RegExp(`(?<!\\p{L})${anyOf(offices.prepositions)}\\s+(?:${anyOf(changes.articles)}\\s+)?$`, 'iu');
const withinBehind = new RegExp(`^\\s*${anyOf(offices.behind)}(?!\\p{L})`, 'iu');
