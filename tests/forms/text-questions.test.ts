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
    ['ravi@example.in please', false],
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

describe('ten digits without a country code', () => {
  const abroad = { ...context, timeZone: 'America/New_York' };
  const question = phoneQuestion(words);
  const inDoubt = refused('phoneAbroad', { phone: '+91 73255 50142' });

  it.each<[string, typeof abroad | typeof context, ReturnType<typeof accepted<string>> | typeof inDoubt]>([
    ['7325550142', abroad, inDoubt],
    ['call me on 732 555 0142', abroad, inDoubt],
    ['+91 73255 50142', abroad, accepted('7325550142')],
    ['073255 50142', abroad, accepted('7325550142')],
    ['7325550142', context, accepted('7325550142')],
    ['7325550142', { ...context, timeZone: 'Asia/Kolkata' }, accepted('7325550142')],
  ])('%j is asked about where the visitor is abroad', (text, moment, parsed) => {
    expect(heard(question, text, moment)).toEqual(parsed);
    expect(question.find?.(text, moment).map((found) => found.parsed)).toEqual([parsed]);
  });

  it('is offered with the code of India', () => {
    expect(inDoubt.ok || question.suggestions?.(abroad, inDoubt.refusal)).toEqual([
      { value: '7325550142', label: '+91 73255 50142' },
    ]);
  });
});
