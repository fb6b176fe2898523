import amountWords from 'content:vocabulary-amounts';
import clauses from 'content:vocabulary-clauses';
import repairs from 'content:vocabulary-repairs';
import type { Form } from '#src/forms/form.ts';
import { isRequired } from '#src/forms/question.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { smallWords } from '#src/text/small-words.ts';
import { overlaps } from '#src/text/traced-text.ts';
import { anyOf } from '#src/text/word-lists.ts';
import type { ActOf } from '../model/act.ts';
import type { Mentions, NamedQuestion } from './mentions.ts';
import { clausesOf } from './parts-of-message.ts';

/** "Own house, no HRA", "rent em ledu": that there is none of what a clause names without an amount, where a year's tax is worked out. Takes the message, what was found in it, and the form under way. Never throws. */
export function nonesTold(text: string, { values, names }: Mentions, form: Form): readonly ActOf<'setSlot'>[] {
  if (form.ending.kind !== 'result') return [];
  const told = clausesOf(text).flatMap(({ start, said }) => {
    const clause = { start, end: start + said.length };
    if (values.some((one) => one.kind === 'rupees' && one.weak !== true && overlaps(one, clause))) return [];
    return names.filter((name) => overlaps(name, clause) && isWithout(text.slice(0, clause.end), name, names));
  });
  return [...new Set(told.map(({ question }) => question))]
    .filter((question) => question.kind === 'rupees' && !isRequired(question))
    .map(({ id }) => ({ kind: 'setSlot', slot: id, value: 0 }));
}

/** "No HRA", "HRA em ledu", and what is joined to such a name: "no HRA or rent". */
function isWithout(text: string, { start, end }: NamedQuestion, names: readonly NamedQuestion[]): boolean {
  const [, behind] = noneBehind.exec(text.slice(end)) ?? [];
  if (behind !== undefined && wordsOf(behind.toLowerCase()).every((word) => smallWords.has(word))) return true;
  if (noneBefore.test(text.slice(0, start))) return true;
  const before = names.find((one) => one.end < start && joined.test(text.slice(one.end, start)));
  return before !== undefined && isWithout(text, before, names);
}

const none = anyOf(repairs.no, amountWords.nothing);
const noneBefore = new RegExp(`(?<!\\p{L})${none}\\s+$`, 'iu');
const noneBehind = new RegExp(`^\\s+(?:\\p{L}{1,5}\\s+)?${none}(?!\\p{L})(.*)$`, 'isu');
const joined = new RegExp(`^\\s*(?:/|${anyOf(clauses.or, clauses.and)})\\s*$`, 'iu');
