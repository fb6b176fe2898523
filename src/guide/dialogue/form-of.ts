import type { Form } from '#src/forms/form.ts';
import type { FormState } from '#src/forms/form-state.ts';
import type { Knowledge } from '../model/knowledge.ts';

/** The form that is under way; undefined without one, or when the site has no such form any more. */
export function formOf(formState: FormState | null, { forms }: Pick<Knowledge, 'forms'>): Form | undefined {
  return forms.find(({ id }) => id === formState?.form);
}
