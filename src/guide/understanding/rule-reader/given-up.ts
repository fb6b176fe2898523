import words from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import incomes from 'content:vocabulary-incomes';
import contacts from 'content:vocabulary-contacts';
import repairs from 'content:vocabulary-repairs';
import type { Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { decreasing, increasing } from './more-or-less.ts';

/** Takes a text and values of one kind in it, in their order. Returns those that another one takes the place of: "5 lakh nahi 6 lakh", "6 lakh not 5 lakh", "not 5 lakh, 6 lakh". */
export function givenUp<Value extends Span>(text: string, values: readonly Value[]): readonly Value[] {
  return values.filter((value, at) => {
    const [before, after] = [values[at - 1], values[at + 1]];
    const between = (one: Span, next: Span) => text.slice(one.end, next.start);
    return (
      (before !== undefined && deniesNext.test(between(before, value))) ||
      (before !== undefined && after === undefined && noLonger.test(text.slice(value.end))) ||
      (after !== undefined &&
        ((changed.test(text) && from.test(text.slice(0, value.start)) && to.test(between(value, after))) ||
          deniesLast.test(between(value, after)) ||
          noLonger.test(between(value, after)) ||
          (denialBefore.test(text.slice(0, value.start)) && onlyParts.test(between(value, after)))))
    );
  });
}

/** Takes a text and a value in it. Returns whether it is said to be of no use, and nothing else is told in its place: "ravi@example.com hack aipoyindi, adi vaddu". */
export function isNoLonger(text: string, { start, end }: Span): boolean {
  const behind = text.slice(end);
  return isOutOfUse.test(behind) || (denialBefore.test(text.slice(0, start)) && /^[\s.,]*\p{L}/u.test(behind));
}

const isOutOfUse = new RegExp(
  `^[\\s,;(]*(?:\\p{L}+\\s+){0,3}?${anyOf(repairs.noLonger)}(?!\\p{L})|^[\\s,;]*(?:\\p{L}+\\s+){0,4}?${anyOf(words.thatOne, contacts.thatOne)}\\s+${anyOf(words.deniedBehind, words.no)}(?!\\p{L})`,
  'iu',
);
const denial = anyOf(words.not, words.insteadOf);
const deniesNext = new RegExp(`^[\\s,;]*(?:${anyOf(clauses.and, clauses.but)}\\s+)?${denial}\\s+$`, 'iu');
const deniesLast = new RegExp(
  `^[\\s,;.]*(?:${anyWord(words.no, words.openings, contacts.takenBack)}[\\s,;.]*)+$`,
  'iu',
);
/** "Increase the rent from 1 lakh to 1.2 lakh" */
const changed = new RegExp(
  `${anyWord(words.replace, words.changing)}|(?<!\\p{L})(?:${increasing}|${decreasing})(?!\\p{L})`,
  'iu',
);
const from = new RegExp(`(?<!\\p{L})${anyOf(incomes.from)}\\s+$`, 'iu');
const to = new RegExp(`^\\s*${anyOf(words.to)}\\s+$`, 'iu');
/** "The old one … dont use, use …" */
const noLonger = new RegExp(`^[\\s,;]*${anyOf(repairs.noLonger)}(?!\\p{L})`, 'iu');
const denialBefore = new RegExp(`(?<!\\p{L})${denial}\\s+$`, 'iu');
const onlyParts = new RegExp(`^[\\s,;]*(?:${anyWord(clauses.but, words.openings)}[\\s,]*)*$`, 'iu');
