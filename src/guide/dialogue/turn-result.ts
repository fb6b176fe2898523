import type { Turn } from '../model/turn.ts';
import type { FormState } from '#src/forms/form-state.ts';
import type { MessageContent } from '../model/message.ts';

/** A turn after which nothing is to be done. */
export function turn(said: readonly MessageContent[], formState: FormState | null): Turn {
  return { said, formState, effect: 'none' };
}
