import changes from 'content:vocabulary-changes';
import incomes from 'content:vocabulary-incomes';
import type { Form } from '#src/forms/form.ts';
import type { AnswerContext } from '#src/forms/question.ts';
import { clauseAt } from '#src/text/clauses.ts';
import type { Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { namesPerson } from './of-others.ts';

/**
 * "My father is 70", "mediclaim for my mother aged 65": whether an age is of another person, and the figures are not. Takes the place of the age, its message, the form and what its values are
 * read with. Never throws.
 */
export function isAgeOfOther(place: Span, text: string, form: Form, { answers }: AnswerContext): boolean {
  const { start, end } = clauseAt(text, place);
  const clause = text.slice(start, end);
  const [first] = form.questions;
  const isOfPerson = namesPerson(text.slice(start, place.end)) && !speaker.test(text.slice(place.start, place.end));
  const isWished =
    (forPerson.test(clause) || forThem.test(text)) && (first === undefined || answers[first.id] === undefined);
  return isOfPerson && !isWished;
}

const speaker = new RegExp(anyWord(incomes.me), 'iu');

/** "My father is 67 … which is better for him" */
const forThem = new RegExp(
  `(?<!\\p{L})${anyOf(incomes.towards)}\\s+${anyOf(incomes.them)}(?!\\p{L})|${anyWord(incomes.themBehind)}`,
  'iu',
);

const forPerson = new RegExp(
  `(?<!\\p{L})${anyOf(incomes.towards, incomes.from, incomes.ofWhat)}\\s+(?:${anyOf(changes.articles)}\\s+)?${anyOf(changes.relations)}(?!\\p{L})`,
  'iu',
);
