import type { Practice } from '#src/collections/types.ts';
import type { ColourPair, Tokens } from './tokens.ts';
import { mixed, readable } from './contrast.ts';

/** A text of ordinary size can be read from this contrast on: level AA of WCAG 2.2. */
export const leastForText = 4.5;
/** An edge or a drawing can be seen from this contrast on. */
const leastForLines = 3;

/** What the colours of a practice are read on, by the names of the style sheet. */
export const groundsOf = {
  accent: ['paper', 'raised', 'tint', 'wrong-tint'],
  marks: ['paper', 'raised'],
} as const;

/**
 * The style sheet's colours as a practice has chosen its own: those it names, and those that follow from them, lightened where they could
 * not be read. Takes the style sheet's; returns them unchanged where it has chosen none.
 */
export function palette(tokens: Tokens, chosen: Practice['colours']): Tokens {
  const { accent, marks } = chosen ?? {};
  const withAccent = accent ? { ...tokens, ...followingAccent(tokens, accent) } : tokens;
  if (!accent && !marks) return tokens;
  const badge = marks ?? tokens.badge;
  return { ...withAccent, badge, 'on-band-warm': onBand(withAccent.band, mixed(badge.dark, white, 0.3), badge.dark) };
}

const white = '#ffffff';
const black = '#000000';

function followingAccent({ paper, 'on-accent': onAccent }: Tokens, accent: ColourPair): Partial<Tokens> {
  const strong = { light: mixed(accent.light, black, 0.28), dark: mixed(accent.dark, white, 0.35) };
  const band = { light: accent.light, dark: mixed(accent.light, paper.dark, 0.45) };
  const bright = onBand(band, strong.dark, accent.dark);
  return {
    accent,
    'accent-strong': strong,
    'on-accent': { light: onAccent.light, dark: mixed(accent.dark, black, 0.88) },
    visitor: { light: mixed(paper.light, accent.light, 0.11), dark: mixed(paper.dark, accent.dark, 0.15) },
    band,
    'on-band-bright': bright,
    'on-band-soft': {
      light: readable(mixed(band.light, bright.light, 0.74), white, [band.light], leastForLines),
      dark: readable(mixed(band.dark, bright.dark, 0.74), white, [band.dark], leastForLines),
    },
  };
}

const onBand = (band: ColourPair, light: string, dark: string): ColourPair => ({
  light: readable(light, white, [band.light], leastForText),
  dark: readable(dark, white, [band.dark], leastForText),
});

/** Writes colours into a compiled style sheet in place of its own. Throws where the style sheet has no place for one. */
export function withColours(css: string, before: Tokens, after: Tokens): string {
  return Object.entries(after).reduce((text, [name, { light, dark }]) => {
    const old = before[name as keyof Tokens];
    if (old.light === light && old.dark === dark) return text;
    const place = new RegExp(`(--${name}:[^;}]*?)${old.light}([^;}]*?)${old.dark}`, 'g');
    const changed = text.replaceAll(place, `$1${light}$2${dark}`);
    if (changed === text) throw new Error(`the style sheet has no place for the colour --${name}`);
    return changed;
  }, css);
}
