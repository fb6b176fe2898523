import type { Mutation, Stretch } from './mutations.ts';

/** What the switches in a file ask, with the number of a change: whether that change is made. */
export const switchName = '__isChanged';

/**
 * The text of a file in which every change can be made while it runs, numbered from `first` in the order they are given: a place that
 * may change asks for each of its changes whether it is made, and does what stood there when none is.
 */
export function withSwitches(source: string, mutations: readonly Mutation[], first: number): string {
  const places = placesOf(mutations, first);
  const within = (stretch: Stretch, isWhole: boolean): string => {
    let text = '';
    let from = stretch.start;
    for (const place of places) {
      if (place.start < from || place.end > stretch.end || (!isWhole && isSame(place, stretch))) continue;
      text += source.slice(from, place.start) + switched(place);
      from = place.end;
    }
    return text + source.slice(from, stretch.end);
  };
  const switched = (place: Place): string => {
    const changes = place.changes.map(({ number, mutation: { start, end, replacement } }) => {
      const changed = source.slice(place.start, start) + replacement + source.slice(end, place.end);
      return `globalThis.${switchName}(${number}) ? ${changed} : `;
    });
    return `(${changes.join('')}${within(place, false)})`;
  };
  return within({ start: 0, end: source.length }, true);
}

/** An expression that may change, and its changes. */
interface Place extends Stretch {
  readonly changes: readonly { readonly number: number; readonly mutation: Mutation }[];
}

/** The places in the order of the file, what stands around another one before it. */
function placesOf(mutations: readonly Mutation[], first: number): readonly Place[] {
  const places = new Map<string, Place>();
  for (const [index, mutation] of mutations.entries()) {
    const { start, end } = expressionOf(mutation);
    const key = `${start}-${end}`;
    const changes = places.get(key)?.changes ?? [];
    places.set(key, { start, end, changes: [...changes, { number: first + index, mutation }] });
  }
  return [...places.values()].toSorted((one, other) => one.start - other.start || other.end - one.end);
}

/** Of what is replaced and what is evaluated, the larger: an entry of a list is no expression, the list is. */
const expressionOf = (mutation: Mutation): Stretch =>
  mutation.reach.start <= mutation.start && mutation.reach.end >= mutation.end ? mutation.reach : mutation;

const isSame = (one: Stretch, other: Stretch) => one.start === other.start && one.end === other.end;
