import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconNames, neutralIcon } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/Icon.tsx';

const icons = [...readFileSync('src/ui/icons.svg', 'utf8').matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)];

it('the list of icons names every drawing, the neutral one among them', () => {
  expect(icons.map(([, id]) => id).sort()).toEqual([...iconNames].sort());
  expect(iconNames).toContain(neutralIcon);
});

it('a category without a drawing of its own gets the neutral one', () => {
  const drawn = (name: string) => /#([a-z-]+)"/.exec(renderToStaticMarkup(createElement(Icon, { name })))?.[1];
  expect([drawn('licenses'), drawn('representation')]).toEqual(['licenses', neutralIcon]);
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
