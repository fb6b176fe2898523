import type { Typeface } from './typeface.ts';

/** A text set in lines of one size. */
export interface Fitted {
  readonly lines: readonly string[];
  /** The size of the type in pixels. */
  readonly size: number;
}

/**
 * Sets a text in the largest of the sizes, given from large to small, in which no line is wider than the width and no more lines are
 * needed than `linesAt` allows at that size. The lines come out about equally long. Throws RangeError when it fits in none.
 */
export function fitted(
  text: string,
  typeface: Pick<Typeface, 'width'>,
  room: { readonly width: number; readonly sizes: readonly number[]; readonly linesAt: (size: number) => number },
): Fitted {
  for (const size of room.sizes) {
    const lines = wrapped(text, (line) => typeface.width(line, size), room.width);
    if (lines.length <= room.linesAt(size) && lines.every((line) => typeface.width(line, size) <= room.width)) {
      return { lines: balanced(text, (line) => typeface.width(line, size), room.width, lines), size };
    }
  }
  throw new RangeError(`"${text}" does not fit, even at ${room.sizes.at(-1)} pixels`);
}

/** Fills each line with as many words as go in. A word wider than the line stands alone. */
function wrapped(text: string, measure: (line: string) => number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines in the narrowest column that holds them, so that no word is left over. */
function balanced(
  text: string,
  measure: (line: string) => number,
  width: number,
  lines: readonly string[],
): readonly string[] {
  let best = lines;
  for (let narrower = width - 20; narrower > width / 2; narrower -= 20) {
    const tried = wrapped(text, measure, narrower);
    if (tried.length > lines.length || tried.some((line) => measure(line) > narrower)) break;
    best = tried;
  }
  return best;
}
