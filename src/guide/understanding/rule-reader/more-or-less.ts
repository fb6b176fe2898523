import changes from 'content:vocabulary-changes';
import differences from 'content:vocabulary-differences';
import shifts from 'content:vocabulary-shifts';
import { anyOf } from '#src/text/word-lists.ts';

const withAnyEnding = (stems: string) => `${anyOf(stems)}\\p{L}*`;

/** By which an amount is made more, as half a pattern: "increase", "penchi", "badha". */
export const increasing = `(?:${anyOf(shifts.increase)}|${withAnyEnding(shifts.increaseStems)})`;

/** By which it is made less: "reduce", "taggithe", "ghata". */
export const decreasing = `(?:${anyOf(shifts.decrease)}|${withAnyEnding(shifts.decreaseStems)})`;

/** By which something is added to it: "add", "jod do", "daal do", "veste". */
export const adding = `(?:${anyOf(differences.adding)}|${withAnyEnding(differences.addingStems)})`;

/** By which such a change is only supposed, as verbs of Telugu and Hindi say it: "perigithe", "veste", "badhe to". */
export const supposedVerb = new RegExp(
  `(?<!\\p{L})${anyOf(shifts.increaseStems, shifts.decreaseStems, differences.addingStems)}(?:\\p{L}*th?e(?!\\p{L})|\\p{L}*(?:\\s+\\p{L}{1,5})?\\s+${anyOf(changes.to, shifts.thenBehind)}(?!\\p{L}))`,
  'iu',
);
