import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import cues from 'content:vocabulary-cues';
import openings from 'content:vocabulary-openings';
import relatives from 'content:vocabulary-relatives';
import small from 'content:vocabulary-small';
import type { Form } from '#src/forms/form.ts';
import { isRequired, type AnswerContext, type Answers } from '#src/forms/question.ts';
import { asksOutright } from '#src/text/question.ts';
import { overlaps, without, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Knowledge } from '../../model/knowledge.ts';
import type { Reading } from './parsed-message.ts';

/**
 * "Send a message, Ravi, ravi@example.com, my refund has not come": what is told in the same breath as the values of a form, for its message or its notes. Takes what was
 * read, the form and the answers it has by it. No answer where nothing is told that no other question holds.
 */
export function matterBeside(
  { text, told, named }: Reading,
  form: Form,
  answerContext: AnswerContext,
  answers: Answers,
  knowledge: Knowledge,
): Answers {
  const question = form.questions.findLast(({ kind }) => kind === 'longText');
  const isMessage = question !== undefined && isRequired(question);
  const isReached = [...told, ...(isMessage ? named : [])].some(({ question: { id } }) => ofVisitor.has(id));
  if (!question || answers[question.id] !== undefined || !isReached) return {};
  const moments = form.questions
    .filter(({ kind }) => kind === 'date' || kind === 'slot')
    .flatMap(({ find }) => find?.(text, answerContext) ?? []);
  // A second number belongs to what is said of it.
  const contactsTold = form.questions
    .filter(({ kind }) => kind === 'email' || kind === 'phone')
    .flatMap(({ id, find }) =>
      (find?.(text, answerContext) ?? []).filter(({ parsed }) => !parsed.ok || parsed.value === answers[id]),
    );
  const others = [...moments, ...told.filter(({ question: { kind } }) => kind === 'choice' || kind === 'place')];
  const values: readonly Span[] = [
    ...told.filter((one) => !others.includes(one)),
    ...contactsTold,
    ...named.map(({ from, to }) => ({ start: from, end: to })),
    ...wordsOfAnswers(text, answers),
  ];
  const parts = partsOf(text, values).map((part) => {
    const said = without(text, values).slice(part.start, part.end);
    const words = (
      said
        .replace(wishForm, ' ')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []
    ).filter((word) => !isFraming(word) && !knowledge.polite.has(word));
    const isFree = isMessage || !(asksOutright(said) || others.some((one) => overlaps(one, part)));
    // A number that no question asks for is kept beside words, and is none.
    const telling = words.filter((word) => !/^\d{4,}$/.test(word));
    return { ...part, isTelling: isFree && telling.length >= fewestWords, goesOn: isFree && words.length > 0 };
  });
  const matter = parts.reduce<readonly Span[]>((kept, part, at) => {
    const last = kept.at(-1);
    const goesOn = last !== undefined && last.end === parts[at - 1]?.end && part.goesOn;
    if (goesOn) return [...kept.slice(0, -1), { start: last.start, end: part.end }];
    return part.isTelling ? [...kept, part] : kept;
  }, []);
  const words = matter.map(({ start, end }) => text.slice(start, end).replace(joinedOn, '').trim()).join(', ');
  return words === '' ? {} : { [question.id]: words };
}

/** "Bhai ek msg chhodna hai CA sahab ke liye": what only says that something is to be written tells nothing yet. */
const wishForm = new RegExp(
  `^.*(?:${anyWord(cues.notes)}.*${anyWord(cues.sending, openings.leaving)}|${anyWord(cues.sending, openings.leaving)}.*${anyWord(cues.notes)})(?:\\s+(?:${anyOf(small, clauses.of, 'karna')})(?!\\p{L}))*(?:\\s+(?:${anyOf(openings.whose)}\\s+)?${anyOf(cues.recipients, cues.ourselves)}(?:\\s+\\p{L}+)?\\s+${anyOf(openings.regarding)}(?!\\p{L}))?`,
  'isu',
);
const fewestWords = 2;
const ofVisitor: ReadonlySet<string> = new Set(['name', 'email', 'phone']);
const joinedOn = new RegExp(`(?:[\\s,]|${anyWord(clauses.and)})+$`, 'iu');

/** Where the words of answers stand that were taken from no place of their own. */
const wordsOfAnswers = (text: string, answers: Answers): readonly Span[] =>
  ['name', 'subject'].flatMap((id) => {
    const said = String(answers[id] ?? '');
    const start = said === '' ? -1 : text.indexOf(said);
    return start < 0 ? [] : [{ start, end: start + said.length }];
  });

/** The stretches between signs and values. */
function partsOf(text: string, values: readonly Span[]): readonly Span[] {
  const marked = values.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '\n'.repeat(Math.max(0, end - start)) + rest.slice(end),
    text,
  );
  return [...marked.matchAll(/(?:[^\n.,;!?:]|[.,:](?=\S))+(?:[.!?]+|,(?=\s)|$)?/gu)].map(({ index, 0: part }) => ({
    start: index,
    end: index + part.length,
  }));
}

/** Whether a word asks for a form, calls a value by its name or says nothing, and so tells nothing of the matter. Takes it in small letters. */
export const isFraming = (word: string): boolean => framing.has(word);

const framing = new Set(
  [
    ...wordSet(
      ...[small, changes.please, clauses.and, clauses.then, relatives.whose, relatives.names],
      ...[contacts.greetings, contacts.labels, contacts.leading, contacts.pronouns, contacts.introductions],
      ...[contacts.nameLabels, contacts.calling, contacts.afterNames, contacts.keeping, contacts.closings],
      ...[cues.things, cues.booking, cues.notes, cues.sending, cues.telling, cues.recipients, cues.ourselves, cues.own],
      ...[openings.wishing, openings.whose, openings.leaving, openings.regarding],
    ),
  ].flatMap((phrase) => [...phrase.split(' '), ...wordsIn(phrase)]),
);
