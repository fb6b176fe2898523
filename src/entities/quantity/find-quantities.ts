import words from 'content:vocabulary-figures';
import { monthNames } from '#src/domain/ist-dates.ts';
import { findAmounts } from '../amount/find-amounts.ts';
import { parseRupees } from '../amount/parse-rupees.ts';
import { plainText } from '#src/text/plain-text.ts';
import type { Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';

export type QuantityPeriod = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** A number that stands in a sentence, and what it can be a number of. */
export interface Quantity extends Span {
  /** Rupees by a sign, a scale or a comma; a share in percent; or a bare number, which may be anything. */
  readonly kind: 'rupees' | 'percent' | 'bare';
  /** As it was written: of a month where a month was named. */
  readonly value: number;
  readonly period: QuantityPeriod | undefined;
  /** The words beside it that tell its period: "monthly sale 1.5 lakh", "30k sale a day". */
  readonly told?: Span;
  /** What it is measured in, "16 tonnes", or of which one thing it is the price: "per night". */
  readonly unit?: string;
}

/** A bare number from which it can be an amount of rupees. */
export const leastAmount = 500;

/** Takes a number of a sentence and tells whether it may be an amount of rupees. */
export const mayBeRupees = ({ kind, value, unit }: Pick<Quantity, 'kind' | 'value' | 'unit'>): boolean =>
  unit === undefined && (kind === 'rupees' || (kind === 'bare' && value >= leastAmount));

/** Whether a word is a unit in which things are measured. */
export const isUnit = (word: string): boolean => units.has(word);
const units = wordSet(words.units);
const [each = ''] = wordSet(words.each);

const percentWritten = new RegExp(`(?<!\\d)(\\d+(?:\\.\\d+)?)\\s*(?:%|${anyOf(words.percent)})`, 'giu');
const shares: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`${anyWord(words.third)}|\\b1\\/3\\b`, 'giu'), 33],
  [new RegExp(anyWord(words.twoThirds), 'giu'), 67],
  [
    new RegExp(`${anyWord(words.half)}(?!\\s+(?:${anyOf(words.article)}\\s+)?${anyOf(words.scales)}(?!\\p{L}))`, 'giu'),
    50,
  ],
  // "12 lakh a quarter" is the amount of three months.
  [new RegExp(`(?<!(?:\\d|(?<!\\p{L})${anyOf(words.scales)})\\s+)${anyWord(words.quarter)}`, 'giu'), 25],
];
const month = new RegExp(`${anyOf(words.month)}|\\bp\\.?\\s?m\\b|lpm`, 'iu');
const monthLead = new RegExp(`^${anyOf(words.month)}\\p{L}*\\s+`, 'iu');
const year = new RegExp(`${anyOf(words.year)}|\\bp\\.?\\s?a\\b|lpa`, 'iu');
const apart = `(?!${anyWord(words.periodApart, words.workedOut)})`;
/** A period ahead of an amount, "monthly sale 1.5 lakh", unless it is of something else: "monthly or quarterly", "monthly return for". */
const ahead = (periods: string) => new RegExp(`${anyWord(periods)}(?=(?:${apart}[^\\d.,;?]){0,24}$)`, 'iu');
const behind = (unit: string) =>
  new RegExp(
    `^(?:${apart}[^\\d.,;?]){0,16}?(?<!\\p{L})(?:${anyOf(words.each, words.article)})\\s+${unit}(?!\\p{L})`,
    'iu',
  );
/** How a span is told: right behind an amount, "14 lakh per quarter", or apart from it, "30k sale a day". */
const spans = (
  [
    ['month', `${anyOf(words.month)}\\p{L}*`, words.monthly],
    ['day', anyOf(words.days), words.daily],
    ['week', anyOf(words.weeks), words.weekly],
    ['quarter', anyOf(words.quarters), words.quarterly],
  ] as const
).map(([period, unit, adverbs]) => ({
  period,
  right: new RegExp(`\\s*(?:(?:${anyOf(words.each, words.article)}\\s+)?${unit}|${anyOf(adverbs)})$`, 'iu'),
  ahead: ahead(adverbs),
  behind: behind(unit),
}));
const belowZero = /(?<![^\s(])[-−](\d+)(?![\d.,-])/gu;
/** A number with a period that is too small for rupees: an age, a time of service. */
const timeWritten = /^(\d{1,3}|\d{1,2}(?=\s*per\s))\s*(?:per\s+)?\p{L}+$/u;
const monthBeginnings = monthNames
  .map((name) => (name === 'May' ? 'may' : `${name.slice(0, 3).toLowerCase()}\\p{L}*`))
  .join('|');
/** What a number may be the name of: "GSTR 9", "form 16", "FY 2025". */
const namedBefore = new RegExp(`(?<!\\p{L})(?:${anyOf(words.named)}|${monthBeginnings})[\\s.-]*$`, 'iu');
/** "24Q", "26AS", "44AE": the number of a form or a section. */
const formNumber = /^\d{1,3}(?:(?![dklmy])[a-z]|as|[a-eijqtu]{2,3})(?![\p{L}\d])/iu;
/** "500 sq ft", "20 hp" */
const measureBehind = new RegExp(`^[\\s.-]*(${anyOf(words.units)})(?![\\p{L}])`, 'iu');
/** "800 per hour", "Rs 40/kg" */
const priceOfOne = new RegExp(
  `^((?:\\p{L}+\\.?\\s*)?[^\\p{L}\\d]*\\d[\\d,.]*\\s*(?:\\p{L}+\\.?)??)[\\s-]*(?:/\\s*|(?<!\\p{L})${anyOf(words.each, words.article)}\\s+)(${anyOf(words.units, words.things)})(?!\\p{L})`,
  'iu',
);
const dayBehind = /^(?:st|nd|rd|th)\b/iu;

/** Takes a sentence as typed and returns every number in it that may answer a question, in order. Never throws. */
export function findQuantities(text: string): readonly Quantity[] {
  const sharesFound = [
    ...[...text.matchAll(percentWritten)].map((match) => quantity(match, 'percent', Number(match[1]))),
    ...shares.flatMap(([written, value]) =>
      [...text.matchAll(written)].map((match) => quantity(match, 'percent', value)),
    ),
  ];
  const lowFound = [...text.matchAll(belowZero)].map((match) => quantity(match, 'bare', -Number(match[1])));
  const found = [...sharesFound, ...lowFound];
  const numbers = findAmounts(text).flatMap(({ start, end, parsed, weak }, at, all): readonly Quantity[] => {
    const written = plainText(text.slice(start, end)).replace(/^[^\p{L}\d₹]+/u, '');
    const before = text.slice(0, start);
    if (found.some((one) => one.start < end && start < one.end)) return [];
    const [, price = '', thing] = priceOfOne.exec(text.slice(start)) ?? [];
    const unit = thing === undefined ? measureBehind.exec(text.slice(end))?.[1] : `${each} ${thing}`;
    const measured = thing === undefined ? parsed : parseRupees(price);
    if (unit !== undefined && measured.ok) {
      const kind = thing === undefined ? 'bare' : 'rupees';
      return [{ start, end, kind, value: measured.value, period: undefined, unit: unit.toLowerCase() }];
    }
    if (unit !== undefined) return [];
    if (weak && (namedBefore.test(before) || dayBehind.test(text.slice(end)) || formNumber.test(text.slice(start))))
      return [];
    if (!parsed.ok) {
      const span = spans.find(({ right }) => right.test(written));
      const ofSpan = span && parseRupees(written.replace(span.right, ''));
      if (ofSpan?.ok && ofSpan.value >= leastAmount)
        return [{ start, end, kind: 'rupees', value: ofSpan.value, period: span?.period }];
      const [digits] = /^\d+/.exec(written) ?? [];
      return parsed.refusal.code === 'amountOtherPeriod' && digits !== undefined
        ? [{ start, end, kind: 'bare', value: Number(digits), period: undefined }]
        : [];
    }
    const [, time] = timeWritten.exec(written) ?? [];
    if (time !== undefined && (month.test(written) || year.test(written)))
      return [{ start, end, kind: 'bare', value: Number(time), period: undefined }];
    const isMonthInside = month.test(written);
    const isYear = !isMonthInside && year.test(written);
    const told =
      isMonthInside || isYear ? undefined : toldApart(text, all[at - 1]?.end ?? 0, { start, end }, all[at + 1]?.start);
    const value = isMonthInside ? Math.round(parsed.value / 12) : parsed.value;
    const isCalendarYear = weak && value >= 1990 && value <= 2100;
    if (isCalendarYear) return [];
    return [
      {
        start,
        end,
        kind: weak || /^\d+$/.test(written.replace(monthLead, '')) ? 'bare' : 'rupees',
        value,
        period: isMonthInside ? 'month' : isYear ? 'year' : told?.period,
        ...(told && { told: told.by }),
      },
    ];
  });
  return [...found, ...numbers].sort((one, other) => one.start - other.start);
}

interface Told {
  readonly period: QuantityPeriod;
  readonly by: Span;
}

/** The period of an amount, told by words apart from it that belong to no other amount. */
function toldApart(text: string, from: number, { start, end }: Span, next = text.length): Told | undefined {
  for (const { period, ahead, behind } of spans) {
    const [before, after] = [ahead.exec(text.slice(from, start)), behind.exec(text.slice(end, next))];
    if (before) return { period, by: { start: from + before.index, end: from + before.index + before[0].length } };
    if (after) return { period, by: { start: end, end: end + after[0].length } };
  }
  return undefined;
}

const quantity = ({ 0: written, index }: RegExpMatchArray, kind: Quantity['kind'], value: number): Quantity => ({
  start: index ?? 0,
  end: (index ?? 0) + written.length,
  kind,
  value,
  period: undefined,
});
