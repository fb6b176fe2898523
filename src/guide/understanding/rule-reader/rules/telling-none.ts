import amounts from 'content:vocabulary-amounts';
import clauses from 'content:vocabulary-clauses';
import changes from 'content:vocabulary-changes';
import denials from 'content:vocabulary-denials';
import differences from 'content:vocabulary-differences';
import shifts from 'content:vocabulary-shifts';
import small from 'content:vocabulary-small';
import { without } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { isRequired, type Question } from '#src/forms/question.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Command } from '../command.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';

/** "Company doesn't give", "own house" at the rent: there is none of the amount that is asked for. */
export function tellsNone(
  { text, asks, named, told, unnamed, parts }: Reading,
  situation: Situation,
): Command | undefined {
  const { open, form, context } = situation;
  const figures = [...told, ...unnamed, ...parts];
  if (
    open?.kind !== 'rupees' ||
    open === form.questions[0] ||
    asks ||
    figures.length > 0 ||
    notTold.test(text.replace(everyDenied, ' '))
  )
    return undefined;
  const names = named.filter(({ question }) => question === open).map(({ from, to }) => ({ start: from, end: to }));
  if (names.length < named.length && !isOfHome(open)) return undefined;
  const said = without(text, names);
  const isHome = isOfHome(open) && ownHome.test(said);
  const isDenied = denied.test(said);
  // "Em kattanu, sontha illu"
  const rest = isHome || isDenied ? (isHome ? said.replace(ownHome, ' ') : said).replace(everyDenied, ' ') : undefined;
  const isNone =
    rest !== undefined &&
    wordsIn(rest).length <= mostBeside &&
    wordsIn(rest).every((word) => givers.has(word) || context.knowledge.isEveryday(word));
  return isNone ? { kind: 'set', answers: { [open.id]: 0 } } : undefined;
}

const mostBeside = 6;
const isOfHome = ({ id }: Question) => id === 'rentPaid' || id === 'yearlyRent';
const ownHome = new RegExp(anyWord(denials.ownHome), 'iu');
const notTold = new RegExp(anyWord(denials.notTold, changes.notKnown), 'iu');
const denial = `${anyWord(amounts.denied, changes.not, changes.no)}\\s+(?:\\p{L}+\\s+)?${anyOf(denials.having)}(?!\\p{L})|${anyWord(denials.deniedVerbs, amounts.nothing)}`;
const denied = new RegExp(denial, 'iu');
const everyDenied = new RegExp(denial, 'giu');
const passing = wordSet(small, denials.anyOf, clauses.and, clauses.too, changes.also);
const givers = wordSet(denials.givers, denials.having);

/** "Remove the HRA, I don't get any", "hra hata do", "take out HRA and rent fully": answers are taken away, and nothing is told in their place. */
export function takesAway(
  { text, asks, named, told, unnamed, parts }: Reading,
  situation: Situation,
): Command | undefined {
  const { form, formState, context } = situation;
  const isTold = [...told, ...unnamed, ...parts].some(({ parsed }) => !parsed.ok || parsed.value !== 0);
  if (named.length === 0 || asks || isTold || !removing.test(text)) return undefined;
  const meant = named.map(({ question }) => question);
  const isHeld = ({ id, kind }: Question) => kind === 'rupees' && formState.answers[id] !== undefined;
  if (!meant.every((question) => isHeld(question) && question !== form.questions[0])) return undefined;
  const rest = without(
    text,
    named.map(({ from, to }) => ({ start: from, end: to })),
  )
    .replace(everyRemoving, ' ')
    .replace(everyWholly, ' ')
    .replace(everyDenied, ' ');
  if (/\d/.test(rest) || !wordsIn(rest).every((word) => passing.has(word) || context.knowledge.isEveryday(word)))
    return undefined;
  const wanting = meant.find(isRequired);
  return wanting && formState.stage !== 'finished'
    ? { kind: 'reopen', question: wanting.id, refusal: null }
    : { kind: 'set', answers: Object.fromEntries(meant.map(({ id }) => [id, 0])) };
}

const removal = anyWord(changes.remove, differences.takingOff);
/** By which an answer is taken away. */
export const removing = new RegExp(removal, 'iu');
const everyRemoving = new RegExp(removal, 'giu');
const everyWholly = new RegExp(anyWord(shifts.full, denials.wholly), 'giu');
