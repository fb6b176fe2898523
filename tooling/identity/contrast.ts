/** The contrast of two colours by WCAG 2.2, from 1 to 21. Takes them as #rrggbb. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A colour on its way to another, from 0 for the first to 1 for the second. Takes and returns #rrggbb. */
export function mixed(one: string, other: string, share: number): string {
  const mixedAt = (at: number) => Math.round(part(one, at) + (part(other, at) - part(one, at)) * share);
  return `#${[1, 3, 5].map((at) => mixedAt(at).toString(16).padStart(2, '0')).join('')}`;
}

/** The first colour on the way from one to another that has a contrast to every ground; the other where none before it has. */
export function readable(one: string, other: string, grounds: readonly string[], least: number): string {
  const steps = 256;
  for (let step = 0; step < steps; step += 1) {
    const colour = mixed(one, other, step / steps);
    if (grounds.every((ground) => contrast(colour, ground) >= least)) return colour;
  }
  return other;
}

/** The relative luminance of a colour as #rrggbb. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => part(hex, at) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const part = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
