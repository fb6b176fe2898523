import { formatRupees } from '#src/domain/rupees.ts';
import { periodsOf } from '#src/entities/amount/amount-reading.ts';
import { findAmounts } from '#src/entities/amount/find-amounts.ts';
import { without } from '#src/text/traced-text.ts';
import type { Command, Telling } from './command.ts';
import type { Form } from '#src/forms/form.ts';
import type { FormState } from '#src/forms/form-state.ts';

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
  // "Umar 30 saal" tells no period.
  const ages = form?.questions.find(({ id }) => id === 'age')?.find?.(text, { now: new Date(0), answers: {} }) ?? [];
  const { monthly, yearly } = periodsOf(without(text, ages));
  const amounts = form?.questions.filter(({ id, kind }) => kind === 'rupees' && answers[id] !== undefined) ?? [];
  if (monthly || yearly) {
    const told = findAmounts(text).flatMap(({ start, end, parsed }) =>
      parsed.ok && periodsOf(text.slice(start, end)).monthly ? [parsed.value] : [],
    );
    const [only, another] = command.kind === 'set' && command.sums !== undefined ? [] : amounts;
    const ofMonth = amounts.filter(
      (one) => told.includes(Number(answers[one.id])) || (monthly && one === only && another === undefined),
    );
    const alike = form
      ? alsoByTheMonth(without(text, ages), command, form, formState).filter(({ id }) =>
          ofMonth.every((one) => one.id !== id),
        )
      : [];
    const all = [...ofMonth, ...alike].map(({ id }) => id);
    return { ...inYear(command, alike), isPeriodTold: true, ...(all.length > 0 && { monthly: all }) };
  }
  if (!formState || command.kind === 'start') return command;
  const changed = amounts.flatMap(({ id }) => {
    const [held, value] = [Number(formState.answers[id]), Number(answers[id])];
    const isNear = value * 12 <= held * mostTimes && value * 12 * mostTimes >= held && command.sums?.[id] === undefined;
    const isOfIncome =
      formState.answers[id] === undefined &&
      isPaidBeside(id, value, formState, form) &&
      command.sums?.[id] === undefined;
    return (formState.monthly?.includes(id) === true && isNear) || isOfIncome ? [{ id, value }] : [];
  });
  if (changed.length === 0) return command;
  return { ...inYear(command, changed), monthly: changed.map(({ id }) => id) };
}

/** "Basic 30,000", after a salary that was told by the month. */
function isPaidBeside(id: string, value: number, { answers, monthly }: FormState, form: Form | undefined): boolean {
  const income = form?.questions[0]?.id ?? '';
  const ofMonth = Number(answers[income]) / 12;
  return (
    monthly?.includes(income) === true &&
    paidByTheMonth.has(id) &&
    value <= ofMonth &&
    value * mostBelowIncome >= ofMonth
  );
}

interface Amount {
  readonly id: string;
  readonly value: number;
}

/**
 * "Basic 45,000, HRA 20,000 and rent 18,000 per month", "salary 1 lakh per month, basic 50,000": a period at the end, or that of the income, is that of all which are
 * paid by the month, as far as the income allows.
 */
function alsoByTheMonth(text: string, command: Telling, form: Form, formState: FormState | null): readonly Amount[] {
  const all = text.split(sentenceEnd).flatMap((sentence) => ofSentence(sentence, command, form, formState));
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}

/** Another period may hold for the next one: "hra 15k, rent 17k monthly. Others 20k yearly". */
const sentenceEnd = /[.;!](?!\S)|\n/u;

function ofSentence(
  text: string,
  command: Telling,
  { questions }: Form,
  formState: FormState | null,
): readonly Amount[] {
  const told = findAmounts(text);
  const last = told.at(-1);
  const { monthly, yearly } = periodsOf(text);
  const [first] = questions;
  if (!last || !first || !monthly || yearly) return [];
  const sums = command.kind === 'set' ? command.sums : undefined;
  const income = Number(command.answers[first.id] ?? formState?.answers[first.id] ?? 0);
  const isAtEnd = periodsOf(text.slice(last.start)).monthly;
  // "Monthly salary 75,000, rent 14,000"
  const isOfIncome = told.some(
    ({ start, end, parsed }) =>
      parsed.ok &&
      (periodsOf(text.slice(start, end)).monthly ? parsed.value : parsed.value * 12) === command.answers[first.id],
  );
  if (!isAtEnd && !isOfIncome) return [];
  const ofMonth = isAtEnd
    ? (last.parsed.ok ? last.parsed.value : 0) / (periodsOf(text.slice(last.start, last.end)).monthly ? 12 : 1)
    : income / 12;
  const most = isAtEnd ? mostApart : mostBelowIncome;
  return questions.flatMap(({ id }) => {
    const value = Number(command.answers[id] ?? 0);
    const isHere = told.some(({ parsed }) => parsed.ok && parsed.value === value);
    const isPaidSo = isHere && paidByTheMonth.has(id) && value > 0 && sums?.[id] === undefined;
    const isNear = value <= ofMonth * most && value * most >= ofMonth;
    return isPaidSo && isNear && (income === 0 || value * 12 <= income) ? [{ id, value }] : [];
  });
}

/** "HRA 92,400, rent 10,000 per month": so far apart they are not both of a month. */
const mostApart = 5;
/** "Salary 1 lakh per month, HRA 12,000". */
const mostBelowIncome = 10;
const paidByTheMonth: ReadonlySet<string> = new Set([
  'basicPay',
  'houseRentAllowance',
  'yearlyRent',
  'basicSalary',
  'hraReceived',
  'rentPaid',
]);

/** A command with amounts of a month reckoned for the year. */
function inYear(command: Telling, monthly: readonly Amount[]): Telling {
  if (monthly.length === 0) return command;
  const answers = { ...command.answers, ...Object.fromEntries(monthly.map(({ id, value }) => [id, value * 12])) };
  if (command.kind === 'start') return { ...command, answers };
  const sums = Object.fromEntries(monthly.map(({ id, value }) => [id, `${formatRupees(value)} × 12`]));
  return { ...command, answers, sums: { ...command.sums, ...sums } };
}

/** More than so many times the old amount, or less, and the year is meant. */
const mostTimes = 3;
