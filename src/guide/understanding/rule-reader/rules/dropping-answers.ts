import words from 'content:vocabulary-changes';
import { without } from '#src/text/traced-text.ts';
import { anyWord, wordSet } from '#src/text/word-lists.ts';
import { isRequired } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { isOfWords } from '../command.ts';
import type { Command } from '../command.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';

/** "Remove the notes", "notes hata do", "no need of notes": an answer that has to be given by nobody is taken out, and words that have to be given are asked for anew. */
export function dropsAnswer(
  { text, named, told, asks }: Reading,
  { form, formState, context: { knowledge } }: Situation,
): Command | undefined {
  const [only, another] = named;
  if (!only || another || asks || told.length > 0) return undefined;
  const { question } = only;
  if (question.kind === 'rupees' || !form.questions.includes(question)) return undefined;
  if (formState.answers[question.id] === undefined) return undefined;
  const rest = without(text, [{ start: only.from, end: only.to }]);
  const isDropped = removing.test(rest) || wordsIn(rest).some((word) => knowledge.negations.has(word));
  const left = wordsIn(rest.replace(everyRemoving, ' ')).filter((word) => !knowledge.negations.has(word));
  // "No more notes" adds nothing, and takes nothing out.
  if (!isDropped || !left.every((word) => knowledge.isEveryday(word) && !more.has(word))) return undefined;
  if (!isRequired(question)) return { kind: 'set', answers: {}, skips: question.id };
  // "Subject hata do": another one has to be told.
  return isOfWords(question) && removing.test(rest)
    ? { kind: 'reopen', question: question.id, refusal: null }
    : undefined;
}

const removing = new RegExp(anyWord(words.remove), 'iu');
const everyRemoving = new RegExp(anyWord(words.remove), 'giu');
const more = wordSet(words.noneBesides, words.noMore, words.also, words.add);
