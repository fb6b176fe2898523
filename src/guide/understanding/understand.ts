import type { FormState } from '#src/forms/form-state.ts';
import type { Command } from '../model/command.ts';
import type { TurnContext } from '../model/knowledge.ts';
import { addingIncomes } from './rule-reader/adding-incomes.ts';
import { asTyped } from './rule-reader/as-typed.ts';
import { byTheMonth } from './rule-reader/by-the-month.ts';
import { withFiguresLeftOut } from './rule-reader/figures-left-out.ts';
import { inLakhs } from './rule-reader/in-lakhs.ts';
import { interpret } from './rule-reader/interpret.ts';
import { inOwnLetters } from './rule-reader/own-letters.ts';

export { withdrawalIn } from './rule-reader/consent.ts';
export { matterElsewhere } from './rule-reader/matter.ts';
export { introductionIn, toldBefore } from './rule-reader/told-before.ts';

/** Reads a message as a command. Takes any text, where the form stands, if one is under way, and what the message is read with. What it tells in the visitor's words stays in the visitor's letters. Never throws. */
export function understand(text: string, formState: FormState | null, context: TurnContext): Command {
  const read = interpret(text, formState, context);
  const { forms } = context.knowledge;
  const steps = [inLakhs, byTheMonth, addingIncomes, withFiguresLeftOut];
  const command = steps.reduce((one, step) => step(one, text, forms, formState), read);
  const inFull = context.brief ? asTyped(command, context.brief, forms, context) : command;
  return context.romanised ? inOwnLetters(inFull, context.romanised, forms) : inFull;
}
