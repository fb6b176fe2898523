import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import type { Form } from '#src/forms/form.ts';
import type { Question } from '#src/forms/question.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { isTalk } from './as-reviewed.ts';
import { isOfWords } from './command.ts';
import type { Knowledge } from '../../model/knowledge.ts';
import { behindPreamble } from './preamble.ts';
import { answersAndLabels, namedQuestions } from './question-names.ts';
import { singleWords } from '#src/search/single-words.ts';
import { addsMore } from './words-told.ts';

/** The words that are dictated for an answer in words, in place of what stands there. */
export interface Dictation {
  readonly question: Question;
  readonly words: string;
}

/**
 * "Message thoda change karna hai, likho: …", "wait, I want to edit the message. Write: …", "message should be: …": the words behind the sign of a dictation or
 * a word of writing, where what stands before it calls one answer in words by its name, speaks of changing or writing it, and says nothing else. Takes the message,
 * the form and what the guide knows; undefined where nothing is dictated so. Never throws.
 */
export function dictationIn(typed: string, form: Form, knowledge: Knowledge): Dictation | undefined {
  // Few messages dictate anything, and what leads up to them takes long to read.
  if (typed.search(signs) < 0) return undefined;
  const text = behindPreamble(typed, form, knowledge)?.rest ?? typed;
  for (const { index, 0: sign } of text.matchAll(signs)) {
    const said = text.slice(0, index + sign.length);
    const words = text.slice(index + sign.length).trim();
    const [first, ...more] = namedQuestions(said, form, answersAndLabels);
    if (!first || !isOfWords(first.question) || more.some(({ question }) => question !== first.question)) continue;
    const before = wordsIn(`${said.slice(0, first.from)} ${said.slice(first.to)}`);
    const isChange = before.some((word) => knowledge.corrections.has(word)) || writing.test(said);
    const isOnlyThat =
      before.length <= mostWords &&
      before.every((word) => knowledge.isEveryday(word) || isTalk(word) || ofWriting.has(word));
    // "Subject: refund. Message: it has not come"
    const isList = namedQuestions(words, form, answersAndLabels).some(({ to }) => /^\s*:/.test(words.slice(to)));
    // Of fewer words it cannot be known what they change.
    const isWhole = first.question.kind !== 'longText' || wordsIn(words).length >= fewestWords;
    const isMore = adding.test(said) || addition.test(words);
    if (isChange && isOnlyThat && isWhole && !isMore && !isList && /\p{L}{2}/u.test(words))
      return { question: first.question, words };
  }
  return undefined;
}

const mostWords = 14;
const fewestWords = 3;
const write = anyOf(changes.write, changes.writing, changes.toWrite);
const ofWriting = singleWords(
  changes.write,
  changes.writing,
  changes.toWrite,
  changes.dictating,
  changes.entering,
  changes.changing,
  changes.say,
  changes.little,
);
/** A colon, or a word of writing with which a clause begins: ", likho …", ". Write …". */
const signs = new RegExp(`:\\s*|(?<=[,.;]\\s*(?:${anyOf(changes.please)}\\s+)?)${write}\\s+`, 'giu');
const writing = new RegExp(
  anyWord(changes.write, changes.writing, changes.changing, changes.shouldBe, changes.say, changes.entering),
  'iu',
);
/** "Change message: also add that …" */
const addition = new RegExp(`${addsMore}(?!\\p{L})`, 'iu');
/** More than stands there: that is not in its place. */
const adding = new RegExp(anyWord(changes.add, changes.also, clauses.plus), 'iu');
