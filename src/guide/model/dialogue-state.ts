import type { FormState } from '#src/forms/form-state.ts';
import type { Act } from './act.ts';
import type { DialogueEvent } from './dialogue-event.ts';
import type { Topic } from './topic.ts';

/** Where the dialogue stands, and what came of the last acts. Plain JSON. */
export interface DialogueState {
  /** The form under way, with those that were set aside for it. */
  readonly formState: FormState | null;
  /** Without one, it begins with the form as it stands. */
  readonly log?: ActLog | undefined;
  readonly outcome: readonly DialogueEvent[];
  /** What the conversation is about, where the last acts have changed that. */
  readonly topic?: Topic;
}

/** By which acts the form under way came to stand where it does: the form state is what they make of its beginning. */
export interface ActLog {
  /** The form when the log begins: null, or as it was kept, or as something that is no act has left it. */
  readonly from: FormState | null;
  readonly turns: readonly LoggedTurn[];
}

/** The acts of one turn, and when they came. */
export interface LoggedTurn {
  readonly now: string;
  readonly acts: readonly Act[];
}
