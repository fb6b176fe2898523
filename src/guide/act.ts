import type { IntentId } from '#src/collections/types.ts';
import type { Form } from '#src/forms/form.ts';
import type { Answers, Question, Value } from '#src/forms/question.ts';
import type { Mind } from './respond.ts';
import type { Walk } from './walk.ts';

/** What a visitor meant by a message. */
export type Act =
  | { readonly kind: 'wish'; readonly id: IntentId }
  | { readonly kind: 'begin'; readonly form: Form; readonly known: Answers }
  | {
      readonly kind: 'answered';
      readonly question: Question;
      readonly value: Value;
      readonly explained?: string | undefined;
    }
  | { readonly kind: 'corrected'; readonly question: Question; readonly value: Value }
  | { readonly kind: 'reopened'; readonly question: Question; readonly reason: string | null }
  /** Several answers at once. */
  | { readonly kind: 'told'; readonly answers: Answers }
  /** An amount for something that is part of another answer. */
  | { readonly kind: 'misplaced'; readonly question: Question; readonly value: Value }
  /** The change of something that is no answer here. */
  | { readonly kind: 'unchangeable' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly question: Question; readonly reason: string }
  | { readonly kind: 'asked' }
  /** Perhaps the beginning of a form; to tell, the forms must be there. */
  | { readonly kind: 'unclear' };

/** What is fetched with the first walk-through, not with the panel. */
export interface WalkThroughs {
  readonly forms: readonly Form[];
  /** Understands a message, within a walk-through and outside of any. */
  readonly understand: (text: string, walk: Walk | null, hearing: Hearing) => Act;
}

export interface Hearing {
  readonly mind: Mind;
  readonly forms: readonly Form[];
  readonly corrections: ReadonlySet<string>;
  readonly now: Date;
}

/** Whether any words answer a question. */
export const takesAnything = (question: Question) => question.kind === 'longText' || question.id === 'subject';
