import type { Fields } from '#src/collections/registry.ts';
import { counted } from '#src/domain/counted.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { dayMonthYear, monthNames } from '#src/domain/ist-dates.ts';
import { inLakhAndCrore } from '#src/domain/lakh-and-crore.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import type { Quantity, Value } from './value.ts';

/** How figures are written: content/words/figures.yaml. */
export type ValueWords = Fields<'figureWords'>['written'];

/** The parts of a figure that a token may ask for, `{gst.threshold.number}`. */
export const valueParts = ['now', 'before', 'number', 'digits', 'plain'] as const;

export type ValuePart = (typeof valueParts)[number];

/** Takes a value, the day from which it holds, if that is known, and the words; returns it as it is written in a sentence. */
export function textOfValue(value: Value, from: string | undefined, words: ValueWords): string {
  switch (value.kind) {
    case 'rupees':
      return inLakhAndCrore(value.is);
    case 'percent':
      return fillTemplate(words.percent, { count: value.is });
    case 'hours':
    case 'days':
    case 'workingDays':
    case 'months':
    case 'years':
      return counted(words[value.kind], value.is);
    case 'count':
      return grouped(value.is);
    case 'date':
      return dayMonthYear(value.is);
    case 'dayOfYear':
      return `${value.is.day} ${monthNames[value.is.month - 1] ?? ''}`;
    case 'dayOfMonth':
      return fillTemplate(ordinal(value.is, words.dayOfMonth), { count: value.is });
    case 'text':
      return value.is;
    case 'form':
    case 'section':
      return renamed(value.is, from, words);
  }
}

/** One part of a value as it is written; undefined when the value has no such part. */
export function partOfValue(value: Value, part: ValuePart): string | undefined {
  switch (part) {
    case 'now':
    case 'before':
      return value.kind === 'form' || value.kind === 'section' ? value.is[part] : undefined;
    case 'number':
      return isQuantity(value) ? grouped(value.is) : undefined;
    case 'digits':
      return value.kind === 'rupees' ? formatRupees(value.is) : undefined;
    case 'plain':
      return plain(value);
  }
}

/** A value as a field that is reckoned with holds it: 2000000 · 0.1 · 06-15. */
function plain(value: Value): string | undefined {
  if (isQuantity(value)) return String(value.is);
  if (value.kind !== 'dayOfYear') return undefined;
  return [value.is.month, value.is.day].map((number) => String(number).padStart(2, '0')).join('-');
}

export const isQuantity = (value: Value): value is Quantity => typeof value.is === 'number';

/** The number with Indian grouping, its decimals kept. */
function grouped(number: number): string {
  const [whole = '', decimals] = String(number).split('.');
  const digits = formatRupees(Number(whole)).slice(1);
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}

function ordinal(day: number, words: ValueWords['dayOfMonth']): string {
  const form = ordinalRules.select(day);
  return form === 'one' || form === 'two' || form === 'few' ? words[form] : words.other;
}

const ordinalRules = new Intl.PluralRules('en-IN', { type: 'ordinal' });

function renamed(
  { now, before }: { readonly now: string; readonly before?: string | undefined },
  from: string | undefined,
  words: ValueWords,
): string {
  if (before === undefined) return now;
  if (from === undefined) return fillTemplate(words.formerly, { now, before });
  const day = dayMonthYear(from);
  return fillTemplate(words.renamed, { now, before, month: day.replace(/^1 /, '') });
}
