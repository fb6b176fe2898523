import { formOf } from './form-of.ts';
import { isWorkedOut, type FormState } from '#src/forms/form-state.ts';
import type { Knowledge } from '../model/knowledge.ts';

/** The page about what was chosen in a form, or that its figures are about: "what papers should I bring?" means it. Takes where the form stands; undefined where nothing was chosen that has a page, or no figure stands yet. */
export function chosenPage(formState: FormState | null, knowledge: Pick<Knowledge, 'forms'>): string | undefined {
  const form = formOf(formState, knowledge);
  if (formState && form?.ending.kind === 'result') return isWorkedOut(form, formState) ? form.ending.about : undefined;
  const pages = form?.questions.map(({ id, pageOf }) => {
    const chosen = formState?.answers[id];
    return chosen === undefined ? undefined : pageOf?.(chosen);
  });
  return pages?.find((page) => page !== undefined);
}
