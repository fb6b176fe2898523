import type { Act } from '../model/act.ts';
import type { DialogueState } from '../model/dialogue-state.ts';
import type { TurnContext } from '../model/knowledge.ts';
import { noTopic } from '../model/topic.ts';
import { applyActs } from './apply-acts.ts';
import { chosenPage } from './chosen-page.ts';
import { mergeActs } from './merge-acts.ts';
import { logged, replay } from './act-log.ts';

/** What becomes of the dialogue by the acts of a message or a tapped chip, which may be those of another situation; once figures stand, it is about these. Pure. Never throws. */
export function update(
  { formState: before, log }: Pick<DialogueState, 'formState' | 'log'>,
  acts: readonly Act[],
  context: TurnContext,
): DialogueState {
  const merged = mergeActs(acts, before, context);
  if (merged.some(({ kind }) => kind === 'undo')) return undone({ formState: before, log }, context);
  const { formState, events } = applyActs(before, merged, context);
  const isWorkedOut = formState !== before && formState?.stage === 'finished';
  const page = isWorkedOut ? chosenPage(formState, context.knowledge) : undefined;
  return {
    formState,
    outcome: events,
    log: logged(log, merged, before, formState, context.now),
    ...(page !== undefined && {
      topic: { ...noTopic, page, spokenOf: { [page]: 1 }, facts: context.topic?.facts ?? [] },
    }),
  };
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
