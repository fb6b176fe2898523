import type { Change, Mutation } from './mutations.ts';

/** A change that no test can notice, because the site does the same with it; `reason` shows why. */
export interface Equivalent {
  readonly file: string;
  /** The declaration at the top of the file in which it stands. */
  readonly within: string;
  /** The condition, side or entry that is changed, on one line. */
  readonly text: string;
  readonly change: Change;
  readonly reason: string;
}

/** Whether an entry is about this change. */
export const isAbout = (entry: Equivalent, file: string, mutation: Mutation): boolean =>
  entry.file === file &&
  entry.within === mutation.within &&
  entry.text === mutation.text &&
  entry.change === mutation.change;

/** The changes shown to be without effect. `npm run mutants` names the entries that are about no change any more, or about one that a test notices. */
export const equivalent: readonly Equivalent[] = [
  {
    file: 'src/forms/appointment.ts',
    within: 'dateOf',
    text: 'date === undefined',
    change: 'always false',
    reason: "Days are compared as texts, and 'undefined' comes after every day: all hours are open on it as well.",
  },
];
