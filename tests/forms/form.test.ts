import answerWords from 'content:answer-words';
import { describe, expect, it } from 'vitest';
import { accepted, refused } from '#src/domain/parsed.ts';
import { answersIn, fillIn, openQuestions, reviewRows, type Form } from '#src/forms/form.ts';
import { answer, type Question, type AnswerContext } from '#src/forms/question.ts';

const { refusals, notGiven } = answerWords;
const now = new Date('2026-11-21T06:00:00Z');
const empty: AnswerContext = { now, answers: {} };

const words = (id: string, other: Partial<Question> = {}): Question => ({
  id,
  label: `The ${id}`,
  prompt: '',
  help: '',
  pattern: '',
  kind: 'text',
  missing: 'nameMissing',
  alsoCalled: [],
  parse: (text) => (text.includes('?') ? refused('nameUnreadable') : accepted(text.trim())),
  validate: accepted,
  format: (value) => `[${value}]`,
  ...other,
});

/** A second answer that must differ from the first. */
const second = words('second', {
  validate: (value, { answers }) => (value === answers.first ? refused('choiceAmbiguous') : accepted(value)),
});

const form: Form = {
  id: 'message',
  title: '',
  opening: '',
  action: '',
  page: '/contact',
  questions: [words('first'), second, words('third', { missing: undefined })],
  ending: {
    kind: 'result',
    heading: '',
    note: '',
    about: '/contact',
    ways: { page: 'See', book: 'Book' },
    rows: () => [],
  },
};

describe('answering a question', () => {
  it('gives the value that was read', () => {
    expect(answer(words('first'), ' yes ', empty)).toEqual(accepted('yes'));
  });

  it.each(['', '  ', '\n\t'])('without words asks for a required answer and skips another', (text) => {
    expect(answer(words('first'), text, empty)).toEqual(refused('nameMissing'));
    expect(answer(words('first', { missing: undefined }), text, empty)).toEqual(accepted(undefined));
  });

  it('says why a text cannot be read, or why its value will not do', () => {
    expect(answer(words('first'), 'why?', empty)).toEqual(refused('nameUnreadable'));
    expect(answer(second, 'same', { now, answers: { first: 'same' } })).toEqual(refused('choiceAmbiguous'));
  });
});

describe('filling in a form', () => {
  it('gives the answers and leaves out what was skipped', () => {
    expect(fillIn(form, { first: 'a', second: 'b', third: ' ', unknown: 'x' }, now)).toEqual({
      ok: true,
      answers: { first: 'a', second: 'b' },
    });
  });

  it('gives all refusals at once', () => {
    expect(fillIn(form, { second: 'b?', third: 'c?' }, now)).toEqual({
      ok: false,
      refusals: {
        first: refusals.nameMissing,
        second: refusals.nameUnreadable,
        third: refusals.nameUnreadable,
      },
    });
  });

  it('holds an answer against those before it', () => {
    expect(fillIn(form, { first: 'a', second: 'a' }, now)).toEqual({
      ok: false,
      refusals: { second: refusals.choiceAmbiguous },
    });
  });
});

describe('the answers that some texts give already', () => {
  it('leaves out what is empty, what is not there and what does not fit', () => {
    expect(answersIn(form, { first: ' a ', third: 'c?' }, now)).toEqual({ first: 'a' });
    expect(answersIn(form, { first: 'a', second: 'a', third: 'c' }, now)).toEqual({ first: 'a', third: 'c' });
  });
});

describe('a form under way', () => {
  it('is reviewed with every answer as a person reads it', () => {
    expect(reviewRows(form, { first: 'a', second: 0 })).toEqual([
      { id: 'first', label: 'The first', value: '[a]' },
      { id: 'second', label: 'The second', value: '[0]' },
      { id: 'third', label: 'The third', value: notGiven },
    ]);
  });

  it('has open questions that were neither answered nor skipped', () => {
    const open = (answers: Record<string, string>, skipped: string[]) =>
      openQuestions(form, answers, skipped, { now }).map(({ id }) => id);
    expect(open({}, [])).toEqual(['first', 'second', 'third']);
    expect(open({ first: 'a' }, ['third'])).toEqual(['second']);
    expect(open({ first: 'a', second: 'b' }, ['third'])).toEqual([]);
  });

  it('opens a question again whose answer no longer fits the others', () => {
    expect(openQuestions(form, { first: 'a', second: 'a', third: 'c' }, [], { now }).map(({ id }) => id)).toEqual([
      'second',
    ]);
  });
});
