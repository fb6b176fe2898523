import words from 'content:vocabulary-sensitive';
import { passesLuhn, passesVerhoeff } from './check-digits.ts';
import { plainDigits } from '#src/text/plain-text.ts';
import { anyOf, wordSet } from '#src/text/word-lists.ts';

export type SensitiveKind = 'pan' | 'aadhaar' | 'card' | 'account' | 'secret';

/** A number that nobody should write into a chat: what it is, and where in the text it stands, the end not included. */
export interface SensitiveNumber {
  readonly kind: SensitiveKind;
  readonly start: number;
  readonly end: number;
}

/**
 * Takes any text and returns the PANs, Aadhaar numbers, payment cards, bank account numbers, passwords and one-time codes in it, in their order.
 * A PAN is known by its form, an Aadhaar and a card by their check digits or by the word beside them, an account and
 * a password by the words beside it. A GSTIN is public, so the PAN inside it is left alone, and so are phone numbers and amounts. Never throws.
 */
export function sensitiveNumbersIn(text: string): readonly SensitiveNumber[] {
  const plain = plainDigits(text);
  const placed =
    (kind: SensitiveKind) =>
    ({ 0: { length }, index }: RegExpExecArray): SensitiveNumber => ({ kind, start: index, end: index + length });
  const found: readonly SensitiveNumber[] = [
    ...[pan, namedPan, ...(saysPan.test(plain) ? [spacedPan] : [])].flatMap((one) =>
      [...plain.matchAll(one)].map(placed('pan')),
    ),
    ...[...plain.matchAll(secret)].map(placed('secret')),
    ...[...plain.matchAll(digitRuns)].flatMap((run) => inRun(run, plain)),
  ];
  return found
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start }, index, all) => all.slice(0, index).every(({ end }) => end <= start));
}

/** Takes any text and returns it with a dot for each letter and digit of the sensitive numbers in it, and their kinds, each once. Never throws. */
export function maskSensitiveNumbers(text: string): {
  readonly text: string;
  readonly kinds: readonly SensitiveKind[];
} {
  const found = sensitiveNumbersIn(text);
  return {
    text: found.reduceRight(
      (masked, { start, end }) =>
        masked.slice(0, start) + masked.slice(start, end).replace(/[\p{L}\p{Nd}]/gu, '•') + masked.slice(end),
      text,
    ),
    kinds: [...new Set(found.map(({ kind }) => kind))],
  };
}

/** Takes a text whose sensitive numbers are masked and tells whether it holds such numbers, says which they are, and nothing else. Never throws. */
export const isOnlyMasked = (text: string): boolean =>
  text.includes('•') &&
  (text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []).every((word) => aboutNumbers.has(word));

const aboutNumbers = wordSet(
  ...[words.pan, words.aadhaar, words.card, words.account, words.secret, words.labels, words.around],
  ...['credit', 'debit'],
);

// Part of a mail address or of a longer number it is none; two digits before it and a Z behind it make a GSTIN.
const pan = /(?<![\w@.])(?<!\b\d{2}[ -])[a-z]{5}\d{4}[a-z](?![\w@])/giu;
/** So many words such as "number" or "is" stand between a name and its number at most. */
const fewLabels = '{0,4}';
const labels = `(?: ?${anyOf(words.labels)})${fewLabels}[ .:#-]{0,3}`;
const namedPan = new RegExp(
  `(?<=\\b${anyOf(words.pan)}\\b(?: ?${anyOf(words.card, words.labels)})${fewLabels}[ .:#-]{0,3})(?:[a-z][ -]?){5}(?:\\d[ -]?){4}[a-z](?![\\w@])`,
  'giu',
);
const saysPan = new RegExp(`\\b${anyOf(words.pan)}\\b`, 'iu');
/** The fourth letter says whose PAN it is: of a person, a company, a firm and so on. */
const spacedPan = /(?<![\w@.])[a-z]{3}[abcfghljpt][a-z][ -]\d{4}[ -]?[a-z](?![\w@])/giu;

const secretWord = `\\b${anyOf(words.secret)}\\b`;
/** What has a digit or a sign in it: "password is wrong" tells none. Ten digits are a phone. */
const secret = new RegExp(
  `(?<=${secretWord}(?: ?${anyOf(words.labels)}\\b| ?[:=-]){0,6} ?)(?!\\d{9})(?=[^\\s,;]*[\\d@#$&*!])[^\\s,;.]{3,}|(?<!\\d)\\d{3,8}(?= ${anyOf(words.labels)}(?: ${anyOf(words.around)})${fewLabels} ${secretWord})`,
  'giu',
);

const digitRuns = /\d+(?:(?:[ \u00a0]{1,2}|[ \u00a0]?[-.][ \u00a0]?)\d+)*/gu;

interface Group {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
}

/** What stands in a row of groups of digits: the longest that is anything, from the left. */
function inRun(run: RegExpExecArray, text: string): readonly SensitiveNumber[] {
  const groups: readonly Group[] = [...run[0].matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
    digits,
    start: run.index + index,
    end: run.index + index + digits.length,
  }));
  const found: SensitiveNumber[] = [];
  for (let from = 0; from < groups.length; from += 1) {
    for (let to = Math.min(groups.length, from + 6); to > from; to -= 1) {
      const number = asNumber(groups.slice(from, to), groups[from - 1], groups[to], text);
      if (!number) continue;
      found.push(number);
      from = to - 1;
      break;
    }
  }
  return found;
}

function asNumber(
  groups: readonly Group[],
  previous: Group | undefined,
  next: Group | undefined,
  text: string,
): SensitiveNumber | undefined {
  const [first] = groups;
  const last = groups.at(-1);
  if (!first || !last) return undefined;
  const { start } = first;
  const { end } = last;
  const digits = groups.map((group) => group.digits).join('');
  if (digits.length < fewestDigits || digits.length > mostDigits) return undefined;
  const before = text.slice(Math.max(0, start - 60), start);
  const behind = text.slice(end, end + 60);
  if (/[\p{L}\p{M}_+,.₹$]$|(?:\brs\.?|\binr) ?$/iu.test(before) || amountBehind.test(behind)) return undefined;
  const shape = groups.map((group) => group.digits.length).join(' ');
  const isAmongEqualGroups = [previous, next].some((group) => group?.digits.length === 4);
  const kind = (
    [
      ['card', isCard(digits, shape, before)],
      ['aadhaar', !isAmongEqualGroups && isAadhaar(digits, shape, before)],
      ['account', !previous && !next && isAccount(digits, text.slice(start, end), before, behind)],
    ] as const
  ).find(([, is]) => is)?.[0];
  return kind && { kind, start, end };
}

/** Of an account and of a card. */
const fewestDigits = 9;
const mostDigits = 19;

const amountBehind = new RegExp(`^(?:[\\p{L}\\p{M}_]|,\\d| ?(?:\\/-|%|${anyOf(words.amounts)}\\b))`, 'iu');

/** Cards of the networks used in India have these beginnings and lengths. */
const cardNumber =
  /^(?:4\d{12}(?:\d{3}){0,2}|5\d{15}|2[2-7]\d{14}|3[47]\d{13}|3[0689]\d{12}|35\d{14}|6\d{15}(?:\d{3})?|8[12]\d{14})$/;
const cardNamed = new RegExp(`\\b${anyOf(words.card)}\\b${labels}$`, 'iu');

const isCard = (digits: string, shape: string, before: string): boolean =>
  /^(?:1[3-9]|4 4 4 [1-4](?: [1-3])?|4 6 [45])$/.test(shape) &&
  (cardNumber.test(digits) || (/^\d{13,19}$/.test(digits) && cardNamed.test(before))) &&
  passesLuhn(digits);

const aadhaarNamed = new RegExp(
  `\\b${anyOf(words.aadhaar)}\\b(?: ?${anyOf(words.card, words.labels)})${fewLabels}[ .:#-]{0,3}$`,
  'iu',
);

/** Twelve digits in one piece that begin like a number with the country code are a phone, unless they are called otherwise. */
function isAadhaar(digits: string, shape: string, before: string): boolean {
  if (!/^(?:12|4 4 4)$/.test(shape)) return false;
  if (aadhaarNamed.test(before)) return true;
  return /^[2-9]/.test(digits) && !(shape === '12' && /^91[6-9]/.test(digits)) && passesVerhoeff(digits);
}

const accountWord = String.raw`\b(?:a ?\/ ?c|${anyOf(words.account)})\b`;
const accountNamed = new RegExp(
  String.raw`${accountWord}(?: ?${anyOf(words.labels)}\b| ?[:#]){1,6}[ .:#-]{0,3}$`,
  'iu',
);
const accountNear = new RegExp(String.raw`${accountWord}(?:\W+[\p{L}\d]+){0,3}\W*$`, 'iu');
const accountBehind = new RegExp(String.raw`^\W+(?:[\p{L}\d]+\W+){0,4}?${accountWord}`, 'iu');
const speaksOfMoney = new RegExp(`\\b${anyOf(words.money, words.amounts)}\\b`, 'iu');

function isAccount(digits: string, written: string, before: string, behind: string): boolean {
  if (!/^\d{9,18}$/.test(digits) || !/^(?:\d+|\d{3,6}([ -])\d{2,6}(?:\1\d{2,6})*)$/.test(written)) return false;
  if (/0{5}$/.test(digits)) return false;
  if (accountNamed.test(before)) return true;
  if (/^(?:0|91|0091)?[6-9]\d{9}$/.test(digits)) return false;
  const [near] = accountNear.exec(before) ?? [];
  const [after] = accountBehind.exec(behind) ?? [];
  return [near, after].some((words) => words !== undefined && !speaksOfMoney.test(words));
}
