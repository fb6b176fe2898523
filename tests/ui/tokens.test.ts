import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '#tooling/identity/contrast.ts';

const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
const colours = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

type Theme = 'light' | 'dark';

function colour(name: string, theme: Theme): string {
  const found = colours.get(name);
  if (!found) throw new Error(`tokens.css has no colour "${name}"`);
  return found[theme];
}

/** The pairs of a list that fall short, with what they reach. */
function short(
  theme: Theme,
  least: number,
  pairs: readonly (readonly [string, readonly string[]])[],
): readonly string[] {
  return pairs.flatMap(([text, grounds]) =>
    grounds.flatMap((ground) => {
      const reached = contrast(colour(text, theme), colour(ground, theme));
      return reached < least ? [`${text} on ${ground}: ${reached.toFixed(2)}`] : [];
    }),
  );
}

it('measures as WCAG does', () => {
  expect([contrast('#000000', '#ffffff'), contrast('#777777', '#ffffff').toFixed(2)]).toEqual([21, '4.48']);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it('text that is read has a contrast of at least 7', () => {
    expect(
      short(theme, 7, [
        ['ink', ['paper', 'raised', 'tint', 'wrong-tint']],
        ['soft', ['paper', 'raised', 'tint']],
      ]),
    ).toEqual([]);
  });

  it('links, notes, figures and words on buttons have a contrast of at least 4.5', () => {
    expect(
      short(theme, 4.5, [
        ['soft', ['wrong-tint']],
        ['accent', ['paper', 'raised', 'tint', 'wrong-tint']],
        ['accent-strong', ['paper', 'raised', 'tint', 'wrong-tint']],
        ['on-accent', ['accent', 'accent-strong']],
        ['badge', ['paper', 'raised']],
        ['wrong', ['paper', 'raised', 'wrong-tint']],
      ]),
    ).toEqual([]);
  });

  it('the edges of controls and the ring of focus have a contrast of at least 3', () => {
    expect(
      short(theme, 3, [
        ['rule-strong', ['paper', 'raised', 'tint']],
        ['wrong', ['paper', 'raised']],
        ['accent', ['paper', 'raised', 'tint']],
      ]),
    ).toEqual([]);
  });
});

it('has no token that no style uses', () => {
  const styles = ['src', 'tooling'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const tokens = [...css.matchAll(/^ {2}(--[a-z0-9-]+):/gm)].map(([, name = '']) => name);

  expect(tokens.filter((name) => !styles.some((text) => text.includes(`var(${name})`)))).toEqual([]);
});

it('lets no font of its own take the place of another once the text is read', () => {
  const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule = '']) => rule);
  const own = faces.filter((rule) => rule.includes('url('));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((rule) => !rule.includes('font-display: optional;'))).toEqual([]);
});
