import type { FormState } from '#src/forms/form-state.ts';
import type { Act } from '../model/act.ts';
import type { ActLog } from '../model/dialogue-state.ts';
import type { Context, TurnContext } from '../model/knowledge.ts';
import { applyActs } from './apply-acts.ts';

/** The log with one more turn. Takes the form before and after it: what changes nothing is not kept, and with the form its log ends. */
export function logged(
  log: ActLog | undefined,
  acts: readonly Act[],
  before: FormState | null,
  after: FormState | null,
  now: Date,
): ActLog | undefined {
  if (after === null || after === before) return after === null ? undefined : log;
  const { from, turns } = log ?? { from: before, turns: [] };
  return turns.length < mostTurns ? { from, turns: [...turns, { now: now.toISOString(), acts }] } : undefined;
}

const mostTurns = 100;

/** The form as something that is no act has left it, such as a reference that was given or a request that went: its log begins anew. */
export const withFormState = (context: Context, formState: FormState | null): Context =>
  formState === context.formState ? context : { ...context, formState, log: undefined };

/** Where the form stands by its log. Takes what the acts were taken with, but for their time. */
export const replay = ({ from, turns }: ActLog, context: Omit<TurnContext, 'now'>): FormState | null =>
  turns.reduce<FormState | null>(
    (formState, { now, acts }) => applyActs(formState, acts, { ...context, now: new Date(now) }).formState,
    from,
  );
