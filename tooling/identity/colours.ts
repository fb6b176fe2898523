import { readFileSync } from 'node:fs';

const names = ['paper', 'ink', 'soft', 'rule', 'rule-strong', 'act', 'on-act', 'stamp'] as const;

/** Colours by the names that the style sheet gives them, as #rrggbb. */
export type Colours = Readonly<Record<(typeof names)[number], string>>;

/** Reads the site's colours, light and dark, from its style sheet. Throws when one of them is missing. */
export function readColours(file = 'src/ui/styles/tokens.css'): { readonly light: Colours; readonly dark: Colours } {
  const [light = '', dark = ''] = readFileSync(file, 'utf8').split('@media (prefers-color-scheme: dark)');
  return { light: coloursIn(light), dark: coloursIn(dark) };
}

function coloursIn(css: string): Colours {
  const found = names.map((name) => {
    const [, colour] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css) ?? [];
    if (colour === undefined) throw new Error(`the style sheet has no colour --${name}`);
    return [name, colour];
  });
  return Object.fromEntries(found) as Colours;
}
