import amounts from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import { editDistance } from '#src/language/edit-distance.ts';
import { memoizeByText } from '#src/language/memoize-by-text.ts';
import { anyOf, anyWord } from '#src/language/word-lists.ts';
import type { Form } from '#src/forms/form.ts';
import type { Question } from '#src/forms/question.ts';

/** A place in a text that names a question. */
export interface NamedQuestion {
  readonly question: Question;
  readonly from: number;
  readonly to: number;
}

/** Where a text names questions of a form, in the order of the text; the longest name counts. Amounts are known by a name with a slip in it too. */
export function namedQuestions(text: string, form: Form, namesOf = answerNames): readonly NamedQuestion[] {
  const lower = text.toLowerCase();
  const names = form.questions
    .flatMap((question) => namesOf(question).map((name) => ({ question, name: name.toLowerCase() })))
    .sort((one, other) => other.name.length - one.name.length);
  const found: NamedQuestion[] = [];
  const isFree = (from: number, to: number) => !found.some((other) => from < other.to && other.from < to);
  for (const { question, name } of names) {
    if (/^\d/.test(name))
      for (const { index: from, 0: written } of lower.matchAll(sectionNamed(name)))
        if (isFree(from, from + written.length)) found.push({ question, from, to: from + written.length });
    for (let from = lower.indexOf(name); from >= 0; from = lower.indexOf(name, from + 1)) {
      const to = from + name.length;
      const isWord = !/[\p{Letter}\p{Number}]/u.test(`${lower[from - 1] ?? ' '}${lower[to] ?? ' '}`);
      if (isWord && isFree(from, to)) found.push({ question, from, to });
    }
  }
  const slipping = names.filter(({ question, name }) => question.kind === 'rupees' && !/\d/.test(name));
  const words = slipping.length > 0 ? [...lower.matchAll(/\p{L}+/gu)] : [];
  for (const { question, name } of slipping) {
    const parts = name.split(' ');
    words.forEach(({ index: from }, at) => {
      const run = words.slice(at, at + parts.length);
      const last = run.at(-1);
      if (!last || run.length < parts.length || !parts.every((part, place) => isNearly(run[place]?.[0] ?? '', part)))
        return;
      const to = last.index + last[0].length;
      if (isFree(from, to)) found.push({ question, from, to });
    });
  }
  return found.sort((one, other) => one.from - other.from);
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
