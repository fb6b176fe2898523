import words from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import { anyOf } from '#src/language/word-lists.ts';
import type { Form } from '#src/forms/form.ts';
import { isRequired, type Answers, type Question } from '#src/forms/question.ts';
import { namedQuestions } from './question-names.ts';

/** A message without its words for the notes, and those words. */
export interface NotesTold {
  readonly rest: string;
  readonly question: Question;
  readonly words: string;
  /** Whether they come beside what stands in the answer, and not in its place. */
  readonly isMore: boolean;
}

/**
 * "…, notes: I will bring my father", "note that I come late", "add to the notes: …": words for a long answer that is called by its name, up to the
 * end of the message. Takes the message and the form; undefined where none is called so.
 */
export function notesToldIn(text: string, form: Form): NotesTold | undefined {
  for (const { question, from, to } of namedQuestions(text, form)) {
    if (question.kind !== 'longText') continue;
    const [, rest = '', verb] = leading.exec(text.slice(0, from)) ?? [];
    const [, sign, said = ''] = /^(\s*(?:[:=]|that(?!\p{L})|-\s))?\s*(.*)$/isu.exec(text.slice(to)) ?? [];
    const isBegun = leading.test(text.slice(0, from)) && (sign !== undefined || (verb !== undefined && said !== ''));
    if (!isBegun || !/\p{L}{2}/u.test(said) || (sign?.includes('that') === true && rest.trim() !== '')) continue;
    return { rest, question, words: said.trim(), isMore: verb !== undefined || !isRequired(question) };
  }
  return undefined;
}

/** What may stand before the name: nothing, the end of another clause, or a word of adding to it. */
const leading = new RegExp(
  `^(|.*[,;.\\n]\\s*)(?:${anyOf(clauses.and, clauses.then, words.please)}\\s+)*(?:(${anyOf(words.add, words.write)})\\s+(?:${anyOf(words.thatOne, words.it)}\\s+)?(?:${anyOf(words.to, words.with, words.places)}\\s+)?)?(?:${anyOf(words.articles, words.places)}\\s+)*$`,
  'isu',
);

/** The answer with those words in it. */
export function withNotes(answers: Answers, { question, words: said, isMore }: NotesTold): Answers {
  const held = answers[question.id];
  return { [question.id]: isMore && held !== undefined ? `${String(held)}\n${said}` : said };
}
