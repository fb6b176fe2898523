import words from 'content:vocabulary-changes';
import cues from 'content:vocabulary-cues';
import { formIds, type FormId } from '#src/collections/form-ids.ts';
import type { Form } from '#src/forms/form.ts';
import { clauseEnd } from '#src/text/clauses.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { asksOutright } from '#src/text/question.ts';
import { wordSet } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { askingTag } from './form-wished.ts';
import type { Knowledge } from '../../model/knowledge.ts';

/**
 * Takes a clause, a form and what is known of words. Returns whether it says that the form is not wanted, and nothing else: "I don't want the appointment anymore",
 * "message nahi bhejna". Never throws.
 */
export function refusesForm(clause: string, { id }: Pick<Form, 'id'>, knowledge: Knowledge): boolean {
  const { negations, polite, isEveryday } = knowledge;
  const spoken = wordsIn(clause.replace(askingTag, ''));
  const isName = (word: string) => namesOf(id).has(word) && !polite.has(word);
  const isOther = (word: string) => formIds.some((other) => other !== id && namesOf(other).has(word));
  return (
    spoken.some((word) => negations.has(word)) &&
    spoken.some(isName) &&
    spoken.every(
      (word) => negations.has(word) || isName(word) || beside.has(word) || polite.has(word) || isEveryday(word),
    ) &&
    !spoken.some(isOther) &&
    !asksOutright(clause)
  );
}

const namesOf = memoizeByText((id: FormId): ReadonlySet<string> => new Set([id, ...words.forms[id].split('|')]));
const beside = wordSet(words.noMore, words.noneBesides, words.passing, cues.sending, cues.booking);

/** Takes a message. Returns what it says besides the clauses that refuse a form that would be sent; undefined where there is no such clause. Never throws. */
export function saidBesideRefusal(text: string, knowledge: Knowledge): string | undefined {
  const sent = knowledge.forms.filter(({ ending }) => ending.kind === 'send');
  const refused = text.split(clauseEnd).filter((clause) => sent.some((form) => refusesForm(clause, form, knowledge)));
  return refused.length === 0
    ? undefined
    : refused.reduce((rest, clause) => rest.replace(clause, ' '), text).replace(/^[\s,.;&+]+|[\s,.;&+]+$/g, '');
}
