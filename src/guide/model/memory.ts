import type { FormState } from '#src/forms/form-state.ts';
import type { Answers } from '#src/forms/question.ts';
import type { LastSending } from './last-sending.ts';
import type { Message } from './message.ts';
import type { Topic } from './topic.ts';

/** What the guide remembers of a conversation: plain JSON, kept for this tab. */
export interface Memory {
  readonly messages: readonly Message[];
  readonly formState: FormState | null;
  readonly lastSending?: LastSending | undefined;
  readonly topic: Topic;
  /** Who the visitor is and how to reach him, told in a form that was sent. */
  readonly told?: Answers | undefined;
}

export type Remembered =
  | { readonly kind: 'none' }
  | { readonly kind: 'outdated' }
  | { readonly kind: 'kept'; readonly memory: Memory };
