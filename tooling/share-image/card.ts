import type { Colours } from '#tooling/identity/tokens.ts';
import { markSize, type Mark } from '#tooling/identity/mark.ts';
import { fitted } from './fitted.ts';
import type { Typeface } from './typeface.ts';

/** The words of a share image. */
export interface CardWords {
  readonly title: string;
  /** The kind of page, for the badge. */
  readonly badge: string;
  readonly practice: string;
  /** The line at the foot. */
  readonly foot: string;
}

export interface CardStyle {
  readonly colours: Colours;
  readonly mark: Mark;
  readonly bold: Typeface;
  readonly regular: Typeface;
}

export const cardWidth = 1200;
export const cardHeight = 630;

const spine = 104;
const left = 152;
const right = 1136;
const head = 108;
const foot = 528;
const headRoom = 16;
const lowestBaseline = 444;
const badgeSize = 44;
const badgePadding = 32;
const titleSizes = [112, 104, 96, 88, 80, 72, 64, 56, 48];

/** The share image as SVG: a spine with the logo, ruled lines, the title on them, the kind of page as a badge. */
export function card(
  { title, badge, practice, foot: footWords }: CardWords,
  { colours, mark, bold, regular }: CardStyle,
): string {
  const baseline = (size: number, line: number) => Math.round(head + headRoom + size * (1.16 * line - 0.16));
  const { lines, size } = fitted(title, bold, {
    width: right - left,
    sizes: titleSizes,
    linesAt: (one) => [3, 2, 1].find((count) => baseline(one, count) <= lowestBaseline) ?? 0,
  });
  const below = Math.round(size * 0.16);
  const rules = [1, 2, 3, 4, 5].map((line) => baseline(size, line) + below).filter((y) => y < foot - size / 3);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardWidth} ${cardHeight}" width="${cardWidth}" height="${cardHeight}">`,
    `<path fill="${colours.paper}" d="M0 0h${cardWidth}v${cardHeight}H0z"/>`,
    `<path fill="${colours.accent}" d="M0 0h${spine}v${cardHeight}H0z"/>`,
    `<g transform="translate(${(spine - markSize * 2) / 2} 28) scale(2)">${mark(colours['on-accent'], colours['on-accent'])}</g>`,
    `<path stroke="${colours['rule-strong']}" d="M${spine} ${head + 0.5}H${cardWidth}M${spine} ${head + 5.5}H${cardWidth}M${spine} ${foot + 0.5}H${cardWidth}"/>`,
    `<path stroke="${colours.rule}" stroke-width="2" d="${rules.map((y) => `M${spine} ${y}H${cardWidth}`).join('')}"/>`,
    `<g fill="${colours.ink}">`,
    singleLine(practice, bold, [40, 34, 28, 24, 20], right - left, 70),
    ...lines.map((line, index) => bold.outline(line, size, left, baseline(size, index + 1))),
    '</g>',
    `<g fill="${colours.soft}">${singleLine(footWords, regular, [30, 26, 22, 18], right - left - 32 - badgeWidth(badge, bold), 590)}</g>`,
    badgeLines(badge, colours.badge, bold),
    '</svg>',
  ].join('');
}

function singleLine(text: string, typeface: Typeface, sizes: readonly number[], width: number, y: number): string {
  const { size } = fitted(text, typeface, { width, sizes, linesAt: () => 1 });
  return typeface.outline(text, size, left, y);
}

const badgeWidth = (words: string, bold: Typeface) => Math.round(bold.width(words, badgeSize)) + 2 * badgePadding;

function badgeLines(words: string, colour: string, bold: Typeface): string {
  const width = badgeWidth(words, bold);
  const [x, y, height] = [right - width, 484, 88];
  const frame = (out: number, stroke: number) =>
    `<rect x="${x - out}" y="${y - out}" width="${width + 2 * out}" height="${height + 2 * out}" rx="5" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`;
  return `<g transform="rotate(-2.5 ${x + width / 2} ${y + height / 2})">${frame(0, 4)}${frame(8, 2)}<g fill="${colour}">${bold.outline(words, badgeSize, x + badgePadding, y + 58)}</g></g>`;
}
