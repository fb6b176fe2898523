import type { Refusal } from '#src/domain/refusal.ts';
import { withOffered, type FormState } from '#src/forms/form-state.ts';
import type { DialogueEvent } from '../model/dialogue-event.ts';

/** Where the form stands after some acts, and what came of them. */
export interface Progress {
  readonly formState: FormState | null;
  readonly events: readonly DialogueEvent[];
}

/** The form as it waits for the next message, with what was named where an answer could not be had; one that failed or goes out can be read through again. */
export function waiting(formState: FormState, events: readonly DialogueEvent[], refusal?: Refusal): Progress {
  if (formState.stage === 'asking') return { formState: withOffered(formState, refusal), events };
  const isGoing = formState.stage === 'sending' || formState.stage === 'failed';
  return { formState: isGoing ? { ...formState, stage: 'reviewing' } : formState, events };
}
