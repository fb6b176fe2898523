import { describe, expect, test } from 'vitest';
import { accepted, refused } from '#src/domain/parsed.ts';
import { fillIn } from '#src/forms/form.ts';
import { message as messageForm } from '#src/forms/message.ts';
import { answer } from '#src/forms/question.ts';
import { emailQuestion, phoneQuestion } from '#src/forms/text-questions.ts';
import { readable } from '#src/guide/dialogue/conversation-context.ts';

const words = { label: 'Field', prompt: 'What?', help: '', format: 'Words', alsoCalled: [], covers: [] };
const context = { now: new Date('2026-11-21T06:00:00Z'), answers: {} };
const phone = phoneQuestion(words);

/** What a field makes of a text, and what the guide finds in a message that holds it. */
const phones = (text: string) => ({
  field: answer(phone, text, context),
  guide: phone.find?.(readable({ text: `my number is ${text}` }).text, context).map(({ parsed }) => parsed),
});
const emails = (text: string, rule: 'message' | 'appointment') => {
  const email = emailQuestion(words, rule);
  return {
    field: answer(email, text, context),
    guide: email.find?.(readable({ text: `my mail is ${text}` }).text, context).map(({ parsed }) => parsed),
  };
};
const both = (value: string) => ({ field: accepted(value), guide: [accepted(value)] });

describe('a phone as a browser fills it, or as it is copied', () => {
  test.each([
    '+91 098480 22338',
    '+9109848022338',
    '+91 0 98480 22338',
    '+91-(0)-98480-22338',
    '0091 98480 22338',
    '0091 0 98480 22338',
    '091 98480 22338',
    '91 098480 22338',
    '(+91) 98480-22338',
    '(+91) 098480-22338',
    '(091) 98480 22338',
    'tel:+919848022338',
    'tel:+91-98480-22338',
    '+91\u00a098480\u00a022338',
    '\u202a+91 98480 22338\u202c',
    '98480\u200b22338',
    '98480\u280022338',
    '９８４８０２２３３８',
    '＋９１ ９８４８０ ２２３３８',
    '౯౮౪౮౦ ౨౨౩౩౮',
    '+౯౧ ౯౮౪౮౦ ౨౨౩౩౮',
    '९८४८० २२३३८',
    '98480\u201122338',
    '98480\u201322338',
    '98480.22338',
    '9.8.4.8.0.2.2.3.3.8',
  ])('%j is its ten digits', (text) => {
    expect(phones(text)).toEqual(both('9848022338'));
  });

  test.each(['98480 2233', '98480 223388', '+91 98480 2233', '+91 098480 2233', '+91 0 98480 223388', 'tel:98480'])(
    '%j has more or fewer',
    (text) => {
      expect(answer(phone, text, context)).toEqual(refused('phoneInvalid'));
    },
  );
});

describe('a mail address as a browser fills it, or as it is copied', () => {
  const signs =
    '\u200b\u00ad\u200e\u202a\u2060\ufeff\ufe0f\u200d\u200c\u034f\u180e\u3164\u115f\u1160\uffa0\u2800\u2062';

  test.each(
    Array.from(signs).flatMap((sign) => [
      `${sign}ravi@example.com`,
      `ra${sign}vi@exam${sign}ple.com`,
      `ravi${sign}@${sign}example.com${sign}`,
    ]),
  )('%j has only what is seen', (text) => {
    expect(emails(text, 'message')).toEqual(both('ravi@example.com'));
    expect(emails(text, 'appointment')).toEqual(both('ravi@example.com'));
  });

  test.each([
    'ravi@example.com.',
    'ravi@example.com,',
    'ravi@example.com ;',
    '<ravi@example.com>',
    '<ravi@example.com>,',
    '(ravi@example.com)',
    '"ravi@example.com"',
    '“ravi@example.com”',
    "'ravi@example.com'.",
    'mailto:ravi@example.com',
    'MAILTO:ravi@example.com',
    '<mailto:ravi@example.com>',
    'mailto:ravi@example.com?subject=GST',
    'Ravi Kumar <ravi@example.com>',
    '"Kumar, Ravi" <ravi@example.com>;',
    'ｒａｖｉ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'ravi＠example.com',
  ])('%j is the address in it', (text) => {
    expect(answer(emailQuestion(words, 'message'), text, context)).toEqual(accepted('ravi@example.com'));
    expect(answer(emailQuestion(words, 'appointment'), text, context)).toEqual(accepted('ravi@example.com'));
  });

  test.each([
    '<>',
    'mailto:',
    'ravi@',
    '@example.com.',
    'ravi@example.com, k@example.com',
    'ravi@.',
    '<a@b.co> <c@d.co>',
  ])('%j is none', (text) => {
    expect(answer(emailQuestion(words, 'appointment'), text, context)).toEqual(refused('emailInvalid'));
  });
});

describe('a form filled with signs that show nothing', () => {
  const fillers = ['\u3164', '\uffa0\u2800', '\u200b\u200d', '\u115f\u1160 \u00ad', '\ufe0f\ufeff'];

  test.each(fillers)('is an empty one: %j', (text) => {
    const texts = Object.fromEntries(['name', 'email', 'subject', 'message'].map((id) => [id, text]));
    expect(fillIn(messageForm, texts, context.now)).toEqual({
      ok: false,
      refusals: {
        name: 'Name is required',
        email: 'Valid email is required',
        subject: 'Subject is required',
        message: 'Message is required',
      },
    });
  });

  test('keeps what belongs to the letters of a name and of a message', () => {
    const name = 'నాయక్\u200c';
    const message = 'హైదరాబాద్\u200cలో షాపు 👩\u200d💻\n\n  క్\u200dష';
    const texts = { name, email: 'ravi@example.com', subject: 'GST', message };
    expect(fillIn(messageForm, texts, context.now)).toEqual({ ok: true, answers: texts });
  });
});
