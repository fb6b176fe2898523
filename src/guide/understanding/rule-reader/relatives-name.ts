import words from 'content:vocabulary-changes';
import clauses from 'content:vocabulary-clauses';
import contacts from 'content:vocabulary-contacts';
import questions from 'content:vocabulary-questions';
import small from 'content:vocabulary-small';
import wishes from 'content:vocabulary-wishes';
import relatives from 'content:vocabulary-relatives';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { parseName } from '#src/entities/contact/contact-details.ts';
import type { Found } from '#src/forms/question.ts';

/** Takes a message. Returns the name of somebody else for whom it is meant, with its place: "in my brother's name, Venkat Reddy", "for my mother, Padma". */
export function relativesName(text: string): Found | undefined {
  const spokenOf = namedAfterwards.exec(text);
  const match = spokenOf ?? pattern.exec(text);
  const { name: behind, other = behind, lead = '', apart } = match?.groups ?? {};
  if (!match || other === undefined) return undefined;
  // "Booking for wife Mrs Anuradha": without a sign only a capital begins a name.
  const isLoose = behind === undefined && apart === undefined;
  if (isLoose && (!/^\p{Lu}\p{Ll}/u.test(other) || namedElsewhere.test(text))) return undefined;
  const [name = ''] = /^\p{Lu}[\p{L}.']*(?: \p{Lu}[\p{L}.']*)*|^\p{Ll}+(?: \p{Ll}+)?$/u.exec(other) ?? [];
  const parsed = parseName(name);
  const isLed = spokenOf !== null || behind === undefined || lead !== '' || /^\p{Lu}/u.test(name);
  const start = match.index + match[0].length - other.length;
  return parsed.ok && isLed ? { start, end: start + name.length, parsed } : undefined;
}

const namedElsewhere = new RegExp(`(?<!\\p{L})${anyOf(relatives.names)}(?!\\p{L})`, 'iu');

/** Takes a message. Returns the name that is called one only behind it, with its place: "Imran hai mera naam", "Lakshmi na peru". */
export function nameCalledBehind(text: string): Found | undefined {
  const match = calledBehind.exec(text);
  const written = match?.groups?.name ?? '';
  const words = written.toLowerCase().split(' ');
  // "Wife ka naam hai", "kya naam hai", "galat naam hai"
  const isName = /^\p{Lu}/u.test(written) || words.length <= mostSmall;
  if (!match || !isName || words.some((word) => notInNames.has(word))) return undefined;
  const start = match.index + match[0].indexOf(written);
  const parsed = parseName(written);
  return parsed.ok ? { start, end: start + written.length, parsed } : undefined;
}

const mostSmall = 2;
const notInNames = wordSet(
  small,
  questions.anywhere,
  wishes.itself,
  relatives.whose,
  relatives.of,
  words.relations,
  words.no,
  words.wrong,
  words.entered,
  words.thatOne,
);

/** "Mere bhai ke naam pe": where the name of somebody else is meant, and not told. Takes a message; undefined where none is meant. */
export function relativeMeant(text: string): { readonly start: number; readonly end: number } | undefined {
  const match = pattern.exec(text);
  return match?.groups?.lead !== undefined && !relativesName(text)
    ? { start: match.index, end: match.index + match[0].length }
    : undefined;
}

const oneName = "\\p{L}[\\p{L}.']*";
const calledBehind = new RegExp(
  `(?<=^|[,.!;\\n]\\s*)(?:${anyOf(contacts.beforeNames, contacts.greetings, words.please)}[\\s,]+)*(?<name>${oneName}(?: ${oneName}){0,3}?)\\s+(?:(?:(?:${anyOf(words.leads)}|hai)\\s+)?${anyOf(relatives.whose)}\\s+${anyOf(relatives.names)}(?:\\s+${anyOf(contacts.afterNames)})?|${anyOf(relatives.names)}\\s+hai)(?=\\s*(?:$|[,.;!\\n]|${anyOf(clauses.and, clauses.but)}\\s))`,
  'iu',
);
const names = `${oneName}(?: ${oneName}){0,3}`;
const whose = `${anyOf(relatives.whose)}\\s+${anyOf(words.relations)}`;
const name = `(?:${anyOf(relatives.whose)}\\s+)?${anyOf(words.relations)}(?:['’]?s|\\s+${anyOf(relatives.of)})*\\s+${anyOf(relatives.names)}(?!\\p{L})(?<lead>(?:\\s*[,:-]|\\s+${anyOf(relatives.behind)}(?!\\p{L}))*)`;
/** "It is for my father, his name Narasimha Reddy", "biwi ke liye hai, uska naam Shabana" */
const namedAfterwards = new RegExp(
  `${anyWord(words.relations)}.*(?<!\\p{L})${anyOf(relatives.theirs)}\\s+${anyOf(relatives.names)}(?!\\p{L})(?<lead>(?:\\s*[,:-]|\\s+${anyOf(relatives.behind)}(?!\\p{L}))*)\\s+(?<name>${oneName}(?: ${oneName}){0,3}?)(?=\\s*(?:$|[,.;!\\n])|\\s+${anyOf(relatives.behind)}(?!\\p{L}))`,
  'iu',
);
const pattern = new RegExp(
  `(?<!\\p{L})(?:${name}(?:\\s*(?!${anyOf(relatives.behind)}(?!\\p{L}))(?<name>${names}))?|(?:${anyOf(words.ofNames, words.subjects)}\\s+(?:${anyOf(relatives.whose)}\\s+)?${anyOf(words.relations)}|${whose}\\s+ke\\s+liye)(?:(?<apart>\\s*[,:-]\\s*)|\\s+)(?<other>${names}))`,
  'iu',
);
