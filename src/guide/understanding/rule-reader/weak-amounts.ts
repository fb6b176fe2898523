import { accepted, refused } from '#src/domain/parsed.ts';
import type { Form } from '#src/forms/form.ts';
import type { AnswerContext, Answers, Found } from '#src/forms/question.ts';
import { lakhsOf } from './in-lakhs.ts';
import type { Told } from './parsed-message.ts';

/**
 * Beside "10 lakh", a bare "5" may well be 5 lakh, and is where that can be: it is not taken for five rupees. Takes the amounts with their questions, those without, the form and the answers.
 * Returns the first with such amounts, or with what has to be asked about them; whole rupees a year.
 */
export function withoutWeak(
  told: readonly Told[],
  unnamed: readonly Found[],
  form: Form,
  { answers }: AnswerContext,
): readonly Told[] {
  const [first] = form.questions;
  const strong = (one: Found) => (one.weak !== true && one.parsed.ok ? [one.parsed.value] : []);
  const [income] = unnamed.flatMap(strong);
  const known: Answers = {
    ...answers,
    ...(first && answers[first.id] === undefined && income !== undefined && { [first.id]: income }),
    ...Object.fromEntries(told.flatMap((one) => strong(one).map((value) => [one.question.id, value]))),
  };
  const asLakhs = (one: Told): Told => {
    const amount =
      one.isNamed && one.weak && one.parsed.ok
        ? lakhsOf(Number(one.parsed.value), one.question, known, form)
        : undefined;
    return amount === undefined ? one : { ...one, weak: false, parsed: accepted(amount) };
  };
  if (told.every(({ weak }) => weak === true)) {
    const read = told.map(asLakhs);
    return told.length > 1 ? read.map(withScale) : read;
  }
  // One that is called by its name is asked about.
  return told
    .map(asLakhs)
    .flatMap((one) =>
      one.weak !== true || (one.parsed.ok && one.parsed.value === 0)
        ? [{ ...one, weak: false }]
        : one.isNamed
          ? [{ ...one, weak: false, parsed: refused('amountUnclear') }]
          : [],
    );
}

/** "Basic 5 salary 10": so little a year is not meant. */
const withScale = (one: Told): Told =>
  one.isNamed && one.parsed.ok && Number(one.parsed.value) > 0 && Number(one.parsed.value) < hardlyAYear
    ? { ...one, weak: false, parsed: refused('amountHowMany') }
    : one;

const hardlyAYear = 1000;
