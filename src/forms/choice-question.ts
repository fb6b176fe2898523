import { joint } from '#src/text/clauses.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { accepted, refused, type EmptyRefusal, type Parsed } from '#src/domain/parsed.ts';
import { plainText, wordsOf } from '#src/text/plain-text.ts';
import type { QuestionWords } from '#src/collections/types.ts';
import { worded, type Found, type Question, type Value } from './question.ts';

interface Option {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
  readonly words: readonly string[];
  readonly page?: string | undefined;
  readonly forAnythingElse?: boolean | undefined;
}

/** A question with a list of things to choose from, by their names or by words that stand for them. */
export function choiceQuestion(
  id: string,
  words: QuestionWords,
  options: readonly Option[],
  missing: EmptyRefusal,
  duration: string,
): Question {
  const named = (value: Value) => options.find((option) => option.id === value);
  const choices = options.map(({ name }) => name);
  return {
    ...worded(id, words),
    kind: 'choice',
    missing,
    otherwise: options.find(({ forAnythingElse }) => forAnythingElse === true)?.id,
    parse: (text) => chosen(text, options) ?? refused('choiceUnknown', { choices }),
    find: (text) => foundChoices(text, options),
    validate: (value) => (named(value) ? accepted(value) : refused(missing)),
    format: (value) => named(value)?.name ?? String(value),
    pageOf: (value) => named(value)?.page,
    choices: () =>
      options.map(({ id: value, name, minutes }) => ({
        value,
        label: name,
        hint: fillTemplate(duration, { minutes }),
      })),
  };
}

/** The option whose id or name was written, or else the only one whose words occur. Two that fit equally, or that are both wished for, are not decided here. */
function chosen(text: string, options: readonly Option[]): Parsed<Value> | undefined {
  const written = text.trim().toLowerCase();
  const exact = options.find(({ id, name }) => id === written || name.toLowerCase() === written);
  if (exact) return accepted(exact.id);
  const said = ` ${wordsOf(plainText(text.slice(0, 500))).join(' ')} `;
  const isSaid = (word = '') => said.includes(` ${word} `);
  const scored = options
    .map(({ id, words }) => ({
      id,
      // "Tax audit" tells more than either word.
      score:
        words.filter(isSaid).length +
        (words.some((word) => word.includes(' ') && isSaid(word)) ? ofFirst : 0) +
        (isSaid(words[0]) ? ofFirst : 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const [best, second] = scored;
  if (!best) return undefined;
  const areJoined = second !== undefined && joint.test(text);
  return second?.score === best.score || areJoined ? refused('choiceAmbiguous') : accepted(best.id);
}

/** "GST return filing" is of GST: the first word of an option tells more than those behind it, which may stand for others too. */
const ofFirst = 10;

/** Where the words of an option stand. Words that several options share say nothing by themselves beside words of one alone. */
function foundChoices(sentence: string, options: readonly Option[]): readonly Found[] {
  // "raghu@firm.in" names no firm.
  const text = sentence.replace(/\S*@\S*/g, (address) => ' '.repeat(address.length));
  const parsed = chosen(text, options);
  if (!parsed) return [];
  const words = new Set(
    options.flatMap((option) =>
      parsed.ok && option.id !== parsed.value ? [] : option.words.flatMap((word) => word.split(' ')),
    ),
  );
  const places = [...text.matchAll(/[\p{L}\p{M}]+/gu)].filter(([word]) => words.has(plainText(word)));
  const [first] = places;
  const last = places.at(-1);
  return first && last ? [{ start: first.index, end: last.index + last[0].length, parsed }] : [];
}
