import { accepted, refused, type EmptyRefusal, type Parsed } from '#src/domain/parsed.ts';
import type { QuestionWords } from '#src/collections/types.ts';
import { worded, type Found, type Question, type Value } from './question.ts';

/** One of a few things to choose from: its value, its name, and the words and phrases that stand for it, in small letters. */
export interface Option {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

/** Finds values that the words of the options do not tell, such as an age in years. Never throws. */
type MoreFound = (text: string) => readonly Found[];

/** A question with a short list to choose from. Of words that overlap the longest counts; `more` finds what no list of words holds, and `alone` reads what may be an answer to other questions too, where it is all that is said. */
export function optionQuestion(
  id: string,
  words: QuestionWords,
  options: readonly Option[],
  rules: { readonly missing?: EmptyRefusal; readonly more?: MoreFound; readonly alone?: MoreFound } = {},
): Question {
  const { missing, more = () => [], alone = () => [] } = rules;
  const named = (value: Value) => options.find((option) => option.id === value);
  const find: MoreFound = (text) => [...more(text), ...wordsFound(text, options)];
  return {
    ...worded(id, words),
    kind: 'choice',
    missing,
    parse: (text): Parsed<Value> => {
      const written = text.trim().toLowerCase();
      const exact = options.find((option) => option.id === written || option.name.toLowerCase() === written);
      const [found] = [...alone(text), ...find(text)];
      return exact
        ? accepted(exact.id)
        : (found?.parsed ?? refused('choiceUnknown', { choices: options.map(({ name }) => name) }));
    },
    find,
    isAlone: (text) => alone(text).length > 0,
    validate: (value) =>
      named(value) ? accepted(value) : refused('choiceUnknown', { choices: options.map(({ name }) => name) }),
    format: (value) => named(value)?.name ?? String(value),
    choices: () => options.map(({ id: value, name }) => ({ value, label: name })),
  };
}

function wordsFound(text: string, options: readonly Option[]): readonly Found[] {
  const said = text.toLowerCase();
  return options
    .flatMap(({ id, name, words }) =>
      [name.toLowerCase(), ...words].flatMap((word) => {
        const start = placeOf(word, said);
        return start < 0 ? [] : [{ start, end: start + word.length, parsed: accepted<Value>(id) }];
      }),
    )
    .toSorted((one, other) => other.end - other.start - (one.end - one.start));
}

/** Where a word or phrase stands by itself; -1 where it does not. */
function placeOf(word: string, text: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isApart = !/[\p{L}\d]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\d]/u.test(text[at + word.length] ?? ' ');
    if (isApart) return at;
  }
  return -1;
}
