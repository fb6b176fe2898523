import { describe, expect, it } from 'vitest';
import { edited, editIn } from '#src/guide/understanding/rule-reader/text-edit.ts';

describe('a change of some words', () => {
  it.each([
    ['replace shop with office', { kind: 'swap', from: 'shop', to: 'office' }],
    ['please change from "shop" to "office"', { kind: 'swap', from: 'shop', to: 'office' }],
    ['should say office instead of shop', { kind: 'swap', from: 'shop', to: 'office' }],
    ['should be office, not shop', { kind: 'swap', from: 'shop', to: 'office' }],
    ['should say I need an office', { kind: 'say', from: '', to: 'I need an office' }],
    ['also add call me', { kind: 'add', from: '', to: 'call me' }],
    ['take out big', { kind: 'drop', from: 'big', to: '' }],
    ['instead of shop write office', { kind: 'swap', from: 'shop', to: 'office' }],
    ['ek line aur jod do ki shop rented hai', { kind: 'add', from: '', to: 'shop rented hai', isSentence: true }],
    ['inko line add cheyandi shop maadi ani', { kind: 'add', from: '', to: 'shop maadi', isSentence: true }],
    ['add one more line that it is rented', { kind: 'add', from: '', to: 'it is rented', isSentence: true }],
    ['change to refer to you', undefined],
    ['I am not sure', undefined],
    ['', undefined],
  ])('is read out of "%s"', (remark, expected) => {
    expect(editIn(remark)).toEqual(expected);
  });

  it.each([
    ['My Shop and my shopping', { kind: 'swap', from: 'shop', to: 'office' }, 'My office and my shopping'],
    [
      'I open a shop in May',
      { kind: 'swap', from: 'shop', to: 'I open a big office in May' },
      'I open a big office in May',
    ],
    ['I open a shop in May', { kind: 'swap', from: 'shop', to: 'open a big office in' }, 'I open a big office in May'],
    ['a (b) c', { kind: 'swap', from: '(b)', to: '$& $1' }, 'a $& $1 c'],
    ['one two', { kind: 'drop', from: 'two', to: '' }, 'one'],
    ['', { kind: 'add', from: '', to: 'more' }, 'more'],
    ['first\nsecond', { kind: 'add', from: '', to: 'third' }, 'first\nsecond\nthird'],
    ['a shop', { kind: 'swap', from: 'bakery', to: 'office' }, undefined],
    ['a shop', { kind: 'drop', from: '', to: '' }, undefined],
  ] as const)('in "%s" is made', (held, edit, expected) => {
    expect(edited(held, edit)).toBe(expected);
  });
});
