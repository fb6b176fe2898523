import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTokens } from '#tooling/identity/colours.ts';
import type { Tokens } from '#tooling/identity/tokens.ts';
import { contrast, mixed, readable } from '#tooling/identity/contrast.ts';
import { groundsOf, palette, withColours } from '#tooling/identity/palette.ts';

const tokens = readTokens();
const themes = ['light', 'dark'] as const;
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

/** Any colour, moved as far as it has to be until it can be read. */
const chosen = (use: keyof typeof groundsOf) =>
  fc.tuple(hex, hex).map(([light, dark]) => ({
    light: readable(
      light,
      '#000000',
      groundsOf[use].map((name) => tokens[name].light),
      4.5,
    ),
    dark: readable(
      dark,
      '#ffffff',
      groundsOf[use].map((name) => tokens[name].dark),
      4.5,
    ),
  }));

/** The pairs that fall short in a palette, each as `text on ground`. */
const short = (
  colours: Tokens,
  least: number,
  pairs: readonly (readonly [keyof Tokens, readonly (keyof Tokens)[]])[],
) =>
  themes.flatMap((theme) =>
    pairs.flatMap(([text, grounds]) =>
      grounds
        .filter((ground) => contrast(colours[text][theme], colours[ground][theme]) < least)
        .map((ground) => `${text} on ${ground} (${theme}): ${colours[text][theme]} on ${colours[ground][theme]}`),
    ),
  );

describe('the colours of a practice', () => {
  it('can be read in all that follows from them, whatever they are', () => {
    fc.assert(
      fc.property(chosen('accent'), chosen('marks'), (accent, marks) => {
        const colours = palette(tokens, { accent, marks });
        expect([
          ...short(colours, 7, [['ink', ['visitor']]]),
          ...short(colours, 4.5, [
            ['accent-strong', ['paper', 'raised', 'tint', 'wrong-tint']],
            ['on-accent', ['accent', 'accent-strong']],
            ['on-band', ['band']],
            ['on-band-bright', ['band']],
            ['on-band-warm', ['band']],
          ]),
          ...short(colours, 3, [['on-band-soft', ['band']]]),
        ]).toEqual([]);
      }),
    );
  });

  it('leave the site as it is where none is chosen', () => {
    expect(palette(tokens, undefined)).toEqual(tokens);
    expect(palette(tokens, {})).toEqual(tokens);
  });

  it('change what is named and what follows from it, and nothing else', () => {
    const marks = { light: '#7a1f5c', dark: '#e9a3d0' };
    expect(palette(tokens, { marks })).toEqual({
      ...tokens,
      badge: marks,
      'on-band-warm': { light: mixed(marks.dark, '#ffffff', 0.3), dark: marks.dark },
    });
  });
});

describe('the style sheet', () => {
  const css = ':root{--accent:light-dark(#14553a,#93d3ae);--accent-strong:light-dark(#0c3d29,#b9e8cb)}';
  const blue = { ...tokens, accent: { light: '#123456', dark: '#abcdef' } };

  it('has the colours in place of its own, and no sign more', () => {
    expect(withColours(css, tokens, blue)).toBe(css.replace('#14553a', '#123456').replace('#93d3ae', '#abcdef'));
  });

  it('is not built without a place for one of them', () => {
    expect(() => withColours(':root{}', tokens, blue)).toThrow('the style sheet has no place for the colour --accent');
  });
});
