import { isReference } from '#src/domain/reference.ts';
import { maskSensitiveNumbers } from '#src/entities/sensitive/sensitive-numbers.ts';
import type { KeptTexts } from '#src/ui/browser-storage.ts';
import type { Form } from './form.ts';
import type { FormId } from '#src/collections/form-ids.ts';
import type { Answers, Question, Value } from './question.ts';

export type Draft = Readonly<Record<string, string>>;

const key = (form: FormId) => `draft.1.${form}`;

/** What was typed into a form in this tab, by question id, as it was typed. Empty when nothing was, or when it cannot be read. */
export function readDraft(storage: KeptTexts, form: FormId): Draft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key(form)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Keeps what was typed for as long as the tab lives, sensitive numbers masked. */
export function keepDraft(storage: KeptTexts, form: FormId, draft: Draft): void {
  const kept = Object.entries(draft).map(([id, text]) => [id, maskSensitiveNumbers(text).text]);
  storage.setItem(key(form), JSON.stringify(Object.fromEntries(kept)));
}

/** The reference under which the request in a draft has been tried; undefined before the first try. */
export function referenceIn({ [referenceName]: reference }: Draft): string | undefined {
  return isReference(reference) ? reference : undefined;
}

/** A draft together with the reference of its request, if it has one. */
export function withReference(draft: Draft, reference: string | undefined): Draft {
  return reference === undefined ? draft : { ...draft, [referenceName]: reference };
}

/** No question has this id. */
const referenceName = 'reference';

/** Answers as the texts a form would hold for them, so that page and guide can take over from one another. */
export function draftOf(form: Form, answers: Answers): Draft {
  return Object.fromEntries(
    form.questions.map((question) => {
      const value = answers[question.id];
      return [question.id, value === undefined ? '' : fieldText(question, value)];
    }),
  );
}

/** An answer as the field of its question holds it. */
export const fieldText = ({ kind, format }: Pick<Question, 'kind' | 'format'>, value: Value): string =>
  kind === 'rupees' ? format(value) : String(value);

/** Forgets what was typed. */
export function dropDraft(storage: KeptTexts, form: FormId): void {
  storage.removeItem(key(form));
}
