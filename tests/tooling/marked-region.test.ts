import { expect, it } from 'vitest';
import { withRegion } from '#tooling/docs/marked-region.ts';

const page = 'Before\n<!-- begin table -->\nold\n<!-- end table -->\nAfter\n';

it('replaces what stands in the marked place and nothing else, twice with the same result', () => {
  const renewed = 'Before\n<!-- begin table -->\nnew $& words\n<!-- end table -->\nAfter\n';
  expect(withRegion(page, 'table', '\nnew $& words\n\n')).toBe(renewed);
  expect(withRegion(renewed, 'table', 'new $& words')).toBe(renewed);
});

it.each([
  ['without the place', 'Before\n'],
  ['with its end alone', '<!-- end table -->'],
  ['with its ends the wrong way round', '<!-- end table --><!-- begin table -->'],
])('refuses a page %s', (_, text) => {
  expect(() => withRegion(text, 'table', 'new')).toThrow(
    'The page has no place marked "<!-- begin table -->" and "<!-- end table -->".',
  );
});
