import type { FormState } from '#src/forms/form-state.ts';
import type { TurnContext } from '#src/guide/model/knowledge.ts';
import type { Turn } from '#src/guide/model/turn.ts';
import { respond } from '#src/guide/dialogue/respond.ts';
import { update } from '#src/guide/dialogue/update.ts';

/** What the guide makes of a message and says to it, with where the form stands then. */
export function takeTurn(
  text: string,
  formState: FormState | null,
  context: TurnContext,
): Turn & { readonly formState: FormState | null } {
  const { acts } = context.knowledge.understand(text, formState, context);
  const state = update({ formState }, acts, context);
  return { ...respond(state, context), formState: state.formState };
}
