import type { Form } from '#src/forms/form.ts';
import type { Answers } from '#src/forms/question.ts';
import type { Knowledge } from './knowledge.ts';

/**
 * "What documents should I bring", asked while an appointment is asked for: with the name of what was chosen. Takes the message, the form and its
 * answers. Undefined where the message names a subject of its own, and where nothing of the list was chosen.
 */
export function withChosenSubject(
  text: string,
  form: Form | undefined,
  answers: Answers,
  { search, pageNamed }: Pick<Knowledge, 'search' | 'pageNamed'>,
): string | undefined {
  const chosen = form?.questions.find(
    ({ kind, id, otherwise }) => kind === 'choice' && answers[id] !== undefined && answers[id] !== otherwise,
  );
  const value = chosen && answers[chosen.id];
  if (!chosen || value === undefined || !search.find(text, '').isBare) return undefined;
  // "Services" is a page of its own, and says nothing of which.
  const words = chosen.format(value).split(' ');
  const telling = words.filter((word) => pageNamed(word) === undefined);
  return `${text} ${(telling.length > 0 ? telling : words).join(' ')}`;
}
