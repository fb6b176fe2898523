import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '#src/ui/Logo.tsx';

/** The edge of the square that the mark is drawn in. */
export const markSize = 30;

/** The lines of the practice's mark as SVG, drawn by the very component the header shows, in the two colours given. */
export function markLines(line: string, tick: string): string {
  return renderToStaticMarkup(createElement(Logo))
    .replace(/ (width|height|aria-hidden)="[^"]*"/g, '')
    .replace(/^<svg viewBox="0 0 30 30"/, '<g')
    .replace(/<\/svg>$/, '</g>')
    .replaceAll('currentColor', line)
    .replaceAll('var(--badge)', tick);
}
