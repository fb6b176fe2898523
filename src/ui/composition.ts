import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to a composition: it chooses or ends what a keyboard of another script composes, and is no command. Safari ends the
 * composition before it tells of the key that ended it, which is known by its code alone.
 */
export const isOfComposition = ({ nativeEvent }: KeyboardEvent): boolean =>
  // Nothing else tells of it.
  // oxlint-disable-next-line typescript/no-deprecated
  nativeEvent.isComposing || nativeEvent.keyCode === composing;

/** The code of a key that a keyboard of another script has taken for itself. */
const composing = 229;
