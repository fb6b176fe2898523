import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to a composition: it chooses or ends what a keyboard of another script composes, and is no command. Safari ends the
 * composition before it tells of the key that ended it, which is known by its code alone.
 */
export const isOfComposition = ({ nativeEvent: { isComposing, keyCode } }: KeyboardEvent): boolean =>
  isComposing || keyCode === composing;

/** The code of a key that a keyboard of another script has taken for itself. */
const composing = 229;
