import { heard } from '#src/forms/question.ts';
import { describe, expect, it } from 'vitest';
import { accepted, refused } from '#src/domain/parsed.ts';
import { emailQuestion, emailWarnings, nameQuestion, phoneQuestion, wordsQuestion } from '#src/forms/text-questions.ts';

const words = { label: 'Field', prompt: 'What?', help: '', format: 'Words', alsoCalled: [], covers: [] };
const context = { now: new Date('2026-11-21T06:00:00Z'), answers: {} };

describe('the questions for words', () => {
  it('read a name, an address, a number and words of one’s own, each by its own rule', () => {
    const own = wordsQuestion('subject', words, { kind: 'text', missing: 'subjectMissing' });
    expect(nameQuestion(words).parse('I am Ravi Teja', context)).toEqual(accepted('I am Ravi Teja'));
    expect(heard(nameQuestion(words), 'I am Ravi Teja', context)).toEqual(accepted('Ravi Teja'));
    expect(emailQuestion(words, 'message').parse('ravi@example.museum', context)).toEqual(
      accepted('ravi@example.museum'),
    );
    expect(emailQuestion(words, 'appointment').parse('ravi@example.museum', context)).toEqual(refused('emailInvalid'));
    expect(phoneQuestion(words).parse('+91 98480 22338', context)).toEqual(accepted('9848022338'));
    expect(own.parse(' GST ', context)).toEqual(accepted('GST'));
  });

  it('writes a number in two groups of five', () => {
    expect(phoneQuestion(words).format('9848022338')).toBe('98480 22338');
  });

  it.each([
    ['ravi@example.in', true],
    [' ravi@example.in ', true],
    ['write to ravi@example.in', false],
    ['ravi@', false],
    ['ravi', false],
  ])('%j is an address and nothing else: %s', (text, isAlone) => {
    expect(emailQuestion(words, 'message').isAlone?.(text, context)).toBe(isAlone);
  });
});

describe('a mail address that ends almost like a well-known one', () => {
  it.each([
    ['ravi@gmial.com', 'ravi@gmail.com'],
    ['ravi@gmail.con', 'ravi@gmail.com'],
    ['ravi@yaho.com', 'ravi@yahoo.com'],
  ])('%s is asked about, with the other one to tap', (email, likely) => {
    const { suggestions } = emailQuestion(words, 'message');
    expect(emailWarnings({ email })).toEqual([
      { about: 'email', text: `Did you mean ${likely}? You wrote ${email}.`, instead: likely },
    ]);
    expect(suggestions?.({ now: new Date(0), answers: { email } })).toEqual([{ value: likely, label: likely }]);
  });

  it.each([{}, { email: 'ravi@gmail.com' }, { email: 'ravi@reddy.in' }])('is not found in %o', (answers) => {
    expect(emailWarnings(answers)).toEqual([]);
  });
});
