import { isDoubted, storeAnswer, type FormState } from '#src/forms/form-state.ts';
import type { Act } from '../model/act.ts';
import type { TurnContext } from '../model/knowledge.ts';
import type { Meaning } from '../model/meaning.ts';
import { readIn } from './intent-act.ts';
import { addingIncomes } from './rule-reader/adding-incomes.ts';
import { asTyped } from './rule-reader/as-typed.ts';
import { byTheMonth } from './rule-reader/by-the-month.ts';
import type { Command } from './rule-reader/command.ts';
import { withFiguresLeftOut } from './rule-reader/figures-left-out.ts';
import { inLakhs } from './rule-reader/in-lakhs.ts';
import { interpret } from './rule-reader/interpret.ts';
import { inOwnLetters } from './rule-reader/own-letters.ts';
import { introductionIn } from './rule-reader/told-before.ts';
import { toActs } from './to-acts.ts';

export { withdrawalIn } from './rule-reader/consent.ts';
export { matterElsewhere } from './rule-reader/matter.ts';
export { toldBefore } from './rule-reader/told-before.ts';

/** What a message means. Takes any text, where the form stands, if one is under way, and what the message is read with. What it tells in the visitor's words stays in the visitor's letters. Never throws. */
export function understand(message: string, formState: FormState | null, context: TurnContext): Meaning {
  const command = read(message, formState, context);
  const acts =
    command.kind === 'refuse'
      ? acceptingDoubt(message, command.question, formState, context)
      : command.kind === 'search'
        ? introducing(message, formState, context)
        : undefined;
  return readIn(message, acts ?? toActs(command));
}

function read(message: string, formState: FormState | null, context: TurnContext): Command {
  const { forms } = context.knowledge;
  const steps = [inLakhs, byTheMonth, addingIncomes, withFiguresLeftOut];
  const command = steps.reduce(
    (one, step) => step(one, message, forms, formState),
    interpret(message, formState, context),
  );
  const inFull = context.brief ? asTyped(command, context.brief, forms, context) : command;
  return context.romanised ? inOwnLetters(inFull, context.romanised, forms) : inFull;
}

/** Who answers the next question has accepted the answer that was doubted. */
function acceptingDoubt(
  message: string,
  slot: string,
  formState: FormState | null,
  context: TurnContext,
): readonly Act[] | undefined {
  const form = context.knowledge.forms.find(({ id }) => id === formState?.form);
  const question = form?.questions.find(({ id }) => id === slot);
  const value = formState?.answers[slot];
  if (!formState || !form || !question || value === undefined || !isDoubted(form, formState, question))
    return undefined;
  const command = read(message, storeAnswer(form, formState, question, value, context.now), context);
  return command.kind === 'set' ? [{ kind: 'keep', slot }, ...toActs(command)] : undefined;
}

/** Who the visitor is and how to reach him, told before any form asks for it, and what is asked besides. */
function introducing(message: string, formState: FormState | null, context: TurnContext): readonly Act[] | undefined {
  if ((formState && formState.stage !== 'finished') || context.romanised) return undefined;
  const { forms, search } = context.knowledge;
  const form = forms.find(
    ({ ending, questions }) => ending.kind === 'send' && questions.some(({ kind }) => kind === 'phone'),
  );
  if (!form) return undefined;
  const { answers, rest } = introductionIn(message, form, context);
  if (Object.keys(answers).length === 0) return undefined;
  const asks = rest !== '' && search.find(rest, context.page).outcome !== 'none';
  return [{ kind: 'introduce', form: form.id, answers }, ...(asks ? [{ kind: 'ask', text: rest } as const] : [])];
}
