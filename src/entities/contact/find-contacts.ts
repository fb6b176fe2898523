import words from 'content:vocabulary-contacts';
import { refused, type Parsed } from '#src/domain/parsed.ts';
import { parseEmail, parsePhone, type EmailRule } from './contact-details.ts';
import { digitsAsFigures, repeating, spokenDigits as digits } from '../number/number-words.ts';
import { editDistance } from '#src/text/edit-distance.ts';
import { plainSigns } from '#src/text/plain-text.ts';
import { overlaps, type Span } from '#src/text/traced-text.ts';
import { anyOf, wordSet } from '#src/text/word-lists.ts';

export interface FoundContact extends Span {
  readonly parsed: Parsed<string>;
}

const longestText = 4000;

/** Takes a text as typed. Returns every phone number in it with its place, ten digits each, or why one is none. Never throws. */
export function findPhones(text: string): readonly FoundContact[] {
  const line = plainSigns(text.slice(0, longestText))
    .replace(/[^\S\n]/g, ' ')
    .replace(writtenDate, (date) => ' '.repeat(date.length));
  const addresses = places(line, writtenAddress);
  const spoken = places(line, spokenNumber).filter(({ start, end }) => /\p{L}/u.test(line.slice(start, end)));
  return [...places(line, phoneDigits).filter((place) => !spoken.some((other) => overlaps(place, other))), ...spoken]
    .filter((place) => !addresses.some((address) => overlaps(place, address)))
    .map((place) => ({ ...place, said: line.slice(place.start, place.end) }))
    .filter(({ said }) => digitCount(said) >= 7)
    .map(({ start, end, said }) => ({ start, end, parsed: parsePhone(said) }));
}

/** "18-12-2026 11 am" is no number to call. */
const writtenDate = /(?<![\d+])\d{1,2}([-/.])\d{1,2}\1(?:19|20)\d{2}(?!\d)/gu;
const phoneDigits = /(?<![\d\p{L}.,₹])\+?\(?\d(?:[ ().-]{0,2}\d){6,14}(?!\d|,\d)/gu;
const spokenDigit = `(?:${repeating}\\s+)?(?:${anyOf(...digits)}|\\d+)`;
const spokenNumber = new RegExp(`(?<![\\p{L}\\d])${spokenDigit}(?:[ ,-]+${spokenDigit}){2,}(?![\\p{L}\\d])`, 'giu');

const digitCount = (said: string) => digitsAsFigures(said.toLowerCase()).replace(/\D/g, '').length;

/**
 * Takes a text as typed and the rule of the form. Returns every mail address in it with its place, written or spoken ("ravi underscore teja at
 * gmail dot com"). One whose beginning cannot be told from the words before it is refused with what could be read. Never throws.
 */
export function findEmails(text: string, rule: EmailRule): readonly FoundContact[] {
  const line = text.slice(0, longestText);
  const written = places(line, writtenAddress).map((place) => ({
    ...place,
    parsed: parseEmail(line.slice(place.start, place.end).replace(withoutEnding, '$1.com'), rule),
  }));
  const spoken = spokenAddresses(line, rule).filter((place) => !written.some((other) => overlaps(place, other)));
  return [...written, ...spoken].sort((one, other) => one.start - other.start);
}

/** Takes what was said for an address. Returns the one address in it, or refuses none, two and one whose beginning is unclear. Never throws. */
export function onlyEmail(text: string, rule: EmailRule): Parsed<string> {
  const [only, another] = findEmails(text, rule);
  return only && !another ? only.parsed : refused('emailInvalid');
}

const writtenAddress = /[^\s@,;:<>()"'|]+@[^\s@,;<>()"'|]*[^\s@,;:<>()"'|.!?]/gu;
/** Behind a stop and a space only these go on with an address: "… gmail. com", and not "… dot in. Not the other one". */
const endings = `(?:${[...new Set(words.domains.split('|').flatMap((domain) => domain.split('.').slice(1)))].join('|')})`;
const atDomain = new RegExp(
  `\\s*(?:\\s+${anyOf(words.at)}\\s+|\\s*\\(${anyOf(words.at)}\\)\\s*|\\s+@\\s*|@\\s+)((?:[a-z0-9-]+(?:\\s*\\.(?:\\s*(?=${endings}(?![a-z]))|(?=\\S))|\\s+${anyOf(words.dot)}\\s+))+[a-z]{2,4}|${anyOf(words.soleProviders)})(?![a-z0-9@]|\\.[a-z])`,
  'giu',
);
/** "Sunitha@gmail" */
const withoutEnding = new RegExp(`(@${anyOf(words.soleProviders)})$`, 'iu');
const spokenDot = new RegExp(`\\s+${anyOf(words.dot)}\\s+`, 'giu');
const separators: ReadonlyMap<string, string> = new Map(
  (
    [
      ['_', words.underscore],
      ['-', words.hyphen],
      ['.', `${words.dot}|${words.point}`],
    ] as const
  ).flatMap(([sign, role]) => [...wordSet(role)].map((word) => [word, sign] as const)),
);
/** Words that lead up to an address and are no part of it. */
const leading = new Set(
  [...wordSet(words.leading, words.pronouns, words.afterNames, words.calling, words.at, words.keeping)].map(
    (expression) => expression.split(' ').at(-1),
  ),
);
/** What is no address's beginning, however it stands before "at": "write to me at example.com". */
const noOwner = wordSet(words.owners, words.pronouns, words.afterNames, words.calling);

function spokenAddresses(line: string, rule: EmailRule): readonly FoundContact[] {
  return [...line.matchAll(atDomain)].flatMap((match) => {
    const at = match.index;
    const end = at + match[0].length;
    const clause = /[^,;:!?\n]*$/.exec(line.slice(0, at))?.[0] ?? '';
    const said = [...clause.matchAll(spokenPart)].map(([spoken], index, all) => {
      const figures = digitsAsFigures(spoken.toLowerCase()).replaceAll(' ', '');
      const isDigit = /^\d+$/.test(figures) && /\p{L}/u.test(spoken) && !match[0].includes('@');
      return { word: isDigit ? figures : spoken, isDigit, start: at - clause.length + (all[index]?.index ?? 0) };
    });
    const own = ownWords(said);
    const first = said[said.length - own];
    const spokenLast = said.at(-1)?.word.toLowerCase() ?? '';
    if (!first || noOwner.has(spokenLast)) return [];
    const local = said
      .slice(said.length - own)
      .map(({ word }) => separators.get(word.toLowerCase()) ?? word)
      .join('');
    const domain = (match[1] ?? '').replace(spokenDot, '.').replace(/\s/g, '');
    const ending = domain.includes('.') ? '' : '.com';
    const before = said[said.length - own - 1]?.word.toLowerCase().replace(/[^\p{L}-]/gu, '');
    const isWhole = before === undefined || before === '' || leading.has(before);
    const address = `${local}@${domain}${ending}`;
    const parsed = parseEmail(address, rule);
    return [{ start: first.start, end, parsed: isWhole || !parsed.ok ? parsed : refused('emailUnclear', { address }) }];
  });
}

/** A word, or a digit that is said more than once: "double nine". */
const spokenPart = new RegExp(`${repeating}\\s+(?:${anyOf(...digits)}|\\d)(?!\\S)|\\S+`, 'giu');

interface SpokenWord {
  readonly word: string;
  /** Whether it is a digit in words. */
  readonly isDigit: boolean;
}

/** How many words before "at" are the address: one, those joined to it by a spoken sign or before digits in words, or a run of single letters and figures. */
function ownWords(said: readonly SpokenWord[]): number {
  let count = 1;
  const at = (back: number) => said[said.length - back]?.word.toLowerCase() ?? '';
  const isSingle = (word: string) => /^[a-z0-9]$/.test(word);
  for (;;) {
    if (separators.has(at(count + 1)) && at(count + 2) !== '') count += 2;
    else if (isSingle(at(count)) && isSingle(at(count + 1))) count += 1;
    else if (
      said[said.length - count]?.isDigit === true &&
      /^[a-z0-9]+$/.test(at(count + 1)) &&
      !leading.has(at(count + 1))
    )
      count += 1;
    else return Math.min(count, said.length);
  }
}

function places(text: string, pattern: RegExp): readonly Span[] {
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** Takes an accepted mail address. Returns the address that was probably meant where its ending is a known one misspelt ("gmial.com"), else undefined. */
export function likelyEmail(address: string): string | undefined {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  if (domain === '' || knownDomains.includes(domain)) return undefined;
  const meant = knownDomains.find((known) => editDistance(domain, known, 1) === 1);
  return meant === undefined ? undefined : `${address.slice(0, local.length)}@${meant}`;
}

const knownDomains: readonly string[] = words.domains.split('|');
