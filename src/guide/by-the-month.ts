import { formatRupees } from '#src/domain/rupees.ts';
import { periodsOf } from '#src/language/amount-reading.ts';
import type { Command } from './command.ts';
import type { Form } from '#src/forms/form.ts';
import type { FormState } from './form-state.ts';

/**
 * "Rent is 20k", after a rent told by the month: the new one is by the month too, where it says nothing else and lies near to the old one. Takes the
 * command that a message was read as, and the message; returns the command with such amounts reckoned for the year, which ones were told so, and whether a period was told at all.
 */
export function byTheMonth(command: Command, text: string, form?: Form, formState?: FormState | null): Command {
  if (command.kind !== 'set' && command.kind !== 'start') return command;
  const { monthly, yearly } = periodsOf(text);
  const isPeriodTold = (monthly || yearly) && { isPeriodTold: true as const };
  if (!form || !formState || command.kind === 'start') return { ...command, ...isPeriodTold };
  const told = form.questions.filter(({ id, kind }) => kind === 'rupees' && command.answers[id] !== undefined);
  // Of several amounts it is not said which one the month belongs to.
  const [only, another] = told;
  if (monthly && only && !another && command.sums === undefined)
    return { ...command, ...isPeriodTold, monthly: [only.id] };
  if (monthly || yearly) return { ...command, ...isPeriodTold };
  const changed = told.flatMap(({ id }) => {
    const [held, value] = [Number(formState.answers[id]), Number(command.answers[id])];
    const isNear = value * 12 <= held * mostTimes && value * 12 * mostTimes >= held && command.sums?.[id] === undefined;
    return formState.monthly?.includes(id) === true && isNear ? [{ id, value }] : [];
  });
  if (changed.length === 0) return command;
  return {
    ...command,
    answers: { ...command.answers, ...Object.fromEntries(changed.map(({ id, value }) => [id, value * 12])) },
    sums: {
      ...command.sums,
      ...Object.fromEntries(changed.map(({ id, value }) => [id, `${formatRupees(value)} × 12`])),
    },
    monthly: changed.map(({ id }) => id),
  };
}

/** More than so many times the old amount, or less, and the year is meant. */
const mostTimes = 3;
