import type { Answers } from '#src/forms/question.ts';
import type { Act } from './act.ts';

/** Something to tap instead of typing. Its label shows as what the visitor said; what is done are its acts. */
export interface Chip {
  readonly label: string;
  readonly acts: readonly Act[];
  /** A remark beside it, such as what the visitor's own clock shows then. */
  readonly hint?: string;
  /** What is handed to the visitor's calendar instead. */
  readonly calendar?: CalendarEntry;
}

/** A due date by the id of its obligation and its day, or the answers of a request that say when and what it is for. */
export type CalendarEntry = CalendarDate | { readonly kind: 'request'; readonly answers: Answers };

/** A due date by the id of its obligation and its day. */
export interface CalendarDate {
  readonly kind: 'dueDate';
  readonly obligation: string;
  readonly due: string;
}
