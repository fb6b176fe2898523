import amounts from 'content:vocabulary-amounts';
import clauses from 'content:vocabulary-clauses';
import words from 'content:vocabulary-counting';
import denials from 'content:vocabulary-denials';
import differences from 'content:vocabulary-differences';
import incomes from 'content:vocabulary-incomes';
import shifts from 'content:vocabulary-shifts';
import small from 'content:vocabulary-small';
import type { Form } from '#src/forms/form.ts';
import { clauseAt, clauseEnd, joint } from '#src/text/clauses.ts';
import { findAmounts, findFigures, type FoundAmount } from '#src/entities/amount/find-amounts.ts';
import { parseRupees } from '#src/entities/amount/parse-rupees.ts';
import { without, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { ofTheYear } from './figures-of-months.ts';
import { endedBehind, withoutEnded, withoutTakenBack } from './figures-over.ts';
import { adding, increasing } from './more-or-less.ts';
import { answersAndParts, namedQuestions } from './question-names.ts';

/**
 * "9 lakh last year, 11 lakh this year", "60k to 70k, put 65", "7 lakh and 5 lakh, total 12": of several figures those that are meant. Takes a message and the form that it is
 * said of. Returns it with blanks in place of figures of another time, of a range from which one is chosen, and of a sum that is told besides; as it is where no figures are asked for. Never throws.
 */
export function figuresMeant(text: string, form: Form): string {
  if (form.questions[0]?.kind !== 'rupees' || text.length > longestMessage) return text;
  // "One more lakh"
  const counted = text.replace(oneMoreOf, `1 $<scale> ${more}`);
  if (!/\d/.test(counted)) return text;
  const told = withMore(withoutNothingMore(withoutHearsay(counted)));
  if (!/\d.*\d/su.test(told)) return withoutEnded(told);
  return withoutTotal(withoutTakenBack(ofThisTime(ofTheYear(settled(told))), form), form);
}

/** "50 hazar aur daal do", "80c me aur 30,000", "one more lakh": with a plain word for more in place of one that joins two things as well, or counts. */
const withMore = (text: string): string => text.replace(moreBehind, ` ${more} `).replace(moreWithin, ` ${more} `);

/** "More 50,000" would be a limit. */
const limits = wordSet(amounts.limit);
const [more = ''] = [...wordSet(shifts.more)].filter((word) => !limits.has(word));
const oneMoreOf = new RegExp(
  `(?<!\\p{L})(?:${anyOf(differences.oneMore)})\\s+(?<scale>${anyOf(amounts.scales.lakh, amounts.scales.crore, amounts.scales.thousand, amounts.single.lakh)})(?!\\p{L})`,
  'giu',
);
const ofMore = anyOf(differences.oneMore, differences.another);
const moreBehind = new RegExp(
  `(?<=\\d[\\d.,]*(?:\\s*${anyOf(...Object.values(amounts.scales))})?)\\s+${ofMore}\\s+(?=(?:${adding}|${increasing})(?!\\p{L})[^\\d]*$)`,
  'iu',
);
const moreWithin = new RegExp(`(?<=^\\D*\\w*\\s${anyOf(differences.into)})\\s+${ofMore}\\s+(?=\\d)`, 'iu');

/** "Somebody told me 12 lakh is tax free, i earn 15 lakh": without a clause that only tells what others say, beside one with a figure of one's own. */
function withoutHearsay(text: string): string {
  const [figure, another] = findFigures(text);
  const heard = hearsay.exec(text);
  if (!figure || !another || !heard) return text;
  const place = clauseAt(text, { start: heard.index, end: heard.index + heard[0].length });
  const rest = without(text, [place]);
  return ownFigure.test(rest) ? rest : text;
}

const hearsay = new RegExp(anyWord(differences.claiming), 'iu');
const ownFigure = new RegExp(`${anyWord(incomes.me, incomes.mine, incomes.oneself)}.*\\d`, 'iu');

/** Without what says behind a figure, in its clause, that there is no more than that: "PF 60,000 antakante em levu", "50,000 aur kuch nahi". */
const withoutNothingMore = (text: string): string => text.replace(nothingMore, (said) => ' '.repeat(said.length));

const beyond = anyOf(shifts.beyond, denials.anyOf);
const nothingMore = new RegExp(
  `(?<=\\d[^,;.!\\n]*)\\s+(?:(?!${anyOf(clauses.and)}\\s)${anyOf(small)}\\s+)*(?<!${anyOf(clauses.and)}\\s+)(?:(?:${anyOf(clauses.and)}\\s+)?(?:${beyond}\\s+)+${anyOf(amounts.nothing)}|${anyOf(shifts.enough)})(?:\\s+${anyOf(shifts.beyond, amounts.nothing, small)})*(?=\\s*(?:[,;.!\\n]|$))`,
  'giu',
);

const longestMessage = 400;

interface Time extends Span {
  readonly isNow: boolean;
  /** Told by an employer: "in my old job". */
  readonly isOfJob: boolean;
}

/** Without what is told of another time than this one, where both are told. */
function ofThisTime(text: string): string {
  const times = [...text.matchAll(time)].map(({ index, groups = {}, 0: { length } }): Time => ({
    start: index,
    end: index + length,
    isNow: (groups.now ?? groups.nowJob) !== undefined,
    isOfJob: (groups.nowJob ?? groups.oldJob) !== undefined,
  }));
  const figures = findFigures(text);
  const [first] = times;
  if (!first || figures.length < 2 || new Set(times.map(({ isNow }) => isNow)).size < 2) return withoutEnded(text);
  const isJoined = (one: Span, other: Span) => !clauseEnd.test(text.slice(one.end, other.start));
  // "9 lakh last year", or "last year 9 lakh"
  const isBehind = figures.some((figure) => figure.start < first.start && isJoined(figure, first));
  const told = figures.map((figure) => {
    const before = times.findLast(({ start }) => start < figure.start);
    const behind = times.find((one) => one.start > figure.start && isJoined(figure, one));
    return { figure, time: isBehind ? (behind ?? before) : (before ?? behind) };
  });
  const [one, other] = figures;
  // "5 lakh from my old company and 7 lakh from the new one" may both be of the year.
  if (one && other && times.every(({ isOfJob }) => isOfJob) && joint.test(text.slice(one.end, other.start)))
    return text;
  const others = told.filter((one) => one.time?.isNow === false);
  if (others.length === 0 || !told.some((one) => one.time?.isNow)) return text;
  const stretches = others.flatMap(({ figure, time: one }) => {
    const [verb = ''] = endedBehind.exec(text.slice(figure.end)) ?? [];
    return one ? [{ start: Math.min(one.start, figure.start), end: Math.max(one.end, figure.end + verb.length) }] : [];
  });
  return without(text, [...stretches, ...times]);
}

const job = `\\s+${anyOf(incomes.employers)}`;
const time = new RegExp(
  `(?<!\\p{L})(?:(?<nowJob>${anyOf(words.presently, words.presentEmployer)}${job})|(?<now>${anyOf(words.presently)})|(?<oldJob>${anyOf(words.formerEmployer)}${job})|${anyOf(words.formerly, words.upcoming)})(?!\\p{L})`,
  'giu',
);

/** With one figure in place of a range from which it is chosen, counted as the range is. */
const settled = (text: string): string =>
  text.replace(range, (said, ...rest) => {
    const {
      low = '',
      lowScale,
      high = '',
      highScale,
      lead = '',
      one = '',
      scale,
      behind = '',
    } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    if (!chosen.test(lead) && !chosenBehind.test(behind)) return said;
    const unit = scale ?? highScale ?? lowScale ?? '';
    const [from = 0, to = 0, value = 0] = [
      [low, lowScale ?? highScale],
      [high, highScale],
      [one, unit],
    ].map(([written = '', of = '']) => {
      const parsed = parseRupees(`${written} ${of}`);
      return parsed.ok ? parsed.value : Number(written);
    });
    const isWithin = value <= to * 2 && value * 2 >= Math.min(from, to);
    const [ofPeriod = ''] = period.exec(lead) ?? [];
    return isWithin ? `${one} ${unit} ${ofPeriod} ${behind.replace(chosenBehind, '')}` : said;
  });

const number = '\\d[\\d,]*(?:\\.\\d+)?';
const scaled = (name: string) => `(?:\\s*(?<${name}>${anyOf(...Object.values(amounts.scales))})(?!\\p{L}))?`;
const range = new RegExp(
  `(?<![\\d.,])(?<low>${number})${scaled('lowScale')}\\s*(?:-|–|(?<!\\p{L})${anyOf(words.ranging)}(?!\\p{L}))\\s*(?<high>${number})${scaled('highScale')}(?<lead>[^\\d]{1,30}?)(?<one>${number})${scaled('scale')}(?<behind>(?:\\s+\\p{L}+){0,2})`,
  'giu',
);
const period = new RegExp(anyWord(shifts.perMonth, shifts.perYear), 'iu');
const chosen = new RegExp(`(?<!\\p{L})${anyOf(words.settling)}(?!\\p{L})`, 'iu');
const chosenBehind = new RegExp(`^\\s+${anyOf(words.settling)}(?!\\p{L})`, 'iu');

/** Without what several incomes come to, which is told besides: "7 lakh from my job, 5 lakh from the shop, total 12 lakh". */
function withoutTotal(text: string, form: Form): string {
  const [first] = form.questions;
  const isIncome = namedQuestions(text, form, answersAndParts).every(
    ({ question }) => question === first || question.id === 'otherIncome' || question.kind !== 'rupees',
  );
  const figures = isIncome ? findAmounts(text) : [];
  const total = figures.find((one) => isTotal(text, one) && comesTo(one, figures));
  return total && figures.length > 2
    ? without(text, [{ start: total.start - leadOf(text, total), end: total.end }])
    : text;
}

/** Whether a figure, or so many lakhs, is what the others add up to. */
function comesTo({ parsed, start }: FoundAmount, figures: readonly FoundAmount[]): boolean {
  const others = figures.filter((one) => one.start !== start);
  const sum = others.reduce((all, one) => all + (one.parsed.ok ? one.parsed.value : Number.NaN), 0);
  return parsed.ok && (parsed.value === sum || parsed.value * 100_000 === sum);
}

const leadOf = (text: string, { start }: Span) => totalBefore.exec(text.slice(0, start))?.[0].length ?? 0;
const isTotal = (text: string, one: Span) => leadOf(text, one) > 0 || totalBehind.test(text.slice(one.end));
const totalBefore = new RegExp(`(?:(?<!\\p{L})${anyOf(words.totals)}\\s+(?:\\p{L}+\\s+)?|=\\s*)$`, 'iu');
const totalBehind = new RegExp(`^\\s*(?:\\p{L}+\\s+)?${anyOf(words.totals)}(?!\\p{L})`, 'iu');
