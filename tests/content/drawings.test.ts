import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteContent } from './site-content.ts';

const drawings = [...readFileSync('src/ui/drawings.svg', 'utf8').matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)];

it('every category has its drawing, and no drawing is without a category', () => {
  expect(drawings.map(([, id]) => id).sort()).toEqual(siteContent.categories.map(({ id }) => id).sort());
});

it('no drawing takes more than 1.2 kB', () => {
  expect(drawings.filter(([text]) => text.length > 1200).map(([, id]) => id)).toEqual([]);
});

it('drawings and sketches take their colours from the page, so that they hold in the dark', () => {
  const sketches = readdirSync('src/ui/sketches').map((file) => readFileSync(`src/ui/sketches/${file}`, 'utf8'));
  const texts = [...drawings.map(([text]) => text), ...sketches];
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
