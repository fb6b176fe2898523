import words from 'content:vocabulary-changes';
import steps from 'content:vocabulary-steps';
import small from 'content:vocabulary-small';
import { without } from '#src/text/traced-text.ts';
import { anyWord } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import { acceptsAnyText, intent } from '../command.ts';
import type { Command } from '../command.ts';
import type { Knowledge } from '../../../model/knowledge.ts';
import type { Reading } from '../parsed-message.ts';
import type { Situation } from '../situation.ts';
import { singleWords } from '#src/search/single-words.ts';

/**
 * "Oka step venakki", "wapas peeche le chalo": words of going back, and not one besides. With the name of an answer they open that one again, whatever the reason: "go
 * back to email, I want to give a different one".
 */
export function stepsBack({ text, named, told }: Reading, situation: Situation): Command | undefined {
  const { formState, open, context } = situation;
  if (formState.stage === 'finished' || told.some(({ weak }) => weak !== true) || leaving.test(text)) return undefined;
  const [first] = named;
  if (!first) return goesBack(text) ? intent('back') : undefined;
  const { question } = first;
  if (formState.answers[question.id] === undefined || named.some((one) => one.question !== question)) return undefined;
  const rest = without(
    text,
    named.map(({ from, to }) => ({ start: from, end: to })),
  );
  const reason = rest.replace(goings, ' ');
  const isMeant = reason !== rest && wordsIn(rest).some((word) => back.has(word) || again.test(rest));
  const isOwnWords = open !== undefined && acceptsAnyText(open);
  const isEveryday = (word: string) => context.knowledge.isEveryday(word) || passing.has(word) || back.has(word);
  return isMeant && isLed(text.slice(0, first.from)) && (!isOwnWords || wordsIn(reason).every(isEveryday))
    ? { kind: 'reopen', question: question.id, refusal: null }
    : undefined;
}

/** "Get back to me", "come back" */
export const comesBack = (text: string): boolean => wordsIn(text).some((word) => notGoing.has(word));

/** Whether a text is made of words of going back. */
function goesBack(text: string): boolean {
  const said = wordsIn(text.replace(goings, ' '));
  return said.some((word) => back.has(word)) && said.every((word) => back.has(word) || beside.has(word));
}

/** Whether words only lead up to the name: "please take me back to". */
const isLed = (text: string) =>
  wordsIn(text.replace(goings, ' ')).every((word) => back.has(word) || beside.has(word) || again.test(word));

/** The words of roles as they are compared. */
const back = singleWords(steps.back);
const again = new RegExp(anyWord(steps.again), 'iu');
const goings = new RegExp(anyWord(steps.going, steps.again), 'giu');
const leaving = new RegExp(anyWord(steps.leaving), 'iu');
const passing = singleWords(words.entered, words.wrong, steps.beginningBeside);
const notGoing = singleWords(steps.notGoing);
const beside = new Set([...singleWords(steps.besides, small)].filter((word) => !notGoing.has(word)));

/** "Vaddu, malli modati nundi start cheddam", "let us begin this booking afresh": all is to be told anew, and nothing else is said. */
export function beginsAnew({ text, told }: Reading, { form, formState, context }: Situation): Command | undefined {
  const isSent = formState.stage === 'finished' && form.ending.kind !== 'result';
  if (isSent || told.some(({ weak }) => weak !== true)) return undefined;
  const rest = text.replace(origins, ' ');
  const said = wordsIn(rest);
  const isBegun = rest !== text || (beginning.test(text) && anew.test(text));
  const names = singleWords(words.forms[form.id], form.id);
  const { polite, negations } = context.knowledge;
  const isMeant = (word: string) =>
    besideBeginning.has(word) || names.has(word) || polite.has(word) || negations.has(word);
  return isBegun && !startsNot(text, context.knowledge) && said.filter((word) => !known.has(word)).every(isMeant)
    ? intent('restart')
    : undefined;
}

const origins = new RegExp(anyWord(steps.origin), 'giu');
const beginning = new RegExp(anyWord(steps.beginning), 'iu');
const anew = new RegExp(anyWord(steps.anew, steps.again), 'iu');
const known = singleWords(steps.beginning, steps.anew, steps.again);
const besideBeginning = singleWords(
  steps.beginningBeside,
  steps.besides,
  small,
  words.givingUp,
  words.remove,
  words.stop,
  words.everything,
);
/** "Don't start again" */
export const startsNot = (text: string, { negations }: Pick<Knowledge, 'negations'>): boolean =>
  wordsIn(text).some((word) => negations.has(word) && denied.has(word));
const denied = singleWords(words.not, words.deniedBefore);
