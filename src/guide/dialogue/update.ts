import type { Act } from '../model/act.ts';
import type { DialogueState } from '../model/dialogue-state.ts';
import type { TurnContext } from '../model/knowledge.ts';
import { applyActs } from './apply-acts.ts';
import { mergeActs } from './merge-acts.ts';
import { logged, replay } from './act-log.ts';

/** What becomes of the dialogue by the acts of a message or a tapped chip, which may be those of another situation. Pure. Never throws. */
export function update(
  { formState: before, log }: Pick<DialogueState, 'formState' | 'log'>,
  acts: readonly Act[],
  context: TurnContext,
): DialogueState {
  const merged = mergeActs(acts, before, context);
  if (merged.some(({ kind }) => kind === 'undo')) return undone({ formState: before, log }, context);
  const { formState, events } = applyActs(before, merged, context);
  return { formState, outcome: events, log: logged(log, merged, before, formState, context.now) };
}

/** The dialogue without the last turn that changed it, made again from the log. */
function undone(
  { formState: before, log }: Pick<DialogueState, 'formState' | 'log'>,
  context: TurnContext,
): DialogueState {
  const turns = log?.turns.slice(0, -1);
  if (!log || !turns || log.turns.length === 0) return { formState: before, outcome: [{ kind: 'nothingUndone' }], log };
  const shorter = { ...log, turns };
  return { formState: replay(shorter, context), outcome: [{ kind: 'undone' }], log: shorter };
}
