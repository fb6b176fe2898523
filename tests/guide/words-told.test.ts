import { describe, expect, it } from 'vitest';
import type { Answers } from '#src/forms/question.ts';
import type { Form } from '#src/forms/form.ts';
import { withWords, wordsToldIn } from '#src/guide/understanding/rule-reader/words-told.ts';
import { appointment, message } from '../support/guide-knowledge.ts';

const toldIn = (said: string, form: Form, open?: string) => {
  const told = wordsToldIn(
    said,
    form,
    form.questions.find(({ id }) => id === open),
  );
  return told && [told.rest, ...told.answers.map(({ question, words, isMore }) => [question.id, words, isMore])];
};

it.each<readonly [said: string, rest: string, words: string]>([
  ['notes: bring my father', '', 'bring my father'],
  ['name: Ravi, notes: late', 'name: Ravi,', 'late'],
  ['note that I come late', '', 'I come late'],
  ['add to notes father', '', 'father'],
  ['notes - bring form 16, phone: 98480 22338', 'phone: 98480 22338', 'bring form 16'],
])('words for the notes in %j', (said, rest, words) => {
  expect(toldIn(said, appointment)).toEqual([rest, ['message', words, true]]);
});

it.each(['notes', 'notes that', 'notes: x', 'add to notes', 'message call me', 'monday, note that I come late'])(
  'no words for the notes in %j',
  (said) => {
    expect(wordsToldIn(said, appointment)).toBe(undefined);
  },
);

it.each<readonly [said: string, words: string, isMore: boolean]>([
  ['message: call me', 'call me', false],
  ['write in the message that I come', 'I come', true],
  ['msg - please ring after five', 'please ring after five', false],
])(
  'words for a message that has to be told stand in its place, unless they are to be added: %j',
  (said, words, isMore) => {
    expect(toldIn(said, message)).toEqual(['', ['message', words, isMore]]);
  },
);

describe('words for the subject', () => {
  it.each<readonly [said: string, told: ReturnType<typeof toldIn>]>([
    ['Subject - GST notice', ['', ['subject', 'GST notice', false]]],
    ['sub: refund of 2024', ['', ['subject', 'refund of 2024', false]]],
    ['re: my shop', ['', ['subject', 'my shop', false]]],
    ['vishayam: notice', ['', ['subject', 'notice', false]]],
    [
      'Sub: rent. Msg: how is it taxed at 35k?',
      ['', ['subject', 'rent', false], ['message', 'how is it taxed at 35k?', false]],
    ],
    ['Subject: refund\nDear sir, it has not come', ['Dear sir, it has not come', ['subject', 'refund', false]]],
  ])('in %j', (said, told) => {
    expect(toldIn(said, message)).toEqual(told);
  });

  it.each(['sub contractor bills', 'subject is wrong', 're-opening of a case', 'sub:'])('none in %j', (said) => {
    expect(wordsToldIn(said, message)).toBe(undefined);
  });
});

describe('while the message itself is asked for', () => {
  it.each<readonly [said: string, told: ReturnType<typeof toldIn>]>([
    ['message: I got a notice', ['', ['message', 'I got a notice', false]]],
    ['I got a notice. Subject: section 143', undefined],
    ['note that I come late', undefined],
  ])('%j', (said, told) => {
    expect(toldIn(said, message, 'message')).toEqual(told);
  });
});

it.each<readonly [held: Answers, said: string, answers: Answers]>([
  [{}, 'notes: late', { message: 'late' }],
  [{ message: 'Bring the deed.' }, 'notes: late', { message: 'Bring the deed.\nlate' }],
])('are put with what is held: %o', (held, said, answers) => {
  const told = wordsToldIn(said, appointment);
  expect(told && withWords(held, told)).toEqual(answers);
});

it('take the place of a message that was told', () => {
  const told = wordsToldIn('message: call me', message);
  expect(told && withWords({ message: 'Write.' }, told)).toEqual({ message: 'call me' });
});
