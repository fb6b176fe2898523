import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteContent } from './site-content.ts';

const icons = [...readFileSync('src/ui/icons.svg', 'utf8').matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)];

it('every category has its icon, and no icon is without a category', () => {
  expect(icons.map(([, id]) => id).sort()).toEqual(siteContent.categories.map(({ id }) => id).sort());
});

it('no icon takes more than 1.2 kB', () => {
  expect(icons.filter(([text]) => text.length > 1200).map(([, id]) => id)).toEqual([]);
});

it('icons and illustrations take their colours from the page, so that they hold in the dark', () => {
  const illustrations = readdirSync('src/ui/illustrations').map((file) =>
    readFileSync(`src/ui/illustrations/${file}`, 'utf8'),
  );
  const texts = [...icons.map(([text]) => text), ...illustrations];
  const colours = texts.flatMap((text) => [...text.matchAll(/(?:stroke|fill)="([^"]+)"/g)].map(([, colour]) => colour));
  expect([...new Set(colours)].sort()).toEqual([
    'currentColor',
    'var(--accent)',
    'var(--badge)',
    'var(--ink)',
    'var(--paper)',
    'var(--rule-strong)',
  ]);
});
