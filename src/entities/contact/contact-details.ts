import words from 'content:vocabulary-contacts';
import { digitsAsFigures } from '../number/number-words.ts';
import { accepted, refused, type Parsed } from '#src/domain/parsed.ts';
import { plainSigns, plainText, wordsOf } from '#src/text/plain-text.ts';
import { isQuestion } from '#src/text/question.ts';
import { onlySeen } from '#src/text/unseen.ts';
import { anyOf, wordSet } from '#src/text/word-lists.ts';

/** Which of the specification's two e-mail rules holds (section 5): the contact form's or the appointment's. */
export type EmailRule = 'message' | 'appointment';

const longestName = 80;
const longestLine = 500;
const longestEmail = 254;

const introduction = new RegExp(
  `^(?:${anyOf(words.greetings)}[ ,.!]+)?${anyOf(words.introductions, words.selfIntroductions, words.nameLabels, words.nameLeads)}(?![\\p{L}\\p{M}])[ :,-]*`,
  'iu',
);
const afterIntroduction = new RegExp(`(?:,? ${anyOf(words.afterNames, words.calling)}(?![\\p{L}\\p{M}]).*)$`, 'iu');
/** "Raju here"; "Kim Hai" is a name. */
const afterName = new RegExp(afterIntroduction.source, 'u');
const namePattern = /^[\p{L}\p{M}\p{Nd}][\p{L}\p{M}\p{Nd} .,'’&/()\u200c\u200d-]*$/u;

const emailPatterns: Readonly<Record<EmailRule, RegExp>> = {
  message: /^[^\s@]+@[^\s@]+$/u,
  appointment: /^[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,4}$/i,
};

const remark = new RegExp(`^(?:${anyOf(words.takenBack)}(?!\\p{L})|${anyOf(words.waiting)}$)`, 'iu');
// Words of an answer such as "I am not sure" or "I don't know", never of a name.
const notInNames = wordSet(words.notInNames);

function readsAsName(name: string): boolean {
  const parts = wordsOf(plainText(name));
  const letters = name.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  // "Will Smith" and "Can Yaman" are names, so two words ask only with "what" and its like.
  const asks = parts.length > 2 ? isQuestion(parts) : parts.some((word) => isQuestion([word]));
  return (
    namePattern.test(name) &&
    letters >= Array.from(name).length / 2 &&
    !asks &&
    !/\d{5}/.test(name) &&
    !remark.test(name) &&
    !parts.some((word) => notInNames.has(word))
  );
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** "Ok ok. Deepika Nair" */
const agreed = new RegExp(`^(?:${anyOf(words.beforeNames)}[ ,.!]+)+(?=\\p{L})`, 'iu');

/**
 * Takes a name as it is said in a conversation, alone or introduced ('my name is Ravi', 'naa peru Ravi'). Returns the
 * name, up to 80 characters in any script. Refuses an empty one, and
 * text that is no name. Never throws.
 */
export function parseName(text: string): Parsed<string> {
  const typed = oneLine(text.slice(0, longestLine * 2)).replace(agreed, '');
  const introduced = typed.replace(introduction, '');
  const isShort = typed.split(' ').length <= 3;
  const alone =
    introduced !== typed ? introduced.replace(afterIntroduction, '') : isShort ? typed.replace(afterName, '') : typed;
  const name = alone.replace(/[ ,!;:]+$/, '').replace(/(?<=\p{L}{2})\.$/u, '');
  if (name === '') return refused('nameMissing');
  return Array.from(name).length <= longestName && readsAsName(name) ? accepted(name) : refused('nameUnreadable');
}

/**
 * Takes an e-mail address as typed, and which rule holds: 'message' wants text@text, 'appointment' an address that ends in 2 to 4
 * letters. Returns the address, without what a mail program or a sentence puts around it ("Ravi <ravi@example.com>,"). It is valid as a whole or
 * refused: no part of a text is taken for it. Never throws.
 */
export function parseEmail(text: string, rule: EmailRule): Parsed<string> {
  if (text.length > longestLine) return refused('emailInvalid');
  const address = withoutSurroundings(plainSigns(onlySeen(text)).trim());
  return address.length <= longestEmail && emailPatterns[rule].test(address)
    ? accepted(address)
    : refused('emailInvalid');
}

function withoutSurroundings(written: string): string {
  const [, bracketed = written] = /^[^<>@]*<([^<>]*)>[\s.,;]*$/.exec(written) ?? [];
  const [, linked = bracketed] = /^\s*mailto:([^?]*)/i.exec(bracketed) ?? [];
  return linked.replace(/^[\s"'“‘(<[]+/u, '').replace(/[\s"'”’)>\].,;:!?]+$/u, '');
}

/** Takes what stands in a field for a name and returns it on one line. Refuses only an empty one. Never throws. */
export function parseNameField(text: string): Parsed<string> {
  const name = oneLine(text.slice(0, longestLine));
  return name === '' ? refused('nameMissing') : accepted(name);
}

function nationalNumber(written: string): Parsed<string> {
  const digits = written.replace(/\D/g, '');
  if (isForeign(written, digits)) return refused('phoneForeign');
  // The nought for calls within the country is often left behind its code.
  const prefix = written.startsWith('+') ? /^910?([1-9]\d{9})$/ : /^(?:(?:00|0)?910?(?=[1-9])|0)?(\d{10})$/;
  const [, national] = prefix.exec(digits) ?? [];
  // Ten equal digits are what somebody types who gives no number.
  return national === undefined || /^(\d)\1{9}$/.test(national) ? refused('phoneInvalid') : accepted(national);
}

/** With the code of another country, or written as in North America: "(732) 555-0142". A plus before ten digits is a slip. */
function isForeign(written: string, digits: string): boolean {
  if (written.startsWith('+')) return /^(?!91|[6-9]\d{9}$)\d{8,15}$/.test(digits);
  return /^(?:00(?!91)[1-9]\d{7,13}|1[2-9]\d{9})$/.test(digits) || /^\(\d{3}\) ?\d{3}[ .-]?\d{4}$/.test(written);
}

/**
 * Takes a phone number as typed ('+91 98765 43210', '09876543210', in a remark, in Indian
 * digits, digit by digit in English words). Returns exactly 10 digits, whichever they begin with. Refuses a number of another country
 * as such, and everything else: two numbers, ten equal digits. Never throws.
 */
export function parsePhone(text: string): Parsed<string> {
  if (text.length > longestLine) return refused('phoneInvalid');
  const line = digitsAsFigures(plainText(text));
  const number = onlyNumber(line);
  if (number.ok) return number;
  // "Nine six one eight, four zero, four zero, seven seven" is said in groups.
  const joined = onlyNumber(line.replace(betweenGroups, ' '));
  return joined.ok ? joined : number;
}

const betweenGroups = /(?<=\d) ?[,;/] ?(?=\d)/g;

/** The one number of at least seven figures in a line. */
function onlyNumber(line: string): Parsed<string> {
  const written = (line.match(/\+? ?\(?\d(?:(?:[ ()-]{0,3}|\.)\d)*/g) ?? []).filter(
    (piece) => piece.replace(/\D/g, '').length >= 7,
  );
  const numbers = new Map(written.map(nationalNumber).map((number) => [JSON.stringify(number), number]));
  const [number, another] = numbers.values();
  return number !== undefined && another === undefined ? number : refused('phoneInvalid');
}

/** Takes 10 digits and returns them as '98765 43210'; any other text comes back as it is. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{5})(\d{5})$/, '$1 $2');
}

/**
 * Takes free text, the reason for which an empty one is refused, and the most characters allowed. Returns the
 * text trimmed, line breaks and tabs kept, other control characters gone. Refuses empty text
 * with `missing`, and longer text with the limit and the count. Never throws.
 */
export function parseRequiredText(
  text: string,
  missing: 'subjectMissing' | 'messageMissing',
  maxLength: number,
): Parsed<string> {
  const kept = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
  if (onlySeen(kept).trim() === '') return refused(missing);
  const typed = Array.from(kept).length;
  return typed > maxLength ? refused('textTooLong', { most: maxLength, typed }) : accepted(kept);
}
