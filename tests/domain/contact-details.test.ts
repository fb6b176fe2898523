import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, parseEmail, parseName, parsePhone, parseRequiredText } from '#src/domain/contact-details.ts';

const NO_NAME = 'That does not read as a name. Please type your name, for example Lakshmi Reddy.';

describe('parseName', () => {
  it.each([
    ['Ravi', 'Ravi'],
    ['  Ravi \n Kumar ', 'Ravi Kumar'],
    ['my name is Ravi Kumar', 'Ravi Kumar'],
    ['I am Lakshmi', 'Lakshmi'],
    ["I'm Lakshmi.", 'Lakshmi'],
    ['this is Ravi from Nalgonda', 'Ravi'],
    ['naa peru Ravi', 'Ravi'],
    ['mera naam Ravi hai', 'Ravi'],
    ['Imran Khan', 'Imran Khan'],
    ['Will Smith', 'Will Smith'],
    ['రవి కుమార్', 'రవి కుమార్'],
    ['लक्ष्मी', 'लक्ष्मी'],
    ['K. V. Rao', 'K. V. Rao'],
    ["O'Brien", "O'Brien"],
    ['M/s Sri Balaji & Sons', 'M/s Sri Balaji & Sons'],
    ['Om', 'Om'],
    ['Studio 2020', 'Studio 2020'],
    ['Said Ahmed', 'Said Ahmed'],
    ['a'.repeat(79), 'a'.repeat(79)],
    ['a'.repeat(80), 'a'.repeat(80)],
  ])('reads %j', (text, name) => {
    expect(parseName(text)).toEqual({ ok: true, value: name });
  });

  it.each([
    ['', 'Name is required'],
    [' \t ', 'Name is required'],
    ['my name is', 'Name is required'],
    ['O', 'Please type at least 2 letters of your name, for example Lakshmi Reddy.'],
    ['a'.repeat(81), 'Please keep the name within 80 characters, for example Lakshmi Reddy.'],
    ['a'.repeat(20_000), 'Please keep the name within 80 characters, for example Lakshmi Reddy.'],
    ['98765 43210', NO_NAME],
    ['a@b.co', NO_NAME],
    ['what is gst', NO_NAME],
    ['I am not sure', NO_NAME],
    ['<b>Ravi</b>', NO_NAME],
    ['i said 3', NO_NAME],
    ['phone should be 9123456780', NO_NAME],
    ['Ravi 98765', NO_NAME],
  ])('refuses %j', (text, reason) => {
    expect(parseName(text)).toEqual({ ok: false, reason });
  });
});

describe('parseEmail', () => {
  it.each([
    ['a@b.co', 'a@b.co', 'a@b.co'],
    ['Ravi.K+tax@x-y.co.in', 'Ravi.K+tax@x-y.co.in', 'Ravi.K+tax@x-y.co.in'],
    ['my mail is a@b.co.', 'a@b.co', 'a@b.co'],
    ['ravi at gmail dot com', 'ravi@gmail.com', 'ravi@gmail.com'],
    ['Ravi dot Kumar at yahoo dot co dot in', 'Ravi.Kumar@yahoo.co.in', 'Ravi.Kumar@yahoo.co.in'],
    ['ravi @ gmail.com', 'ravi@gmail.com', 'ravi@gmail.com'],
    ['ravi at gmail.com', 'ravi@gmail.com', 'ravi@gmail.com'],
    ['my mail is ravi at gmail dot com', 'ravi@gmail.com', 'ravi@gmail.com'],
    ['a@b.co,', 'a@b.co', 'a@b.co'],
    ['<a@b.co>', 'a@b.co', 'a@b.co'],
    ['a@b', 'a@b', null],
    ['a@b.c', 'a@b.c', null],
    ['a@b.info', 'a@b.info', 'a@b.info'],
    ['a@b.world', 'a@b.world', null],
    ['a@b..co', 'a@b..co', null],
    ['రవి@b.co', 'రవి@b.co', null],
    ['', null, null],
    ['ravi', null, null],
    ['@b.co', null, null],
    ['a@', null, null],
    ['a@@b.co', null, null],
    ['a@b.co or c@d.in', null, null],
    [`${'a'.repeat(250)}@b.co`, null, null],
    ['a@'.repeat(10_000), null, null],
  ])('reads %j by both rules', (text, message, appointment) => {
    const expected = (address: string | null) =>
      address === null ? { ok: false, reason: 'Valid email is required' } : { ok: true, value: address };
    expect(parseEmail(text, 'message')).toEqual(expected(message));
    expect(parseEmail(text, 'appointment')).toEqual(expected(appointment));
  });
});

describe('parsePhone', () => {
  it.each([
    '9876543210',
    '+91 98765 43210',
    '+919876543210',
    '09876543210',
    '91-9876543210',
    '00919876543210',
    '(98765) 43210',
    '९८७६५४३२१०',
    '౯౮౭౬౫౪౩౨౧౦',
    'call me on 98765 43210',
    '98765 43210.',
    '98765 43210 after 5 pm',
    'nine eight seven six five four three two one zero',
    'my number is nine eight seven six five 43210',
  ])('reads %s', (text) => {
    expect(parsePhone(text)).toEqual({ ok: true, value: '9876543210' });
  });

  it.each([
    '',
    'no phone',
    '987654321',
    '98765432101',
    '+91 98765 4321',
    '+1 4155552671',
    '+9876543210',
    '98765 43210 or 91234 56789',
    'nine eight seven',
    'call me at one',
    '9'.repeat(20_000),
  ])('refuses %j', (text) => {
    expect(parsePhone(text)).toEqual({ ok: false, reason: 'Valid phone number is required' });
  });

  it('reads back every number as it is formatted', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (digits) => {
        expect(parsePhone(formatPhone(digits))).toEqual({ ok: true, value: digits });
      }),
    );
  });
});

describe('formatPhone', () => {
  it.each([
    ['9876543210', '98765 43210'],
    ['987654321', '987654321'],
    ['98765432101', '98765432101'],
  ])('writes %s as %s', (digits, written) => {
    expect(formatPhone(digits)).toBe(written);
  });
});

describe('parseRequiredText', () => {
  it.each([
    ['  Hello\r\nthere\tsir \n', 'Hello\nthere\tsir'],
    ['a\u0000b\u001bc\u007f', 'abc'],
    ['నమస్కారం', 'నమస్కారం'],
    ['a'.repeat(99), 'a'.repeat(99)],
    ['\u{1f642}'.repeat(100), '\u{1f642}'.repeat(100)],
  ])('keeps the words of %j', (text, kept) => {
    expect(parseRequiredText(text, 'Message is required', 100)).toEqual({ ok: true, value: kept });
  });

  it.each([
    ['', 'Message is required'],
    [' \n\t ', 'Message is required'],
    ['\u200b\u0000', 'Message is required'],
    ['a'.repeat(101), 'Please keep this within 100 characters. You typed 101.'],
  ])('refuses %j', (text, reason) => {
    expect(parseRequiredText(text, 'Message is required', 100)).toEqual({ ok: false, reason });
  });

  it('never leaves a control character, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = parseRequiredText(text, 'Message is required', 1000);
        expect(read.ok && /(?![\n\t])\p{Cc}/u.test(read.value)).toBe(false);
      }),
    );
  });
});

describe('all of them', () => {
  it('never throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const read of [
          parseName(text),
          parseEmail(text, 'message'),
          parseEmail(text, 'appointment'),
          parsePhone(text),
        ]) {
          expect(read.ok ? read.value : read.reason).not.toBe('');
        }
      }),
    );
  });
});
