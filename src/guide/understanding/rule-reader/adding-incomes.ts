import clauses from 'content:vocabulary-clauses';
import shifts from 'content:vocabulary-shifts';
import amounts from 'content:vocabulary-amounts';
import { formatRupees } from '#src/domain/rupees.ts';
import type { Form } from '#src/forms/form.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import type { Command, Telling } from './command.ts';
import type { FormState } from '#src/forms/form-state.ts';
import { besideSalary, incomesIn, isTellingMore, standing, withIncomes } from './incomes.ts';

/**
 * "Family pension 5 lakh", and then "bank interest 3 lakh": incomes of different kinds are added, one of a kind that was told takes its place, and the
 * interest of savings is an income too. Takes the command that a message was read as, the message, the forms and where the one under way stands; returns
 * the command with the incomes as a whole. Never throws.
 */
export function addingIncomes(
  command: Command,
  text: string,
  forms: readonly Form[],
  formState: FormState | null,
): Command {
  if ((command.kind !== 'set' && command.kind !== 'start') || command.incomes) return command;
  const id = command.kind === 'start' ? command.form : formState?.form;
  const form = forms.find((one) => one.id === id);
  if (form?.questions[0]?.kind !== 'rupees') return command;
  return byKind(
    command.kind === 'set' && command.sums?.otherIncome ? command : withSavings(command, text, form, formState),
    command,
    text,
    form,
    formState,
  );
}

/** The interest of savings as a part of the other income. */
function withSavings(command: Telling, text: string, form: Form, formState: FormState | null): Telling {
  const { otherIncome, savingsInterest } = command.answers;
  if (
    form.questions.every(({ id }) => id !== 'savingsInterest') ||
    (otherIncome === undefined && savingsInterest === undefined)
  )
    return command;
  const held = command.kind === 'set' ? formState?.answers : undefined;
  const [other, savings] = [Number(held?.otherIncome ?? 0), Number(held?.savingsInterest ?? 0)];
  // Who tells the salary too tells all of it anew.
  const isAnew = command.answers[form.questions[0]?.id ?? ''] !== undefined;
  const isMore = !isAnew && (isTellingMore(text) || other === savings);
  const before = otherIncome === undefined ? Math.max(0, other - savings) : isMore ? other : 0;
  const added = savingsInterest === undefined || within.test(text) ? 0 : Number(savingsInterest);
  const parts = [before, Number(otherIncome ?? 0), added].filter((amount) => amount > 0);
  if (parts.length === 0) return command;
  const answers = { ...command.answers, otherIncome: parts.reduce((sum, part) => sum + part) };
  if (command.kind === 'start' || parts.length === 1) return { ...command, answers };
  return { ...command, answers, sums: { ...command.sums, otherIncome: parts.map(formatRupees).join(' + ') } };
}

/** Incomes of the kinds that were told, beside other figures, each in its place. */
function byKind(whole: Telling, command: Telling, text: string, form: Form, formState: FormState | null): Telling {
  const { answers } = command;
  const [first] = form.questions;
  const before = command.kind === 'set' ? formState : null;
  const { told } = incomesIn(text, form, before);
  const sumOf = (id: string) => told.reduce((sum, one) => (one.question === id ? sum + one.amount : sum), 0);
  const own = told.filter(({ question }) => sumOf(question) <= Number(whole.answers[question] ?? -1));
  const held = before ? standing(before).filter(({ question }) => answers[question] === undefined) : [];
  const isAnew = first !== undefined && answers[first.id] !== undefined;
  // "FD interest 3 lakh and 80C 1.5 lakh"
  const isMeant =
    before !== null &&
    answers.savingsInterest === undefined &&
    !(isAnew && form.questions.some(({ id }) => id === 'otherIncome') && answers.otherIncome !== undefined);
  const alone = isMeant ? told.filter(({ question }) => answers[question] === sumOf(question)) : [];
  if (before && alone.length > 0) {
    const { sums, ...others } = withIncomes(alone, text, form, before);
    return {
      ...command,
      ...others,
      answers: { ...answers, ...others.answers },
      ...(command.kind === 'set' && { sums: { ...command.sums, ...sums } }),
    };
  }
  // "Salary 13 lakh" leaves the interest that was told beside it.
  const beside =
    before &&
    first &&
    isAnew &&
    own.length === 0 &&
    salary.test(text) &&
    command.kind === 'set' &&
    !command.sums?.[first.id]
      ? besideSalary(standing(before).filter(({ question }) => question === first.id))
      : [];
  if (first && beside.length > 0 && command.kind === 'set') {
    const parts = [Number(answers[first.id]), ...beside.map(({ amount }) => amount)];
    return {
      ...command,
      answers: { ...answers, [first.id]: parts.reduce((sum, part) => sum + part) },
      sums: { ...command.sums, [first.id]: parts.map(formatRupees).join(' + ') },
      incomes: [...held, ...beside],
    };
  }
  return own.length > 0 || held.length > 0 || before?.incomes ? { ...whole, incomes: [...held, ...own] } : whole;
}

const salary = new RegExp(anyWord(amounts.incomes.replace('income|', '')), 'iu');
/** "Other income 3 lakh, of which savings interest 20,000". */
const within = new RegExp(`of which|${anyWord(shifts.last)}\\s+${anyOf(clauses.of)}`, 'iu');
