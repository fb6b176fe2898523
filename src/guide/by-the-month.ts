import { formatRupees } from '#src/domain/rupees.ts';
import { periodsOf } from '#src/language/amount-reading.ts';
import { findAmounts } from '#src/language/find-amounts.ts';
import type { Command } from './command.ts';
import type { Form } from '#src/forms/form.ts';
import type { FormState } from './form-state.ts';

/**
 * "Rent is 20k", after a rent told by the month: the new one is by the month too, where it says nothing else and lies near to the old one. Takes the
 * command that a message was read as, the message, and the forms; returns the command with such amounts reckoned for the year, which ones were told so, and whether a period was told at all.
 */
export function byTheMonth(
  command: Command,
  text: string,
  forms: readonly Form[],
  formState: FormState | null,
): Command {
  if (command.kind !== 'set' && command.kind !== 'start') return command;
  const { answers } = command;
  const form = forms.find(({ id }) => id === (command.kind === 'start' ? command.form : formState?.form));
  const { monthly, yearly } = periodsOf(text);
  const amounts = form?.questions.filter(({ id, kind }) => kind === 'rupees' && answers[id] !== undefined) ?? [];
  if (monthly || yearly) {
    const told = findAmounts(text).flatMap(({ start, end, parsed }) =>
      parsed.ok && periodsOf(text.slice(start, end)).monthly ? [parsed.value] : [],
    );
    const [only, another] = command.kind === 'set' && command.sums !== undefined ? [] : amounts;
    const ofMonth = amounts.filter(
      (one) => told.includes(Number(answers[one.id])) || (monthly && one === only && another === undefined),
    );
    return {
      ...command,
      isPeriodTold: true,
      ...(ofMonth.length > 0 && { monthly: ofMonth.map(({ id }) => id) }),
    };
  }
  if (!formState || command.kind === 'start') return command;
  const changed = amounts.flatMap(({ id }) => {
    const [held, value] = [Number(formState.answers[id]), Number(answers[id])];
    const isNear = value * 12 <= held * mostTimes && value * 12 * mostTimes >= held && command.sums?.[id] === undefined;
    return formState.monthly?.includes(id) === true && isNear ? [{ id, value }] : [];
  });
  if (changed.length === 0) return command;
  return {
    ...command,
    answers: { ...answers, ...Object.fromEntries(changed.map(({ id, value }) => [id, value * 12])) },
    sums: {
      ...command.sums,
      ...Object.fromEntries(changed.map(({ id, value }) => [id, `${formatRupees(value)} × 12`])),
    },
    monthly: changed.map(({ id }) => id),
  };
}

/** More than so many times the old amount, or less, and the year is meant. */
const mostTimes = 3;
