import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readColours } from '#tooling/identity/colours.ts';
import { drawIcon, favicon, icons } from '#tooling/identity/icons.ts';
import { manifest } from '#tooling/identity/manifest.ts';
import { siteContent } from '../content/site-content.ts';

const colours = readColours();

/** How far the outermost ink lies from the middle of an icon, as a share of half its edge. */
async function reach(png: Uint8Array, size: number): Promise<number> {
  const { data } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const middle = (size - 1) / 2;
  const distances = [...data].map((light, index) =>
    light < 200 ? Math.hypot((index % size) - middle, Math.floor(index / size) - middle) : 0,
  );
  return distances.reduce((one, other) => Math.max(one, other), 0) / (size / 2);
}

describe('the icons', () => {
  it.each(icons)('$file is a square of $size pixels on paper', async (icon) => {
    const png = await drawIcon(icon, colours.light);
    const { width, height, hasAlpha } = await sharp(png).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: icon.size, height: icon.size, hasAlpha: false });
  });

  it('keep the mark inside the circle that every system shows, where corners are cut off', async () => {
    const maskable = icons.filter(({ purpose }) => purpose === 'maskable');
    const reaches = await Promise.all(
      maskable.map(async (icon) => reach(await drawIcon(icon, colours.light), icon.size)),
    );
    expect(reaches.length).toBe(1);
    expect(Math.max(...reaches)).toBeLessThan(0.8);
  });

  it('show the mark of the header in the colours of the style sheet, and by night in those of the night', () => {
    const svg = favicon(colours);
    expect(svg).toContain(`stroke="${colours.light.accent}"`);
    expect(svg).toContain(`stroke="${colours.light.badge}"`);
    expect(svg).toContain(
      `@media (prefers-color-scheme:dark){[fill="${colours.light.paper}"]{fill:${colours.dark.paper}}`,
    );
    expect(svg).not.toMatch(/currentColor|var\(/);
  });
});

it('the manifest names the practice and the icons', () => {
  const { name, tagline } = siteContent.practice.fields;
  expect(JSON.parse(manifest(siteContent.practice.fields, colours.light))).toEqual({
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#faf6ec',
    theme_color: '#faf6ec',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
});
