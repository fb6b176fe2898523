import sharp from 'sharp';
import type { Colours } from './tokens.ts';
import { drawnMark, markSize, type Mark } from './mark.ts';

interface Icon {
  readonly file: string;
  /** The edge in pixels. */
  readonly size: number;
  /** How much of the edge the mark takes; the rest is paper, for systems that cut the corners off. */
  readonly share: number;
  readonly purpose?: 'any' | 'maskable';
}

/** The icons in pixels. Those with a purpose stand in the manifest. */
export const icons: readonly Icon[] = [
  { file: 'favicon-32.png', size: 32, share: 1 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.78 },
  { file: 'icon-192.png', size: 192, share: 0.9, purpose: 'any' },
  { file: 'icon-512.png', size: 512, share: 0.9, purpose: 'any' },
  // A system may show no more than the middle 80 percent of it.
  { file: 'icon-maskable-512.png', size: 512, share: 0.62, purpose: 'maskable' },
];

/** The logo on paper as SVG, light, or dark where the reader's system is dark. */
export function favicon(
  { light, dark }: { readonly light: Colours; readonly dark: Colours },
  mark: Mark = drawnMark,
): string {
  const night = [
    [light.paper, dark.paper],
    [light.accent, dark.accent],
    [light.badge, dark.badge],
  ]
    .map(([day = '', colour = '']) => `[fill="${day}"]{fill:${colour}}[stroke="${day}"]{stroke:${colour}}`)
    .join('');
  return sheet(light, 1, mark).replace('><', `><style>@media (prefers-color-scheme:dark){${night}}</style><`);
}

/** Draws an icon as PNG. */
export async function drawIcon({ size, share }: Icon, colours: Colours, mark: Mark = drawnMark): Promise<Uint8Array> {
  return sharp(Buffer.from(sheet(colours, share, mark)), { density: (72 * size) / markSize })
    .resize(size, size)
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

function sheet({ paper, accent, badge }: Colours, share: number, mark: Mark): string {
  const edge = (markSize * (1 - share)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSize} ${markSize}"><path fill="${paper}" d="M0 0h${markSize}v${markSize}H0z"/>` +
    `<g transform="translate(${edge} ${edge}) scale(${share})">${mark(accent, badge)}</g></svg>`
  );
}
