import { describe, expect, it } from 'vitest';
import { fillIn, stillRefused } from '#src/forms/form.ts';
import { message } from '#src/forms/message.ts';

const now = new Date('2026-11-21T06:00:00Z');
const texts = { name: ' Asha Rao ', email: 'asha@example.org', subject: 'GST', message: 'One\r\nTwo ' };

it('goes out with the four fields the template knows and its reference', () => {
  const filled = fillIn(message, texts, now);
  expect(filled.ok && message.ending.mail(filled.answers, { reference: '3KYCR6' })).toEqual({
    template: 'message',
    failure: 'Failed to send message: {reason}',
    fields: { name: 'Asha Rao', email: 'asha@example.org', subject: 'GST', message: 'One\nTwo', reference: '3KYCR6' },
  });
});

it.each([
  ['nothing', ''],
  ['spaces', '  \n'],
])('asks for all four when each holds %s', (_, typed) => {
  expect(fillIn(message, { name: typed, email: typed, subject: typed, message: typed }, now)).toEqual({
    ok: false,
    refusals: {
      name: 'Name is required',
      email: 'Valid email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    },
  });
});

it.each(['asha', 'asha@', '@example.org', 'a@b c@d'])('does not take %s for a mail address', (email) => {
  expect(fillIn(message, { ...texts, email }, now)).toEqual({
    ok: false,
    refusals: { email: 'Valid email is required' },
  });
});

it.each(['subject', 'message'])('takes a %s of any length that a mail can carry', (id) => {
  const long = 'x'.repeat(40_000);
  const filled = fillIn(message, { ...texts, [id]: long }, now);
  expect(filled.ok && filled.answers[id]).toBe(long);
  expect(fillIn(message, { ...texts, [id]: `${long}x` }, now)).toEqual({
    ok: false,
    refusals: {
      [id]: expect.stringMatching(/40000 characters\. You typed 40001\./) as string,
    },
  });
});

describe('what was refused', () => {
  const refusals = { name: 'Name is required', email: 'Valid email is required' };

  it('stands no longer once it is mended, while the rest stands on', () => {
    expect(stillRefused(message, refusals, { ...texts, email: 'asha' }, now)).toEqual({
      email: 'Valid email is required',
    });
    expect(stillRefused(message, refusals, texts, now)).toEqual({});
  });

  it('grows by no field that nobody has been told about', () => {
    expect(stillRefused(message, { name: 'Name is required' }, {}, now)).toEqual({ name: 'Name is required' });
  });
});
