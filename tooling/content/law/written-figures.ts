import { englishBelowTwenty } from '#src/domain/english-numbers.ts';
import { monthNames } from '#src/domain/ist-dates.ts';
import type { Value } from './value.ts';

/** A figure that stands in a text, with what it comes to: `rupees 2000000`, `days 30`, `date 2026-07-31`. */
export interface WrittenFigure {
  readonly key: string;
  readonly words: string;
  readonly index: number;
}

/** Reads the amounts, rates, times and dates of a text, however they are written: ₹20 lakh, Rs 20,00,000, 18 per cent, three months, 31 July. */
export function writtenFigures(text: string): readonly WrittenFigure[] {
  return readers.flatMap(({ pattern, keyOf }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const key = keyOf(match);
      return key === undefined ? [] : [{ key, words: match[0].replace(/\s+/g, ' '), index: match.index }];
    }),
  );
}

/** What a value comes to, as `writtenFigures` writes it; of a form or a section, its names as `name form 130`. */
export function keysOfValue(value: Value): readonly string[] {
  switch (value.kind) {
    case 'count':
    case 'text':
      return [];
    case 'dayOfYear':
      return [`dayOfYear ${value.is.day} ${value.is.month}`];
    case 'form':
    case 'section':
      return [value.is.now, value.is.before].flatMap((name) =>
        name === undefined ? [] : [`name ${name.toLowerCase()}`],
      );
    default:
      return [`${value.kind} ${value.is}`];
  }
}

interface Reader {
  readonly pattern: RegExp;
  readonly keyOf: (groups: readonly (string | undefined)[]) => string | undefined;
}

const number = String.raw`\d+(?:,\d{2,3})*(?:\.\d+)?`;
const spelled = englishBelowTwenty.slice(1).join('|');
const months = monthNames.join('|');

const units: Readonly<Record<string, number>> = { thousand: 1000, lakh: 100_000, crore: 10_000_000 };

const numberOf = (text: string): number => {
  const word = englishBelowTwenty.indexOf(text.toLowerCase());
  return word > 0 ? word : Number(text.replaceAll(',', ''));
};

const rupees = (amount = '', unit = '') =>
  `rupees ${Number((numberOf(amount) * (units[unit.toLowerCase()] ?? 1)).toFixed(2))}`;

const readers: readonly Reader[] = [
  {
    pattern: new RegExp(String.raw`(?:₹|\bRs\.?|\bINR)\s?(${number})(?:\s+(thousand|lakh|crore)s?\b)?`, 'gi'),
    keyOf: ([, amount, unit]) => rupees(amount, unit),
  },
  {
    pattern: new RegExp(String.raw`(?<![₹\d.,]|\bRs\.? ?|\bINR )\b(${number}|${spelled})\s+(lakh|crore)s?\b`, 'gi'),
    keyOf: ([, amount, unit]) => rupees(amount, unit),
  },
  {
    pattern: new RegExp(String.raw`\b(${number})\s?(?:%|per\s?cent\b)`, 'gi'),
    keyOf: ([, rate = '']) => `percent ${numberOf(rate)}`,
  },
  {
    // A span such as "7 to 10 days" is an estimate, and no figure of the law.
    pattern: new RegExp(
      String.raw`(?<!(?:\d|${spelled})\s?(?:to|or|and|-|–)\s?)\b(${number}|${spelled})[\s-]+(hour|day|month|year)s?\b`,
      'gi',
    ),
    keyOf: ([, length = '', unit = '']) => `${unit.toLowerCase()}s ${numberOf(length)}`,
  },
  {
    pattern: new RegExp(String.raw`\b(\d{1,2})\s+(${months})\b(?:\s+(\d{4})\b)?`, 'g'),
    keyOf: ([, day = '', name = '', year]) => {
      const month = monthNames.findIndex((one) => one === name) + 1;
      const two = (part: number) => String(part).padStart(2, '0');
      return year === undefined
        ? `dayOfYear ${Number(day)} ${month}`
        : `date ${year}-${two(month)}-${two(Number(day))}`;
    },
  },
  { pattern: /\b(\d{1,2})(?:st|nd|rd|th)\b/g, keyOf: ([, day = '']) => `dayOfMonth ${Number(day)}` },
];

/** Finds names of forms and sections, given in small letters, where they stand in a text as whole names: "form 16", and not in "Form 16A". */
export function namesIn(text: string, names: readonly string[]): readonly WrittenFigure[] {
  const small = text.toLowerCase();
  // Most texts hold none of them, and an expression for each name of each text takes seconds.
  const inside = names.filter((name) => small.includes(name));
  return inside.flatMap((name) =>
    [...small.matchAll(new RegExp(String.raw`(?<![\w-])${escaped(name)}(?![\w(-])`, 'g'))].map(({ index }) => ({
      key: `name ${name}`,
      words: text.slice(index, index + name.length),
      index,
    })),
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
