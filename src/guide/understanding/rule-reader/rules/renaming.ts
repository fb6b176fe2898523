import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import days from 'content:vocabulary-days';
import offices from 'content:vocabulary-offices';
import relatives from 'content:vocabulary-relatives';
import shifts from 'content:vocabulary-shifts';
import { clauseEnd } from '#src/text/clauses.ts';
import { editDistance } from '#src/text/edit-distance.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { without } from '#src/text/traced-text.ts';
import { heard, isRequired, type AnswerContext, type Question, type Value } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { acceptsAnyText } from '../command.ts';
import type { Command } from '../command.ts';
import { isDoubtfulName } from '../doubtful-name.ts';
import { nameRun, type NameRun } from '../framed-name.ts';
import { spelledAs } from '../name-spelling.ts';
import { namedQuestions } from '../question-names.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';
import { isTheOne, rightOne, toldWrongly } from '../told-wrongly.ts';

/**
 * A name that was told and is told otherwise: in full ("full name Suresh Kandula"), by what is its spelling ("Laxmi Prasad is the spelling"), with more of it ("add Rao after
 * Prasad"), or said to be wrong in one clause and told anew in the other ("Name galat ho gaya, Ramesh Babu likho", "Teja has an h in it, Ravi Theja").
 */
export function tellsNameAnew(reading: Reading, situation: Situation): Command | undefined {
  const { form, formState, answerContext, open } = situation;
  const question = form.questions.find(({ id }) => id === 'name');
  const held = formState.answers.name;
  const isOther = reading.told.some((one) => one.weak !== true && one.question !== question);
  if (!question || reading.asks || isOther) return undefined;
  const wrongly = open?.kind === 'longText' && isRequired(open) ? undefined : toldAfterWrongly(reading, situation);
  if (wrongly || held === undefined)
    return (
      wrongly ??
      (open === question ? renamed(question, toldInFull(reading.text.trim(), situation), answerContext) : undefined)
    );
  const text = reading.text.trim().replace(lead, '');
  if (open?.kind === 'longText') return renamed(question, calledSpelling(text, situation), answerContext);
  const isFree = open !== undefined && acceptsAnyText(open);
  const name =
    toldInFull(reading.text.trim(), situation) ??
    calledSpelling(text, situation) ??
    withMore(text, String(held), situation) ??
    spelledAnew(text, String(held)) ??
    (isFree && !namesIt.test(reading.text) ? undefined : toldBehindWrong(reading, String(held), situation));
  return renamed(question, name, answerContext);
}

function renamed(question: Question, name: string | undefined, answerContext: AnswerContext): Command | undefined {
  const parsed = name === undefined ? undefined : heard(question, name, answerContext);
  return parsed?.ok === true ? { kind: 'set', answers: { name: parsed.value } } : undefined;
}

/** The whole of a text as a name, without the words of writing it. */
function nameAlone(text: string, { context: { knowledge } }: Situation): string | undefined {
  const said = text.replace(end, '').trim();
  const run = nameRun(said, knowledge);
  return run && /^[\s.!]*$/.test(said.slice(run.end)) ? run.name : undefined;
}

/** "Full name Suresh Kandula", "mallesham not mallesh full name Mallesham Thota", "my complete name should be Suresh Kandula pls". */
function toldInFull(text: string, situation: Situation): string | undefined {
  const { groups } = inFull.exec(text) ?? {};
  const name = groups?.name === undefined ? undefined : nameAlone(groups.name, situation);
  return name !== undefined && isAboutName(groups?.before ?? '', name, situation) ? name : undefined;
}

/** "Laxmi Prasad is the spelling as per pan", "correct spelling of name is Laxmi Prasad", "spelling is Laxmi Prasad not Lakshmi": a name much like the one that is held. */
function calledSpelling(text: string, situation: Situation): string | undefined {
  if (!namesIt.test(text)) return undefined;
  const held = String(situation.formState.answers.name);
  const isHeld = (name: string) => wordsIn(name).join(' ') === wordsIn(held).join(' ');
  const [only, another] = runsIn(text, situation).filter(({ name }) => !isHeld(name) && sharesWord(name, held));
  return only && !another && (isSpelling.test(text.slice(only.end)) || isAboutName(text, only.name, situation))
    ? only.name
    : undefined;
}

/** The names that stand in a text, each with its end. */
function runsIn(text: string, { context: { knowledge } }: Situation): readonly Pick<NameRun, 'name' | 'end'>[] {
  let end = 0;
  return [...text.matchAll(/\p{L}[\p{L}\p{M}'’.]*/gu)].flatMap(({ index }) => {
    const run = index < end ? undefined : nameRun(text.slice(index), knowledge);
    if (!run) return [];
    end = index + run.end;
    // Spelt letter by letter it is read elsewhere.
    if (!/\p{L}{2}/u.test(text.slice(index, end))) return [];
    return [{ name: run.name, end }];
  });
}

/** "Add Rao after Prasad", "Prasad ke baad Rao", "surname Goud bhi add karo": the name with another part of it. */
function withMore(text: string, held: string, situation: Situation): string | undefined {
  const isAdded = adding.test(text);
  const isBefore = before.test(text);
  const isBehind = behind.test(text);
  const words = text
    .replace(everyPlace, ' ')
    .split(/[^\p{L}\p{M}'’.]+/u)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '' && !ofAdding.has(word.toLowerCase()));
  const parts = held.split(' ');
  const isHeld = (word: string) => parts.some((part) => part.toLowerCase() === word.toLowerCase());
  const fresh = words.filter((word) => !isHeld(word));
  const [beside, another] = words.filter(isHeld);
  const isPlaced = (isBefore || isBehind) && beside !== undefined;
  if (fresh.length === 0 || fresh.length > mostParts || another !== undefined) return undefined;
  if (!isPlaced && !(isAdded && partOfName.test(text))) return undefined;
  if (!fresh.every((word) => word.length === 1 || nameAlone(word, situation) !== undefined)) return undefined;
  const at = beside === undefined ? -1 : parts.findIndex((part) => part.toLowerCase() === beside.toLowerCase());
  const place = at < 0 ? (isBefore ? 0 : parts.length) : isBefore ? at : at + 1;
  const isCapital = /^\p{Lu}/u.test(held);
  const written = fresh.map((word) => (isCapital ? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}` : word));
  return parts.toSpliced(place, 0, ...written).join(' ');
}

/** "Its Swapna with a double p Swappna": one word of it as it is written. */
function spelledAnew(text: string, held: string): string | undefined {
  const [, word] = spelledBehind.exec(text) ?? [];
  const parts = held.split(' ');
  const at = parts.findIndex(
    (part) => word !== undefined && editDistance(part.toLowerCase(), word.toLowerCase(), 2) <= 2,
  );
  return word === undefined || at < 0 ? undefined : parts.with(at, word).join(' ');
}

/**
 * "Naam galat likh diya, Sunita hai", "peru tappu padindi Swathi ani undali": behind the word for a name it is said to be wrong, and then it is told anew; one word that is a word of
 * the name in other letters takes its place. What tells none, or no name surely, is asked about.
 */
function toldAfterWrongly({ text, named }: Reading, situation: Situation): Command | undefined {
  const { form, formState, answerContext, context, open } = situation;
  const name = named.find(({ question: { id } }) => id === 'name');
  const run = name && toldWrongly.exec(text.slice(name.to))?.[0];
  if (!name || run === undefined || !isAboutName(text.slice(0, name.from), '', situation)) return undefined;
  const behind = text.slice(name.to + run.length);
  const clauses = withoutEnds(behind.replace(rightOne, '')).split(clauseEnd);
  // "Name wrongly entered as Prasad, it should be Prasanna"
  const at = Math.max(
    0,
    clauses.findLastIndex((clause, place) => place > 0 && /\S/.test(rightOne.exec(clause)?.[0] ?? '')),
  );
  const before = (clauses[0] ?? '').trim();
  const spoken = withoutEnds((clauses[at] ?? '').replace(rightOne, ''));
  const rest = clauses.slice(at + 1).join(' ');
  if (!isAboutName(rest, spoken, situation) || elsewhere.test(behind)) return undefined;
  const isName = spoken !== '' && !isDoubtfulName(spoken, { context }) && nameAlone(spoken, situation) !== undefined;
  const isFree = open !== undefined && acceptsAnyText(open);
  // "Name galat hai pan card me" may be what is to be written.
  if (!isName) return isFree ? undefined : { kind: 'reopen', question: name.question.id, refusal: null };
  const meant = spelledAs(String(formState.answers.name ?? ''), spoken, at > 0 ? before : spoken);
  return form.questions.includes(name.question) ? renamed(name.question, meant, answerContext) : undefined;
}

/** A name without what ends it: "Laxmi hai x se". */
function withoutEnds(said: string): string {
  const shorter = said.replace(isTheOne, '').trim();
  return shorter === said.trim() ? shorter : withoutEnds(shorter);
}

/** "My name is wrong in PAN" */
const elsewhere = new RegExp(`^\\s*${anyOf(changes.places, changes.subjects, offices.prepositions)}(?!\\p{L})`, 'iu');

/** In one clause it is wrong, in the other it is told. */
function toldBehindWrong({ text }: Reading, held: string, situation: Situation): string | undefined {
  const { form, context } = situation;
  const split = shouldBe.exec(text)?.groups;
  const parts = text.split(clauseEnd).filter((part) => part.trim() !== '');
  const [last = ''] = split?.said === undefined ? parts.slice(-1) : [split.said];
  const first = split?.wrong ?? parts.slice(0, -1).join(' ');
  const said = last.replace(lead, '').replace(end, '').trim();
  if (first.trim() === '' || said === '' || isDoubtfulName(said, { context })) return undefined;
  const question = form.questions.find(({ id }) => id === 'name');
  const named = namedQuestions(first, form);
  const isNamed = named.some((one) => one.question === question) && named.every((one) => one.question === question);
  const isSpelt = spelt.test(first) || isLike(said, held);
  const isCalled = isNamed && wrong.test(first);
  const known = new Set(wordsIn(held));
  const mentions = isSpelt && wordsIn(first).some((word) => known.has(word));
  const rest = without(
    first,
    named.map(({ from, to }) => ({ start: from, end: to })),
  ).replace(everyWrong, ' ');
  return (isCalled || mentions) && isAboutName(rest, held, situation) ? said : undefined;
}

/** Whether words say nothing but of a name. */
const isAboutName = (text: string, name: string, { context: { knowledge }, formState }: Situation): boolean => {
  const known = new Set([name, String(formState.answers.name)].flatMap(wordsIn));
  return wordsIn(text).every(
    (word) =>
      knowledge.isEveryday(word) ||
      known.has(word) ||
      word.length === 1 ||
      passing.has(word) ||
      [...known].some((one) => editDistance(one, word, mostSlips) <= mostSlips),
  );
};

/** Whether one name is the other in other letters. */
function isLike(name: Value, held: Value): boolean {
  const [said, before] = [name, held].map((one) => wordsIn(String(one))) as [string[], string[]];
  return (
    said.length === before.length &&
    said.every((word, at) => editDistance(word, before[at] ?? '', mostSlips) <= mostSlips)
  );
}

/** Whether a name has as many words as another, and one of them in common but for a slip. */
const sharesWord = (name: string, held: string): boolean =>
  wordsIn(name).length === wordsIn(held).length &&
  wordsIn(name).some((word) => wordsIn(held).some((one) => editDistance(word, one, mostSlips) <= mostSlips));

const mostParts = 3;
const mostSlips = 2;
const wrong = new RegExp(anyWord(changes.wrong, changes.entered), 'iu');
const everyWrong = new RegExp(anyWord(changes.wrong, changes.entered), 'giu');
const spelt = new RegExp(anyWord(contacts.spelt), 'iu');
const namesIt = new RegExp(anyWord(relatives.names, contacts.spelt), 'iu');
const passing = wordSet(
  ...[contacts.spelt, contacts.letters, changes.passing, changes.openings, changes.no, changes.not, changes.leads],
  ...[
    relatives.names,
    relatives.whose,
    changes.within,
    relatives.of,
    relatives.rightly,
    relatives.behind,
    changes.noteNames,
  ],
);
const lead = new RegExp(
  `^\\s*(?:(?:${anyOf(changes.write, changes.openings, changes.entering, changes.shouldBe, changes.agreeing, changes.please, changes.no, contacts.introductions, contacts.nameLabels)})[\\s,.]+)+`,
  'iu',
);
const end = new RegExp(
  `[\\s,]+(?:(?:ani\\s+)?${anyOf(changes.writing, changes.dictating, contacts.afterNames, changes.please, changes.write)}(?:\\s+${anyOf(changes.it, changes.thatOne)})?[\\s.!]*)+$`,
  'iu',
);
const inFull = new RegExp(
  `^(?<before>(?:.*[\\s,.;])?)(?:${anyOf(contacts.inFull)}\\s+)?(?:${anyOf(contacts.inFull)}|${anyOf(contacts.inFull)}\\s+${anyOf(relatives.names)})(?:\\s*[:,–-]\\s*|\\s+(?:${anyOf(changes.leads, changes.shouldBe, relatives.behind)}\\s+)*)(?<name>\\p{L}.*)$`,
  'iu',
);
const isSpelling = new RegExp(
  `^\\s+(?:(?:${anyOf(changes.leads, changes.articles, relatives.whose)}|${anyOf(relatives.rightly)})\\s+)*${anyOf(contacts.spelt, relatives.names)}(?!\\p{L})`,
  'iu',
);
const shouldBe = new RegExp(
  `^(?<wrong>.+?)[\\s,.;]+(?:(?:${anyOf(changes.it, changes.thatOne)})\\s+)?${anyOf(changes.shouldBe)}\\s+(?<said>\\p{L}.*)$`,
  'iu',
);
const spelledBehind = new RegExp(
  `${anyWord(contacts.with)}\\s+(?:${anyOf(contacts.letters)}\\s+)*\\p{L}{1,2}[\\s,]+(\\p{L}{3,})[\\s.!]*$`,
  'iu',
);
const adding = new RegExp(
  anyWord(changes.add, changes.dictating, changes.write, changes.writing, relatives.adding),
  'iu',
);
const before = new RegExp(anyWord(days.behindBefore, relatives.before), 'iu');
const behind = new RegExp(anyWord(contacts.letterAfter, contacts.letterPlaces, relatives.after), 'iu');
const partOfName = new RegExp(anyWord(relatives.names, relatives.given, relatives.family), 'iu');
const everyPlace = new RegExp(`${before.source}|${behind.source}|${adding.source}|${partOfName.source}`, 'giu');
const ofAdding = wordSet(
  ...[
    changes.articles,
    changes.places,
    changes.also,
    changes.please,
    changes.to,
    changes.with,
    changes.it,
    changes.passing,
  ],
  ...[
    changes.within,
    changes.agreeing,
    relatives.whose,
    shifts.article,
    changes.openings,
    clauses.too,
    clauses.and,
    changes.dictating,
  ],
);
