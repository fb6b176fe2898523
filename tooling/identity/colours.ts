import { tokenNames } from './tokens.ts';
import type { ColourPair, Tokens, Colours } from './tokens.ts';
import type { Practice } from '#src/collections/types.ts';
import { palette } from './palette.ts';
import { styleSheetOfTokens } from './style-sheet.ts';

/** Reads the site's own colours from its style sheet. Throws when one of them is missing. */
export function readTokens(): Tokens {
  const css = styleSheetOfTokens();
  return Object.fromEntries(
    tokenNames.map((name) => {
      const [, light, dark] = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(css) ?? [];
      if (light === undefined || dark === undefined)
        throw new Error(`the style sheet has no pair of colours --${name}`);
      return [name, { light, dark }];
    }),
  ) as Tokens;
}

/** The colours of the site, light and dark, with those that the practice has chosen. Throws as `readTokens` does. */
export function readColours(chosen?: Practice['colours']): { readonly light: Colours; readonly dark: Colours } {
  const tokens = palette(readTokens(), chosen);
  const inTheme = (theme: keyof ColourPair) =>
    Object.fromEntries(tokenNames.map((name) => [name, tokens[name][theme]])) as Colours;
  return { light: inTheme('light'), dark: inTheme('dark') };
}
