import amountWords from 'content:vocabulary-amounts';
import changes from 'content:vocabulary-changes';
import days from 'content:vocabulary-days';
import shifts from 'content:vocabulary-shifts';
import { asksOutright } from '#src/language/question.ts';
import { anyOf, anyWord } from '#src/language/word-lists.ts';
import type { Told } from './reading.ts';

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
