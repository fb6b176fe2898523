import amountWords from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import days from 'content:vocabulary-days';
import shifts from 'content:vocabulary-shifts';
import { asksOutright } from '#src/text/question.ts';
import { without } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Knowledge } from '../../model/knowledge.ts';
import type { NamedQuestion } from './parsed-message.ts';
import type { Told } from './parsed-message.ts';

/**
 * Whether a message that sounds like a question asks for what it tells: "can you make it 3 pm", "rent 25,000 mahina, theek hai na?", "monday chalega?". Takes the text, the amounts and the
 * other values that it tells. Never throws.
 */
export const isRequest = (text: string, amounts: readonly Told[], others: readonly Told[]): boolean =>
  (amounts.some(({ isNamed, parsed }) => isNamed && parsed.ok) && hasTag(text, amounts)) ||
  ((request.test(text) || isOffered(text)) && others.some(({ parsed, weak }) => parsed.ok && weak !== true));

/** "Can you make it 3 pm" asks for a change, and not whether there can be one. */
const request = new RegExp(
  `^(?:\\p{L}+\\s+){0,2}${anyOf(days.asking)}\\s+${anyOf(days.persons)}\\s+(?:${anyOf(changes.please)}\\s+)?${anyOf(changes.write, changes.replace, shifts.putOff, shifts.bringForward)}(?!\\p{L})`,
  'iu',
);

/**
 * "Everything is ok but can it be friday", "date somwar kar sakte hai kya": whether another day, hour or answer that is called by its name is wished for in the
 * words of a question, with not a word besides. Takes the message, the answers that it calls by name, what it tells besides amounts, and what the guide knows.
 * "Will you be there on friday" and "are you open on friday" wish for nothing. Never throws.
 */
export function isWish(
  text: string,
  named: readonly NamedQuestion[],
  others: readonly Told[],
  { isEveryday, intents }: Pick<Knowledge, 'isEveryday' | 'intents'>,
): boolean {
  const values = others.filter(
    ({ parsed, weak, isNamed, question: { kind } }) =>
      parsed.ok && (weak !== true || isNamed) && (kind === 'date' || kind === 'slot' || kind === 'place' || isNamed),
  );
  if (values.length === 0) return false;
  const besides = without(text, [...others, ...named.map(({ from, to }) => ({ start: from, end: to }))]);
  const rest = besides.replace(wished, ' ');
  if (rest === besides || asksOutright(rest.replaceAll('?', ' '))) return false;
  const agreeing = new Set(intents.byId('yes').phrases.flatMap(wordsIn));
  return wordsIn(rest).every((word) => isEveryday(word) || agreeing.has(word) || ofVisit.has(word));
}

const subject = anyOf(days.persons, changes.it, changes.thatOne, changes.articles);
/** "Can it be …", "would … be possible", "is it possible to …", "… ho sakta hai kya". "Will it be friday" and "is friday fine" only ask. */
const wished = new RegExp(
  `(?<!\\p{L})(?:(?!will(?!\\p{L}))${anyOf(days.asking)}\\s+${subject}|(?:${anyOf(days.is)}\\s+${anyOf(changes.it)}|be)\\s+${anyOf(days.approving)}|${anyOf(days.wishedBehind)}(?:\\s+${anyOf(days.wishedTags)})*)(?!\\p{L})`,
  'giu',
);
const ofVisit = wordSet(
  days.booking,
  days.besides,
  days.withdrawing,
  changes.replace,
  shifts.putOff,
  shifts.bringForward,
);

/** "Rent 25,000 mahina, theek hai na?": a few words at the end ask for no more than a yes. */
function hasTag(text: string, told: readonly Told[]): boolean {
  const said = text.trim();
  const behind = said.slice(Math.max(said.lastIndexOf(',') + 1, ...told.map(({ end }) => end)));
  const words = behind.split(/[^\p{L}]+/u).filter((word) => word !== '').length;
  return (
    said.endsWith('?') &&
    words > 0 &&
    words <= mostOfTag &&
    !ofLaw.test(said) &&
    !asksOutright(said.replace(/[\s?]+$/, ''))
  );
}

/** "The limit is 50,000, no?" asks for the law. */
const ofLaw = new RegExp(anyWord(amountWords.ofLaw), 'iu');

const mostOfTag = 2;

/** "Monday chalega?" offers a day; "is monday fine" asks whether it is. */
const isOffered = (text: string) => offered.test(text) && !asksOutright(text.replaceAll('?', ''));

const offered = new RegExp(`${anyWord(days.approving)}[\\s?]*$`, 'iu');
