import words from 'content:appointment-words';
import { expect, it } from 'vitest';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { appointment } from '#src/forms/appointment.ts';

it.each(['6000000001', '7325550142', '9876543210'])('takes %s as an Indian mobile number', (phone) => {
  expect(appointment.warnings?.({ phone })).toEqual([]);
});

it.each([
  ['2325550142', '23255 50142'],
  ['0123456789', '01234 56789'],
  ['5123456789', '51234 56789'],
])('asks about %s, which no Indian mobile number begins like', (phone, shown) => {
  expect(appointment.warnings?.({ phone })).toEqual([
    { about: 'phone', text: fillTemplate(words.phoneDoubt, { phone: shown }) },
  ]);
});
