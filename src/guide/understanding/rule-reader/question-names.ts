import type { NamedQuestion } from './parsed-message.ts';
import amounts from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import { editDistance } from '#src/text/edit-distance.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import type { Form } from '#src/forms/form.ts';
import type { Question } from '#src/forms/question.ts';

/** Where a text names questions of a form, in the order of the text; the longest name counts. Amounts are known by a name with a slip in it too. */
export const namedQuestions = (text: string, form: Form, namesOf: NamesOf = answerNames): readonly NamedQuestion[] =>
  readerOf(form, namesOf)(text);

type NamesOf = (question: Question) => readonly string[];
type NamesReader = (text: string) => readonly NamedQuestion[];

const readers = new WeakMap<Form, Map<NamesOf, NamesReader>>();

/** What reads the names of a form is made once: they are the same for every message, and each message is read from many sides. */
function readerOf(form: Form, namesOf: NamesOf): NamesReader {
  const ofForm = readers.get(form) ?? new Map<NamesOf, NamesReader>();
  readers.set(form, ofForm);
  const reader = ofForm.get(namesOf) ?? memoizeByText(makeReader(form, namesOf));
  ofForm.set(namesOf, reader);
  return reader;
}

function makeReader(form: Form, namesOf: NamesOf): NamesReader {
  const names = form.questions
    .flatMap((question) => namesOf(question).map((name) => ({ question, name: name.toLowerCase() })))
    .toSorted((one, other) => other.name.length - one.name.length);
  const slipping = names
    .filter(({ question, name }) => question.kind === 'rupees' && !/\d/.test(name))
    .map(({ question, name }) => ({ question, parts: name.split(' '), letters: name.length }));
  // A slip leaves the first letter.
  const byLetter = new Map(
    slipping.map(({ parts: [first = ''] }) => {
      const letter = first.slice(0, 1);
      return [letter, slipping.filter(({ parts: [part = ''] }) => part.startsWith(letter))];
    }),
  );
  return (text) => {
    const lower = text.toLowerCase();
    const found: NamedQuestion[] = [];
    const take = (question: Question, from: number, to: number) => {
      if (!found.some((other) => from < other.to && other.from < to)) found.push({ question, from, to });
    };
    for (const { question, name } of names) {
      if (/^\d/.test(name))
        for (const { index, 0: written } of lower.matchAll(sectionNamed(name)))
          take(question, index, index + written.length);
      for (let from = lower.indexOf(name); from >= 0; from = lower.indexOf(name, from + 1)) {
        const to = from + name.length;
        if (!/[\p{Letter}\p{Number}]/u.test(`${lower[from - 1] ?? ' '}${lower[to] ?? ' '}`)) take(question, from, to);
      }
    }
    const words = slipping.length > 0 ? [...lower.matchAll(/\p{L}+/gu)] : [];
    words
      .flatMap(({ index, 0: first }, at) =>
        (byLetter.get(first.slice(0, 1)) ?? []).flatMap(({ question, parts, letters }) => {
          const last = words[at + parts.length - 1];
          return last && parts.every((part, place) => isNearly(words[at + place]?.[0] ?? '', part))
            ? [{ question, letters, from: index, to: last.index + last[0].length }]
            : [];
        }),
      )
      .toSorted((one, other) => other.letters - one.letters)
      .forEach(({ question, from, to }) => {
        take(question, from, to);
      });
    return found.sort((one, other) => one.from - other.from);
  };
}

/** "80 ccd 1b", "80CCD(1B)": a section, however its figures and letters are parted. */
const sectionNamed = memoizeByText((name: string) => {
  const pieces = name.match(/\d+|\p{L}+/gu) ?? [];
  return new RegExp(`(?<![\\p{L}\\p{N}])${pieces.join('[\\s(]*')}\\)?(?![\\p{L}\\p{N}])`, 'giu');
});

/** "Intrest", "mediclam": a long word with a slip that leaves its first letter. */
const isNearly = (word: string, part: string): boolean =>
  word === part ||
  (part.length >= fewestLetters && word.startsWith(part.slice(0, 1)) && editDistance(word, part, 1) <= 1);

const fewestLetters = 6;

/** Whether a share that is told is one of what is named: "20% of basic" is no share for the basic salary, "basic is 40% of ctc" is one. Takes a text and a name in it. Never throws. */
export const isShareOf = (text: string, { from, to }: Pick<NamedQuestion, 'from' | 'to'>): boolean =>
  ofBefore.test(text.slice(0, from)) || ofBehind.test(text.slice(to));

const ofBefore = new RegExp(`${anyWord(amounts.shareOf)}\\s+(?:${anyOf(changes.articles)}\\s+)?$`, 'iu');
const ofBehind = new RegExp(`^\\s+${anyOf(amounts.shareOfBehind)}(?!\\p{L})`, 'iu');

const answerNames = ({ label, alsoCalled }: Question): readonly string[] => [label, ...alsoCalled];

/** The names of a question, and of what is part of its answer. */
export const answersAndParts = ({ label, alsoCalled, covers = [] }: Question): readonly string[] => [
  label,
  ...alsoCalled,
  ...covers,
];

/** The names of what is part of an answer to a question. */
export const partsCovered = ({ covers = [] }: Question): readonly string[] => covers;

/** The names of a question, and the labels of it in a list. */
export const answersAndLabels = ({ label, alsoCalled, labels = [] }: Question): readonly string[] => [
  label,
  ...alsoCalled,
  ...labels,
];
