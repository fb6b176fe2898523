import changes from 'content:vocabulary-changes';
import words from 'content:vocabulary-denials';
import type { AnswerContext, Question } from '#src/forms/question.ts';
import type { Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';

/**
 * "Gst wala nahi chahiye", "not gst, something else", "audit tappa": what is asked about a choice and is not the answer. Takes a message, the question of choices and what it is
 * read with. Returns the place of each choice that is denied, with the words that deny it. Never throws.
 */
export function choicesDenied(text: string, { find }: Question, answerContext: AnswerContext): readonly Span[] {
  const choicesIn = (said: string) => find?.(said, answerContext) ?? [];
  const denied = [...text.matchAll(behind)].flatMap(({ index, 0: said }) => {
    const choice = choicesIn(text.slice(0, index)).at(-1);
    return choice && text.slice(choice.end, index).trim() === ''
      ? [{ start: choice.start, end: index + said.length }]
      : [];
  });
  const excepted = [...text.matchAll(before)].flatMap(({ index, 0: led }) => {
    const from = index + led.length;
    const [said = ''] = text.slice(from).split(here);
    const [choice] = choicesIn(said);
    // "Not GST registered" denies no choice.
    return choice && said.slice(0, choice.start).trim() === '' && said.slice(choice.end).trim() === ''
      ? [{ start: index, end: from + choice.end }]
      : [];
  });
  return [...denied, ...excepted];
}

const behind = new RegExp(`\\s(?:${anyOf(words.choiceJoining)}\\s+)?${anyOf(words.choiceDenied)}(?!\\p{L})`, 'giu');
const before = new RegExp(`${anyWord(changes.not, words.choiceExcept)}\\s+(?:${anyOf(changes.subjects)}\\s+)?`, 'giu');
const here = new RegExp(`[,.;!–-]|${anyWord(words.insteadBehind)}`, 'iu');
