import type { Mutation, Stretch } from './mutations.ts';

/** What the switches in a file call: the first with a number, whether that change is made; the second with what stood there and its changes. */
export const isMadeName = '__isMade';
export const chosenName = '__chosen';

/** A change and the number it goes by while the file runs. */
export interface NumberedMutation {
  readonly number: number;
  readonly mutation: Mutation;
}

/**
 * The text of a file in which each of the changes can be made while it runs: a place that may change hands what stood there, and each of
 * its changes, to `chosenName`, so that they can be held against each other; where evaluating a change would do more than that, the place
 * asks `isMadeName` for each of its changes, and does what stood there when none is made.
 */
export function withSwitches(source: string, changes: readonly NumberedMutation[]): string {
  const places = placesOf(changes);
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
    const options = place.changes.map(({ number, mutation: { start, end, replacement } }) => {
      return { number, text: source.slice(place.start, start) + replacement + source.slice(end, place.end) };
    });
    const original = within(place, false);
    if (!doesMore.test(source.slice(place.start, place.end))) {
      const changed = options.map(({ number, text }) => `, ${number}, () => (${text})`);
      return `globalThis.${chosenName}(() => (${original})${changed.join('')})`;
    }
    const changed = options.map(({ number, text }) => `globalThis.${isMadeName}(${number}) ? ${text} : `);
    return `(${changed.join('')}${original})`;
  };
  return within({ start: 0, end: source.length }, true);
}

/** What must not be evaluated twice, or not in a function of its own: an assignment, a change of a list, waiting. */
const doesMore =
  /(?<![=!<>])=(?![=>])|\+\+|--|\b(?:await|yield|delete)\b|\.(?:push|pop|shift|unshift|splice|add|set|delete|clear|exec|next|sort|reverse|send)\(/;

/** An expression that may change, and its changes. */
interface Place extends Stretch {
  readonly changes: readonly NumberedMutation[];
}

/** The places in the order of the file, what stands around another one before it. */
function placesOf(changes: readonly NumberedMutation[]): readonly Place[] {
  const places = new Map<string, Place>();
  for (const change of changes) {
    const { start, end } = expressionOf(change.mutation);
    const key = `${start}-${end}`;
    places.set(key, { start, end, changes: [...(places.get(key)?.changes ?? []), change] });
  }
  return [...places.values()].toSorted((one, other) => one.start - other.start || other.end - one.end);
}

/** Of what is replaced and what is evaluated, the larger: an entry of a list is no expression, the list is. */
const expressionOf = (mutation: Mutation): Stretch =>
  mutation.reach.start <= mutation.start && mutation.reach.end >= mutation.end ? mutation.reach : mutation;

const isSame = (one: Stretch, other: Stretch) => one.start === other.start && one.end === other.end;
