import differences from 'content:vocabulary-differences';
import type { Form } from '#src/forms/form.ts';
import { anyWord } from '#src/text/word-lists.ts';
import { namedQuestions } from './question-names.ts';

/**
 * "Is the mediclaim wrong then? reduce it to 25,000": what "it" stands for was named in the question before. Takes what is told, what is asked beside it, and the form. Returns what is told with that name in
 * place of the word; as it is where it names something itself, or the question names nothing or several. Never throws.
 */
export function withAntecedent(told: string, asked: string, form: Form): string {
  const [name, another] = namedQuestions(asked, form);
  return name && !another && namedQuestions(told, form).length === 0
    ? told.replace(pronoun, asked.slice(name.from, name.to))
    : told;
}

const pronoun = new RegExp(anyWord(differences.itself), 'iu');
