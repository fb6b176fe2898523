import { describe, expect, it } from 'vitest';
import { spelling } from '#src/search/spelling.ts';

const words = [
  'registration',
  'certificate',
  'income',
  'tax',
  'firm',
  'form',
  'gstr3b',
  'audit',
  'subsidy',
  'sand',
  'send',
];
const speller = spelling({
  vocabulary: new Map(words.map((word, number) => [word, number])),
  rarity: words.map((_, number) => number),
});

describe('a misspelt word', () => {
  it.each([
    ['a letter too many', 'regisstration', ['registration']],
    ['a letter missing', 'certficate', ['certificate']],
    ['two letters wrong in a long word', 'regestretion', ['registration']],
    ['two neighbours swapped', 'adiut', []],
    ['neighbours swapped once', 'uadit', []],
    ['neighbours swapped within', 'auidt', ['audit']],
  ])('with %s is found', (_, written, near) => {
    expect(speller.nearest(written)).toEqual(near);
  });

  it('that may stand for several words is read as all of them', () => {
    expect(speller.nearest('sond')).toEqual(['sand', 'send']);
    expect(speller.nearest('furm')).toEqual(['firm', 'form']);
  });

  it.each([
    ['three letters', 'tac'],
    ['figures', 'gstr3c'],
    ['two wrong letters of six', 'icnoem'],
    ['nothing like it', 'zebra'],
    ['no letters', ''],
    ['forty letters', 'registration'.repeat(4)],
  ])('with %s is left alone', (_, written) => {
    expect(speller.nearest(written)).toEqual([]);
  });
});

describe('two words run together', () => {
  it.each([
    ['incometax', ['income', 'tax']],
    ['firmaudit', ['firm', 'audit']],
  ])('in %s come apart', (written, parts) => {
    expect(speller.split(written)).toEqual(parts);
  });

  it.each(['income', 'incometaxes', 'taxi', '', 'constructor'])('are not seen in %s', (written) => {
    expect(speller.split(written)).toBeUndefined();
  });
});
