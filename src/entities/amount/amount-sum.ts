import words from 'content:vocabulary-amounts';
import { amountMark, amountPart } from './amount-words.ts';
import { clauseEnd, plusSign } from '#src/text/clauses.ts';
import { plainText, wordsOf } from '#src/text/plain-text.ts';
import { largestAmount } from '#src/domain/rupees.ts';
import { parseRupees } from './parse-rupees.ts';
import { anyWord, wordSet } from '#src/text/word-lists.ts';

const mostParts = 8;

// Each of these is asked for by itself; with another amount it makes no sum.
const askedApart = wordSet(words.incomes, words.rents);

/** Whether a piece says what its amount is for: "epf 1.2 lakh", "50 hazar lic". */
function isNamed(piece: string): boolean {
  const names = wordsOf(piece).filter(
    (word) => amountPart(word, true) === undefined && ['noun', 'unknown'].includes(amountMark(word)),
  );
  return names.length > 0 && !names.some((word) => askedApart.has(word));
}

/**
 * Takes several amounts as a visitor types them for one answer ('epf 1.2 lakh and nps 50k', '50k + 20k'). Returns them in whole
 * rupees a year, each as `parseRupees` reads it. Undefined unless every piece is an amount, and says what it is for or is joined by
 * a plus; and when their sum would be above largestAmount. Never throws.
 */
export function amountsToAdd(text: string): readonly number[] | undefined {
  if (text.length > 200) return undefined;
  const plain = plainText(text);
  const pieces = plain.split(clauseEnd).filter((piece) => piece.trim() !== '');
  if (pieces.length < 2 || pieces.length > mostParts) return undefined;
  const isPlus = plain.split(plusSign).length === pieces.length;
  if (!isPlus && !pieces.every(isNamed)) return undefined;
  const amounts = pieces.flatMap((piece) => {
    const parsed = parseRupees(piece);
    return parsed.ok ? [parsed.value] : [];
  });
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return amounts.length === pieces.length && sum <= largestAmount ? amounts : undefined;
}

const minus = anyWord(words.minus);
const minusSign = new RegExp(`\\s[-−–]\\s|${minus}`, 'iu');

/**
 * Takes an amount from which another one is taken off ('12 lakh minus 2 lakh'). Returns both in whole rupees a year; undefined for any other
 * text, and where less than nothing would be left. Never throws.
 */
export function amountsToSubtract(text: string): readonly [number, number] | undefined {
  if (text.length > 200 || !new RegExp(minus, 'iu').test(text)) return undefined;
  const pieces = plainText(text).split(minusSign);
  const [whole, part] = pieces.map(parseRupees);
  if (pieces.length !== 2 || whole?.ok !== true || part?.ok !== true) return undefined;
  return whole.value >= part.value ? [whole.value, part.value] : undefined;
}
