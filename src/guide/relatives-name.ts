import words from 'content:vocabulary-changes';
import { anyOf } from '#src/language/word-lists.ts';
import { parseName } from '#src/language/contact-details.ts';
import type { Found } from '#src/forms/question.ts';

/** Takes a message. Returns the name of somebody else for whom it is meant, with its place: "in my brother's name, Venkat Reddy", "for my mother, Padma". */
export function relativesName(text: string): Found | undefined {
  const match = pattern.exec(text);
  const written = match?.groups?.name ?? match?.groups?.other;
  if (!match || written === undefined) return undefined;
  const [name = ''] = /^\p{Lu}[\p{L}.']*(?: \p{Lu}[\p{L}.']*)*|^\p{Ll}+(?: \p{Ll}+)?$/u.exec(written) ?? [];
  const parsed = parseName(name);
  const start = match.index + match[0].length - written.length;
  return parsed.ok ? { start, end: start + name.length, parsed } : undefined;
}

const oneName = "\\p{L}[\\p{L}.']*";
const names = `${oneName}(?: ${oneName}){0,3}`;
const whose = `(?:my|our)\\s+${anyOf(words.relations)}`;
const pattern = new RegExp(
  `(?<!\\p{L})(?:${whose}(?:['’]?s)?\\s+name(?:\\s*[,:-]\\s*|\\s+(?:is|as)\\s+)(?<name>${names})|${anyOf(words.ofNames, words.subjects)}\\s+${whose}\\s*[,:-]\\s*(?<other>${names}))`,
  'iu',
);
