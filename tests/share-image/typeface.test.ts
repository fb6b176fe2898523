import { describe, expect, it } from 'vitest';
import { openTypeface } from '#tooling/share-image/typeface.ts';

const files = ['src/ui/fonts/anek-latin.woff2', 'src/ui/fonts/anek-rupee.woff2'];

describe("the site's own type", async () => {
  const [regular, bold] = await Promise.all([openTypeface(files, 400), openTypeface(files, 700)]);

  it('is as wide as the size says', () => {
    expect(regular.width('Income Tax', 100)).toBeCloseTo(10 * regular.width('Income Tax', 10));
  });

  it('is wider when it is bolder', () => {
    expect(bold.width('Income Tax', 100)).toBeGreaterThan(regular.width('Income Tax', 100));
  });

  it('sets letters closer together where they lean towards each other', () => {
    expect(regular.width('AV', 100)).toBeLessThan(regular.width('A', 100) + regular.width('V', 100));
  });

  it('draws the rupee sign from the file that has it', () => {
    const letters = bold
      .outline('₹5', 100, 10, 20)
      .match(/<path transform="translate\([\d.]+ 20\) scale\(0.05 -0.05\)" d="M[^"]+Z"\/>/g);
    expect(letters?.length).toBe(2);
  });

  it('says which sign it cannot draw', () => {
    expect(() => bold.width('పన్ను', 100)).toThrow('the typeface has no letterform for "ప"');
  });
});
