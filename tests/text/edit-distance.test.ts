import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearestWord } from '#src/text/edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['monday', 'monday', 0],
    ['mondya', 'monday', 1],
    ['monda', 'monday', 1],
    ['mondaay', 'monday', 1],
    ['mondoy', 'monday', 1],
    ['', 'abc', 3],
  ])('counts the slips from "%s" to "%s"', (left, right, slips) => {
    expect(editDistance(left, right)).toBe(slips);
  });

  it('is the same both ways', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (left, right) => {
        expect(editDistance(left, right)).toBe(editDistance(right, left));
      }),
    );
  });
});

describe('nearestWord', () => {
  it.each([
    ['lakj', 'lakh'],
    ['lak', undefined],
    ['crorr', 'crore'],
    ['cccrr', undefined],
    ['septembre', 'september'],
    ['saptembre', 'september'],
    ['saptumbre', undefined],
  ])('takes "%s" for %s', (typed, meant) => {
    expect(nearestWord(typed, ['lakh', 'crore', 'september'])).toBe(meant);
  });

  it('takes a word that is written right, however short, and none near a short one', () => {
    expect(nearestWord('sun', ['sat', 'sun'])).toBe('sun');
    expect(nearestWord('sund', ['sun'])).toBe(undefined);
  });

  it('takes the nearest, though a farther one came first', () => {
    expect(nearestWord('septembr', ['septxmbxr', 'september'])).toBe('september');
    expect(nearestWord('septembr', ['september', 'septxmbxr'])).toBe('september');
  });

  it('takes no side when two words are equally near', () => {
    expect(nearestWord('munday', ['monday', 'sunday'])).toBe(undefined);
  });
});

describe('editDistance with a limit', () => {
  const words = [
    '',
    'a',
    'ab',
    'ba',
    'abc',
    'acb',
    'cab',
    'gst',
    'gts',
    'notice',
    'notcie',
    'ntoice',
    'registration',
    'regstration',
  ];
  it.each([0, 1, 2, 3])('counts as without one up to %i, and more beyond', (most) => {
    for (const left of words)
      for (const right of words) {
        const slips = editDistance(left, right);
        const limited = editDistance(left, right, most);
        expect([left, right, slips > most ? limited > most : limited]).toEqual([
          left,
          right,
          slips > most ? true : slips,
        ]);
      }
  });
});
