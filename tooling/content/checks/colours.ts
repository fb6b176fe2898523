import { readTokens } from '#tooling/identity/colours.ts';
import type { ColourPair } from '#tooling/identity/tokens.ts';
import { contrast, readable } from '#tooling/identity/contrast.ts';
import { groundsOf, leastForText } from '#tooling/identity/palette.ts';
import type { Check } from './check.ts';

const themes = [
  ['light', '#000000'],
  ['dark', '#ffffff'],
] as const;

/** The colours of the practice can be read wherever the site has text in them, by day and by night. */
export const checkColours: Check = ({ practice }, report) => {
  const { colours } = practice.fields;
  if (!colours) return;
  const tokens = readTokens();
  for (const use of ['accent', 'marks'] as const) {
    for (const [theme, away] of themes) {
      const pair: Partial<ColourPair> | undefined = colours[use];
      const colour = pair?.[theme];
      if (colour === undefined) continue;
      const grounds = groundsOf[use].map((name) => tokens[name][theme]);
      const reached = grounds.map((ground) => contrast(colour, ground));
      const least = Math.min(...reached);
      if (least >= leastForText) continue;
      report(
        practice,
        ['colours', use, theme],
        `"${colour}" cannot be read on ${grounds[reached.indexOf(least)] ?? ''}: its contrast is ${shown(least)}, and ${leastForText} is needed. The nearest that can be read is "${readable(colour, away, grounds, leastForText)}"`,
      );
    }
  }
};

/** Rounded down, so that what falls short by a little never reads as enough. */
const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
