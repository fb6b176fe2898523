import words from 'content:vocabulary-amounts';
import numbers from 'content:vocabulary-numbers';
import { amountMark, amountPart } from './amount-words.ts';
import { clauseEnd, plusSign } from '#src/text/clauses.ts';
import { numberWord } from '../number/number-words.ts';
import { plainText, wordsOf } from '#src/text/plain-text.ts';
import { largestAmount } from '#src/domain/rupees.ts';
import { parseRupees } from './parse-rupees.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';

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

const minusSign = new RegExp(`\\s[-−–]\\s|${anyWord(words.minus)}`, 'iu');

/**
 * Takes an amount from which another one is taken off ('12 lakh minus 2 lakh'). Returns both in whole rupees a year; undefined for any other
 * text, and where less than nothing would be left. Never throws.
 */
export function amountsToSubtract(text: string): readonly [number, number] | undefined {
  if (text.length > 200 || !new RegExp(anyWord(words.minus), 'iu').test(text)) return undefined;
  const pieces = plainText(text).split(minusSign);
  const [whole, part] = pieces.map(parseRupees);
  if (pieces.length !== 2 || whole?.ok !== true || part?.ok !== true) return undefined;
  return whole.value >= part.value ? [whole.value, part.value] : undefined;
}

const percentage = new RegExp(`(\\d{1,3}(?:\\.\\d+)?)\\s*(?:%|${anyOf(words.share)}(?!\\p{L}))`, 'iu');
const half = new RegExp(anyWord(numbers.halves), 'iu');
const mostWords = 6;

/** Takes a share as it is said of another amount ('half', '40%', 'basic adha hai'). Returns it in percent; undefined for any other text. Never throws. */
export function shareIn(text: string): number | undefined {
  const said = plainText(text);
  if (said.includes('?') || wordsOf(said).length > mostWords) return undefined;
  const inFigures = figuresOf(said);
  const [written, figure] = percentage.exec(inFigures) ?? [];
  if (figure !== undefined && written !== undefined)
    return /\d/.test(inFigures.replace(written, '')) || Number(figure) > 100 ? undefined : Number(figure);
  return half.test(said) && !/\d/.test(said) && !wordsOf(said).some((word) => isScale(word)) ? 50 : undefined;
}

/** "Forty five percent" with its figures; a text that has figures is left as it is. */
const figuresOf = (said: string) =>
  /\d/.test(said)
    ? said
    : said
        .replace(/\p{L}+/gu, (word) => {
          const number = numberWord(word);
          return number?.english === true ? String(number.value) : word;
        })
        .replace(/(\d)0 (\d)(?!\d)/u, '$1$2');

const isScale = (word: string) => amountPart(word, true)?.kind === 'scale';
