import type { Command } from './command.ts';
import type { FormState } from './form-state.ts';

/**
 * "What if my salary becomes 18", after 16 lakh: a bare figure in place of an amount of lakhs counts in lakhs, where that lies near to it. Takes what a message was
 * read as, and the form that is under way; returns the command with such amounts.
 */
export function inLakhs(command: Command, formState: FormState | null): Command {
  if (command.kind !== 'set' || !formState) return command;
  const answers = Object.entries(command.answers).map(([id, value]) => {
    const held = Number(formState.answers[id]);
    const counted = Number(value) * lakh;
    const isMeant =
      typeof value === 'number' &&
      value > 0 &&
      value < 100 &&
      counted <= held * mostTimes &&
      counted * mostTimes >= held;
    return [id, isMeant ? counted : value] as const;
  });
  return { ...command, answers: Object.fromEntries(answers) };
}

const lakh = 100_000;
/** More than so many times the old amount, or less, and something else is meant. */
const mostTimes = 3;
