import { formOf } from './form-of.ts';
import type { FormState } from '#src/forms/form-state.ts';
import type { Knowledge } from '../model/knowledge.ts';

/** The page about what was chosen in a form: "what papers should I bring?" means it. Takes where the form stands; undefined where nothing was chosen that has a page. */
export function chosenPage(formState: FormState | null, knowledge: Pick<Knowledge, 'forms'>): string | undefined {
  const pages = formOf(formState, knowledge)?.questions.map(({ id, pageOf }) => {
    const chosen = formState?.answers[id];
    return chosen === undefined ? undefined : pageOf?.(chosen);
  });
  return pages?.find((page) => page !== undefined);
}
