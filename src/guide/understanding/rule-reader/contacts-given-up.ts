import changes from 'content:vocabulary-changes';
import contacts from 'content:vocabulary-contacts';
import repairs from 'content:vocabulary-repairs';
import type { Form } from '#src/forms/form.ts';
import type { AnswerContext } from '#src/forms/question.ts';
import { asksOutright } from '#src/text/question.ts';
import { without, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';

/**
 * "98480 22338 was my old one", "purana number 98480 22338, naya 98480 22339", "ravi@example.com hack ho gaya": numbers and addresses that are said to be of no use, or are an example. Takes
 * a message, the form and what its values are read with. Returns the place of each, with the words that say so. Never throws.
 */
export function contactsGivenUp(text: string, { questions }: Form, answerContext: AnswerContext): readonly Span[] {
  const found = questions
    .filter(({ kind }) => kind === 'phone' || kind === 'email')
    .flatMap(({ find }) => find?.(text, answerContext) ?? [])
    .toSorted((one, other) => one.start - other.start);
  // "Ravi@example.com aise likhna hai kya"
  if (asksOutright(text) && example.test(without(text, found))) return found;
  return found.flatMap(({ start, end }, at) => {
    const next = found[at + 1];
    const behind = text.slice(end, next?.start);
    const said = noLonger.exec(behind)?.[0];
    if (said !== undefined && !ofOther.test(said) && !supposed.test(said)) {
      const rest = /^[^.,;!?\n]*/u.exec(behind.slice(said.length))?.[0] ?? '';
      return [{ start, end: end + said.length + (next ? 0 : rest.length) }];
    }
    const before = formerly.exec(text.slice(found[at - 1]?.end ?? 0, start));
    return before && found.length > 1 ? [{ start: start - before[0].length, end }] : [];
  });
}

const example = new RegExp(anyWord(repairs.examples), 'iu');
/** Right behind it, in its clause or the next one, before another thought begins. */
const noLonger = new RegExp(`^(?:[\\s,.;–-]*(?:\\p{L}[\\p{L}'’]*)){0,5}?[\\s,.;–-]*${anyWord(repairs.noLonger)}`, 'iu');
/** "98480 22338, my son's is switched off" */
const ofOther = new RegExp(anyWord(changes.relations), 'iu');
/** "If this one is switched off" */
const supposed = new RegExp(anyWord(contacts.otherwise), 'iu');
const formerly = new RegExp(
  `(?<!\\p{L})${anyOf(repairs.former)}\\s+(?:${anyOf(contacts.labels, contacts.leading)}[\\s:]+)*(?:${anyOf(contacts.pronouns)}\\s+|was\\s+|tha\\s+)?$`,
  'iu',
);
