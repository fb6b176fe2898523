import { expect, it } from 'vitest';
import { fillIn } from '#src/forms/form.ts';
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

it.each([
  ['subject', 'x'.repeat(121), 'Please keep this within 120 characters. You typed 121.'],
  ['message', 'x'.repeat(4001), 'Please keep this within 4000 characters. You typed 4001.'],
])('does not take a %s of any length', (id, typed, refusal) => {
  expect(fillIn(message, { ...texts, [id]: typed }, now)).toEqual({ ok: false, refusals: { [id]: refusal } });
});
