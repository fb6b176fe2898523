import { describe, expect, test } from 'vitest';
import { onlySeen, withoutUnseen } from '#src/text/unseen.ts';

const unseen = {
  'blank of no width': '\u200b',
  'soft hyphen': '\u00ad',
  'mark of direction': '\u200e',
  embedding: '\u202a',
  isolate: '\u2068',
  'word joiner': '\u2060',
  'byte order mark': '\ufeff',
  'chooser of a picture': '\ufe0f',
  joiner: '\u200d',
  'non-joiner': '\u200c',
  'grapheme joiner': '\u034f',
  'Mongolian chooser': '\u180b',
  tag: '\u{e0061}',
  'further chooser': '\u{e0100}',
  'sign of no operation': '\u2062',
};
const fillers = {
  'Hangul filler': '\u3164',
  'first jamo': '\u115f',
  'second jamo': '\u1160',
  'half width': '\uffa0',
  Braille: '\u2800',
};

describe('a text is read as it is seen', () => {
  test.each(Object.entries(unseen))('without a %s', (_, sign) => {
    expect(withoutUnseen(`${sign}Ravi${sign} Ku${sign}mar${sign}`)).toBe('Ravi Kumar');
    expect(withoutUnseen(`mail ${sign}ravi${sign}@example.com${sign}.`)).toBe('mail ravi@example.com.');
    expect(withoutUnseen(sign.repeat(3))).toBe('');
  });

  test.each(Object.entries(fillers))(
    'a filler that takes room is a blank, and in an address nothing: %s',
    (_, sign) => {
      expect(withoutUnseen(`Ravi${sign}Kumar`)).toBe('Ravi Kumar');
      expect(withoutUnseen(sign.repeat(3)).trim()).toBe('');
      expect(withoutUnseen(`${sign}\u200d`).trim()).toBe('');
      expect(withoutUnseen(`ra${sign}vi@example${sign}.com`)).toBe('ravi@example.com');
    },
  );

  test.each([
    'నాయక్\u200c గారు',
    'హైదరాబాద్\u200cలో',
    'क्\u200dष और क्\u200cष',
    'می\u200cخواهم',
    '👩\u200d👩\u200d👧 ❤\ufe0f 👩🏽\u200d💻 ❤\ufe0f\u200d🔥 1\ufe0f\u20e3',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '\u0600',
    ' plain\ttext\r\n with  blanks\u00a0',
  ])('with what belongs to its letters and pictures: %s', (text) => {
    expect(withoutUnseen(text)).toBe(text);
  });

  test('and of what is no writing nothing but what is seen', () => {
    expect(onlySeen('9\ufe0f8\u200c4\u200d80\u3164\u2800')).toBe('98480');
  });
});
