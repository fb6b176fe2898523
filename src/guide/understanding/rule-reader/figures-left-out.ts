import type { Form } from '#src/forms/form.ts';
import type { AnswerContext } from '#src/forms/question.ts';
import { overlaps } from '#src/text/traced-text.ts';
import { agesIn } from './ages-in.ts';
import type { Command } from './command.ts';
import { includedIn } from './earned-names.ts';
import { figuresMeant } from './figures-meant.ts';
import type { FormState } from '#src/forms/form-state.ts';
import { givenUp } from './given-up.ts';

/**
 * "80C 1 lakh, 30k for the gym": a figure that came into no answer is named in the reply. Takes what a message was read as, the message, the forms and the one under way; returns the
 * command with the figures, as they were written, that are in nothing it stores or tells. Never throws.
 */
export function withFiguresLeftOut(
  command: Command,
  typed: string,
  forms: readonly Form[],
  formState: FormState | null,
): Command {
  if (command.kind !== 'set' || command.unfit || command.asks !== undefined || command.isOfOthers) return command;
  const form = forms.find(({ id }) => id === formState?.form);
  const [first] = form?.questions ?? [];
  if (!form || !formState || first?.kind !== 'rupees' || Object.keys(command.answers).length === 0) return command;
  const text = figuresMeant(typed, form);
  const passed = [...includedIn(text, form, undefined), ...agesIn(text, form, forms)];
  const figures = (first.find?.(text, context) ?? []).filter(
    (one) =>
      one.weak !== true && one.parsed.ok && one.isAside !== true && !passed.some((other) => overlaps(other, one)),
  );
  const denied = givenUp(text, figures);
  const known = amountsOf(command, formState, form);
  const isIn = (value: number) => periods.some((times) => known.has(Math.round(value * times)));
  const left = figures.filter(
    (one) => !denied.includes(one) && one.parsed.ok && Number(one.parsed.value) > 0 && !isIn(Number(one.parsed.value)),
  );
  return left.length === 0
    ? command
    : { ...command, unplaced: left.map(({ start, end }) => text.slice(start, end).trim()) };
}

const context: AnswerContext = { now: new Date(0), answers: {} };
/** An amount is stored as it is, for twelve months, or was told for the year beside one of a month; a bare one in lakhs. */
const periods = [1, 12, 1 / 12, 100_000];

/** Every amount that a command stores, took the place of or names. */
function amountsOf(
  { answers, sums = {}, replaced = [] }: Extract<Command, { kind: 'set' }>,
  formState: FormState,
  { questions }: Form,
): ReadonlySet<number> {
  const written = [...Object.values(sums), ...replaced.flatMap(({ amount, before }) => [amount, before])];
  return new Set([
    ...[...Object.values(answers), ...Object.values(formState.answers)].map(Number),
    ...questions.flatMap(({ most }) => most ?? []),
    ...written.flatMap((said) => (said.match(/\d[\d,]*/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')))),
  ]);
}
