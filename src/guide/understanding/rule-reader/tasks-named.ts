import clauses from 'content:vocabulary-clauses';
import words from 'content:vocabulary-changes';
import cues from 'content:vocabulary-cues';
import type { Form } from '#src/forms/form.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import type { Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';

/** A form that a message calls by its name, where, and whether it is not wanted there. */
export interface TaskNamed extends Span {
  readonly form: Form;
  readonly isDenied: boolean;
}

/**
 * "Not message, I want to book for audit", "appointment vaddu, message pampali", "leave the tax, appointment first": takes a message and the forms. Returns where
 * a form is called by its name, in the order of the text; a name that all have in common which work something out is that of the first of them. English denies
 * what follows, Hindi and Telugu what went before. Never throws.
 */
export function tasksNamed(text: string, forms: readonly Form[]): readonly TaskNamed[] {
  const ofFirst = forms.find(({ ending }) => ending.kind === 'result');
  const places = forms
    .filter((form) => form.ending.kind === 'send' || form === ofFirst)
    .flatMap((form) =>
      [...text.matchAll(namesOf(form))].map(({ index, 0: { length } }) => ({
        form,
        start: index,
        end: index + length,
      })),
    )
    .sort((one, other) => one.start - other.start);
  return places.map((place, at) => {
    const before = text.slice(places[at - 1]?.end ?? 0, place.start);
    const behind = text.slice(place.end, places[at + 1]?.start);
    return { ...place, isDenied: deniedBehind.test(behind) || deniedBefore.test(before) };
  });
}

const namesOf = (form: Form): RegExp => (form.ending.kind === 'send' ? ofSent(form.id) : ofFigures);

const ofSent = memoizeByText((id: Form['id']) => new RegExp(anyWord(words.forms[id], id), 'giu'));
const ofFigures = new RegExp(anyWord(cues.tax, words.figures, words.forms['tax-estimate']), 'giu');

/** "Don't want the message", "drop this appointment", "no message": a few words lie between, and no clause ends. */
const deniedBefore = new RegExp(
  `(?<!\\p{L})(?:no\\s+|${anyOf(words.deniedBefore, words.not, words.insteadOf, words.remove, words.stop)}\\s+(?:(?!${anyOf(clauses.and, clauses.but, clauses.then)}\\s)\\p{L}+\\s+){0,3})$`,
  'iu',
);
const deniedBehind = new RegExp(
  `^\\s+(?:\\p{L}+\\s+)?${anyOf(words.deniedBehind, words.no, words.givingUp, words.none, words.stop)}(?!\\p{L})`,
  'iu',
);
