import amountWords from 'content:vocabulary-amounts';
import { accepted, refused, type EmptyRefusal, type Parsed } from '#src/domain/parsed.ts';
import { clauseAt, clauseEnd } from '#src/text/clauses.ts';
import { findAmounts } from '#src/entities/amount/find-amounts.ts';
import { amountsToAdd, amountsToSubtract } from '#src/entities/amount/amount-sum.ts';
import { formatRupees, rupeesInWords } from '#src/domain/rupees.ts';
import { parseRupees } from '#src/entities/amount/parse-rupees.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import type { QuestionWords } from '#src/collections/types.ts';
import type { Span } from '#src/text/traced-text.ts';
import { worded, type Found, type Question, type Value } from './question.ts';

const inHand = new RegExp(anyWord(amountWords.inHand), 'iu');
const sales = new RegExp(anyWord(amountWords.sales), 'iu');

/** The amounts of a text. One in hand is set aside where another one is told, and is no answer where it stands alone; nor are sales, where the income of all kinds is asked for. */
function findGross(text: string, isOfProfit = false): readonly Found[] {
  const gross = setAside(text, amountsIn(text), inHand, 'amountInHand');
  return isOfProfit ? setAside(text, gross, sales, 'amountOfSales') : gross;
}

/** Amounts of which those whose clause has certain words are set aside, or refused where there is no other. */
function setAside(text: string, all: readonly Found[], words: RegExp, why: EmptyRefusal): readonly Found[] {
  const meant = all.map((found, at) => {
    const clause = clauseAt(text, found);
    const from = Math.max(clause.start, all[at - 1]?.end ?? 0);
    const to = Math.min(clause.end, all[at + 1]?.start ?? text.length);
    return words.test(text.slice(from, to));
  });
  const isAlone = meant.every(Boolean);
  return all.map((found, at) => {
    if (!meant[at]) return found;
    return isAlone ? { ...found, parsed: refused(why) } : { ...found, isAside: true };
  });
}

function amountsIn(text: string): readonly Found[] {
  return findAmounts(text)
    .filter((found) => !isTime(text, found) && !isAge(text, found))
    .map(byTheMonth(text))
    .map((found) => {
      const lakhs = lakhsIn(text.slice(found.start, found.end));
      return found.parsed.ok || lakhs === undefined ? found : { ...found, parsed: lakhs, weak: false };
    });
}

/** "Sold after 2 years": how long something was, and no amount. */
const isTime = (text: string, { start, end, parsed }: Found): boolean =>
  !parsed.ok &&
  parsed.refusal.code === 'amountOtherPeriod' &&
  /^\d{1,3}\s*\p{L}+$/u.test(text.slice(start, end).trim());

/** "22 lakh. Age 29", "33 saal": so few rupees a year are years. */
const isAge = (text: string, { start, end }: Span): boolean => {
  const said = text.slice(start, end).trim();
  return (/^\d{1,3}$/.test(said) && age.test(text.slice(0, start))) || yearsOld.test(said);
};
const yearsOld = new RegExp(`^\\d{2,3}\\s*${anyOf(amountWords.year)}$`, 'iu');
const age = new RegExp(`${anyWord(amountWords.ages)}\\s*(?:is\\s*|[:=]\\s*)?$`, 'iu');

/** "Monthly salary of 85,000", "14,500 dete hai har mahine": the month is named some words ahead of the amount, or behind it in its clause. */
const byTheMonth =
  (text: string) =>
  (found: Found, at: number, all: readonly Found[]): Found => {
    const before = text.slice(all[at - 1]?.end ?? 0, found.start);
    const behind = text.slice(found.end, all[at + 1]?.start ?? text.length);
    const period = found.parsed.ok ? monthBehindIn(behind, all[at + 1] !== undefined) : undefined;
    if (!found.parsed.ok || !(monthAhead.test(before) || period !== undefined)) return found;
    const said = text.slice(found.start, found.end);
    const parsed = parseRupees(`${said} ${month}`);
    return parsed.ok
      ? { ...found, parsed, weak: false, ...(period && { periodEnd: found.end + period.length }) }
      : found;
  };

/** "… dete hai har mahine": the words up to a month in the clause of an amount, unless it leads up to the next one. Takes what stands behind the amount, and whether another one follows it. */
function monthBehindIn(behind: string, isFollowed: boolean): string | undefined {
  const [clause = ''] = behind.split(clauseEnd);
  const [words] = monthBehind.exec(clause) ?? [];
  return isFollowed && clause === behind && monthAhead.test(behind) ? undefined : words;
}

const monthAhead = new RegExp(`${anyWord(amountWords.month, amountWords.everyMonth)}\\s+(?:\\p{L}+\\s+){0,4}$`, 'iu');
const monthBehind = new RegExp(
  `^\\s+(?:(?!${anyOf(amountWords.year)}(?!\\p{L}))\\p{L}+\\s+){0,6}?(?<!${anyOf(amountWords.monthApart, amountWords.together)}\\s)${anyOf(amountWords.everyMonth)}(?!\\p{L})`,
  'iu',
);
const [month = ''] = wordSet(amountWords.month);

/** "My ctc is 18.5": so few rupees with a fraction are lakhs where somebody says them. Undefined for any other text. */
function lakhsIn(text: string): Parsed<number> | undefined {
  const counted = text.replace(fewWithFraction, (figure) => `${figure} ${lakh}`);
  return counted === text ? undefined : parseRupees(counted);
}

const fewWithFraction = /(?<![\d.,])\d{1,2}\.\d{1,2}(?![\d.,%\p{L}])/u;
const [lakh = ''] = wordSet(amountWords.scales.lakh);

/** "80C full", "max": as much as the law allows. */
const isFull = (text: string) =>
  full.test(text) && text.trim().split(/\s+/).length <= fewWords && findAmounts(text).every(({ weak }) => weak);

const full = new RegExp(anyWord(amountWords.full), 'iu');
const fewWords = 4;

function grossOf(text: string, isOfProfit?: boolean): Parsed<Value> {
  const [only, another] = findGross(text, isOfProfit).filter(({ isAside }) => isAside !== true);
  return only && !another ? only.parsed : refused('amountSeveral');
}

/**
 * A question for an amount of whole rupees a year; several amounts for it are added. More than `cap` is refused; `most` is what the law counts at most. With `shareOf` a conversation may
 * tell it as a share of the answer to another question; with `isOfProfit` the sales of a business are no answer.
 */
export function rupeesQuestion(
  id: string,
  words: QuestionWords,
  rules: {
    readonly missing?: EmptyRefusal;
    readonly cap?: number;
    readonly most?: number | undefined;
    readonly shareOf?: string;
    readonly isOfProfit?: boolean;
  } = {},
): Question {
  const { none, covers, calledBeside, byMonth } = words;
  const { missing, cap, most = cap, shareOf, isOfProfit } = rules;
  const parse = (text: string): Parsed<Value> => {
    if (inHand.test(text) || (isOfProfit && sales.test(text))) return grossOf(text, isOfProfit);
    const difference = amountsToSubtract(text);
    if (difference) return accepted(difference[0] - difference[1]);
    const several = amountsToAdd(text);
    return several ? accepted(several.reduce((sum, amount) => sum + amount, 0)) : parseRupees(text);
  };
  const validate = (value: Value): Parsed<Value> =>
    cap !== undefined && Number(value) > cap ? refused('amountAboveCap', { cap: formatRupees(cap) }) : accepted(value);
  return {
    ...worded(id, words),
    none,
    validate,
    kind: 'rupees',
    missing,
    covers,
    calledBeside,
    isByMonth: byMonth === true,
    shareOf,
    most,
    parse,
    hear: (text) => {
      if (yearsOld.test(text.trim())) return refused('amountOtherSubject');
      if (most !== undefined && isFull(text)) return accepted(most);
      const parsed = parse(text);
      const lakhs = parsed.ok ? undefined : lakhsIn(text);
      // "Full 1.5": among other words too.
      return lakhs?.ok === true || (!parsed.ok && parsed.refusal.code === 'amountUnclear') ? (lakhs ?? parsed) : parsed;
    },
    find: (text) => findGross(text, isOfProfit),
    explain: (text) =>
      inHand.test(text)
        ? undefined
        : (amountsToSubtract(text)?.map(formatRupees).join(' − ') ?? amountsToAdd(text)?.map(formatRupees).join(' + ')),
    format: (value) => formatRupees(Number(value)),
    echo: (value) => `${formatRupees(Number(value))} · ${rupeesInWords(Number(value))}`,
  };
}
