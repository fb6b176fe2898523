import cues from 'content:decision-words';
import clauses from 'content:vocabulary-clauses';
import type { DecisionPage, DecisionQuestion } from '#src/collections/types.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import { joint } from '#src/text/clauses.ts';
import { comparableWords, placesOf, type ComparableWord } from '#src/text/comparable-words.ts';
import { findPast, namesTime } from '#src/entities/past/find-past.ts';
import {
  findQuantities,
  isUnit,
  leastAmount,
  mayBeRupees,
  type Quantity,
} from '#src/entities/quantity/find-quantities.ts';
import { isSameOwner, meantFigures, ownerIn, ownersOf, type Owner } from '#src/entities/owner/owners.ts';
import { amountKindAt, amountKindsOf, type AmountKind } from '#src/entities/quantity/amount-kinds.ts';
import type { IstDate } from '#src/domain/ist-dates.ts';
import { between, overlaps, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { elapsedIn } from './elapsed-time.ts';

type NumberQuestion = Exclude<DecisionQuestion, { readonly kind: 'choice' }>;
type ChoiceQuestion = Extract<DecisionQuestion, { readonly kind: 'choice' }>;

/** What a sentence tells of a case, and the question whose figure in it cannot be. */
export interface ReadCase {
  readonly given: Given;
  readonly outside: string | undefined;
  /** The figures of it that answer no question, as they are written. */
  readonly left: readonly string[];
  /** Amounts that were told for another time than the question asks for, with what they come to: "₹30,000 a day comes to ₹1.1 crore a year." */
  readonly converted: readonly string[];
  /** Whether every amount of it answers a question, but for a deposit from which one comes, and is clearly of a year where the question asks for one. */
  readonly isWhole: boolean;
}

/** Whose figures of a sentence are wanted, and whose those are of which it does not tell. */
export interface Whose {
  readonly wanted: Owner;
  readonly untold: Owner;
}

/**
 * Reads a sentence for the questions of a decision. A figure goes to the question whose words stand nearest to it, and one that nothing names
 * to the main question; a choice is told by its words, and a time by the days between which it lies, where today is told. What is known of the
 * case already (`before`) tells when something was due. Where it is told whose figures are wanted (`whose`), those of others are left. Never throws.
 */
export function readCase(
  text: string,
  { questions }: Pick<DecisionPage, 'questions'>,
  today?: IstDate,
  before: Given = {},
  whose?: Whose,
): ReadCase {
  const words = comparableWords(text);
  const given: Record<string, number | string> = {};
  let outside: string | undefined;
  const all = Object.entries(questions);
  for (const [name, question] of all) {
    const said = question.kind === 'choice' ? choiceIn(words, question, true) : meantBy(words, question);
    if (said !== undefined) given[name] = said;
  }
  const told: Span[] = [];
  const areReturnsCounted = all.some(([, one]) => one.kind !== 'choice' && one.elapsed?.unit === 'periods');
  for (const [name, question] of all) {
    if (question.kind === 'choice' || question.elapsed === undefined || today === undefined) continue;
    const { unit, due } = question.elapsed;
    // A day of the year is that of one choice; a day of the month is much the same for all.
    const [dueDay = Object.values(due).find((day) => typeof day === 'number')] = Object.values({
      ...before,
      ...given,
    }).flatMap((value) => due[value] ?? []);
    const elapsed = elapsedIn(text, unit, dueDay, today, areReturnsCounted);
    if (elapsed === undefined) continue;
    told.push(...elapsed.places);
    if (elapsed.value < question.least || elapsed.value > question.most) outside ??= name;
    else given[name] ??= elapsed.value;
  }
  const found = findQuantities(text).filter(
    (one, _, all) => !told.some((place) => overlaps(place, one)) && !isLimit(text, one, all),
  );
  const owners = whose ? ownersOf(text, found) : [];
  const figures = found.filter((_, at) => !whose || isSameOwner(owners[at] ?? whose.untold, whose.wanted));
  const meant = meantFigures(text, figures);
  const quantities = figures.filter((_, at) => meant[at]);
  const asked = all.filter(([name]) => given[name] === undefined && name !== outside);
  const pairs = assigned(text, words, { quantities, asked, times: timesIn(text, today) });
  const converted: string[] = [];
  for (const name of new Set(pairs.map(({ question }) => question))) {
    const question = questions[name];
    if (!question || question.kind === 'choice') continue;
    const own = inMonths(
      added(
        text,
        pairs.filter((pair) => pair.question === name).map(({ quantity }) => quantity),
      ),
      question,
    );
    if (own.some((one) => isPart(one, question))) continue;
    const value = own
      .map((quantity) => inPeriod(quantity, question) * sharersOf(text, words, quantity, question, quantities))
      .reduce((sum, one) => sum + one, 0);
    if (value < question.least || value > question.most) outside ??= name;
    else {
      given[name] = value;
      converted.push(...own.flatMap((quantity) => conversionOf(quantity, question) ?? []));
    }
  }
  for (const { question: name, quantity } of pairs) {
    const question = questions[name];
    if (!question || question.kind === 'choice' || !isPart(quantity, question)) continue;
    const { shareOf = '' } = question;
    const whole = given[shareOf] ?? before[shareOf];
    if (typeof whole !== 'number' || (quantity.value > whole && given[shareOf] === undefined)) continue;
    const [part, all] = [Math.min(whole, quantity.value), Math.max(whole, quantity.value)];
    if (given[shareOf] !== undefined) given[shareOf] = all;
    // A share that is just above a limit stays above it.
    given[name] = Math.ceil((1000 * part) / all) / 10;
  }
  const asksUnits = all.some(([, question]) => question.kind !== 'choice' && question.words.some(isUnit));
  const left = figures.filter(
    (one) =>
      (one.kind !== 'bare' || (one.unit === undefined ? one.value >= leastAmount : asksUnits)) &&
      !pairs.some(({ quantity }) => quantity === one),
  );
  return {
    given,
    outside,
    left: left.map(({ start, end }) => text.slice(start, end).trim()),
    converted,
    isWhole: left.every((one) => one.kind === 'percent' || amountKindAt(text, one) === 'deposit'),
  };
}

/**
 * Whether a figure is a limit that is spoken of, and not the figure of a case: "below 20 staff", "20 se kam", "is it 10 or 20". What is below an amount is
 * within it too.
 */
function isLimit(text: string, { kind, start, end }: Quantity, all: readonly Quantity[]): boolean {
  const isEither = all.some(
    (one) => eitherOr.test(text.slice(end, one.start)) || eitherOr.test(text.slice(one.end, start)),
  );
  return (
    (kind === 'bare' && limitAhead.test(text.slice(0, start))) ||
    limitBehind.test(text.slice(end)) ||
    (isEither && !ownerIn(text))
  );
}

const limitAhead = new RegExp(`${anyWord(...cues.limits)}\\s+(?:\\p{L}+\\.?\\s+)?$`, 'iu');
const limitBehind = new RegExp(`^\\s*(?:\\p{L}+\\s+)?${anyWord(...cues.limitsBehind)}`, 'iu');
const eitherOr = new RegExp(`^\\s*(?:\\p{L}+\\s+)?${anyWord(clauses.or)}\\s+$`, 'iu');

/** Whether an amount tells a share by what it is of, and which of the two is the whole is told by their size: "6 crore, 25 lakh in cash". */
const isPart = ({ kind }: Quantity, question: NumberQuestion) => question.kind === 'percent' && kind !== 'percent';

const contrast = new RegExp(anyWord(...cues.apart), 'iu');

/** The figures that are added: those that stand one behind the other, without a word between them that sets them apart ("12 lakh, including …"). */
const added = (text: string, quantities: readonly Quantity[]): readonly Quantity[] =>
  runOf(
    quantities.toSorted((one, other) => one.start - other.start),
    (before, next) => !contrast.test(text.slice(before.end, next.start)),
  );

/** The first of some figures, with those behind it for as long as each goes on from the one before. */
function runOf(
  quantities: readonly Quantity[],
  goesOn: (before: Quantity, next: Quantity) => boolean,
): readonly Quantity[] {
  const end = quantities.findIndex((next, at) => at > 0 && !goesOn(quantities[at - 1] ?? next, next));
  return end < 0 ? quantities : quantities.slice(0, end);
}

/** Among how many a figure is divided: two, in "two buyers paying 30 lakh each". One where nothing says so. */
function sharersOf(
  text: string,
  words: readonly ComparableWord[],
  { end }: Quantity,
  { among }: NumberQuestion,
  quantities: readonly Quantity[],
): number {
  if (!each.test(text.slice(end))) return 1;
  const [place] = among.flatMap((cue) => placesOf(words, cue));
  if (!place) return 1;
  const told = quantities.find(
    ({ kind, end: last }) => kind === 'bare' && last <= place.start && place.start - last <= 2,
  );
  return told?.value ?? (both.test(text.slice(0, place.start)) ? 2 : 1);
}

const each = new RegExp(`^\\s*(?:${anyOf(...cues.currency)} ?)?${anyWord(...cues.each)}`, 'iu');
const both = new RegExp(`${anyOf(...cues.both)}\\s+(?:\\p{L}+\\s+)?$`, 'iu');

/**
 * The name of the choice that is meant by a text: by its very label, else by the longest of its words that stand in it and are not denied. In a text that may
 * speak of other questions, a label of a word such as "No" tells nothing.
 */
export function choiceIn(
  words: readonly ComparableWord[],
  { choices }: ChoiceQuestion,
  isAmongOthers = false,
): string | undefined {
  const found = Object.entries(choices).flatMap(([name, choice]) =>
    [...(isAmongOthers && choice.label.length <= longestBareLabel ? [] : [choice.label]), ...choice.words].flatMap(
      (phrase) =>
        placesOf(words, phrase)
          .filter((place) => !isDenied(words, place))
          .map(({ start, end }) => ({ name, length: end - start })),
    ),
  );
  return found.toSorted((one, other) => other.length - one.length)[0]?.name;
}

/** The figure that words of a text stand for and do not deny: "long term". */
const meantBy = (words: readonly ComparableWord[], { meant }: NumberQuestion): number | undefined =>
  meant?.find(({ words: phrases }) =>
    phrases.some((phrase) => placesOf(words, phrase).some((place) => !isDenied(words, place))),
  )?.value;

/** A label of so few letters answers the question that is open, and names none. */
const longestBareLabel = 3;

/** Whether a place is denied, by one of the two words before it, or by the one behind it, as in Hindi and Telugu: "NRI kadu". */
function isDenied(words: readonly ComparableWord[], { start, end }: Span): boolean {
  const at = words.findIndex((one) => one.start === start);
  const behind = words.find((one) => one.start >= end);
  return (
    words.slice(Math.max(0, at - 2), Math.max(0, at)).some(({ word }) => denials.has(word)) ||
    (behind !== undefined && denialsBehind.has(behind.word))
  );
}

const denials = new Set(cues.denials);
const denialsBehind = new Set(cues.denialsBehind);

interface Assigned {
  readonly question: string;
  readonly quantity: Quantity;
}

/**
 * Which figure answers which question, each figure once and each question once, but for one whose amounts are added: as many as can, and together as near to their words as can be. In "bought
 * for 30 lakh sold for 75 lakh" the word behind the first figure stands nearer to it than its own.
 */
function assigned(
  text: string,
  words: readonly ComparableWord[],
  {
    quantities,
    asked,
    times,
  }: {
    readonly quantities: readonly Quantity[];
    readonly asked: readonly (readonly [string, DecisionQuestion])[];
    readonly times: readonly Span[];
  },
): readonly Assigned[] {
  if (quantities[0] && partBehind.test(text.slice(quantities[0].end))) return [];
  const numeric = asked.flatMap(([name, question]) =>
    question.kind === 'choice'
      ? []
      : [
          {
            name,
            question,
            places: question.words.flatMap((cue) => placesOf(words, cue)),
            kinds: amountKindsOf(question.words),
          },
        ],
  );
  const all = numeric.flatMap(({ places }) => places);
  const isWithinLonger = ({ start, end }: Span) =>
    all.some((one) => one.start <= start && end <= one.end && one.end - one.start > end - start);
  const slots = numeric.flatMap((one) => {
    const places = one.places.filter((place) => !isWithinLonger(place));
    return one.question.isSum ? runsOf(text, places).map((run) => ({ ...one, places: [run] })) : [{ ...one, places }];
  });
  const kindOf = new Map(quantities.map((quantity) => [quantity, amountKindAt(text, quantity)]));
  const mayAnswer = (quantity: Quantity, { question, kinds, places }: (typeof numeric)[number]) =>
    canAnswer(quantity, question) &&
    !(question.kind === 'number' && quantity.value >= leastAmount && quantity.value > question.most) &&
    (places.length > 0 || !isPart(quantity, question)) &&
    (!isTime(quantity, times) || question.words.some(namesTime)) &&
    !isPay(words, quantity, question) &&
    isOfKind(kindOf.get(quantity), kinds) &&
    !(isMargin(quantity, kindOf.get(quantity)) && !kinds.has('profit'));
  const options = slots.map((one) =>
    quantities.slice(0, mostFigures).flatMap((quantity) => {
      if (!mayAnswer(quantity, one)) return [];
      if (
        one.question.isSum &&
        one.places.some((place) => quantities.some((other) => isBetween(other, place, quantity)))
      )
        return [];
      const own = one.places.filter((place) => !isApart(text, place, quantity));
      const isPast = (place: Span) =>
        quantities.some((other) => other !== quantity && isBetween(other, place, quantity));
      const distance = Math.min(...own.map((place) => between(place, quantity) * (isPast(place) ? pastAnother : 1)));
      return distance <= farthest ? [{ question: one.name, quantity, distance }] : [];
    }),
  );
  const taken = [...nearestOf(options).pairs];
  const isFree = ({ question, quantity }: Assigned) =>
    taken.every((one) => one.question !== question && one.quantity !== quantity);
  for (const one of numeric) {
    if (!one.question.isMain) continue;
    const free = quantities.filter((quantity) => mayAnswer(quantity, one) && isFree({ question: one.name, quantity }));
    taken.push(...joinedOf(text, free).map((quantity) => ({ question: one.name, quantity })));
  }
  return taken;
}

/** Whether a sentence ends between a word and a figure: "sold for 70 lakh. What is my gain?", and not "sold for approx. 70 lakh". */
const isApart = (text: string, one: Span, other: Span): boolean =>
  /[?!]\s|\.\s+\p{L}/u.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start) + 1));

/** "Ads 14 lakh and brand deals 8 lakh": the first of amounts that nothing names, with those that are joined to it. */
const joinedOf = (text: string, free: readonly Quantity[]): readonly Quantity[] =>
  runOf(free, (before, next) => {
    const middle = text.slice(before.end, next.start);
    return before.kind === 'rupees' && next.kind === 'rupees' && joint.test(middle) && !/[.?!;\d]/.test(middle);
  });

/** "Profit 5%": a share of the turnover, and of nothing else. */
const isMargin = ({ kind }: Quantity, of: AmountKind | undefined) => kind === 'percent' && of === 'profit';

/** The lengths of time that a text tells: "for 8 months". */
const timesIn = (text: string, today: IstDate | undefined): readonly Span[] =>
  today === undefined ? [] : findPast(text, today).filter(({ kind }) => kind === 'length');

/** Whether a number counts time, and neither people nor rupees. */
const isTime = (quantity: Quantity, times: readonly Span[]) =>
  quantity.value < leastAmount && times.some((one) => overlaps(one, quantity));

/** "8 of them get 18,000 and 6 get 24,000" tells of parts, and a decision asks of the whole. */
const partBehind = new RegExp(`^\\s*(?:\\p{L}+\\s+)?${anyOf(...cues.partOf)}(?!\\p{L})`, 'iu');

/** Words that stand one beside the other name one amount: "FD interest". */
function runsOf(text: string, places: readonly Span[]): readonly Span[] {
  const runs: Span[] = [];
  for (const place of places.toSorted((one, other) => one.start - other.start)) {
    const last = runs.at(-1);
    if (last && text.slice(last.end, place.start).trim() === '')
      runs[runs.length - 1] = { start: last.start, end: Math.max(last.end, place.end) };
    else runs.push(place);
  }
  return runs;
}

const isBetween = (one: Span, first: Span, second: Span) =>
  one.start >= Math.min(first.end, second.end) && one.end <= Math.max(first.start, second.start);

/** Whether an amount may answer a question about amounts of some kinds: one of another kind, if it is named, may not. */
export const isOfKind = (kind: AmountKind | undefined, asked: ReadonlySet<AmountKind>): boolean =>
  kind === undefined || asked.size === 0 || asked.has(kind);

/** Figures of a sentence that are tried against each other, at most. */
const mostFigures = 6;

type Option = Assigned & { readonly distance: number };

/** The pairs with the least distance in all, one for each question, where a question without a figure costs more than all pairs, and each further letter less than the last: who stands right beside its word is meant first. */
function nearestOf(options: readonly (readonly Option[])[]): {
  readonly cost: number;
  readonly pairs: readonly Assigned[];
} {
  const [first, ...rest] = options;
  if (!first) return { cost: 0, pairs: [] };
  const without = nearestOf(rest);
  return first.reduce(
    (best, pair) => {
      const others = nearestOf(rest.map((left) => left.filter(({ quantity }) => quantity !== pair.quantity)));
      const cost = Math.sqrt(pair.distance) + others.cost;
      return cost < best.cost ? { cost, pairs: [pair, ...others.pairs] } : best;
    },
    { cost: without.cost + mostFigures * Math.sqrt(farthest), pairs: without.pairs },
  );
}

/** So much farther away a word is from a figure that has another one before it. */
const pastAnother = 1.1;

/** Characters between a word and the figure it names, at most. */
const farthest = 45;

function canAnswer(quantity: Quantity, question: NumberQuestion): boolean {
  const { kind, period, unit } = quantity;
  // "16 tonnes" tells tonnes alone, and "800 per hour" is the amount of no year.
  if (unit !== undefined) return question.words.includes(unit);
  if (question.kind === 'percent' && (kind === 'percent' || question.shareOf === undefined)) return kind === 'percent';
  // People are not told by the month: "nelaki 60000" is rent.
  if (question.kind === 'number') return kind === 'bare' && period === undefined;
  return mayBeRupees(quantity);
}

/** Whether a bare figure that should count people is what somebody is paid: "PF on 30000 salary". */
function isPay(
  words: readonly ComparableWord[],
  quantity: Quantity,
  { kind, words: counted }: NumberQuestion,
): boolean {
  if (kind !== 'number' || quantity.value < leastAmount) return false;
  const placesIn = (phrases: readonly string[]) => phrases.flatMap((phrase) => placesOf(words, phrase));
  const nearest = (places: readonly Span[]) => Math.min(...places.map((place) => between(place, quantity)));
  // So many are counted ahead of their word, unlike in "pays a teacher 14000" and "single employee 30000".
  const people = placesIn(counted).filter(({ start }) => start > quantity.start || quantity.value < leastWage);
  return (quantity.value >= leastWage && people.length === 0) || nearest(placesIn(cues.pay)) < nearest(people);
}

/** From so much on a bare figure is what somebody is paid, rather than how many they are. */
const leastWage = 5000;

/** What an amount comes to that was told for another time than the question asks for. */
function conversionOf(quantity: Quantity, question: NumberQuestion): string | undefined {
  const { value, period } = quantity;
  const span = question.kind === 'yearly' ? 'year' : question.kind === 'monthly' ? 'month' : undefined;
  if (period === undefined || span === undefined || period === span) return undefined;
  const { template, spans } = cues.converted;
  return fillTemplate(template, {
    told: formatRupees(value),
    period: spans[period],
    amount: formatRupees(inPeriod(quantity, question)),
    span: spans[span],
  });
}

/** How often a period comes in a year; of the days of a month, 26 are those that wages are paid for. */
const timesAYear = { day: 365, week: 52, month: 12, quarter: 4, year: 1 } as const;
const timesAMonth = { day: 26, week: 52 / 12, month: 1, quarter: 1 / 3, year: 1 / 12 } as const;

/** A figure in the period that a question asks for. */
function inPeriod({ value, period }: Quantity, { kind, yearlyFrom = Infinity }: NumberQuestion): number {
  if (kind === 'yearly') return value * timesAYear[period ?? 'year'];
  if (kind !== 'monthly') return value;
  return Math.round(value * timesAMonth[period ?? (value >= yearlyFrom ? 'year' : 'month')]);
}

/** "Pension 38000": an amount that is too little for a year, told alone and without its period, is that of a month. */
function inMonths(figures: readonly Quantity[], { monthlyBelow = 0 }: NumberQuestion): readonly Quantity[] {
  const [only, another] = figures;
  return only && !another && only.period === undefined && only.value > 0 && only.value < monthlyBelow
    ? [{ ...only, period: 'month' }]
    : figures;
}
