import words from 'content:vocabulary-counting';
import { findFigures } from '#src/entities/amount/find-amounts.ts';
import { periodsOf } from '#src/entities/amount/amount-reading.ts';
import { monthNames } from '#src/domain/ist-dates.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';

/**
 * "April to September 15k, October to March 18k", "15k for 6 months and 18k for 6 months": takes a message about figures. Returns it with what they come to in the year in place of amounts
 * that are paid by the month for some months each; as it is where this is not all that it says of them. Never throws.
 */
export function ofTheYear(text: string): string {
  if (!ofMonths.test(text)) return text;
  const found = stretchesIn(text);
  const told = findFigures(text).length - found.filter(({ isCounted }) => isCounted).length;
  // "17k a month but only 8 months, then we shifted": nothing is told of what follows.
  const stretches = found.at(-1)?.isRest && found.length > Math.max(1, told) ? found.slice(0, -1) : found;
  const [first] = stretches;
  const last = stretches.at(-1);
  const months = stretches.reduce((sum, one) => sum + one.months, 0);
  // A sign in their place keeps the amounts on both sides apart.
  const apart = stretches.reduce(
    (said, { start, end }) => `${said.slice(0, start)}${';'.padEnd(end - start)}${said.slice(end)}`,
    text,
  );
  const amounts = findFigures(apart);
  const [figure] = amounts;
  const lastFigure = amounts.at(-1);
  if (!first || !last || !figure || !lastFigure || months > 12 || amounts.length !== stretches.length) return text;
  const paid = amounts.map(({ parsed, start, end, weak }) => {
    const { monthly, yearly } = periodsOf(apart.slice(start, end));
    const value = parsed.ok && !weak && !yearly ? parsed.value / (monthly ? 12 : 1) : Number.NaN;
    return { value, monthly };
  });
  // Of one stretch, and of so much, it has to be said that it is by the month.
  const isMeant = paid.every(({ value, monthly }) => monthly || (stretches.length > 1 && value <= mostOfMonth));
  const sum = paid.reduce((all, { value }, at) => all + value * (stretches[at]?.months ?? 0), 0);
  if (!isMeant || !Number.isFinite(sum)) return text;
  const [from, to] = [Math.min(first.start, figure.start), Math.max(last.end, lastFigure.end)];
  return `${text.slice(0, from)}${String(Math.round(sum))} ${text.slice(to)}`;
}

const mostOfMonth = 60_000;

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly months: number;
  /** Whether it is told by a figure of months. */
  readonly isCounted: boolean;
  /** Whether it is all that follows another one. */
  readonly isRest: boolean;
}

/** The stretches of months of a text, counted in a year that begins in April. */
function stretchesIn(text: string): readonly Stretch[] {
  return [...text.matchAll(stretch)].reduce<readonly Stretch[]>((found, { index, groups = {}, 0: { length } }) => {
    const before = found.reduce((sum, one) => sum + one.months, 0);
    // "Then" tells a stretch only behind another one.
    if (groups.rest !== undefined && before === 0) return found;
    return [
      ...found,
      {
        start: index,
        end: index + length,
        months: monthsOf(groups, before),
        isCounted: groups.count !== undefined,
        isRest: groups.rest !== undefined,
      },
    ];
  }, []);
}

/** How many months a stretch holds, of which so many lie before it. A half year is told by nothing besides. */
function monthsOf(groups: Readonly<Record<string, string>>, before: number): number {
  const { first, last, until, since, count, rest } = groups;
  if (count !== undefined) return Number(count);
  if (first !== undefined && last !== undefined) return ((placeOf(last) - placeOf(first) + 12) % 12) + 1;
  if (until !== undefined) return placeOf(until) + 1;
  if (since !== undefined) return 12 - placeOf(since);
  return rest === undefined ? 6 : 12 - before;
}

const names = monthNames.map((name) => name.slice(0, 3).toLowerCase());

/** Which month of the year that begins in April one is, from 0. */
const placeOf = (name: string) => (names.indexOf(name.slice(0, 3).toLowerCase()) + 9) % 12;

const month = (name: string) => `(?<${name}>(?:${names.join('|')})\\p{L}{0,6})`;
const lead = `(?:${anyOf(words.leading, words.remaining, words.formerly, words.formerEmployer)}\\s+)*`;
const stretch = new RegExp(
  [
    `(?:${anyOf(words.since)}\\s+)?${month('first')}\\s*(?:-|–|${anyOf(words.ranging, words.until)})\\s*${month('last')}(?:\\s+${anyOf(words.untilBehind)})?`,
    `${lead}(?<count>1[0-2]|[1-9])\\s*${anyOf(words.counted)}`,
    `${anyOf(words.until)}\\s+${month('until')}`,
    `${anyOf(words.since)}\\s+${month('since')}`,
    anyOf(words.halfYears),
    `(?<rest>${anyOf(words.remaining)})(?!\\s+\\d+\\s*${anyOf(words.counted)})`,
  ]
    .map((one) => `(?<!\\p{L})${one}(?!\\p{L})`)
    .join('|'),
  'giu',
);
const ofMonths = new RegExp(`${anyWord(words.counted, words.halfYears)}|(?<!\\p{L})(?:${names.join('|')})`, 'iu');
