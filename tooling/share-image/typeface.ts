import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** Type in one weight: how wide a text runs, and its outlines. */
export interface Typeface {
  /** The width of a line in pixels at a size in pixels. Throws when a sign has no letterform. */
  readonly width: (text: string, size: number) => number;
  /** The line as SVG, its baseline beginning at a point. */
  readonly outline: (text: string, size: number, x: number, y: number) => string;
}

interface Glyph {
  readonly font: Font;
  readonly id: number;
  /** How far it moves the pen, as a share of the size. */
  readonly advance: number;
}

/** Opens variable WOFF2 files at a weight. A sign is taken from the first file that has it. */
export async function openTypeface(files: readonly string[], weight: number): Promise<Typeface> {
  const fonts: Font[] = [];
  // One after the other: the unpacker hands out its own memory, which the next file overwrites.
  for (const file of files) {
    const font = new Font(new Face(new Blob(await decompress(readFileSync(file)))));
    font.setVariations([new Variation('wght', weight)]);
    fonts.push(font);
  }
  const fontFor = (sign: string) => {
    const found = fonts.find((font) => font.nominalGlyph(sign.codePointAt(0) ?? 0) !== undefined);
    if (!found) throw new Error(`the typeface has no letterform for "${sign}"`);
    return found;
  };
  // A title is measured at many sizes and breaks; shaping it once is most of the work saved.
  const set = new Map<string, readonly Glyph[]>();
  const glyphs = (text: string) => {
    const found = set.get(text) ?? runs(text, fontFor).flatMap(shaped);
    set.set(text, found);
    return found;
  };

  return {
    width: (text, size) => glyphs(text).reduce((sum, { advance }) => sum + advance * size, 0),
    outline: (text, size, x, y) => {
      let at = x;
      return glyphs(text)
        .map(({ font, id, advance }) => {
          const scale = size / font.face.upem;
          const letter = `<path transform="translate(${at.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${font.glyphToPath(id)}"/>`;
          at += advance * size;
          return letter;
        })
        .join('');
    },
  };
}

function shaped({ font, run }: { readonly font: Font; readonly run: string }): readonly Glyph[] {
  const buffer = new Buffer();
  buffer.addText(run);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const places = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, index) => ({ font, id: codepoint, advance: (places[index]?.xAdvance ?? 0) / font.face.upem }));
}

/** A text cut wherever the font changes. */
function runs(text: string, fontFor: (sign: string) => Font): readonly { readonly font: Font; readonly run: string }[] {
  const found: { font: Font; run: string }[] = [];
  for (const sign of text) {
    const font = fontFor(sign);
    const last = found.at(-1);
    if (last?.font === font) last.run += sign;
    else found.push({ font, run: sign });
  }
  return found;
}
