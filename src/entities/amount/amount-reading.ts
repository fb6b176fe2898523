import clauses from 'content:vocabulary-clauses';
import days from 'content:vocabulary-days';
import { amountTokens, type AmountToken } from './amount-tokens.ts';
import { amountValue, partsPerRupee, type NumberFault, type NumberPart } from './amount-value.ts';
import type { AmountMark } from './amount-words.ts';
import { isQuestion } from '#src/text/question.ts';
import { wordsOf } from '#src/text/plain-text.ts';
import { tracedPlainText } from '#src/text/traced-plain-text.ts';
import { replaced, traced, type Span, type TracedText } from '#src/text/traced-text.ts';
import { wordSet } from '#src/text/word-lists.ts';

/** Why a text could not be read as one amount a year. */
export type AmountFault =
  | NumberFault
  | 'none'
  | 'negative'
  | 'otherSubject'
  | 'phone'
  | 'date'
  | 'otherPeriod'
  | 'otherMoney'
  | 'limit'
  | 'monthOrYear';

const phone = /^(?:\+?91[ -]?|0)?[6-9]\d{9}$|\d{5}[ -]\d{5}(?!\d)|\+ ?91/;
const date = /\d{1,4} ?\/ ?\d{1,2}(?!\d)|(?<!\d)\d{1,2}[-.](?:0?[1-9]|1[0-2])[-.]\d{2,4}(?!\d)|\d{4}-\d{2}-\d{2}/;
const notMoney = /\d ?:\s?\d|[@%]|https?:|www\.|\d ?(?:a\.m|am(?! \p{L}))|^\d{1,2} ?(?:pm|p\.m\.?)$/u;
const ignoredSign = /^[.,!:;'"()~=…-]$|^\p{Extended_Pictographic}$|^\ufe0f$/u;
const unknownWordsAllowed = 2;

interface Run {
  readonly parts: readonly NumberPart[];
  /** The first and the last of the tokens that belong to it. */
  readonly from: number;
  readonly to: number;
}

interface Gathered {
  readonly runs: readonly Run[];
  readonly fault: AmountFault | null;
}

function isNumber(token: AmountToken | undefined): boolean {
  return token?.meaning.kind === 'number' && token.meaning.part.kind !== 'and';
}

function hasMark(token: AmountToken | undefined, mark: AmountMark): boolean {
  return token?.meaning.kind === 'mark' && token.meaning.mark === mark;
}

/** What a dash does: 'joins' one number, 'parts' label and amount, or makes the text a fault. */
function dashMeaning(tokens: readonly AmountToken[], at: number): 'joins' | 'parts' | AmountFault {
  const [before, dash] = [tokens[at - 1], tokens[at]];
  const after = hasMark(tokens[at + 1], 'currency') ? tokens[at + 2] : tokens[at + 1];
  if (!isNumber(after)) return after === undefined && isNumber(before) ? 'unclear' : 'parts';
  if (before === undefined || hasMark(before, 'currency')) return 'negative';
  if (!isNumber(before)) return dash?.spaceBefore === true && !dash.spaceAfter ? 'negative' : 'parts';
  const kinds = [before, after].map((token) => token?.meaning.kind === 'number' && token.meaning.part.kind);
  const joins = (kinds[0] === 'word' && kinds[1] === 'word') || (kinds[0] !== 'scale' && kinds[1] === 'scale');
  return joins ? 'joins' : 'several';
}

/** Splits the tokens into runs of number pieces; one run is one amount. */
function gather(tokens: readonly AmountToken[]): Gathered {
  const runs: { parts: NumberPart[]; from: number; to: number }[] = [];
  let open: (typeof runs)[number] | null = null;
  for (const [at, token] of tokens.entries()) {
    const { meaning } = token;
    if (meaning.kind === 'malformed') return { runs, fault: 'unclear' };
    if (meaning.kind === 'number') {
      if (meaning.part.kind === 'and' && (open === null || !isNumber(tokens[at + 1]))) {
        open = null;
        continue;
      }
      if (open === null) runs.push((open = { parts: [], from: at, to: at }));
      open.parts.push(meaning.part);
      open.to = at;
      continue;
    }
    const dash = token.raw === '-' ? dashMeaning(tokens, at) : 'parts';
    if (dash !== 'joins' && dash !== 'parts') return { runs, fault: dash };
    // "5 lakh, 50 thousand" is one number, and "5.5 lakh, 80k" are two.
    const comma = token.raw === ',' && open?.parts.at(-1)?.kind === 'scale' && tokens[at + 2]?.raw !== 'k';
    if (dash === 'parts' && !comma) open = null;
  }
  return { runs, fault: null };
}

function groupedBySpaces(text: TracedText): TracedText {
  return replaced(text, /(?<![\d.,])\d{1,3}(?: \d{2,3})+ \d{3}(?![\d.,]| \d)/g, ([digits]) =>
    digits.replaceAll(' ', ','),
  );
}

function foreignFault(text: string): AmountFault | null {
  const words = wordsOf(text);
  if (date.test(text)) return 'date';
  if (phone.test(text)) return 'phone';
  if (/^\( ?(?:₹|rs\.? ?)?[\d.,]+ ?\)$/.test(text)) return 'negative';
  return text.includes('?') || notMoney.test(text) || isQuestion(words) ? 'otherSubject' : null;
}

function markFault(tokens: readonly AmountToken[], evidence: boolean): AmountFault | null {
  const has = (mark: AmountMark) => tokens.some((token) => hasMark(token, mark));
  const unknown = tokens.filter((token) => hasMark(token, 'unknown')).length;
  const oddSign = tokens.some(({ meaning, raw }) => meaning.kind === 'sign' && !ignoredSign.test(raw));
  if (has('below')) return 'negative';
  if (has('otherMoney')) return 'otherMoney';
  if (has('subject') || has('denied') || unknown > (evidence ? unknownWordsAllowed : 0)) return 'otherSubject';
  if (has('otherPeriod')) return 'otherPeriod';
  if (has('limit') || tokens.some(({ raw }) => raw === '+')) return 'limit';
  return oddSign ? 'unclear' : null;
}

const isOfAnother = (token: AmountToken) => hasMark(token, 'subject') || hasMark(token, 'denied');

const passingBesideNothing: ReadonlySet<AmountMark> = new Set([
  'nothing',
  'denied',
  'noun',
  'filler',
  'currency',
  'month',
  'year',
]);

function saysNothing(tokens: readonly AmountToken[]): boolean {
  const known = tokens.every(
    ({ meaning, raw }) =>
      (meaning.kind === 'mark' && passingBesideNothing.has(meaning.mark)) ||
      (meaning.kind === 'sign' && ignoredSign.test(raw)),
  );
  const none = tokens.some((token) => hasMark(token, 'nothing') || hasMark(token, 'denied'));
  const noRent = tokens.some(({ raw }) => raw === 'no') && tokens.some((token) => hasMark(token, 'noun'));
  return known && (none || noRent);
}

/** "Next year salary 75000" does not say of how long a time the amount is. */
const toCome = wordSet(days.names.next, days.names.coming);

/** Takes tokens. Returns whether they speak of a month or of a year: "20k pm", "12 lpa". */
const periodsIn = (tokens: readonly AmountToken[]) => ({
  monthly: tokens.some((token) => hasMark(token, 'month') || token.raw === 'lpm'),
  yearly: tokens.some(
    (token, at) => (hasMark(token, 'year') && !toCome.has(tokens[at - 1]?.raw ?? '')) || token.raw === 'lpa',
  ),
});

/** Takes a text as typed. Returns whether it speaks of a month or of a year beside its amounts. Never throws. */
export const periodsOf = (text: string) => periodsIn(amountTokens(groupedBySpaces(tracedPlainText(text))));

/**
 * Takes text from `plainText`, at most a few hundred characters. Returns the one amount it
 * names, for a year, in PARTS_PER_RUPEE (a monthly one times twelve), or why there is none.
 */
export function readAmount(text: string): bigint | AmountFault {
  const foreign = foreignFault(text);
  const tokens = amountTokens(groupedBySpaces(traced(text)));
  const { runs, fault } = gather(tokens);
  const [run, another] = runs.map(({ parts }) => parts);
  if (foreign !== null) return foreign;
  if (fault !== null) return fault;
  if (run === undefined) return saysNothing(tokens) ? 0n : 'none';
  const { monthly, yearly } = periodsIn(tokens);
  const scaled = run.some((part) => part.kind === 'scale');
  const paid = tokens.some((token) => hasMark(token, 'currency'));
  const marked = markFault(
    tokens,
    scaled || paid || monthly || yearly || tokens.some(({ raw }) => raw.includes(',') && raw.length > 1),
  );
  // "5 or 6 lakh": the word between them is not known, and both are amounts.
  if (marked === 'otherSubject' && another !== undefined && !tokens.some(isOfAnother)) return 'several';
  if (marked !== null) return marked;
  if (another !== undefined) return 'several';
  if (monthly && yearly) return 'monthOrYear';
  const everyday = run.some(
    (part) => part.kind === 'shift' || part.kind === 'half' || (part.kind === 'word' && !part.english),
  );
  if (everyday && !scaled) return 'unclear';
  const value = amountValue(run);
  return typeof value === 'bigint' && monthly ? value * 12n : value;
}

/** An amount that stands in a sentence. Weak: a bare number below 10,000 could be anything else. */
export interface AmountPlace extends Span {
  readonly isWeak: boolean;
}

/** "Plus 25k" is no limit, as "25k plus" is. */
const plusWords = wordSet(clauses.plus);
const before: ReadonlySet<AmountMark> = new Set(['currency', 'otherMoney', 'below', 'limit']);
const after: ReadonlySet<AmountMark> = new Set(['currency', 'month', 'year', 'otherPeriod', 'otherMoney']);
const towardsPeriod: ReadonlySet<AmountMark> = new Set(['filler', 'article']);
const tenThousand = 10_000n * partsPerRupee;

/**
 * Takes a sentence in plain text with each character's place. Returns where amounts stand in it, in order, each with the currency
 * before it and the month or year behind it. What each is worth is for `parseRupees`. Never throws.
 */
export function amountPlaces(sentence: TracedText): readonly AmountPlace[] {
  const tokens = amountTokens(groupedBySpaces(sentence));
  const marked = (token: AmountToken | undefined, marks: ReadonlySet<AmountMark>) =>
    token?.meaning.kind === 'mark' && marks.has(token.meaning.mark);
  return gather(tokens)
    .runs.flatMap(singleAmounts)
    .map(({ parts, from, to }, index, runs) => {
      const floor = (runs[index - 1]?.to ?? -1) + 1;
      const ceiling = runs[index + 1]?.from ?? tokens.length;
      let first = from;
      const leads = (token: AmountToken | undefined) =>
        (marked(token, before) && !plusWords.has(token?.raw ?? '')) || token?.raw === '.';
      while (first > floor && leads(tokens[first - 1])) first -= 1;
      const between = tokens.slice(floor, first - 1);
      // Behind an amount it belongs to that one.
      const isOwn = index === 0 || between.some((token) => !marked(token, towardsPeriod));
      const isMonthBefore = first > floor && isOwn && isMonthly(tokens, first - 1);
      if (isMonthBefore) first -= 1;
      let last = to;
      for (let at = to + 1; at < ceiling && at <= to + 4; at += 1) {
        const token = tokens[at];
        if (marked(token, after) || token?.raw === '%') last = at;
        else if (!marked(token, towardsPeriod)) break;
      }
      const span = { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
      const [only] = parts;
      const isSmall =
        parts.length === 1 &&
        only?.kind === 'digits' &&
        only.exact < tenThousand &&
        !(tokens[from]?.raw ?? '').includes(',');
      const isWord = parts.every(({ kind }) => kind !== 'digits' && kind !== 'scale');
      return {
        ...span,
        isWeak: (isSmall || isWord) && (first === from || (isMonthBefore && first === from - 1)) && last === to,
      };
    });
}

/** "Nelaku 12 velu", "per month 12,000": by the month; in "last month 12,000" it is a date. */
const isMonthly = (tokens: readonly AmountToken[], at: number) =>
  hasMark(tokens[at], 'month') && (tokens[at]?.raw !== 'month' || tokens[at - 1]?.raw === 'per');

const [firstYear, lastYear] = [2001n * partsPerRupee, 2049n * partsPerRupee];

/** Whether a year stands behind lakhs or crores. */
function endsInYear(parts: readonly NumberPart[]): boolean {
  const [scale, last] = parts.slice(-2);
  return scale?.kind === 'scale' && last?.kind === 'digits' && last.exact >= firstYear && last.exact <= lastYear;
}

/** "12 lpa and 6 lakh" are two amounts: what makes no one number is parted where the first one ends, and "30 lakh 2012" before its year. */
function singleAmounts(run: Run): readonly Run[] {
  if (typeof amountValue(run.parts) === 'bigint' && !endsInYear(run.parts)) return [run];
  const { parts, from, to } = run;
  for (let count = parts.length - 1; count > 0; count -= 1) {
    if (parts[count - 1]?.kind === 'and' || typeof amountValue(parts.slice(0, count)) !== 'bigint') continue;
    const skipped = parts[count]?.kind === 'and' ? 1 : 0;
    const rest = { parts: parts.slice(count + skipped), from: from + count + skipped, to };
    const first = { parts: parts.slice(0, count), from, to: from + count - 1 };
    return rest.parts.length > 0 && rest.parts[0]?.kind !== 'scale' ? [first, ...singleAmounts(rest)] : [run];
  }
  return [run];
}
