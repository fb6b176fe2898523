import amounts from 'content:vocabulary-amounts';
import consent from 'content:vocabulary-consent';
import days from 'content:vocabulary-days';
import incomes from 'content:vocabulary-incomes';
import steps from 'content:vocabulary-steps';
import words from 'content:vocabulary-changes';
import cues from 'content:vocabulary-cues';
import contacts from 'content:vocabulary-contacts';
import openings from 'content:vocabulary-openings';
import small from 'content:vocabulary-small';
import { clauseEnd } from '#src/text/clauses.ts';
import type { FormId } from '#src/collections/form-ids.ts';
import type { Form } from '#src/forms/form.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { overlaps, type Span } from '#src/text/traced-text.ts';
import { asksOutright } from '#src/text/question.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { isRequired } from '#src/forms/question.ts';
import { acceptsAnyText, intent } from '../command.ts';
import type { Command } from '../command.ts';
import type { Reading, Told } from '../parsed-message.ts';
import { refusesForm } from '../refused-form.ts';
import type { Situation } from '../situation.ts';

/** "Cancel my appointment", "booking cancel karo", in the middle of the request for it. */
export function cancelsForm({ text, told, asks }: Reading, situation: Situation): Command | undefined {
  const { delays } = situation.context.knowledge;
  const [said = '', reason = ''] = text.split(/,|\.\s/, 2);
  const isReason = thinking.test(reason.trim()) || wordsIn(reason).some((word) => delays.has(word));
  const isMeant = !asks && (stops(text, situation) || (isReason && told.length === 0 && stops(said, situation)));
  return isMeant ? intent('cancel') : undefined;
}

/**
 * "Don't send, cancel it, I will call", "cancel it i will call directly", "plans changed, I don't want the appointment", "chhodo, abhi nahi karna": clauses of giving
 * up, and what asks nothing and tells or names no answer.
 */
export function cancelsInClauses(reading: Reading, situation: Situation): Command | undefined {
  const { text, asks, named } = reading;
  const { open, context } = situation;
  // "Will call directly" asks nothing.
  if (asks && asksOutright(text.replace(departures, ' '))) return undefined;
  const gone = [...text.matchAll(departures)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const isOfLeaving = (place: Span) => gone.some((one) => overlaps(one, place));
  // "Nahi rehne do, 11 hi theek hai" leaves an answer as it was, and gives nothing up.
  if (reading.told.some(({ parsed, end }) => parsed.ok && approvedBehind.test(text.slice(end)))) return undefined;
  const told = reading.told.filter((one) => !isOfLeaving(one) && !isDayOfLeaving(one, text));
  const parts = clausesOf(text, situation);
  const isOwnWords = open !== undefined && acceptsAnyText(open);
  const isEnded = parts.some((clause) => isStopped(clause, situation));
  const isDropped = parts.some((clause) => givesUp.test(clause));
  const notWanted = parts.filter((clause) => unwanted.test(clause)).length;
  const isLeft = leaves(text) || enough.test(text);
  // Who says that nothing is wanted, and that it is done later, may only put it off.
  const isGivenUp =
    told.length === 0 &&
    ((isDropped && (isLeft || notWanted > 0)) || (notWanted > 0 && (isLeft || notWanted > 1) && !forNow.test(text)));
  const isFormRefused = parts.some((clause) => refuses(clause, situation));
  const isRefused = isGivenUp || isFormRefused;
  const isNamed = named.some(
    ({ question, from, to }) => question.isOnlyTold !== true && !isOfLeaving({ start: from, end: to }),
  );
  const isReason = told.length === 0 && (isRefused || (isEnded && !isNamed)) && !isOwnWords;
  const isEveryday = (clause: string) =>
    wordsIn(clause.replace(leaving, ' ')).every(
      (word) => context.knowledge.isEveryday(word) || endsLeaving.test(word) || everything.has(word),
    );
  // Words of one's own may speak of giving something up.
  const isShort = (isEnded || isGivenUp) && told.length === 0 && wordsIn(text).length <= mostWordsOfReason;
  const isPassing = (clause: string) =>
    isOwnWords ? givesUp.test(clause) || (isShort && isEveryday(clause)) : isReason || (!isNamed && isEveryday(clause));
  if (forNow.test(text) && !isGivenUp && !parts.some((clause) => stops(clause, situation))) return undefined;
  if (!parts.every((clause) => endsForm(clause, situation) || isPassing(clause))) return undefined;
  if (isRefused) return intent(!isFormRefused && !isLeft && isLeftOut(text, situation) ? 'skip' : 'cancel');
  return parts.length > 1 && isEnded ? intent(isLeftOut(text, situation) ? 'skip' : 'cancel') : undefined;
}

const approvedBehind = new RegExp(`^\\s*(?:\\p{L}+\\s+)?${anyOf(days.approving, consent.fitting)}(?!\\p{L})`, 'iu');

/** "I will come next week", "leave it for today": a day of going about it otherwise is none of the form. */
const isDayOfLeaving = ({ question, parsed, start, end, weak }: Told, text: string) =>
  weak === true || (question.kind === 'date' && leaves(text) && (!parsed.ok || forToday.test(text.slice(start, end))));

const leaves = (text: string): boolean => leaving.test(text) || wordsIn(text).some((word) => endsLeaving.test(word));

const isStopped = (clause: string, situation: Situation) => isCancel(clause, situation) || stops(clause, situation);
const mostWordsOfReason = 12;

/** "Stop this, compare the regimes": what is said once the form was given up. Undefined where it is not, or nothing follows. */
export function saidOnceGivenUp(text: string, situation: Situation): string | undefined {
  const [first, ...rest] = clausesOf(text, situation);
  if (first === undefined || rest.length === 0 || !(endsForm(first, situation) || givesUp.test(first)))
    return undefined;
  return text.slice(text.indexOf(first) + first.length).replace(/^[\s,.;&+]+/, '');
}

/** The clauses of a message; an expression of giving up is one, with a sign behind it or without. */
const clausesOf = (text: string, { form }: Situation) =>
  text
    .replace(givingUp, ',$&,')
    .replace(insteadOfIt, ',$&')
    .replace(stopPhrases(form.id), ',$&,')
    .split(clauseEnd)
    .filter((clause) => clause.trim() !== '');

const endsForm = (clause: string, situation: Situation) => isStopped(clause, situation) || refuses(clause, situation);

const isCancel = (clause: string, { context }: Situation) => context.knowledge.intents.whole(clause)?.id === 'cancel';

/** A word of stopping, and what is stopped. */
function stops(said: string, { form, context: { knowledge } }: Situation): boolean {
  if (outright.test(said) || stopWhole(form.id).test(said)) return true;
  const spoken = wordsIn(said);
  const isMeant = (word: string) =>
    everything.has(word) || stopping.has(word) || isNameOf(form).has(word) || knowledge.polite.has(word);
  return spoken.some((word) => stopping.has(word)) && spoken.every(isMeant);
}

/** Who will not send at the review only holds it back. */
const refuses = (said: string, { form, formState, context: { knowledge } }: Situation) =>
  (formState.stage === 'asking' || !sending.test(said)) && refusesForm(said, form, knowledge);

/** What a form is called. */
const isNameOf = ({ id, title }: Form): ReadonlySet<string> =>
  new Set([id, ...wordsIn(title), ...words.forms[id].split('|')]);

/** "Cancel it i will call directly": what is done instead begins without a sign. */
const insteadOfIt = new RegExp(`\\s${anyOf(contacts.goingTo)}\\s`, 'iu');

/**
 * "Cancel cheyandi nenu direct ga vastanu", "no need now cancel", "close this booking": a word of stopping with its verb or what is stopped, or before whoever speaks
 * of himself. Denied it is none, and beside anything else it may be what the office is to stop: "cancel my gst".
 */
const stopPhrase = (id: FormId) =>
  `(?<!${anyOf(words.not, amounts.denied)}\\s+(?:\\p{L}+\\s+){0,2})(?<!${anyOf(words.articles)}\\s)(?<!\\p{L})(?:${anyOf(steps.stopped)}|${anyOf(words.stop)}(?:(?:(?:\\s+${anyOf(words.articles)})*\\s+${anyOf(consent.doing, openings.wishing, words.it, words.thatOne, words.everything, words.forms[id], id)})+|(?=\\s+${anyOf(incomes.me, steps.leaving)}(?!\\p{L})|(?<=(?:^|${anyOf(steps.unwanted, words.no, words.forNow, words.please, words.to, words.agreeing, words.switching)}\\s+|[,.]\\s*)\\p{L}+)[\\s.!]*$)))(?!\\p{L})(?!\\s+${anyOf(steps.stopDenied)}(?!\\p{L}))`;
const stopPhrases = memoizeByText((id: FormId) => new RegExp(stopPhrase(id), 'giu'));
const stopWhole = memoizeByText(
  (id: FormId) =>
    new RegExp(
      `^\\s*(?:${anyOf(words.no, words.openings, small)}[\\s,]+)*${stopPhrase(id)}(?:\\s+${anyOf(small)})*\\s*$`,
      'iu',
    ),
);

const sending = new RegExp(anyWord(cues.sending, cues.booking), 'iu');

const stopping = wordSet(words.stop);
const outright = new RegExp(
  `^\\s*(?:${anyOf(words.no, words.openings)}\\s+)*${anyOf(words.ending)}(?:\\s+${anyOf(small)})*\\s*$`,
  'iu',
);
const everything = wordSet(small, words.please, words.everything);
const givingUp = new RegExp(anyWord(words.givingUp), 'giu');
const unwanted = new RegExp(anyWord(steps.unwanted), 'iu');
const enough = new RegExp(anyWord(words.enough), 'iu');
const leaving = new RegExp(anyWord(steps.leaving), 'iu');
/** "Some other day", "phone chestanu" */
const departures = new RegExp(
  `${anyWord(steps.leaving)}|(?<!\\p{L})(?:\\p{L}+\\s+)?\\p{L}{2,}${anyOf(steps.leavingEnds)}(?!\\p{L})`,
  'giu',
);
const endsLeaving = new RegExp(`\\p{L}{2}${anyOf(steps.leavingEnds)}$`, 'iu');
const forToday = new RegExp(anyWord(days.names.today), 'iu');
const givesUp = new RegExp(`^\\s*(?:${anyOf(words.no, words.openings)}\\s+)*${anyOf(words.givingUp)}\\s*$`, 'iu');

/** "I dont want", where nothing has to be said. */
export const isLeftOut = (text: string, { open, context: { knowledge } }: Situation) =>
  open !== undefined &&
  !isRequired(open) &&
  wordsIn(text).some((word) => knowledge.negations.has(word)) &&
  !wordsIn(text).some((word) => stopping.has(word));

/** "Let me check with my partner" */
export const thinking = new RegExp(
  `^(?:\\p{L}+[\\s,.]+){0,2}?${anyOf(contacts.goingTo)}\\s+${anyOf(contacts.doing)}(?!\\p{L})`,
  'iu',
);

/** "Ippudu vaddu", "rehne do abhi": put off, not given up. */
export const forNow = new RegExp(anyWord(words.forNow), 'iu');
