import changes from 'content:vocabulary-changes';
import contacts from 'content:vocabulary-contacts';
import { clauseEnd } from '#src/language/clauses.ts';
import { editDistance } from '#src/language/edit-distance.ts';
import { anyOf, anyWord, wordSet } from '#src/language/word-lists.ts';
import { without } from '#src/language/traced-text.ts';
import { heard, type Value } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Command } from '../command.ts';
import { isDoubtfulName } from '../doubtful-name.ts';
import { namedQuestions } from '../question-names.ts';
import type { Reading } from '../reading.ts';
import type { Situation } from '../situation.ts';

/** "Name galat ho gaya, Ramesh Babu likho", "Teja has an h in it, Ravi Theja": a name that is said to be wrong in one clause, and told anew in the other. */
export function tellsNameAnew({ text, asks, told }: Reading, situation: Situation): Command | undefined {
  const { form, formState, answerContext, context } = situation;
  const question = form.questions.find(({ id }) => id === 'name');
  const held = formState.answers.name;
  const parts = text.split(clauseEnd).filter((part) => part.trim() !== '');
  const [last = ''] = parts.slice(-1);
  const before = parts.slice(0, -1).join(' ');
  if (!question || held === undefined || asks || before === '' || told.some(({ weak }) => weak !== true))
    return undefined;
  const said = last.replace(lead, '').replace(end, '').trim();
  const parsed = heard(question, said, answerContext);
  if (!parsed.ok || isDoubtfulName(said, { context })) return undefined;
  const named = namedQuestions(before, form).filter((one) => one.question === question);
  const known = new Set(wordsIn(String(held)));
  const isSpelt = spelt.test(before) || isLike(parsed.value, held);
  const isCalled = named.length > 0 && wrong.test(before);
  const rest = wordsIn(
    without(
      before,
      named.map(({ from, to }) => ({ start: from, end: to })),
    ).replace(everyWrong, ' '),
  );
  const isAbout = (word: string) =>
    context.knowledge.isEveryday(word) || known.has(word) || word.length === 1 || passing.has(word);
  return (isCalled || (isSpelt && wordsIn(before).some((word) => known.has(word)))) && rest.every(isAbout)
    ? { kind: 'set', answers: { name: parsed.value } }
    : undefined;
}

/** Whether one name is the other in other letters. */
function isLike(name: Value, held: Value): boolean {
  const [said, before] = [name, held].map((one) => wordsIn(String(one))) as [string[], string[]];
  return (
    said.length === before.length &&
    said.every((word, at) => editDistance(word, before[at] ?? '', mostSlips) <= mostSlips)
  );
}

const mostSlips = 2;
const wrong = new RegExp(anyWord(changes.wrong, changes.entered), 'iu');
const everyWrong = new RegExp(anyWord(changes.wrong, changes.entered), 'giu');
const spelt = new RegExp(anyWord(contacts.spelt), 'iu');
const passing = wordSet(contacts.spelt, contacts.letters, changes.passing, changes.openings, changes.no);
const lead = new RegExp(
  `^\\s*(?:(?:${anyOf(changes.write, changes.openings, changes.entering, changes.shouldBe, contacts.introductions, contacts.nameLabels)})\\s+)+`,
  'iu',
);
const end = new RegExp(`[\\s,]+(?:${anyOf(changes.writing, changes.dictating, contacts.afterNames)}[\\s.!]*)+$`, 'iu');
