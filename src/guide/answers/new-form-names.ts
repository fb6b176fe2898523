import type { RenamedForm } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';

/**
 * Makes what tells the number that a form has now to who calls it by the old one. Takes the renamed forms and the sentence that tells of one. What it returns
 * takes a message and the reply to it, and returns a sentence for each old number of the message whose new one the reply does not name.
 */
export function newFormNames(
  forms: readonly RenamedForm[],
  sentence: string,
): (text: string, said: string) => readonly string[] {
  const known = forms.map(({ before, now }) => ({ before, now, pattern: patternOf(before) }));
  return (text, said) =>
    known
      .filter(({ now, pattern }) => pattern.test(text) && !now.some((name) => said.includes(name)))
      .map(({ before, now }) => fillTemplate(sentence, { before, now: now.join(', ') }));
}

/** "Forms 15G and 15H" are met by either number. A bare figure is a form only beside that word: 16 lakh is none. */
function patternOf(name: string): RegExp {
  const numbers = [...name.matchAll(/\d+[A-Z]*/g)].map(([number]) => number);
  const written = numbers.map((number) =>
    /[A-Z]/.test(number)
      ? number.replace(/(?<=\d)(?=[A-Z])/, '[\\s-]?')
      : `(?<=(?<![a-z])form(?:\\s+(?:no\\.?|number))?[\\s-]*)${number}`,
  );
  return new RegExp(`(?<![a-z\\d])(?:${written.join('|')})(?![a-z\\d])`, 'i');
}
