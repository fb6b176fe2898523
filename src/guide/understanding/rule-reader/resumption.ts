import words from 'content:vocabulary-changes';
import small from 'content:vocabulary-small';
import { clauseEnd } from '#src/text/clauses.ts';
import { anyOf, wordSet } from '#src/text/word-lists.ts';
import type { Form } from '#src/forms/form.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Knowledge } from '../../model/knowledge.ts';

/** A form that is gone on with, and what is said besides. */
export interface Resumption {
  readonly form: Form;
  readonly rest: string;
}

/**
 * "Back to our appointment", "ok nice. continue booking. 98480 22338", "booking continue karo": takes any message; undefined where no form is gone on with. Never
 * throws.
 */
export function resumptionIn(text: string, { forms, isEveryday }: Knowledge): Resumption | undefined {
  for (const clause of text.split(clauseEnd)) {
    const said = clause.trim();
    const behind = goneBackTo(said, isEveryday);
    const found = (behind === undefined ? undefined : named(behind, forms)) ?? namedBefore(said, forms, isEveryday);
    if (found) return { form: found.form, rest: text.replace(said, found.rest).replace(/^[\s.,;!]+|[\s.,;!]+$/g, '') };
  }
  return undefined;
}

/** What is gone back to: "back to the appointment", "take me back to the date". Takes a text and what tells everyday words; undefined where nothing is. Never throws. */
export function goneBackTo(text: string, isEveryday: Knowledge['isEveryday']): string | undefined {
  const [, before = '', behind] = resuming.exec(text) ?? [];
  return isPassing(before, isEveryday) ? behind : undefined;
}

/** Whether words only lead up to going back: "ok take me". */
const isPassing = (said: string, isEveryday: Knowledge['isEveryday']): boolean =>
  said.split(/[\s,]+/).every((word) => word === '' || goes.has(word.toLowerCase()) || isEveryday(word));

/** The form that is called by the first words, as many as name one, and the words behind them. */
function named(said: string, forms: readonly Form[]): Resumption | undefined {
  const all = said.split(/\s+/);
  for (let count = Math.min(all.length, longestName); count > 0; count--) {
    const form = formCalled(all.slice(0, count).join(' '), forms);
    const rest = all.slice(count).join(' ');
    // "Continue with income tax filing" names something else.
    if (form) return rest === '' || /^\W*\+?\d|@/u.test(rest) ? { form, rest } : undefined;
  }
  return undefined;
}

const longestName = 4;

/** "Booking continue karo", "malli booking ki veldam". */
function namedBefore(
  said: string,
  forms: readonly Form[],
  isEveryday: Knowledge['isEveryday'],
): Resumption | undefined {
  const [, lead = '', rest = ''] = resumingBehind.exec(said) ?? [];
  const all = lead.split(/\s+/).filter((word) => word !== '');
  const at = all.findIndex((_, from) => formCalled(all.slice(from).join(' '), forms) !== undefined);
  const form = at < 0 ? undefined : formCalled(all.slice(at).join(' '), forms);
  return form && isPassing(all.slice(0, at).join(' '), isEveryday) && isPassing(rest, isEveryday)
    ? { form, rest: '' }
    : undefined;
}

/** "Our appointment", "my tax estimate": the form that is called so. Small words of a title call none: "I don't want to continue". */
function formCalled(name: string, forms: readonly Form[]): Form | undefined {
  const said = wordsIn(name);
  return said.every((word) => smallWords.has(word))
    ? undefined
    : forms.find(({ id, title }) => {
        const known = new Set([...wordsIn(title), ...wordsIn(id), ...words.forms[id].split('|')]);
        return said.every((word) => known.has(word));
      });
}

const smallWords = wordSet(small);
const goes = wordSet('go|bring');
const resuming = new RegExp(
  `^((?:\\p{L}+[\\s,]+){0,5}?)${anyOf(words.resuming)}\\s+(?:(?:${anyOf(words.articles)}|our)\\s+)?(.+?)(?: question| step)?[.!?]*$`,
  'iu',
);
const resumingBehind = new RegExp(
  `^((?:\\p{L}+\\s+){1,6}?)${anyOf(words.resumingBehind, words.resuming)}(?!\\p{L})(.*)$`,
  'iu',
);
