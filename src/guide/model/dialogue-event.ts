import type { FormId } from '#src/collections/form-ids.ts';
import type { IntentId } from '#src/collections/types.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import type { FormState, Stage } from '#src/forms/form-state.ts';
import type { Answers, Value } from '#src/forms/question.ts';
import type { Act } from './act.ts';

/** One thing that came of the acts of a turn. Plain JSON without any wording: what is said about it is worked out from it. */
export type DialogueEvent =
  /** A form began; `isFinished` where what was told decides by itself. */
  | { readonly kind: 'begun'; readonly isFinished?: true }
  /** A form that was set aside goes on, or one under way was asked for once more. */
  | { readonly kind: 'resumed' }
  /** A form ended before its end, as it was then. */
  | { readonly kind: 'ended'; readonly formState: FormState }
  /** A slot was given a value; `before` is the one it had. */
  | {
      readonly kind: 'stored';
      readonly slot: string;
      readonly before?: Value;
      readonly sum?: string;
    }
  /** A value was taken out of a slot. */
  | { readonly kind: 'cleared'; readonly slot: string }
  /** Amounts came into no slot. */
  | { readonly kind: 'leftAmounts'; readonly amounts: readonly string[] }
  /** Values can hardly be right: the warning about the form's answers at this place of its list. */
  | { readonly kind: 'doubted'; readonly warning: number }
  /** What was told for a slot besides did not fit. */
  | { readonly kind: 'rejected'; readonly slot: string; readonly refusal: Refusal }
  /** An answer to a question did not fit: one more try. */
  | { readonly kind: 'refused'; readonly slot: string; readonly refusal: Refusal }
  /** A question is open again, with why what was told for it does not fit. */
  | { readonly kind: 'reopened'; readonly slot: string; readonly refusal?: Refusal }
  /** Nothing says which slots some amounts are for, as they were written. */
  | { readonly kind: 'placeWanted'; readonly amounts: readonly string[] }
  /** Something is to be changed that is no answer here. */
  | { readonly kind: 'changeWanted' }
  /** The form went on, or stayed, without a word about it. */
  | { readonly kind: 'moved' }
  /** There is no question before the first. */
  | { readonly kind: 'atFirst' }
  /** The open question needs an answer. */
  | { readonly kind: 'notSkipped' }
  /** Some acts may be meant, and none is sure. */
  | { readonly kind: 'proposed'; readonly acts: readonly Act[] }
  /** There was nothing to take back. */
  | { readonly kind: 'nothingUndone' }
  /** What was told last was taken back. */
  | { readonly kind: 'undone' }
  /** Nothing was asked that a yes or a no answers. */
  | { readonly kind: 'notAsked' }
  /** A yes came before the slots that a request still wants. */
  | { readonly kind: 'tooEarly'; readonly wanting: readonly string[] }
  /** There is no form to steer, or none any more. */
  | { readonly kind: 'nothingOpen' }
  /** Nothing is sent, and there is no hurry. */
  | { readonly kind: 'held' }
  /** What may be a yes to the review is asked about. */
  | { readonly kind: 'sendAsked' }
  /** The request goes out. */
  | { readonly kind: 'sending' }
  /** The conversation is wiped. */
  | { readonly kind: 'wiped' }
  /** Who the visitor is was told before a form asks. */
  | { readonly kind: 'introduced'; readonly form: FormId; readonly answers: Answers }
  /** Something is asked, in the words of the message where there is no text. */
  | { readonly kind: 'asked'; readonly text?: string }
  /** Something is asked that has a fixed reply, at a stage of the form. */
  | { readonly kind: 'askedIntent'; readonly intent: IntentId; readonly stage?: Stage };
