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
    const [, sign, words = ''] = /^(\s*(?:[:=]|that(?!\p{L})|-\s))?\s*(.*)$/isu.exec(text.slice(to)) ?? [];
    const isBegun = leading.test(text.slice(0, from)) && (sign !== undefined || (verb !== undefined && words !== ''));
    if (!isBegun || !/\p{L}{2}/u.test(words) || (sign?.includes('that') === true && rest.trim() !== '')) continue;
    return { rest, question, words: words.trim(), isMore: verb !== undefined || !isRequired(question) };
  }
  return undefined;
}

/** What may stand before the name: nothing, the end of another clause, or a word of adding to it. */
const leading =
  /^(|.*[,;.\n]\s*)(?:(?:and|also|please|pls|kindly)\s+)*(?:(add|include|write|put|mention)\s+(?:this\s+|it\s+)?(?:(?:to|in|into|under)\s+)?)?(?:(?:the|my|in)\s+)*$/isu;

/** The answer with those words in it. */
export function withNotes(answers: Answers, { question, words, isMore }: NotesTold): Answers {
  const held = answers[question.id];
  return { [question.id]: isMore && held !== undefined ? `${String(held)}\n${words}` : words };
}
