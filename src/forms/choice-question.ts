import { accepted, refused, type Parsed } from '#src/domain/parsed.ts';
import { plainText, wordsOf } from '#src/domain/plain-text.ts';
import type { QuestionWords } from '#src/collections/types.ts';
import type { Question, Value } from './question.ts';

interface Option {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
  readonly words: readonly string[];
}

/** A question with a list of things to choose from, by their names or by words that stand for them. */
export function choiceQuestion(
  id: string,
  { label, prompt, help, format: pattern }: QuestionWords,
  options: readonly Option[],
  rules: { readonly missing: string; readonly alsoCalled: readonly string[] },
): Question {
  const named = (value: Value) => options.find((option) => option.id === value);
  const names = options.map(({ name }) => name).join(', ');
  return {
    id,
    label,
    prompt,
    help,
    pattern,
    kind: 'choice',
    required: true,
    missing: rules.missing,
    alsoCalled: rules.alsoCalled,
    parse: (text) => chosen(text, options) ?? refused(`Please choose one of these: ${names}.`),
    validate: (value) => (named(value) ? accepted(value) : refused(rules.missing)),
    format: (value) => named(value)?.name ?? String(value),
    choices: () => options.map(({ id: value, name, minutes }) => ({ value, label: name, hint: `${minutes} minutes` })),
  };
}

/** The option whose id or name was written, or else the only one whose words occur. Two that fit equally are not decided here. */
function chosen(text: string, options: readonly Option[]): Parsed<Value> | undefined {
  const written = text.trim().toLowerCase();
  const exact = options.find(({ id, name }) => id === written || name.toLowerCase() === written);
  if (exact) return accepted(exact.id);
  const said = new Set(wordsOf(plainText(text.slice(0, 500))));
  const scored = options
    .map(({ id, words }) => ({ id, score: words.filter((word) => said.has(word)).length }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const [best, second] = scored;
  if (!best) return undefined;
  return second?.score === best.score ? refused('That could be two of them. Which one?') : accepted(best.id);
}
