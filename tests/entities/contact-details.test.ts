import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPhone,
  parseEmail,
  parseName,
  parseNameField,
  parsePhone,
  parseRequiredText,
} from '#src/entities/contact/contact-details.ts';
import { refused } from '#src/domain/parsed.ts';
import { casesIn, read } from '../support/case-file.ts';

const parsers = { parseName, parsePhone };

it.each([
  ...casesIn<[parser: keyof typeof parsers, text: string, due: unknown]>('tests/entities/contact-details.jsonl'),
  ['parseName', 'a'.repeat(20_000), { refused: 'nameUnreadable' }],
  ['parsePhone', '9'.repeat(20_000), { refused: 'phoneInvalid' }],
] as const)('%s reads %j', (parser, text, due) => {
  expect(read(parsers[parser](text))).toEqual(due);
});

describe('parseNameField', () => {
  it.each([
    ['  3M   India ', '3M India'],
    ['O', 'O'],
    ['what is gst', 'what is gst'],
    ['a'.repeat(300), 'a'.repeat(300)],
  ])('holds %j as it stands', (text, name) => {
    expect(parseNameField(text)).toEqual({ ok: true, value: name });
  });

  it('refuses only an empty one', () => {
    expect([parseNameField(''), parseNameField(' \t\n')]).toEqual([refused('nameMissing'), refused('nameMissing')]);
  });
});

describe('parseEmail', () => {
  it.each([
    ['a@b.co', 'a@b.co', 'a@b.co'],
    ['Ravi.K+tax@x-y.co.in', 'Ravi.K+tax@x-y.co.in', 'Ravi.K+tax@x-y.co.in'],
    ['  a@b.co ', 'a@b.co', 'a@b.co'],
    ['my mail is a@b.co', null, null],
    ['ravi kumar@b.co', null, null],
    ['ravi at gmail dot com', null, null],
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
      address === null ? refused('emailInvalid') : { ok: true, value: address };
    expect(parseEmail(text, 'message')).toEqual(expected(message));
    expect(parseEmail(text, 'appointment')).toEqual(expected(appointment));
  });
});

describe('parsePhone', () => {
  it('reads back every number as it is formatted', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{10}$/).filter((digits) => new Set(digits).size > 1),
        (digits) => {
          expect(parsePhone(formatPhone(digits))).toEqual({ ok: true, value: digits });
        },
      ),
    );
  });
});

describe('the length of what is read', () => {
  it('is 500 characters at most for an address or a number among other words', () => {
    const padded = (text: string, length: number) => `${text}${' '.repeat(length - text.length)}`;
    expect(parseEmail(padded('a@b.co', 500), 'message')).toEqual({ ok: true, value: 'a@b.co' });
    expect(parseEmail(padded('a@b.co', 501), 'message')).toEqual(refused('emailInvalid'));
    expect(parsePhone(padded('9848022338', 500))).toEqual({ ok: true, value: '9848022338' });
    expect(parsePhone(padded('9848022338', 501))).toEqual(refused('phoneInvalid'));
  });

  it('is 254 characters at most for the address itself', () => {
    const address = (length: number) => `${'a'.repeat(length - 5)}@b.co`;
    expect(parseEmail(address(254), 'message')).toEqual({ ok: true, value: address(254) });
    expect(parseEmail(address(255), 'message')).toEqual(refused('emailInvalid'));
  });

  it('takes seven figures or more for a number of their own, and fewer for none', () => {
    expect(parsePhone('flat 123456, 9848022338')).toEqual({ ok: true, value: '9848022338' });
    expect(parsePhone('office 1234567, 9848022338')).toEqual(refused('phoneInvalid'));
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
    expect(parseRequiredText(text, 'messageMissing', 100)).toEqual({ ok: true, value: kept });
  });

  it.each([
    ['', refused('messageMissing')],
    [' \n\t ', refused('messageMissing')],
    ['\u200b\u0000', refused('messageMissing')],
    ['a'.repeat(101), refused('textTooLong', { most: 100, typed: 101 })],
  ])('refuses %j', (text, refusal) => {
    expect(parseRequiredText(text, 'messageMissing', 100)).toEqual(refusal);
  });

  it('never leaves a control character, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = parseRequiredText(text, 'messageMissing', 1000);
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
          expect(read.ok ? read.value : read.refusal).not.toBe('');
        }
      }),
    );
  });
});
