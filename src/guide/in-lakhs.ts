import type { Command } from './command.ts';
import type { FormState } from './form-state.ts';

/**
 * "What if my salary becomes 18", after 16 lakh: a bare figure in place of an amount of lakhs counts in lakhs, where that lies near to it. Takes what a message was
 * read as, and the form that is under way; returns the command with such amounts.
 */
export function inLakhs(command: Command, formState: FormState | null): Command {
  if (command.kind !== 'set' || !formState) return command;
  const answers = Object.entries(command.answers).map(([id, value]) => {
    const isMeant = typeof value === 'number' && isInLakhs(value, Number(formState.answers[id]));
    return [id, isMeant ? value * lakh : value] as const;
  });
  return { ...command, answers: Object.fromEntries(answers) };
}

/** Takes a bare figure, and the amount in rupees that it takes the place of, NaN where there is none. Returns whether it counts in lakhs. */
export function isInLakhs(figure: number, held: number): boolean {
  const counted = figure * lakh;
  return figure > 0 && figure < 100 && counted <= held * mostTimes && counted * mostTimes >= held;
}

const lakh = 100_000;
/** More than so many times the old amount, or less, and something else is meant. */
const mostTimes = 3;
