import { expect, it } from 'vitest';
import type { Answers } from '#src/forms/question.ts';
import { notesToldIn, withNotes } from '#src/guide/notes-told.ts';
import { appointment, message } from '../support/guide-knowledge.ts';

it.each<readonly [said: string, rest: string, words: string]>([
  ['notes: bring my father', '', 'bring my father'],
  ['name: Ravi, notes: late', 'name: Ravi, ', 'late'],
  ['note that I come late', '', 'I come late'],
  ['add to notes father', '', 'father'],
])('words for the notes in %j', (said, rest, words) => {
  const told = notesToldIn(said, appointment);
  expect(told && [told.rest, told.words, told.isMore]).toEqual([rest, words, true]);
});

it.each(['notes', 'notes that', 'notes: x', 'add to notes', 'message call me', 'monday, note that I come late'])(
  'no words for the notes in %j',
  (said) => {
    expect(notesToldIn(said, appointment)).toBe(undefined);
  },
);

it.each<readonly [said: string, words: string, isMore: boolean]>([
  ['message: call me', 'call me', false],
  ['write in the message that I come', 'I come', true],
])(
  'words for a message that has to be told stand in its place, unless they are to be added: %j',
  (said, words, isMore) => {
    const told = notesToldIn(said, message);
    expect(told && [told.words, told.isMore]).toEqual([words, isMore]);
  },
);

it.each<readonly [held: Answers, said: string, answers: Answers]>([
  [{}, 'notes: late', { message: 'late' }],
  [{ message: 'Bring the deed.' }, 'notes: late', { message: 'Bring the deed.\nlate' }],
])('are put with what is held: %o', (held, said, answers) => {
  const told = notesToldIn(said, appointment);
  expect(told && withNotes(held, told)).toEqual(answers);
});

it('take the place of a message that was told', () => {
  const told = notesToldIn('message: call me', message);
  expect(told && withNotes({ message: 'Write.' }, told)).toEqual({ message: 'call me' });
});
