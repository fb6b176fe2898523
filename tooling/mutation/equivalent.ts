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
    file: 'src/domain/income-tax.ts',
    within: 'lesser',
    text: 'left < right',
    change: 'with the bound',
    reason: 'Of two amounts that are the same either is the lesser.',
  },
  {
    file: 'src/domain/income-tax.ts',
    within: 'atLeastZero',
    text: 'amount > 0n',
    change: 'with the bound',
    reason: 'Nought is returned as nought either way.',
  },
  {
    file: 'src/domain/ist-dates.ts',
    within: 'dayMonthYear',
    text: "''",
    change: 'without the default',
    reason: 'Every month has a name; the types alone do not know it.',
  },
  {
    file: 'src/domain/office-hours.ts',
    within: 'openDaysIn',
    text: 'last < bounds.last',
    change: 'with the bound',
    reason: 'Of two days that are the same either is the end.',
  },
  {
    file: 'src/domain/office-hours.ts',
    within: 'openDaysIn',
    text: 'first > bounds.first',
    change: 'with the bound',
    reason: 'Of two days that are the same either is the beginning.',
  },
  {
    file: 'src/domain/office-hours.ts',
    within: 'openDaysIn',
    text: 'first > bounds.first',
    change: 'always true',
    reason: 'A day that has passed has no slot left; to begin today only saves going through the days before.',
  },
  {
    file: 'src/domain/office-hours.ts',
    within: 'nearestOpenDays',
    text: 'earlier.length < most',
    change: 'left out',
    reason:
      'What is found beyond that lies further away and is cut off at the end; the bound only saves looking for it.',
  },
  {
    file: 'src/domain/office-hours.ts',
    within: 'nearestOpenDays',
    text: 'earlier.length < most',
    change: 'with the bound',
    reason: 'One day more lies further away and is cut off at the end.',
  },
  {
    file: 'src/domain/visitor-clock.ts',
    within: 'dayBeside',
    text: 'there > here',
    change: 'with the bound',
    reason: 'The line before has returned when both are the same day.',
  },
  {
    file: 'src/forms/appointment.ts',
    within: 'dateOf',
    text: 'date === undefined',
    change: 'always false',
    reason: "Days are compared as texts, and 'undefined' comes after every day: all hours are open on it as well.",
  },
  ...(['span.first < first', 'span.last > last'] as const).map((text) => ({
    file: 'src/forms/moments.ts',
    within: 'spanToldIn',
    text,
    change: 'with the bound' as const,
    reason: 'Of two days that are the same either is the end.',
  })),
  {
    file: 'src/forms/moments.ts',
    within: 'slotTold',
    text: 'fitting.length > 1',
    change: 'with the bound',
    reason: 'The line before has returned where just one hour fits.',
  },
  {
    file: 'src/forms/regime-comparison.ts',
    within: 'yearsIn',
    text: "''",
    change: 'without the default',
    reason: 'Both figures stand in every match; the types alone do not know it.',
  },
  {
    file: 'src/forms/regime-comparison.ts',
    within: 'caseFor',
    text: "''",
    change: 'without the default',
    reason: "No city is called 'undefined', as none is called nothing.",
  },
  {
    file: 'src/forms/rupees-question.ts',
    within: 'findGross',
    text: "''",
    change: 'without the default',
    reason: 'A text that is cut into pieces has a first and a last one; the types alone do not know it.',
  },
  ...(['emailQuestion', 'emailWarnings'] as const).map((within) => ({
    file: 'src/forms/text-questions.ts',
    within,
    text: 'email === undefined',
    change: 'always false' as const,
    reason: "'undefined' is like no mail address, so none is proposed in its place.",
  })),
  {
    file: 'src/text/edit-distance.ts',
    within: 'nearestWord',
    text: 'word === typed',
    change: 'always false',
    reason: 'A word without a slip is nearer than any other and stands once; to return it at once only saves the rest.',
  },
];
