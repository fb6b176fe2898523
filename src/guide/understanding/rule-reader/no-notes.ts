import words from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import offices from 'content:vocabulary-offices';
import { asksOutright } from '#src/text/question.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Knowledge } from '../../model/knowledge.ts';

/**
 * "No notes. Make it 11", "9000047903, nothing to add": what is told besides, empty where nothing is. Takes any message, what the guide knows, and whether the
 * notes are asked for; undefined where it does not say that there are none.
 */
export function besideNoNotes(text: string, knowledge: Knowledge, areAskedFor: boolean): string | undefined {
  if (text.length > longest) return undefined;
  const rest = besideNone(text, knowledge);
  if (saysNone(text, knowledge, areAskedFor) && (rest === undefined || !asksOutright(rest))) return '';
  return rest;
}

function besideNone(text: string, knowledge: Knowledge): string | undefined {
  const ends = [...text.matchAll(parting)].map(({ index, 0: { length } }) => ({ index, from: index + length }));
  const behind = ends.find(({ index }) => saysNone(text.slice(0, index), knowledge));
  if (behind) return text.slice(behind.from);
  const before = ends.find(({ from }) => saysNone(text.slice(from), knowledge));
  return before && text.slice(0, before.index).trim();
}

/** Without the name of the notes it is said of them where they are asked for, and where a word of writing stands with it. */
function saysNone(said: string, { negations, corrections, polite, isEveryday }: Knowledge, areAskedFor = false) {
  const written = said.toLowerCase().replaceAll('’', "'");
  const besideNone = written.replace(everyNone, ' ');
  const all = wordsIn(written);
  const isNo = (word: string) => negations.has(word);
  const isBeside = (word: string) => names.has(word) || isNo(word) || polite.has(word) || besides.has(word);
  const isNone = besideNone !== written;
  const others = wordsIn(besideNone).filter((word) => !isBeside(word));
  const isCalled = all.some((word) => names.has(word));
  const isOfAny = isNone || all.some((word) => any.has(word));
  return (
    (isNone || all.some(isNo)) &&
    (isCalled || (isOfAny && (areAskedFor || all.some((word) => writing.has(word))))) &&
    !isNoted.test(written) &&
    others.length <= (listed.test(written) ? 0 : mostOthers) &&
    others.every((word) => (isCalled ? isEveryday(word) && !corrections.has(word) : joining.has(word))) &&
    !asksOutright(written)
  );
}

const mostOthers = 3;
const longest = 400;
/** "Notes: no calls": what stands behind the sign is the note. */
const listed = new RegExp(`${anyWord(words.noteNames)}\\s*[:=–-]`, 'iu');
/** "Note that there are no bills" */
const isNoted = new RegExp(`(?<!\\p{L})${anyOf(words.noteNames)}\\s+${anyOf(words.thatOne)}(?!\\p{L})`, 'iu');
const names = wordSet(words.noteNames);
const writing = wordSet(words.add, words.write, words.toWrite, words.dictating, words.writing);
const any = wordSet(words.noneBesides);
const besides = new Set([...any, ...writing]);
/** "Nothing more from my side" */
const joining = wordSet(
  words.articles,
  words.places,
  words.subjects,
  contacts.pronouns,
  offices.prepositions,
  offices.behind,
);
const everyNone = new RegExp(anyWord(words.none), 'giu');
const joins = anyOf(clauses.and, clauses.but);
/** Where one thing that is told ends: at a sign, at a word that joins, before and behind a number, behind an address. */
const parting = new RegExp(
  `[.,;!(\\n]+(?:\\s+|$)(?:${joins}\\s+)?|(?<=[?])\\s+|\\s+${joins}\\s+|\\s+(?=\\d)|(?<=[\\d@]\\S*|\\d\\s[ap]m|baje)\\s+`,
  'giu',
);
