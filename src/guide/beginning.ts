import type { IntentId } from '#src/collections/types.ts';
import { wordsOf } from '#src/domain/plain-text.ts';
import { isQuestion } from '#src/domain/question.ts';
import type { FormId } from '#src/forms/form.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Act, Hearing, WalkThroughs } from './act.ts';

/** The wish that begins each form. */
export const beginnings: Readonly<Record<FormId, IntentId>> = { tax: 'tax', contact: 'message', booking: 'book' };

/** Wishes that hold at every step; all others are answered like questions. */
export const commands: ReadonlySet<IntentId> = new Set([
  'back',
  'skip',
  'cancel',
  'restart',
  'clear',
  'help',
  'human',
  'review',
  'why',
  'left',
  'privacy',
  'yes',
  'no',
]);

/** What a message that begins nothing is: one of those wishes, or asked of our pages. */
export const commandOrAsked = (wish: IntentId | undefined): Act =>
  wish !== undefined && commands.has(wish) ? { kind: 'wish', id: wish } : { kind: 'asked' };

/** Before the walk-throughs have been fetched: a message that may begin one is unclear until they are there. */
export const notFetched: WalkThroughs = {
  forms: [],
  understand: (text, _, { mind }) => {
    const wish = mind.intents.whole(text)?.id;
    return mayBegin(text, wish, mind) ? { kind: 'unclear' } : commandOrAsked(wish);
  },
};

function mayBegin(text: string, wish: IntentId | undefined, mind: Hearing['mind']): boolean {
  const passing = wish ?? mind.passingWish(text)?.id;
  return (
    Object.values(beginnings).some((id) => id === passing) ||
    speaksOfTax(text) ||
    speaksOfIncome(text) ||
    speaksOfBooking(text)
  );
}

/** Whether a message speaks of tax, and of an amount. */
export const speaksOfTax = (text: string) => /\d/.test(text) && wordsIn(text).includes('tax');
/** Whether a message tells an income and another amount. */
export const speaksOfIncome = (text: string) =>
  /\d.*\d/.test(text) &&
  !isQuestion(wordsOf(text)) &&
  wordsIn(text).some((word) => ['income', 'salary', 'ctc'].includes(word));
/** Whether a message has a word for booking. */
export const speaksOfBooking = (text: string) => wordsOf(text.toLowerCase()).some((word) => ofBooking.includes(word));
const ofBooking = ['appointment', 'appoinment', 'book', 'booking', 'meeting', 'meet', 'slot', 'slots', 'kalavali'];
