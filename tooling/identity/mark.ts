import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Logo } from '#src/ui/Logo.tsx';
import { logoPath } from '#tooling/content/assets/site-file.ts';
import type { Content } from '#tooling/content/content.ts';
import { readColours } from './colours.ts';

/** The edge of the square that the mark is drawn in. */
export const markSize = 30;

/** Draws the practice's mark as SVG in a square with the edge `markSize`, in the two colours given, where it has no colours of its own. */
export type Mark = (line: string, tick: string) => string;

/** The drawn sign, by the very component the header shows. */
export const drawnMark: Mark = (line, tick) => {
  return renderToStaticMarkup(createElement(Logo))
    .replace(/ (width|height|aria-hidden)="[^"]*"/g, '')
    .replace(/^<svg viewBox="0 0 30 30"/, '<g')
    .replace(/<\/svg>$/, '</g>')
    .replaceAll('currentColor', line)
    .replaceAll('var(--badge)', tick);
};

/**
 * The picture of the practice's logo on a square of the page's paper, with so many dots to its edge; undefined where the practice has
 * none. Rejects when the picture cannot be read.
 */
export async function pictureMark(
  { practice, assets }: Pick<Content, 'practice' | 'assets'>,
  dots = 512,
): Promise<Mark | undefined> {
  const { logo, colours } = practice.fields;
  const bytes = logo && assets.get(logoPath(logo));
  if (!bytes) return undefined;
  const picture = await sharp(bytes, { density: 300 })
    .resize(dots, dots, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const { paper } = readColours(colours).light;
  const svg =
    `<path fill="${paper}" d="M0 0h${markSize}v${markSize}H0z"/>` +
    `<image href="data:image/png;base64,${picture.toString('base64')}" width="${markSize}" height="${markSize}"/>`;
  return () => svg;
}
