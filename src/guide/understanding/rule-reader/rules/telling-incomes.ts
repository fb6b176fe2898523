import changes from 'content:vocabulary-changes';
import shifts from 'content:vocabulary-shifts';
import { anyWord } from '#src/text/word-lists.ts';
import type { Command } from '../command.ts';
import { incomesIn, withIncomes } from '../incomes.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';
import { decreasing, increasing } from '../more-or-less.ts';

/** "FD interest 4.5 lakh", "bonus 60000 instead of 30000", "another bonus of 20000": what is earned of a kind, and nothing else. */
export function tellsIncome({ text, asks }: Reading, { form, formState, open }: Situation): Command | undefined {
  const [first] = form.questions;
  if (first?.kind !== 'rupees' || (asks && !supposing.test(text)) || shifted.test(text)) return undefined;
  const { told, isAll } = incomesIn(text, form, formState, open);
  if (!isAll || told.length === 0) return undefined;
  const isWanting = told.some(({ question }) => question === first.id) && formState.answers[first.id] === undefined;
  // What is earned is told at the question for it.
  if (isWanting && open?.id !== first.id) return undefined;
  return { kind: 'set', ...withIncomes(told, text, form, formState) };
}

const supposing = new RegExp(anyWord(changes.whatIf, shifts.supposed), 'iu');
/** "Bonus 50000 less", "double the bonus" */
const shifted = new RegExp(
  `${anyWord(shifts.less, shifts.twice, shifts.double, shifts.triple)}|(?<!\\p{L})(?:${increasing}|${decreasing})(?!\\p{L})`,
  'iu',
);
