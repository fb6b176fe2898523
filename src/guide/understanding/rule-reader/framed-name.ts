import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import cues from 'content:vocabulary-cues';
import offices from 'content:vocabulary-offices';
import openings from 'content:vocabulary-openings';
import relatives from 'content:vocabulary-relatives';
import small from 'content:vocabulary-small';
import type { Found } from '#src/forms/question.ts';
import { parseName } from '#src/entities/contact/contact-details.ts';
import { anyOf, wordSet } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { isDoubtfulName, isNamePart } from './doubtful-name.ts';
import type { Knowledge } from '../../model/knowledge.ts';

/** The words of a name at the beginning of a text, and where they end. */
export interface NameRun {
  readonly name: string;
  readonly end: number;
  /** Whether it is written as one, or has a common part of names: in small letters a word may be anything. */
  readonly isClear: boolean;
}

/**
 * Takes a text and what the guide knows. Returns the name with which it begins: "Abdul Rahman want consultation", "mohd abdul kareem here". It ends where a word stands
 * that is everyday, of our pages or of the grammar around names. Undefined where it begins with none.
 */
export function nameRun(text: string, knowledge: Knowledge): NameRun | undefined {
  let end = 0;
  const run: string[] = [];
  for (let match = nextWord.exec(text); match && run.length < mostWords; match = nextWord.exec(text.slice(end))) {
    const [led, word = ''] = match;
    if (!goesOn(word, run, knowledge)) break;
    run.push(word);
    end += led.length;
    // "Lakshmi Reddy. I run a shop"
    if (/\p{L}{3}\.$/u.test(word)) break;
  }
  // "Dr", and no name behind it
  while (knowledge.titles.has(bare(run.at(-1) ?? ''))) run.pop();
  const said = run.join(' ');
  const parsed = parseName(said);
  if (run.length === 0 || !parsed.ok || isDoubtfulName(said, { context: { knowledge } })) return undefined;
  const telling = run.filter((word) => word.length > 2 && !knowledge.titles.has(bare(word)));
  const areCapitals = telling.length > 0 && telling.every((word) => isCapital.test(word));
  return { name: parsed.value, end, isClear: areCapitals || run.some(isNamePart) };
}

const bare = (word: string) => word.toLowerCase().replace(/\.$/, '');

function goesOn(word: string, run: readonly string[], knowledge: Knowledge): boolean {
  const said = bare(word);
  if (said.length === 1 || knowledge.titles.has(said) || isNamePart(said)) return true;
  if (notInNames.has(said) || knowledge.isEveryday(said)) return false;
  const isOurs = wordsIn(said).some((one) => knowledge.isSubject(one) || knowledge.isWritten(one));
  // Behind a capital a word in small letters goes on about something else.
  if (!isCapital.test(word)) return !isOurs && run.every((before) => !isCapital.test(before));
  return !wordsIn(said).some((one) => knowledge.isSubject(one)) && (run.length === 0 || isCapital.test(run[0] ?? ''));
}

const nextWord = /^[\s]*(\p{L}[\p{L}\p{M}'’]*\.?)(?![\p{L}\p{M}\p{N}@_-])(?!\.\p{L}+@)/u;
const isCapital = /^\p{Lu}/u;
const mostWords = 5;
const notInNames = new Set(
  [
    ...wordSet(
      ...[small, contacts.notInNames, contacts.spelt, contacts.afterNames, contacts.calling, contacts.labels],
      ...[
        relatives.nameBehind,
        contacts.pronouns,
        contacts.leading,
        contacts.keeping,
        contacts.waiting,
        contacts.doing,
      ],
      ...[changes.writing, changes.dictating, changes.relations, changes.no, changes.wrong, changes.thatOne],
      ...[changes.passing, changes.changing, changes.within, relatives.whose, relatives.of, relatives.behind],
      ...[relatives.names, clauses.and, clauses.then, clauses.too, clauses.but, cues.things, cues.booking, cues.notes],
      ...[cues.sending, cues.own, cues.ourselves, openings.wishing, openings.leaving, openings.only, offices.stating],
    ),
  ].flatMap((phrase) => phrase.split(' ')),
);

/**
 * Takes a message, what the guide knows and whether a name is asked for. Returns the name that the words around it make one, with its place: "im Naveen", "Sowmya here",
 * "from Farheen Sultana farheen@example.com", "nenu Swathi ni", "main Sunita bol rahi hu"; and "Faizan Ali likhiye", where it is asked for. In small letters it needs
 * more than that: an address behind it, or a common part of names.
 */
export function framedName(text: string, knowledge: Knowledge, isAskedFor: boolean): Found | undefined {
  const places = [...text.matchAll(frames)].map(({ index, 0: lead, groups }) => ({
    at: index + lead.length,
    isBegun: groups?.self !== undefined,
    isSender: groups?.sender !== undefined,
  }));
  for (const { at, isBegun, isSender } of places) {
    const rest = text.slice(at);
    const run = nameRun(rest, knowledge);
    if (!run) continue;
    const behind = rest.slice(run.end);
    const isReached = contactBehind.test(behind);
    const isCalled = calledBehind.test(behind) || (isAskedFor && writtenBehind.test(behind));
    const isStated = stated.test(run.name) && !isNamePart(run.name);
    const isOwn = isBegun && ((endsHere.test(behind) && !isStated) || isReached || isCalled);
    const isSent = isSender && (isReached || labelBehind.test(behind));
    const isAlone = !isBegun && !isSender && isCalled;
    const isClear = run.isClear || isReached || (isCalled && (isAskedFor || isBegun));
    if ((isOwn || isSent || isAlone) && isClear) {
      const start = at + (rest.length - rest.trimStart().length);
      return { start, end: at + run.end, parsed: parseName(run.name) };
    }
  }
  return undefined;
}

/** Where a name may begin: with a clause, or behind a word by which somebody says who he is. */
const frames = new RegExp(
  `(?<![\\p{L}\\p{M}'’])(?:(?<self>${anyOf(contacts.selfIntroductions, contacts.introductions, relatives.selfCalled)})|(?<sender>${anyOf(relatives.senders)}))(?=\\s+\\p{L})|(?<=^|[,.;!\\n]\\s*)(?:(?:${anyOf(contacts.greetings, contacts.beforeNames, changes.please)})[\\s,]+)*(?=\\p{L})`,
  'giu',
);
const contact = '(?:\\S+@\\S|\\+?\\d[\\d\\s-]{8,}\\d)';
const contactBehind = new RegExp(
  `^[\\s,.;:–-]*(?:${anyOf(clauses.and, contacts.labels, contacts.leading, contacts.pronouns)}[\\s.:-]+){0,4}${contact}`,
  'iu',
);
/** "… bol rahi hu", "… hyderabad se" */
const calledBehind = new RegExp(
  `^\\s+(?:${anyOf(contacts.calling, relatives.nameBehind)}|\\p{L}+\\s+(?:${anyOf(relatives.cameFrom)}|se[\\s.!]*$))(?![\\p{L}\\p{M}])`,
  'iu',
);
const writtenBehind = new RegExp(
  `^\\s+(?:ani\\s+)?${anyOf(changes.writing, changes.dictating, contacts.keeping)}(?![\\p{L}\\p{M}])`,
  'iu',
);
const labelBehind = new RegExp(`^[\\s,]+${anyOf(cues.notes, contacts.labels)}(?!\\p{L})`, 'iu');
/** "I am Interested" */
const stated = /^\S*(?:ing|ed)$/iu;
const endsHere = /^\s*(?:$|[,.;!\n])/u;
