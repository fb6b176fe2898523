import amounts from 'content:vocabulary-amounts';
import type { Form } from '#src/forms/form.ts';
import type { Answers, Question } from '#src/forms/question.ts';
import { periodsOf } from '#src/entities/amount/amount-reading.ts';
import { anyWord } from '#src/text/word-lists.ts';
import type { Command, Unfit } from './command.ts';
import type { FormState } from '#src/forms/form-state.ts';

/**
 * "What if my salary becomes 18", after 16 lakh, and "16 lakh, of that basic is 7": a bare figure that cannot be the rupees of a year counts in lakhs, where these lie
 * near to what it takes the place of, or fit into the income. Takes what a message was read as, the message, the forms and the form that is under way; returns the command with such amounts.
 */
export function inLakhs(command: Command, text: string, forms: readonly Form[], formState: FormState | null): Command {
  if (command.kind !== 'set' && command.kind !== 'start') return command;
  const id = command.kind === 'start' ? command.form : formState?.form;
  const form = forms.find((one) => one.id === id);
  if (form?.questions[0]?.kind !== 'rupees' || inRupees.test(text) || periodsOf(text).monthly) return command;
  const sums = command.kind === 'set' ? command.sums : undefined;
  const held = command.kind === 'set' ? (formState?.answers ?? {}) : {};
  const counted = form.questions.reduce<Counted>(
    ({ answers, unfit }, question) => {
      const { [question.id]: figure, ...others } = answers;
      const known = { ...held, ...others };
      const isBare = question.kind === 'rupees' && typeof figure === 'number' && sums?.[question.id] === undefined;
      const amount = isBare ? lakhsOf(figure, question, known, form) : undefined;
      if (amount === undefined) return { answers, unfit };
      const checked = question.validate(amount, { now: new Date(0), answers: known });
      return checked.ok
        ? { answers: { ...answers, [question.id]: checked.value }, unfit }
        : { answers: others, unfit: [...unfit, { question: question.id, refusal: checked.refusal }] };
    },
    { answers: command.answers, unfit: command.unfit ?? [] },
  );
  const { answers, unfit } = counted;
  return { ...command, answers, ...(unfit.length > 0 && { unfit }) };
}

interface Counted {
  readonly answers: Answers;
  readonly unfit: readonly Unfit[];
}

const inRupees = new RegExp(`₹|${anyWord(amounts.currency, 'rs')}`, 'iu');

/**
 * What a bare figure for a question comes to in lakhs, with the other answers that are known; undefined where it may be something else. Takes a figure, its question, the answers, with
 * the one that it takes the place of, and their form.
 */
export function lakhsOf(
  figure: number,
  question: Question,
  answers: Answers,
  { questions }: Pick<Form, 'questions'>,
): number | undefined {
  const amount = Math.round(figure * lakh);
  if (!(figure > 0 && figure < 100)) return undefined;
  const held = Number(answers[question.id] ?? 0);
  if (amount <= held * mostTimes && amount * mostTimes >= held) return amount;
  const [first] = questions;
  const isOther = ({ id, kind }: Question) => kind === 'rupees' && id !== question.id;
  const income = question === first ? 0 : Number(answers[first?.id ?? ''] ?? 0);
  const parts = questions.filter(isOther).map(({ id }) => Number(answers[id] ?? 0));
  const largest = Math.max(0, ...parts);
  // "Basic 6 lakh, salary 12": the income holds what is told of it.
  if (question === first)
    return held === 0 && largest >= lakh && amount >= largest && amount <= largest * mostAbove ? amount : undefined;
  const isWhole = question.shareOf === first?.id;
  return income >= lakh && amount <= (isWhole ? income : income / fewestParts) ? amount : undefined;
}

const lakh = 100_000;
/** More than so many times the old amount, or less, and something else is meant. */
const mostTimes = 3;
/** An income is at most so many times a part of it. */
const mostAbove = 20;
/** "Rent 15" of 20 lakh is rather 15 thousand a month. */
const fewestParts = 3;
