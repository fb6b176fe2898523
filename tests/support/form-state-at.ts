import type { FormId } from '#src/collections/form-ids.ts';
import type { Answers } from '#src/forms/question.ts';
import type { FormState } from '#src/forms/form-state.ts';

/** A form with a question open. */
export function asking(
  form: FormId,
  question: string,
  answers: Answers = {},
  more: Partial<FormState> = {},
): FormState {
  return { form, answers, skipped: [], stage: 'asking', asking: question, tries: 0, ...more };
}

/** A form with no question open. */
export function at(stage: FormState['stage'], form: FormId, answers: Answers = {}): FormState {
  return { form, answers, skipped: [], stage, asking: null, tries: 0 };
}
