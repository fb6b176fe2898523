import type { Mutation, Stretch } from './mutations.ts';

/** What the marks in a file call, with the number of the place that was reached. */
export const markName = '__reached';

/** The places of a file's mutations, each once; a mutation can only matter where its place is reached. */
export function placesOf(mutations: readonly Mutation[]): readonly Stretch[] {
  return [...new Map(mutations.map(({ reach }) => [`${reach.start}-${reach.end}`, reach])).values()];
}

/** The text of a file in which each place, an expression, says its number whenever it is evaluated. */
export function withMarks(source: string, places: readonly Stretch[]): string {
  const insertions = places.flatMap(({ start, end }, number) => [
    // Of places that begin or end together, the longer one stands outside.
    { at: start, isOpening: true, length: end - start, text: `(globalThis.${markName}?.(${number}), ` },
    { at: end, isOpening: false, length: end - start, text: ')' },
  ]);
  const inOrder = insertions.toSorted((one, other) => {
    if (one.at !== other.at) return one.at - other.at;
    if (one.isOpening !== other.isOpening) return one.isOpening ? 1 : -1;
    return one.isOpening ? other.length - one.length : one.length - other.length;
  });
  let text = '';
  let from = 0;
  for (const { at, text: inserted } of inOrder) {
    text += source.slice(from, at) + inserted;
    from = at;
  }
  return text + source.slice(from);
}
