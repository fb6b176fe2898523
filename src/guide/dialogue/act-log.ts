import type { FormState } from '#src/forms/form-state.ts';
import type { Act } from '../model/act.ts';
import type { ActLog } from '../model/dialogue-state.ts';
import type { TurnContext } from '../model/knowledge.ts';
import { applyActs } from './apply-acts.ts';

/** The log with one more turn. Takes the form before and after it: what changes nothing is not kept, and with the form its log ends. */
export function logged(
  { from, turns }: ActLog,
  acts: readonly Act[],
  before: FormState | null,
  after: FormState | null,
  now: Date,
): ActLog {
  if (after === null) return { from: null, turns: [] };
  if (after === before) return { from, turns };
  return turns.length < mostTurns
    ? { from, turns: [...turns, { now: now.toISOString(), acts }] }
    : { from: after, turns: [] };
}

const mostTurns = 100;

/** Where the form stands by its log. Takes what the acts were taken with, but for their time. */
export const replay = ({ from, turns }: ActLog, context: Omit<TurnContext, 'now'>): FormState | null =>
  turns.reduce<FormState | null>(
    (formState, { now, acts }) => applyActs(formState, acts, { ...context, now: new Date(now) }).formState,
    from,
  );
