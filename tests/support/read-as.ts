import type { FormState } from '#src/forms/form-state.ts';
import { context } from './guide-knowledge.ts';

/** What a message is read as, without where it was read and how surely. */
export const readAs = (message: string, formState: FormState | null) =>
  context.knowledge
    .understand(message, formState, context)
    .acts.map(({ span: _, confidence: _too, ...act }): unknown => act);

/** An answer that is stored. */
export const set = (slot: string, value: unknown) => ({ kind: 'setSlot', slot, value });

/** Acts of which the visitor chooses one. */
export const propose = (...acts: readonly unknown[]) => ({ kind: 'propose', acts });
