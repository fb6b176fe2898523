import changes from 'content:vocabulary-changes';
import contacts from 'content:vocabulary-contacts';
import wishes from 'content:vocabulary-wishes';
import writing from 'content:vocabulary-writing';
import { questionsAboutForms } from '#src/collections/form-intents.ts';
import { asksOutright } from '#src/text/question.ts';
import { anyOf } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { acceptsAnyText, intent } from '../command.ts';
import type { Command } from '../command.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';
import { singleWords } from '#src/search/single-words.ts';

/**
 * "Who will read this", "can I attach a payslip here", "before I type, how long may it be": asked of the message that is to be written, and of nothing else; it is
 * answered, and is not the message.
 */
export function asksOfWriting(
  { text, intent: whole, told }: Reading,
  { open, context }: Situation,
): Command | undefined {
  if (!open || !acceptsAnyText(open) || told.some(({ weak }) => weak !== true)) return undefined;
  const said = wordsIn(text.replace(leadingUp, ' '));
  if (
    said.length > mostWords ||
    !(whole === 'privacy' || asksOutright(text.replace(leadingUp, ' ')) || said.some((word) => asking.test(word)))
  )
    return undefined;
  const { knowledge } = context;
  const others = said.filter(
    (word) => word.length > 2 && !ofWriting.has(word) && !knowledge.isEveryday(word) && !asking.test(word),
  );
  const has = (words: ReadonlySet<string>) => said.some((word) => words.has(word));
  const isRead = has(readers) || has(reading);
  const isMeant =
    has(here) ||
    has(acts) ||
    has(limits) ||
    (has(itself) && (has(sending) || isRead)) ||
    (has(reading) && (has(readers) || has(answers)));
  // What is to be attached there may be anything. "Only the office gets this, na" asks who reads it.
  if (whole === 'privacy') return intent('privacy');
  if (!isMeant || others.length > (has(here) && (has(acts) || has(sending)) ? 1 : 0)) return undefined;
  const id = [whole, knowledge.passingIntent(text)?.id].find((one) => questionsAboutForms.some((own) => own === one));
  return intent(id ?? (isRead ? 'privacy' : 'help'));
}

const mostWords = 14;
const here = singleWords(writing.here);
const itself = singleWords(writing.itself);
const acts = singleWords(writing.acts);
const sending = singleWords(writing.sending);
const answers = singleWords(wishes.answers);
const readers = singleWords(writing.readers);
const reading = singleWords(writing.reading);
const limits = singleWords(writing.limits);
const ofWriting = singleWords(
  writing.here,
  writing.itself,
  writing.acts,
  writing.sending,
  writing.readers,
  writing.reading,
  writing.limits,
  writing.beside,
);
const asking = new RegExp(`\\p{L}{2}${anyOf(writing.askingEnds)}$`, 'iu');
/** "Before I type, …" */
const leadingUp = new RegExp(
  `^(?:(?:${anyOf(changes.openings, changes.agreeing, contacts.waiting)}[\\s,.]+)|before\\s+(?:\\p{L}+\\s+){1,4}?\\p{L}+,)+`,
  'iu',
);
