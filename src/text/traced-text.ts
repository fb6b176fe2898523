/** A stretch of a text: from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text that was rewritten, and for each of its characters the stretch of the original that it came from. */
export interface TracedText {
  readonly text: string;
  readonly origins: readonly Span[];
}

/** Takes a text and stretches of it. Returns it with blanks in their place, so that all else stays where it is. */
export function without(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + rest.slice(end),
    text,
  );
}

/** Takes a text as it was typed and returns it with each character at its own place. */
export function traced(text: string): TracedText {
  return { text, origins: Array.from({ length: text.length }, (_, at) => ({ start: at, end: at + 1 })) };
}

/**
 * Takes a traced text, a global pattern and what is written in place of each match. Returns the new text, whose characters still know
 * where they came from: one by one where nothing changed its length, else from the whole of what was matched.
 */
export function replaced(source: TracedText, pattern: RegExp, write: (match: RegExpExecArray) => string): TracedText {
  const pieces: string[] = [];
  const origins: Span[] = [];
  let at = 0;
  const keep = (to: number) => {
    pieces.push(source.text.slice(at, to));
    origins.push(...source.origins.slice(at, to));
    at = to;
  };
  for (const match of source.text.matchAll(pattern)) {
    const written = write(match);
    if (written === match[0]) continue;
    keep(match.index);
    const end = match.index + match[0].length;
    if (written.length === match[0].length) {
      origins.push(...source.origins.slice(match.index, end));
    } else {
      const origin = spanIn(source, match.index, end);
      origins.push(...Array.from({ length: written.length }, () => origin));
    }
    pieces.push(written);
    at = end;
  }
  if (at === 0) return source;
  keep(source.text.length);
  return { text: pieces.join(''), origins };
}

/** Takes a traced text and a stretch of it; returns where that stretch stands in the original. Of an empty stretch, nothing at its place. */
export function spanIn({ origins }: TracedText, from: number, to: number): Span {
  const start = Math.min(...origins.slice(from, to).map((origin) => origin.start));
  const end = Math.max(...origins.slice(from, to).map((origin) => origin.end));
  if (to > from) return { start, end };
  const place = origins[from]?.start ?? origins.at(-1)?.end ?? 0;
  return { start: place, end: place };
}

/** Takes stretches and returns them without those that overlap one before them that is kept. */
export const withoutOverlaps = <Place extends Span>(places: readonly Place[]): readonly Place[] =>
  places.reduce<readonly Place[]>(
    (kept, one) => (kept.some((other) => overlaps(one, other)) ? kept : [...kept, one]),
    [],
  );

/** How many characters lie between two stretches of a text; none where they meet. */
export const between = (one: Span, other: Span): number => Math.max(other.start - one.end, one.start - other.end, 0);

/** Whether two stretches share a character. */
export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
