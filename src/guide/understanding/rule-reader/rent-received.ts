import changes from 'content:vocabulary-changes';
import words from 'content:vocabulary-incomes';
import { clauseAt } from '#src/text/clauses.ts';
import { overlaps, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';

/**
 * Whether the rent that is named at a place comes in and is not paid: "kiraya aata hai", "rent coming from my tenant", "getting 10k rent". Takes a message, the
 * place and where anything else is named: a verb right beside that is its own.
 */
export function isRentReceived(text: string, place: Span, others: readonly Span[]): boolean {
  const { start, end } = clauseAt(text, place);
  const clause = text.slice(start, end);
  if (paying.test(clause) || allowance.test(text.slice(place.end))) return false;
  const apart = others.filter((one) => !overlaps(one, place) && one.start >= start && one.end <= end);
  const from = Math.max(start, ...apart.flatMap((one) => (one.end <= place.start ? [one.end] : [])));
  const to = Math.min(end, ...apart.flatMap((one) => (one.start >= place.end ? [one.start] : [])));
  const said = text
    .slice(from, to)
    .replace(from > start ? verbFirst : never, ' ')
    .replace(to < end ? verbLast : never, ' ');
  return receiving.test(said) || houseBehind.test(text.slice(place.end));
}

/** Where a message tells rent that comes in without its name: "my tenant gives 8,000", "10k from my Nalgonda house", "given on rent for 15k". Takes any text. */
export function rentsUnnamedIn(text: string): readonly Span[] {
  return [...text.matchAll(unnamed)].flatMap(({ index, groups = {}, 0: { length } }) => {
    const span = { start: index + length - (groups.place ?? groups.let ?? '').length, end: index + length };
    const { start, end } = clauseAt(text, span);
    const clause = text.slice(start, end);
    return /\d/.test(clause) && !paying.test(clause) ? [span] : [];
  });
}

const coming = `(?<!\\p{L})${anyOf(words.getting, words.coming)}(?!\\p{L}|\\s+${anyOf(changes.to, 'around|about')}(?!\\p{L}))`;
const ofHouse = `${anyOf(words.from)}\\s+(?:\\p{L}+\\s+){0,3}?${anyOf(words.property, words.source)}(?!\\p{L})`;
const receiving = new RegExp(`${coming}|${anyWord(words.tenants, words.lettingOut)}`, 'iu');
const houseBehind = new RegExp(`^\\s+${ofHouse}`, 'iu');
/** Who pays rent himself, or speaks of who takes it, or of what an employer gives for it. */
const paying = new RegExp(
  `${anyWord(words.landlords, words.employers, words.payingOneself)}|(?<!${anyOf(words.tenants)}\\s+(?:\\p{L}+\\s+)?)(?<!\\p{L})paying(?!\\p{L})|${anyWord(words.me)}\\s+(?:\\p{L}+\\s+)?${anyOf(words.paying)}(?!\\p{L})|${anyWord(words.me)}\\s+(?:am|are)\\s+(?:a\\s+)?${anyOf(words.tenants)}`,
  'iu',
);
const allowance = /^\s*allowance/iu;
const verbFirst = new RegExp(`^\\s*(?:\\p{L}+\\s+)?${coming}`, 'iu');
const verbLast = new RegExp(`${coming}(?:\\s+\\p{L}+)?\\s*$`, 'iu');
const never = /(?!)/u;
const unnamed = new RegExp(
  `(?<let>(?<!\\p{L})${anyOf(words.tenants)}(?:\\s+\\p{L}+){0,2}?\\s+${anyOf(words.paying)}(?!\\p{L})|${anyWord(words.lettingOut)})|${coming}[^,;]*?\\s(?<place>${ofHouse}|${anyOf(words.from)}\\s+(?:\\p{L}+\\s+)?${anyOf(words.tenants)}(?!\\p{L}))`,
  'giu',
);
