import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import shifts from 'content:vocabulary-shifts';
import { formatRupees } from '#src/domain/rupees.ts';
import type { Form } from '#src/forms/form.ts';
import { anyOf, anyWord } from '#src/language/word-lists.ts';
import type { Command } from './command.ts';
import type { FormState } from './form-state.ts';
import { namedQuestions } from './question-names.ts';

/**
 * "Family pension 5 lakh", and then "bank interest 3 lakh": incomes that are told one after the other are added, and the interest of savings is an
 * income too. Takes the command that a message was read as, the message, the forms and where the one under way stands; returns the command with the
 * other income as a whole. Never throws.
 */
export function addingIncomes(
  command: Command,
  text: string,
  forms: readonly Form[],
  formState: FormState | null,
): Command {
  if ((command.kind !== 'set' && command.kind !== 'start') || (command.kind === 'set' && command.sums?.otherIncome))
    return command;
  const { otherIncome, savingsInterest } = command.answers;
  const id = command.kind === 'start' ? command.form : formState?.form;
  const form = forms.find(
    (one) => one.id === id && one.questions.some((question) => question.id === 'savingsInterest'),
  );
  if (!form || (otherIncome === undefined && savingsInterest === undefined)) return command;
  const held = command.kind === 'set' ? formState?.answers : undefined;
  const [other, savings] = [Number(held?.otherIncome ?? 0), Number(held?.savingsInterest ?? 0)];
  const kind = namedQuestions(text, form).find(({ question }) => question.id === 'otherIncome');
  const isOneOfSeveral =
    kind !== undefined && text.slice(kind.from, kind.to).toLowerCase() !== kind.question.label.toLowerCase();
  const isNear = Math.abs(Number(otherIncome) - other) <= other / 2;
  // Who tells the salary too tells all of it anew.
  const isAnew = command.answers[form.questions[0]?.id ?? ''] !== undefined;
  const isMore =
    !isAnew && (also.test(text) || other === savings || (isOneOfSeveral && !isNear && !instead.test(text)));
  const before = otherIncome === undefined ? Math.max(0, other - savings) : isMore ? other : 0;
  const added = savingsInterest === undefined || within.test(text) ? 0 : Number(savingsInterest);
  const parts = [before, Number(otherIncome ?? 0), added].filter((amount) => amount > 0);
  if (parts.length === 0) return command;
  const answers = { ...command.answers, otherIncome: parts.reduce((sum, part) => sum + part) };
  if (command.kind === 'start' || parts.length === 1) return { ...command, answers };
  return { ...command, answers, sums: { ...command.sums, otherIncome: parts.map(formatRupees).join(' + ') } };
}

const also = new RegExp(
  `^\\s*${anyOf(clauses.and, clauses.plus, clauses.then)}(?!\\p{L})|${anyWord(changes.also, clauses.too)}`,
  'iu',
);
const instead = new RegExp(anyWord(changes.no, changes.openings, changes.replace, changes.not), 'iu');
/** "Other income 3 lakh, of which savings interest 20,000". */
const within = new RegExp(`of which|${anyWord(shifts.last)}\\s+${anyOf(clauses.of)}`, 'iu');
