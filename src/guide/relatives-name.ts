import words from 'content:vocabulary-changes';
import relatives from 'content:vocabulary-relatives';
import { anyOf } from '#src/language/word-lists.ts';
import { parseName } from '#src/language/contact-details.ts';
import type { Found } from '#src/forms/question.ts';

/** Takes a message. Returns the name of somebody else for whom it is meant, with its place: "in my brother's name, Venkat Reddy", "for my mother, Padma". */
export function relativesName(text: string): Found | undefined {
  const match = pattern.exec(text);
  const { name: behind, other = behind, lead = '' } = match?.groups ?? {};
  if (!match || other === undefined) return undefined;
  const [name = ''] = /^\p{Lu}[\p{L}.']*(?: \p{Lu}[\p{L}.']*)*|^\p{Ll}+(?: \p{Ll}+)?$/u.exec(other) ?? [];
  const parsed = parseName(name);
  const isLed = behind === undefined || lead !== '' || /^\p{Lu}/u.test(name);
  const start = match.index + match[0].length - other.length;
  return parsed.ok && isLed ? { start, end: start + name.length, parsed } : undefined;
}

/** "Mere bhai ke naam pe": where the name of somebody else is meant, and not told. Takes a message; undefined where none is meant. */
export function relativeMeant(text: string): { readonly start: number; readonly end: number } | undefined {
  const match = pattern.exec(text);
  return match?.groups?.lead !== undefined && !relativesName(text)
    ? { start: match.index, end: match.index + match[0].length }
    : undefined;
}

const oneName = "\\p{L}[\\p{L}.']*";
const names = `${oneName}(?: ${oneName}){0,3}`;
const whose = `${anyOf(relatives.whose)}\\s+${anyOf(words.relations)}`;
const name = `(?:${anyOf(relatives.whose)}\\s+)?${anyOf(words.relations)}(?:['’]?s|\\s+${anyOf(relatives.of)})*\\s+${anyOf(relatives.names)}(?!\\p{L})(?<lead>(?:\\s*[,:-]|\\s+${anyOf(relatives.behind)}(?!\\p{L}))*)`;
const pattern = new RegExp(
  `(?<!\\p{L})(?:${name}(?:\\s*(?!${anyOf(relatives.behind)}(?!\\p{L}))(?<name>${names}))?|${anyOf(words.ofNames, words.subjects)}\\s+${whose}\\s*[,:-]\\s*(?<other>${names}))`,
  'iu',
);
