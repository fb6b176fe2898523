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
  {
    file: 'src/guide/understanding/rule-reader/change-cues.ts',
    within: 'withoutCues',
    text: 'left.length > 0',
    change: 'left out',
    reason: 'What is no word is no word of changing either, so the end of the words is the end of the loop.',
  },
  {
    file: 'src/guide/understanding/rule-reader/misspelt.ts',
    within: 'oneLetterShort',
    text: 'one.indexOf(second, 1) > 0',
    change: 'with the bound',
    reason: 'It is looked for behind the first letter, so it is never found in its place.',
  },
  {
    file: 'src/guide/understanding/rule-reader/misspelt.ts',
    within: 'oneLetterShort',
    text: 'one.indexOf(third, one.indexOf(second, 1) + 1) > one.indexOf(second, 1)',
    change: 'with the bound',
    reason: 'The third letter is looked for behind the second one, so it never stands in the same place.',
  },
  {
    file: 'src/guide/understanding/rule-reader/misspelt.ts',
    within: 'isAlike',
    text: 'Math.abs(one.length - word.length) <= 2',
    change: 'left out',
    reason: 'A word of another length is no near one; to pass it over only saves reckoning how far it is.',
  },
  ...(['paired-amounts', 'question-names'] as const).flatMap((name) =>
    (['from < other.to', 'other.from < to'] as const).map((text) => ({
      file: `src/guide/understanding/rule-reader/${name}.ts`,
      within: name === 'question-names' ? 'makeReader' : 'pairedAmounts',
      text,
      change: 'with the bound' as const,
      reason: 'Two names never touch: a blank or a sign stands between them.',
    })),
  ),
  ...(["question.kind !== 'rupees' || question === rupees", "kind === 'rupees'"] as const).map((text) => ({
    file: 'src/guide/understanding/rule-reader/settled-values.ts',
    within: 'settledValues',
    text,
    change: 'always true' as const,
    reason:
      'All questions for amounts find the same ones, and the first question of their forms is one of them; to ask one only saves the others.',
  })),
  {
    file: 'src/guide/understanding/rule-reader/rules/steering.ts',
    within: 'steersForm',
    text: 'reading.intent === undefined',
    change: 'left out',
    reason:
      'What is meant in passing counts only where the whole message is no intent; to ask first only saves looking.',
  },
  {
    file: 'src/guide/understanding/rule-reader/rules/changing-answers.ts',
    within: 'deniesAnswer',
    text: 'one.length === 0',
    change: 'always false',
    reason: 'No question that is asked here reads an answer out of no words.',
  },
  {
    file: 'src/guide/understanding/rule-reader/rules/changing-answers.ts',
    within: 'deniesAnswer',
    text: 'held !== undefined',
    change: 'left out',
    reason: 'Nothing that is read is undefined, so none is the same as an answer that was not given.',
  },
  {
    file: 'src/guide/understanding/rule-reader/rules/telling-answers.ts',
    within: 'isWithinName',
    text: "question.kind === 'date'",
    change: 'left out',
    reason: 'Only a day is told by a weekday alone.',
  },
];
