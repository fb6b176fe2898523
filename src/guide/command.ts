import type { IntentId } from '#src/collections/types.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import type { Form } from '#src/forms/form.ts';
import type { Answers, Question, Value } from '#src/forms/question.ts';

/** What a visitor meant by a message. */
export type Command =
  | { readonly kind: 'intent'; readonly id: IntentId }
  | { readonly kind: 'startForm'; readonly form: Form; readonly known: Answers }
  | {
      readonly kind: 'answer';
      readonly question: Question;
      readonly value: Value;
      readonly explained?: string | undefined;
    }
  | { readonly kind: 'correct'; readonly question: Question; readonly value: Value }
  | { readonly kind: 'reopen'; readonly question: Question; readonly refusal: Refusal | null }
  /** Several answers at once. */
  | { readonly kind: 'answerSeveral'; readonly answers: Answers }
  /** An amount for something that is part of another answer. */
  | { readonly kind: 'placeElsewhere'; readonly question: Question; readonly value: Value }
  /** The change of something that is no answer here. */
  | { readonly kind: 'cannotChange' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'refuse'; readonly question: Question; readonly refusal: Refusal }
  | { readonly kind: 'search' }
  /** Perhaps the beginning of a form; to tell, the forms must be there. */
  | { readonly kind: 'needsForms' };

/** Whether any words answer a question. */
export const acceptsAnyText = (question: Question) => question.kind === 'longText' || question.id === 'subject';

/** Whether a question is answered in words of one's own. */
export const isOfWords = ({ kind }: Question) => kind === 'text' || kind === 'longText';
