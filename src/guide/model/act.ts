import type { FormId } from '#src/collections/form-ids.ts';
import type { IntentId } from '#src/collections/types.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import type { Answers, Value } from '#src/forms/question.ts';
import type { PassagePlace } from '#src/search/follow-up.ts';

/** One thing that a message or a tapped chip does. Plain JSON: forms and questions stand by their ids; a slot is what a question of a form is answered with. */
export type Act =
  /** Gives a slot its value. */
  | (Setting & { readonly kind: 'setSlot' })
  /** Gives a slot that has a value another one. */
  | (Setting & { readonly kind: 'correctSlot' })
  /** Tells for a slot what does not fit. */
  | { readonly kind: 'rejectSlot'; readonly slot: string; readonly refusal: Refusal }
  /** Opens a slot again, with why what was told for it does not fit; without a slot where what is to be changed is no answer here. */
  | { readonly kind: 'reopenSlot'; readonly slot?: string; readonly refusal?: Refusal }
  /** Leaves a slot without a value, also one that has one. */
  | { readonly kind: 'clearSlot'; readonly slot: string }
  /** Tells amounts, as they were written, that found no slot. */
  | { readonly kind: 'leaveAmounts'; readonly amounts: readonly string[] }
  /** Tells who the visitor is and how to reach him, before a form asks. */
  | { readonly kind: 'introduce'; readonly form: FormId; readonly answers: Answers }
  /** Leaves the open question, and the `rest` with it where all has been told. */
  | { readonly kind: 'skip'; readonly rest?: true }
  /** Says yes, and sends what is reviewed. */
  | { readonly kind: 'affirm' }
  /** Says no. */
  | { readonly kind: 'deny' }
  /** Sends nothing, and goes on with nothing yet; what may be a yes `asksToSend`, and is asked about once. */
  | { readonly kind: 'hold'; readonly asksToSend?: true }
  /** Leaves a value as it is, that of the open question where no slot is named. */
  | { readonly kind: 'keep'; readonly slot?: string }
  /** Takes back what was told last. */
  | { readonly kind: 'undo' }
  /** Goes to the question before. */
  | { readonly kind: 'back' }
  /** Begins the form under way anew. */
  | { readonly kind: 'restart' }
  /** Ends the form under way. */
  | { readonly kind: 'cancel' }
  /** Wipes the conversation. */
  | { readonly kind: 'clear' }
  /** Begins a form with what is told behind it. One under way is set aside, or given up if it `leaves` it; `then` is wished for after it. */
  | {
      readonly kind: 'startFlow';
      readonly form: FormId;
      readonly leaves?: true;
      readonly then?: { readonly form: FormId; readonly answers: Answers };
    }
  /** Goes back to a form that was set aside, or says where the open one stands. */
  | { readonly kind: 'resumeFlow'; readonly form: FormId }
  /** Asks something in the words of `text`; without it, in those of the message. `note` is what the open answer in words would take as well, `passage` what a tapped question is answered by. */
  | { readonly kind: 'ask'; readonly text?: string; readonly note?: string; readonly passage?: PassagePlace }
  /** Asks what is answered by a fixed reply. */
  | { readonly kind: 'askIntent'; readonly intent: IntentId }
  /** Greets or thanks. */
  | { readonly kind: 'chitChat'; readonly intent: IntentId }
  /** Wants to talk to a person. */
  | { readonly kind: 'humanHandoff'; readonly intent: IntentId }
  /** Wants what is not lawful, and is declined. */
  | { readonly kind: 'outOfScope'; readonly intent: IntentId }
  /** May do one of these things: they are offered, and nothing is done. */
  | { readonly kind: 'propose'; readonly acts: readonly Act[] };

/** The value of a slot and how it was told. */
interface Setting {
  readonly slot: string;
  readonly value: Value;
  /** How an amount came about: "₹50,000 + ₹20,000". */
  readonly sum?: string;
  /** Set where the amount was told by the month. */
  readonly isMonthly?: true;
  /** Set where words were told beside another matter: their question is asked all the same. */
  readonly isBeside?: true;
  /** Set where it was told whether the amount is by the month or by the year. */
  readonly isPeriodTold?: true;
}

export type ActOf<Kind extends Act['kind']> = Extract<Act, { readonly kind: Kind }>;

/** Where in a message an act was read, and how sure that is, from 0 to 1. */
export interface Evidence {
  readonly span: { readonly start: number; readonly end: number };
  readonly confidence: number;
}
