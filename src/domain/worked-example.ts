import { formulaOf, rupeesOf } from './decisions/formula.ts';
import { daysBetween } from './due-dates.ts';
import { addDays, addMonths, dayMonthYear, isIstDate, monthNames, type IstDate } from './ist-dates.ts';
import { inLakhAndCrore } from './lakh-and-crore.ts';

/** A figure of a worked example that a visitor may have too. */
export interface ExampleFigure {
  readonly name: string;
  /** `rupees`, `percent` or `date`; of what is counted, its name for one: `month`. */
  readonly unit: string;
  /** Of rupees, those of which time: `month`. */
  readonly period: string | undefined;
}

/** A sentence that can be said with other figures. */
export interface WorkedExample {
  readonly figures: readonly ExampleFigure[];
  /**
   * The sentence with some values by the names of its figures (a day as `numberOfDay` has it), and the author's for the rest. Undefined where it does not hold for them.
   * `write` takes what is filled in and returns it as it is to be written.
   */
  readonly say: (values?: Values, write?: (words: string) => string) => string | undefined;
}

type Values = Readonly<Record<string, number>>;

/**
 * Reads a worked example of content: `On {rent = ₹60,000 a month, above 50000} for the whole year that is {= 2 of rent * 12}.` A formula comes to rupees, with % behind it to a share,
 * and `{= day + 180 days}` to a day. Throws an Error with the remedy where it cannot be read, or does not hold for the author's own figures.
 */
export function workedExample(text: string): WorkedExample {
  const parts = text.split(placePattern);
  const places = parts.filter((_, at) => at % 2 === 1);
  const figures = places.filter((place) => !place.startsWith('{=')).map(figureOf);
  const results = places.filter((place) => place.startsWith('{=')).map(resultOf);
  const names = figures.map(({ name }) => name);
  for (const { place, takes } of results)
    for (const name of takes)
      if (!names.includes(name)) throw new Error(`${place} takes "${name}", which is no figure of this example`);
  for (const { place, name } of figures)
    if (!results.some(({ takes }) => takes.includes(name)))
      throw new Error(`no formula takes ${place}; write one, such as {= ${name}}`);
  if (figures.length === 0) throw new Error('an example needs a figure, such as {rent = ₹60,000 a month}');
  const author = Object.fromEntries(figures.map(({ name, value }) => [name, value]));
  const fillings = new Map([...figures, ...results].map(({ place, words }) => [place, words]));
  const say: WorkedExample['say'] = (values, write = (words) => words) => {
    const said = parts.map((part) => {
      const words = fillings.get(part);
      const filled = words?.({ ...author, ...values });
      return words ? filled && write(filled) : part;
    });
    const whole = said.includes(undefined) ? undefined : said.join('');
    return values === undefined ? whole : whole?.replace(forExample, '');
  };
  if (say() === undefined)
    throw new Error(
      `the bounds of ${names.join(' and ')} exclude the author's own value, or a formula comes to less than 0`,
    );
  return { figures, say };
}

/** The visitor's own case is none. */
const forExample = /,? for (?:example|instance)(?=[ ,.;])/;

/** What is in braces with an equals sign; anything else in braces is filled in elsewhere. */
export const placePattern = /(\{[^{}]*=[^{}]*\})/;

/** A place of an example, with its words for some values; undefined where it does not hold for them. */
interface Place {
  readonly place: string;
  readonly words: (values: Values) => string | undefined;
}

function figureOf(place: string): Place & ExampleFigure & { readonly value: number } {
  const [, name = '', own = '', bounded = ''] = /^\{([a-z][a-z-]*) = (.+?)((?:, [ab].+)?)\}$/.exec(place) ?? [];
  const read = valueOf(own);
  const limits = [...bounded.matchAll(boundPattern)].map(([, bound = '', limit = '']) => ({
    holds: bounds[bound],
    limit: valueOf(limit)?.value ?? Number(limit),
  }));
  if (!read || (bounded !== '' && limits.length === 0) || limits.some(({ limit }) => Number.isNaN(limit)))
    throw new Error(
      `${place} is no figure; write {rent = ₹60,000 a month}, {rate = 18%}, {late = 5 months} or {day = 14 July 2026}, and bounds as ", at least ₹50,000, at most ₹5 lakh"`,
    );
  const words = ({ [name]: value = NaN }: Values) =>
    limits.some(({ holds, limit }) => !holds?.(value, limit))
      ? undefined
      : value === read.value
        ? own
        : valueWords(value, read, own);
  return { place, name, ...read, words };
}

const bounds: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  'at least': (value, limit) => value >= limit,
  above: (value, limit) => value > limit,
  'at most': (value, limit) => value <= limit,
  below: (value, limit) => value < limit,
};

const boundPattern = new RegExp(`, (${Object.keys(bounds).join('|')}) (.+?)(?=, [ab]|$)`, 'g');

type Read = Omit<ExampleFigure, 'name'> & { readonly value: number };

function valueOf(text: string): Read | undefined {
  const [, rupees, scale, period] = /^₹(\d[\d,.]*)(?: (lakh|crore))?(?: a ([a-z]+))?$/.exec(text) ?? [];
  if (rupees !== undefined) {
    const size = scale === 'crore' ? 10_000_000 : scale === 'lakh' ? 100_000 : 1;
    return { unit: 'rupees', period, value: Math.round(Number(rupees.replaceAll(',', '')) * size) };
  }
  const [, day = '', month, year] = /^(\d{1,2}) (\p{Lu}\p{L}+) (\d{4})$/u.exec(text) ?? [];
  const date = `${year}-${String(monthNames.findIndex((name) => name === month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (isIstDate(date)) return { unit: 'date', period: undefined, value: numberOfDay(date) };
  const [, count, noun] = /^(\d+(?:\.\d+)?)(%| [a-z]+?)s?$/.exec(text) ?? [];
  return noun === undefined
    ? undefined
    : { unit: noun === '%' ? 'percent' : noun.trim(), period: undefined, value: Number(count) };
}

/** Takes a value, what it is of, and how the author wrote another one. */
function valueWords(value: number, { unit, period }: Read, own: string): string {
  if (unit === 'rupees') return [inLakhAndCrore(value), ...(period === undefined ? [] : [`a ${period}`])].join(' ');
  if (unit === 'date') return dayMonthYear(dayOf(value));
  return value === 1 && unit !== 'percent' ? `1 ${unit}` : own.replace(/^[\d.]+/, String(value));
}

const epoch: IstDate = '1970-01-01';

/** A day as a number that formulas can reckon with. */
export const numberOfDay = (day: IstDate): number => daysBetween(epoch, day);
const dayOf = (number: number): IstDate => addDays(epoch, number);

function resultOf(place: string): Place & { readonly takes: readonly string[] } {
  const written = place.slice(2, -1).trim();
  const [, day, later, unit] = /^([a-z-]+) \+ (\d+) (day|month)s?$/.exec(written) ?? [];
  if (day !== undefined) {
    const words = ({ [day]: from = 0 }: Values) =>
      dayMonthYear(unit === 'day' ? dayOf(from + Number(later)) : addMonths(dayOf(from), Number(later)));
    return { place, takes: [day], words };
  }
  const isShare = written.endsWith('%');
  const { questions, value } = formulaOf(isShare ? written.slice(0, -1) : written);
  const words = (values: Values) => {
    const result = Number(value(values, {}));
    if (!Number.isFinite(result) || result < 0) return undefined;
    return isShare ? `${Number(result.toFixed(2))}%` : inLakhAndCrore(rupeesOf(result));
  };
  return { place, takes: questions, words };
}
