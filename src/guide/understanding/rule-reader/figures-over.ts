import changes from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import words from 'content:vocabulary-counting';
import differences from 'content:vocabulary-differences';
import type { Form } from '#src/forms/form.ts';
import { clauseAt } from '#src/text/clauses.ts';
import { findFigures, type FoundAmount } from '#src/entities/amount/find-amounts.ts';
import { without } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { answersAndParts, namedQuestions } from './question-names.ts';

/** "We used to pay 20k", "pichle saal tak 20000 dete the": takes a message about figures and returns it without those of what is over. */
export function withoutEnded(text: string): string {
  if (!ended.test(text)) return text;
  const over = findFigures(text).flatMap((one) => {
    const clause = clauseAt(text, one);
    return ended.test(text.slice(clause.start, clause.end)) ? [{ figure: one, clause }] : [];
  });
  const rest = without(
    text,
    over.map(({ clause }) => clause),
  );
  // Alone it stays without its figure, and is asked about.
  return /\p{L}/u.test(rest)
    ? rest
    : without(
        text,
        over.map(({ figure }) => figure),
      );
}

const before = anyOf(words.formerly);
/** "Dete the", "milta tha", "kattevallam" */
const endedVerb = `\\p{L}${anyOf(words.habitual)}\\s+${anyOf(words.endedVerbs)}(?!\\p{L})|\\p{L}${anyOf(words.endedEndings)}(?!\\p{L})`;
/** The same behind a figure. */
export const endedBehind = new RegExp(`^\\s*(?:\\p{L}+\\s+)?(?:\\p{L}*(?:${endedVerb}))`, 'iu');
const ended = new RegExp(
  `${anyWord(words.ended)}|${endedVerb}|${anyWord(words.until)}\\s+${before}(?!\\p{L})|(?<!\\p{L})${before}\\s+${anyOf(words.untilBehind)}(?!\\p{L})`,
  'iu',
);

/**
 * "80C is 1.2 lakh, I told 1 lakh by mistake", "rent 15k galat likha 12k hai": takes a message of several figures and its form. Returns it without those that are said to have been told wrongly. Where
 * no answer is named, the figures themselves tell which one is put right.
 */
export function withoutTakenBack(text: string, form: Form): string {
  if (!wrongly.test(text) || namedQuestions(text, form, answersAndParts).length === 0) return text;
  const figures = findFigures(text);
  const taken = figures.filter((one) => isTakenBack(one, text));
  return taken.length < figures.length ? without(text, taken) : text;
}

function isTakenBack(figure: FoundAmount, text: string): boolean {
  const { start, end } = clauseAt(text, figure);
  const [ahead, behind] = [text.slice(start, figure.start), text.slice(figure.end, end)];
  if (slipBehind.test(behind)) return true;
  const isTold = toldBefore.test(ahead) || toldBehind.test(behind);
  return (
    isTold && (slip.test(ahead) || slip.test(behind) || otherwise.test(text.slice(figure.end).replace(toldBehind, '')))
  );
}

const told = anyOf(differences.told);
const slips = anyOf(differences.slips);
const wrongly = new RegExp(anyWord(differences.slips, differences.told), 'iu');
const slip = new RegExp(anyWord(differences.slips), 'iu');
const slipBehind = new RegExp(`^\\s*(?:${anyOf(changes.leads, 'was|ani')}\\s+)?${slips}(?!\\p{L})`, 'iu');
const toldBefore = new RegExp(
  `(?<!\\p{L})${anyOf(differences.whoTold)}\\s+(?:\\p{L}+\\s+)?${told}\\s+(?:[\\p{L}\\d]+\\s+){0,2}$`,
  'iu',
);
const toldBehind = new RegExp(`^\\s*(?:ani\\s+)?${told}(?!\\p{L})`, 'iu');
/** "… but it is 1.2 lakh" */
const otherwise = new RegExp(
  `^[\\s,;.]*(?:\\p{L}+\\s+)?(?:${anyOf(clauses.but, changes.openings, changes.shouldBe)})(?!\\p{L})[^\\d]{0,30}\\d`,
  'iu',
);
