import words from 'content:vocabulary-changes';
import cues from 'content:vocabulary-cues';
import contacts from 'content:vocabulary-contacts';
import openings from 'content:vocabulary-openings';
import small from 'content:vocabulary-small';
import { clauseEnd } from '#src/language/clauses.ts';
import type { Form } from '#src/forms/form.ts';
import { anyOf, anyWord, wordSet } from '#src/language/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { isRequired } from '#src/forms/question.ts';
import { acceptsAnyText, intent, type Command } from '../command.ts';
import type { Reading } from '../reading.ts';
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
 * "Don't send, cancel it, I will call", "cancel it i will call directly", "plans changed, I don't want the appointment": clauses of giving up, and what asks
 * nothing and tells or names no answer.
 */
export function cancelsInClauses({ text, asks, told, named }: Reading, situation: Situation): Command | undefined {
  const { open, context } = situation;
  const parts = clausesOf(text);
  const isOwnWords = open !== undefined && acceptsAnyText(open);
  const isRefused = !asks && parts.some((clause) => refuses(clause, situation));
  const isEnded = !asks && parts.some((clause) => isStopped(clause, situation));
  const isNamed = named.some(({ question }) => question.isOnlyTold !== true);
  const isReason = told.length === 0 && (isRefused || (isEnded && !isNamed && !isOwnWords));
  const isEveryday = (clause: string) => wordsIn(clause).every(context.knowledge.isEveryday);
  // Words of one's own may speak of giving something up.
  const isShort = isEnded && told.length === 0 && wordsIn(text).length <= mostWordsOfReason;
  const isPassing = (clause: string) =>
    isOwnWords ? givesUp.test(clause) || (isShort && isEveryday(clause)) : isReason || (!isNamed && isEveryday(clause));
  if (asks || forNow.test(text)) return undefined;
  if (!parts.every((clause) => endsForm(clause, situation) || isPassing(clause))) return undefined;
  if (isRefused) return intent('cancel');
  return parts.length > 1 && isEnded ? intent(isLeftOut(text, situation) ? 'skip' : 'cancel') : undefined;
}

const isStopped = (clause: string, situation: Situation) => isCancel(clause, situation) || stops(clause, situation);
const mostWordsOfReason = 12;

/** "Stop this, compare the regimes": what is said once the form was given up. Undefined where it is not, or nothing follows. */
export function saidOnceGivenUp(text: string, situation: Situation): string | undefined {
  const [first, ...rest] = clausesOf(text);
  if (first === undefined || rest.length === 0 || !(endsForm(first, situation) || givesUp.test(first)))
    return undefined;
  return text.slice(text.indexOf(first) + first.length).replace(/^[\s,.;&+]+/, '');
}

const clausesOf = (text: string) =>
  text
    .replace(givingUp, '$&,')
    .replace(insteadOfIt, ',$&')
    .replace(stopDone, '$&,')
    .split(clauseEnd)
    .filter((clause) => clause.trim() !== '');

const endsForm = (clause: string, situation: Situation) => isStopped(clause, situation) || refuses(clause, situation);

const isCancel = (clause: string, { context }: Situation) => context.knowledge.intents.whole(clause)?.id === 'cancel';

/** A word of stopping, and what is stopped. */
function stops(said: string, { form, context: { knowledge } }: Situation): boolean {
  if (outright.test(said)) return true;
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

/** "Cancel cheyandi nenu direct ga vastanu" */
const stopDone = new RegExp(`^\\s*${anyOf(words.stop)}\\s+${anyOf(openings.wishing)}(?=\\s)`, 'iu');

const sending = new RegExp(anyWord(cues.sending, cues.booking), 'iu');

const stopping = wordSet(words.stop);
const outright = new RegExp(
  `^\\s*(?:${anyOf(words.no, words.openings)}\\s+)*${anyOf(words.ending)}(?:\\s+${anyOf(small)})*\\s*$`,
  'iu',
);
const everything = wordSet(small, words.please, words.everything);
const givingUp = new RegExp(anyWord(words.givingUp), 'giu');
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
