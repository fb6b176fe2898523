import words from 'content:vocabulary-contacts';
import { parseName } from './contact-details.ts';
import type { Parsed } from '#src/domain/parsed.ts';
import type { Span } from './traced-text.ts';
import { anyOf } from './word-lists.ts';

const introduction = new RegExp(
  `(?<!\\p{L})(?:(?:${anyOf(words.introductions)})\\s+(?<told>\\p{L}[\\p{L}.']*(?: \\p{Lu}[\\p{L}.']*){0,3})|(?:${anyOf(words.selfIntroductions)})\\s+(?<capitals>\\p{Lu}\\p{Ll}+(?: \\p{Lu}[\\p{L}.]*){1,3}))`,
  'giu',
);
const isCapital = /^\p{Lu}/u;

/** Takes a sentence and returns each name that somebody introduces himself with in it, with its place: "my name is Ravi", "I am Ravi Kumar". Never throws. */
export function findIntroducedNames(text: string): readonly (Span & { readonly parsed: Parsed<string> })[] {
  return [...text.slice(0, 4000).matchAll(introduction)].flatMap((match) => {
    const { told, capitals = '' } = match.groups ?? {};
    const said = told === undefined ? capitalsOnly(capitals, 2) : capitalsOnly(told, 1);
    if (said === '') return [];
    const start = match.index + match[0].indexOf(told ?? capitals);
    const parsed = parseName(said);
    return parsed.ok ? [{ start, end: start + said.length, parsed }] : [];
  });
}

/** "Lakshmi Reddy. I run a shop": a full stop behind a whole word ends the name. */
const withoutNextSentence = (text: string) => text.replace(/(?<=\p{L}{3})\. .*$/u, '');

/** The words up to the first one without a capital letter, when there are enough. Of a name in small letters, the first word. */
function capitalsOnly(text: string, fewest: number): string {
  const all = withoutNextSentence(text).split(' ');
  const small = all.findIndex((word) => !isCapital.test(word));
  const named = small < 0 ? all : all.slice(0, small);
  if (named.length >= fewest) return named.join(' ');
  return fewest === 1 ? (all[0] ?? '') : '';
}
