import words from 'content:vocabulary-amounts';
import questions from 'content:vocabulary-questions';
import { amountMark, amountPart, type AmountMark } from './amount-words.ts';
import { replaced, spanIn, type Span, type TracedText } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import { exactDigits, partsPerRupee, type NumberPart } from './amount-value.ts';

/** A piece of a typed amount, and whether a space stands before and after it. */
export interface AmountToken extends Span {
  readonly raw: string;
  readonly spaceBefore: boolean;
  readonly spaceAfter: boolean;
  readonly meaning:
    | { readonly kind: 'number'; readonly part: NumberPart }
    | { readonly kind: 'mark'; readonly mark: AmountMark }
    | { readonly kind: 'sign' }
    | { readonly kind: 'malformed' };
}

const one: NumberPart = { kind: 'word', exact: partsPerRupee, english: true };
const tokenPattern = /\d(?:[\d.,']*\d)?|(?<![\p{L}\d.])\.\d+|[\p{L}\p{M}]+|[^\s]/gu;

/** Phrases of a role are read as one word of it. */
const phrases = (roles: string, word: string): readonly (readonly [RegExp, string])[] => {
  const found = roles.split('|').filter((phrase) => /[ -]/.test(phrase));
  return found.length === 0 ? [] : [[new RegExp(anyWord(found.join('|')), 'gu'), ` ${word} `]];
};

/** "80CCD(1B)", "u/s 80 c", "24 b": the figures of its name are no amount. */
const section =
  /(?<![\p{L}\d])(?:(?:under|in) )?(?:(?:section|sec\.?|u\/s) ?)?(?:80 ?(?:ccd(?: ?\( ?\d ?b? ?\)| ?1 ?b)?|ccc|c|dd|d|e|g|tta|ttb|u)|24 ?\(? ?b ?\)?|10 ?\( ?13 ?a ?\))(?![\p{L}\d])/gu;
/** Neither is the 2 of "80CCD 2", unless it counts lakhs. */
const subsection = new RegExp(
  `${/(?<![\p{L}\d])80 ?ccd [12](?! ?[\d.,%])/u.source}(?!\\p{L}| ?${anyOf(...Object.values(words.scales))}(?!\\p{L}))`,
  'gu',
);

/** "2026-27" and "2026-2027" are no amount. */
const taxYears = Array.from({ length: 60 }, (_, at) => 1990 + at).flatMap((year) => [
  `${year}-${String(year + 1).slice(2)}`,
  `${year}-${year + 1}`,
]);

// Each row: how it is written, and the plain words it stands for.
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})'(?=\p{L})/gu, ''],
  [subsection, ` ${firstWord(words.purposes)} `],
  [section, ` ${firstWord(words.purposes)} `],
  [/(?<!\p{L})(?:rs|inr)\.?(?!\p{L})/gu, ' rs '],
  [/\/ ?[-=](?!\d)/g, ' rs '],
  [/₹/g, ' rs '],
  [/[$€£]/g, ' dollars '],
  [/(?<!\p{L})l\. ?p\. ?a\.?(?!\p{L})/gu, ' lpa '],
  [/(?<!\p{L})p\. ?m\.?(?!\p{L})/gu, ' pm '],
  [/(?<!\p{L})p\. ?a\.?(?!\p{L})/gu, ' pa '],
  [/(?<!\p{L})kpm(?!\p{L})/gu, ' k pm '],
  [/(?<!\p{L})p ?\/ ?a(?!\p{L})/gu, ' pa '],
  [/(?:(?<!\p{L})p ?)?\/ ?mo?(?!\p{L})/gu, ' month '],
  [/\/ ?(?=(?:month|mth|year|yr|annum|pm|pa|day|week|hour|quarter)\p{L}*)/gu, ' per '],
  [/(?<=[\p{L}\d]) ?[*×] ?12(?!\d)|(?<=[\p{L}\d]) (?:x|into) ?12(?! ?\p{L}|[\d.,])/gu, ' month '],
  [new RegExp(`(?<![\\p{L}\\d])\\(?${anyOf(words.yearNames)} ?'?\\d{2,4} ?[-/ ] ?\\d{2,4}\\)?`, 'gu'), ' '],
  [new RegExp(`(?<![\\p{L}\\d])${anyOf(taxYears.join('|'))}(?![\\p{L}\\d])`, 'gu'), ' '],
  [/(?<!\p{L})n ?\/ ?a(?!\p{L})/gu, ` ${firstWord(words.nothing)} `],
  [new RegExp(anyWord(words.lakhAndHalf), 'gu'), ' 1.5 lakh '],
  [new RegExp(anyWord(words.twelveTimes), 'gu'), ' month '],
  [new RegExp(anyWord(words.unsure), 'gu'), ' '],
  // "Kar do" counts nothing, unless "do lakh" stands behind it.
  [
    new RegExp(
      `(?<=(?<!\\p{L})${anyOf(words.givingVerbs)} )${anyOf(words.give)}(?!\\p{L}| ?${anyOf(...Object.values(words.scales))}(?!\\p{L}))`,
      'gu',
    ),
    ' ',
  ],
  // "Do I pay", "will that do"
  [new RegExp(`(?<!\\p{L})do(?= ${anyOf(questions.persons)}(?!\\p{L}))`, 'gu'), ' '],
  [
    new RegExp(
      `(?<=(?<!\\p{L})${anyOf(words.beforeDo)} )do(?!\\p{L}| ?${anyOf(...Object.values(words.scales))}(?!\\p{L}))`,
      'gu',
    ),
    ' ',
  ],
  ...phrases(words.otherPeriod, 'quarter'),
  ...phrases(words.nothing, firstWord(words.nothing)),
  ...phrases(words.denied, firstWord(words.denied)),
  ...phrases(words.purposes, firstWord(words.purposes)),
];

function firstWord(role: string): string {
  return role.split('|').find((word) => !/[ -]/.test(word)) ?? '';
}

function respelt(text: TracedText): TracedText {
  return spellings.reduce((current, [written, plain]) => replaced(current, written, () => plain), text);
}

function meaningOf(raw: string, afterNumber: boolean): AmountToken['meaning'] {
  if (/^[\d.]/.test(raw) && /\d/.test(raw)) {
    const exact = exactDigits(raw);
    return exact === undefined ? { kind: 'malformed' } : { kind: 'number', part: { kind: 'digits', exact } };
  }
  if (raw === 'and' || raw === '&') return { kind: 'number', part: { kind: 'and' } };
  if (!/^\p{L}/u.test(raw)) return { kind: 'sign' };
  const part = amountPart(raw, afterNumber);
  return part === undefined ? { kind: 'mark', mark: amountMark(raw) } : { kind: 'number', part };
}

/** `a lakh` and `an hundred` count one; `five and a half` and `half a lakh` do not. */
function countingArticles(tokens: readonly AmountToken[]): readonly AmountToken[] {
  return tokens.flatMap((token, at) => {
    if (token.meaning.kind !== 'mark' || token.meaning.mark !== 'article') return [token];
    const next = tokens[at + 1]?.meaning;
    const before = tokens[at - 1]?.meaning;
    if (next?.kind !== 'number') return [token];
    const afterHalf = before?.kind === 'number' && before.part.kind === 'half';
    if (next.part.kind === 'half' || afterHalf) return [];
    return next.part.kind === 'scale' ? [{ ...token, meaning: { kind: 'number' as const, part: one } }] : [token];
  });
}

/**
 * Takes plain text with each character's place and returns its pieces in order, each with what it means for an
 * amount. Digits whose commas or points could mean two things come as 'malformed'.
 */
export function amountTokens(text: TracedText): readonly AmountToken[] {
  const respelled = respelt(text);
  const line = respelled.text;
  const tokens: AmountToken[] = [];
  for (const match of line.matchAll(tokenPattern)) {
    const raw = match[0];
    const end = match.index + raw.length;
    const last = tokens.at(-1)?.meaning;
    const afterNumber = last?.kind === 'number' && last.part.kind !== 'and';
    tokens.push({
      ...spanIn(respelled, match.index, end),
      raw,
      spaceBefore: match.index === 0 || line[match.index - 1] === ' ',
      spaceAfter: end === line.length || line[end] === ' ',
      meaning: meaningOf(raw, afterNumber),
    });
  }
  return countingArticles(tokens);
}
