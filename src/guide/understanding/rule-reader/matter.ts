import type { Form } from '#src/forms/form.ts';
import { numberWord } from '#src/entities/number/number-words.ts';
import { without, type Span } from '#src/text/traced-text.ts';
import { isRequired, type Answers, type Question } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { isFraming } from './matter-beside.ts';
import type { Knowledge } from '../../model/knowledge.ts';
import type { Reading } from './parsed-message.ts';

/** The answers that a subject on no list of choices leads to: the choice for anything else, and the words in the notes. `told` is what was read out of it already, `said` what the notes hold. */
export function matterElsewhere(
  text: string,
  form: Form,
  answers: Answers,
  knowledge: Knowledge,
  told: readonly Span[] = [],
  said = text,
): Answers {
  const choice = form.questions.find(({ otherwise }) => otherwise !== undefined);
  const notes = notesOf(form);
  if (choice?.otherwise === undefined || !notes || answers[choice.id] !== undefined) return {};
  if (!namesOurSubject(without(text, told), knowledge)) return {};
  return { [choice.id]: choice.otherwise, ...notedBelow(said, form, answers) };
}

/** Whether a text names something that our pages are about, in words that are not those of booking: a name or a number that only looks like a word of theirs is none. */
function namesOurSubject(text: string, { search, isSubjectPage, isEveryday, isWritten }: Knowledge): boolean {
  const { outcome, outOfScope, results, subjects } = search.find(text, '');
  return (
    outcome !== 'none' &&
    outOfScope === undefined &&
    results.some(({ href }) => isSubjectPage(href)) &&
    subjects.some((word) => !isEveryday(word) && !isFraming(word) && isWritten(word) && /\D/.test(word)) &&
    (outcome === 'answer' || subjects.every((word) => isEveryday(word) || isWritten(word)))
  );
}

/** The whole of a letter, for the notes: what it tells beside the values that were read out of it. None where it tells little more. */
export function letterIn(
  { text, said, told, named }: Reading,
  form: Form,
  answers: Answers,
  { isEveryday }: Knowledge,
): Answers {
  const notes = notesOf(form);
  if (!notes || answers[notes.id] !== undefined) return {};
  const rest = without(text, [...told, ...named.map(({ from, to }) => ({ start: from, end: to }))]);
  const name = new Set(wordsIn(String(answers.name ?? '')));
  const words = wordsIn(rest).filter(
    (word) => !isEveryday(word) && !isFraming(word) && numberWord(word) === undefined && !name.has(word),
  );
  return words.length >= fewestWords && told.length > 1 ? { [notes.id]: said.trim() } : {};
}

const fewestWords = 3;

/** The notes, or the message, with more below what stands in them; no answer where the form has neither. Takes the answers as they are. */
export function notedBelow(text: string, form: Form, answers: Answers): Answers {
  const notes = form.questions.findLast(({ kind }) => kind === 'longText');
  const before = notes && answers[notes.id];
  return notes ? { [notes.id]: before === undefined ? text.trim() : `${String(before)}\n${text.trim()}` } : {};
}

/** Where a form keeps what no other question of it asks for; undefined where it has no such place. */
export const notesOf = ({ questions }: Form): Question | undefined =>
  questions.findLast((question) => question.kind === 'longText' && !isRequired(question));
