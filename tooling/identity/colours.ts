import { readFileSync } from 'node:fs';

const names = ['paper', 'ink', 'soft', 'rule', 'rule-strong', 'accent', 'on-accent', 'badge'] as const;

/** Colours by the names that the style sheet gives them, as #rrggbb. */
export type Colours = Readonly<Record<(typeof names)[number], string>>;

/** Reads the site's colours, light and dark, from its style sheet. Throws when one of them is missing. */
export function readColours(file = 'src/ui/styles/tokens.css'): { readonly light: Colours; readonly dark: Colours } {
  const css = readFileSync(file, 'utf8');
  const pairs = names.map((name) => {
    const [, light, dark] = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(css) ?? [];
    if (light === undefined || dark === undefined) throw new Error(`the style sheet has no pair of colours --${name}`);
    return { name, light, dark };
  });
  return {
    light: Object.fromEntries(pairs.map(({ name, light }) => [name, light])) as Colours,
    dark: Object.fromEntries(pairs.map(({ name, dark }) => [name, dark])) as Colours,
  };
}
