import words from 'content:vocabulary-days';
import type { PassageExample } from '#src/collections/types.ts';
import { addMonths, type IstDate } from '#src/domain/ist-dates.ts';
import { numberOfDay, workedExample, type ExampleFigure } from '#src/domain/worked-example.ts';
import { findPast } from '#src/entities/past/find-past.ts';
import { amountKindAt, amountKindsOf, type AmountKind } from '#src/entities/quantity/amount-kinds.ts';
import { findQuantities, mayBeRupees, type Quantity } from '#src/entities/quantity/find-quantities.ts';
import { overlaps } from '#src/text/traced-text.ts';
import { anyWord } from '#src/text/word-lists.ts';

/**
 * A text of a passage with its examples in the figures of a message, or of the one before where it tells none. Takes the text, its examples, the messages, the last first, and today. Where
 * that message does not tell just the figures that an example has, the author's stay. Never throws.
 */
export function inOwnFigures(
  text: string,
  examples: readonly PassageExample[],
  messages: readonly string[],
  today: IstDate | undefined,
): string {
  const [told] = messages
    .map((message) => figuresTold(message, today))
    .filter(({ amounts, shares, days, isCounted }) => isCounted || amounts.length + shares.length + days.length > 0);
  if (!told) return text;
  return examples.reduce((rest, example) => {
    const { figures, say } = workedExample(example.words);
    const values = valuesFor(figures, told);
    const own = values && say(values);
    return own === undefined ? rest : rest.replace(example.said, () => own);
  }, text);
}

type Amount = Quantity & { readonly of: AmountKind | undefined };

/** The figures of a message: amounts with what they are of, shares, days, and what is counted by its name for one. */
interface Told {
  readonly amounts: readonly Amount[];
  readonly shares: readonly number[];
  readonly days: readonly IstDate[];
  readonly isCounted: boolean;
  readonly counts: (unit: string) => readonly number[];
}

function figuresTold(message: string, today: IstDate | undefined): Told {
  const past = today === undefined ? [] : findPast(message, today);
  const isOfTime = ({ start, end, period }: Quantity) =>
    period === undefined && past.some((time) => time.start <= start && end <= time.end);
  const figures = findQuantities(message).filter((one) => !isOfTime(one));
  const amounts = figures.filter(mayBeRupees);
  // In "65,000 a month" no time is told but that of the amount.
  const lengths = past.flatMap((time) =>
    time.kind !== 'length' || amounts.some((one) => overlaps(one, time) || (one.told && overlaps(one.told, time)))
      ? []
      : [time],
  );
  return {
    amounts: amounts.map((one) => ({ ...one, of: amountKindAt(message, one) })),
    shares: figures.flatMap(({ kind, value, start, end }) =>
      kind === 'percent' && /\d/.test(message.slice(start, end)) ? [value] : [],
    ),
    days: past.flatMap((time) =>
      time.kind === 'day'
        ? [isComing(message, message.slice(time.start, time.end)) ? addMonths(time.date, 12) : time.date]
        : [],
    ),
    isCounted: lengths.length > 0 || figures.some(({ kind }) => kind === 'bare'),
    counts: (unit) => [
      ...lengths.flatMap((one) => (one.unit === unit ? [one.count] : [])),
      ...figures.flatMap(({ kind, value, end, unit: measure = message.slice(end).trimStart() }) =>
        kind === 'bare' && measure.toLowerCase().startsWith(unit) ? [value] : [],
      ),
    ],
  };
}

/** Without a year the latest such day is read, and of what is still to come the next one is meant. */
const isComing = (message: string, day: string) => coming.test(message) && !/\d{4}/.test(day);
const coming = new RegExp(anyWord(words.coming), 'iu');

function valuesFor(figures: readonly ExampleFigure[], told: Told): Readonly<Record<string, number>> | undefined {
  const { amounts, shares, days, counts } = told;
  const numberOf = (sought: string) => figures.filter(({ unit }) => unit === sought).length;
  // Beside amounts of which it is told what they are, the one of the example is clear.
  const isFree = amounts.length !== numberOf('rupees') && amounts.some(({ of }) => of === undefined);
  if (isFree || shares.length !== numberOf('percent')) return undefined;
  const values = figures.map((figure) => {
    const { name, unit } = figure;
    const found =
      unit === 'rupees'
        ? amountsFor(figure, figures, amounts).map((amount) => inPeriod(amount, figure))
        : unit === 'percent'
          ? shares
          : unit === 'date'
            ? days.map(numberOfDay)
            : counts(unit);
    return [name, found.length === 1 ? found[0] : undefined] as const;
  });
  const known = values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return known.length === figures.length ? Object.fromEntries(known) : undefined;
}

/** The amounts that are of what a figure is named by, else those of which nothing tells what they are, or that no other figure is named by. */
function amountsFor(
  { name }: ExampleFigure,
  figures: readonly ExampleFigure[],
  amounts: readonly Amount[],
): readonly Amount[] {
  const kinds = amountKindsOf([name]);
  const own = amounts.filter(({ of }) => of !== undefined && kinds.has(of));
  const isOfOther = (of: AmountKind) => figures.some((one) => one.name !== name && amountKindsOf([one.name]).has(of));
  const free = amounts.filter(({ of }) => of === undefined || (kinds.size === 0 && !isOfOther(of)));
  return own.length > 0 ? own : free;
}

const months: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

/** An amount in the period of a figure. Undefined where it cannot be told so: a figure without a period takes no more than that of a year. */
function inPeriod({ value, period }: Quantity, { period: sought }: ExampleFigure): number | undefined {
  if (period === undefined || period === (sought ?? 'year')) return value;
  const [told, wanted] = [months[period], months[sought ?? '']];
  return told === undefined || wanted === undefined ? undefined : Math.round((value * wanted) / told);
}
