import type { Form } from '#src/forms/form.ts';
import type { Span } from '#src/text/traced-text.ts';

/** Takes a message, the form it is said of, and all forms. Returns where it tells an age, by a form that counts one, if its own form is of figures and counts none. */
export function agesIn(text: string, form: Form, forms: readonly Form[]): readonly Span[] {
  if (form.questions[0]?.kind !== 'rupees' || form.questions.some(({ id }) => id === 'age')) return [];
  const age = forms.flatMap(({ questions }) => questions).find(({ id }) => id === 'age');
  return (age?.find?.(text, { now: new Date(0), answers: {} }) ?? []).filter(({ start, end }) =>
    /\d/.test(text.slice(start, end)),
  );
}
