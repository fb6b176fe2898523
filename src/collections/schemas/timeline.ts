import { line } from './text.ts';

/** How long something takes: a number of days, or a sentence where days would not tell it. */
export const timelineFields = {
  estimate: line(80)
    .regex(
      /^\d+ to \d+ business days(?: [a-z].*)?$/,
      'the fewest and the most days, such as "7 to 10 business days"; other words go into "sentence" in its place',
    )
    .meta({ writtenAs: 'daysNeeded' })
    .optional()
    .describe('How many days it takes, such as "7 to 10 business days". The page writes "Usually" before it.'),
  sentence: line(80)
    .optional()
    .describe(
      'In place of the days, where they would not tell it, such as "By the 15th of every month". Shown as it is.',
    ),
};

/** Whether the one or the other is there. */
export const isTold = ({ estimate, sentence }: { readonly estimate?: unknown; readonly sentence?: unknown }) =>
  (estimate === undefined) !== (sentence === undefined);

export const notTold = 'expected either estimate or sentence';
