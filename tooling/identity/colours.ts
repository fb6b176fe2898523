import type { Practice } from '#src/collections/types.ts';
import { palette } from './palette.ts';
import { styleSheetOfTokens } from './style-sheet.ts';

const names = [
  'paper',
  'raised',
  'tint',
  'wrong-tint',
  'visitor',
  'ink',
  'soft',
  'rule',
  'rule-strong',
  'accent',
  'accent-strong',
  'on-accent',
  'badge',
  'band',
  'on-band',
  'on-band-soft',
  'on-band-bright',
  'on-band-warm',
] as const;

type Name = (typeof names)[number];

/** A colour by day and by night, as #rrggbb. */
export interface ColourPair {
  readonly light: string;
  readonly dark: string;
}

/** Pairs of colours by the names that the style sheet gives them. */
export type Tokens = Readonly<Record<Name, ColourPair>>;

/** Colours of one theme by the names that the style sheet gives them, as #rrggbb. */
export type Colours = Readonly<Record<Name, string>>;

/** Reads the site's own colours from its style sheet. Throws when one of them is missing. */
export function readTokens(): Tokens {
  const css = styleSheetOfTokens();
  return Object.fromEntries(
    names.map((name) => {
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
    Object.fromEntries(names.map((name) => [name, tokens[name][theme]])) as Colours;
  return { light: inTheme('light'), dark: inTheme('dark') };
}
