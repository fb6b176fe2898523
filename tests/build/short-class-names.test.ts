import { expect, it } from 'vitest';
import { shortClassNamesPlugin } from '#tooling/build/short-class-names.ts';

interface Transform {
  readonly handler: (code: string) => { readonly code: string };
}

/** What the two halves of one build make of a text: that of the styles, and that of the scripts. */
function halves(): readonly ((code: string) => string)[] {
  return shortClassNamesPlugin().map(
    ({ transform }) =>
      (code) =>
        (transform as unknown as Transform).handler(code).code,
  );
}

it('writes three small letters for the six that stand for a file, in styles and scripts alike', () => {
  const [inStyles, inScripts] = halves();
  expect([inStyles?.('.a1Bc2D_body > .a1Bc2D_title{}'), inScripts?.('e={body:`a1Bc2D_body x-yZ12_margin`}')]).toEqual([
    '.axo_body > .axo_title{}',
    'e={body:`axo_body xty_margin`}',
  ]);
});

it('leaves the underscore away that stands before a digit', () => {
  expect(halves().map((half) => half('"_3aBc2D_body"'))).toEqual(['"zao_body"', '"zao_body"']);
});

it.each(['snake_case', '.visually-hidden', 'a_b', 'toolong1_body', '.a1Bc2D_9'])('leaves %s as it is', (code) => {
  expect(halves().map((half) => half(code))).toEqual([code, code]);
});

it('refuses two files that come to the same three letters', () => {
  const [inStyles, inScripts] = halves();
  inStyles?.('.a1Bc2D_body{}');
  expect(() => inScripts?.('`a1Bx9Z_body`')).toThrow(
    'the style modules a1Bx9Z and a1Bc2D come to the same class names; rename one of them',
  );
});

it('works on style modules alone, after everything else has been done to their scripts', () => {
  expect(
    shortClassNamesPlugin().map(({ name, apply, enforce, transform }) => ({
      name,
      apply,
      enforce,
      filter: (transform as unknown as { readonly filter: unknown }).filter,
    })),
  ).toEqual([
    { name: 'short-class-names:styles', apply: 'build', enforce: undefined, filter: { id: /\.module\.css$/ } },
    { name: 'short-class-names:scripts', apply: 'build', enforce: 'post', filter: { id: /\.module\.css$/ } },
  ]);
});
