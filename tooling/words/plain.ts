import type { TextInContent } from './in-content.ts';

/** A way of writing that is not plain, and what to write in its place. */
export interface Mannerism {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** What "How we write" in CONTRIBUTING.md rules out, as far as a pattern can find it. */
export const mannerisms: readonly Mannerism[] = [
  { pattern: /\b(?:is|are|was|were|be|been) asked for\b/i, instead: 'name who asks, or say what to give' },
  { pattern: /\b(?:is|are|was|were|be|been) told\b/i, instead: 'name who tells, informs or writes' },
  { pattern: /\b(?:is|are|was|were) looked at\b/i, instead: 'name who checks' },
  { pattern: /\b(?:is|are|was|were) left out\b/i, instead: 'is not included, does not include' },
  { pattern: /\b(?:tell|tells|telling) of\b/i, instead: 'shows, reports' },
  { pattern: /\b(?:go|goes|going|went|gone) by (?!post|mail|email|courier)/i, instead: 'depends on, follows' },
  { pattern: /\b(?:carry|carries|carried) no(?:ne)?\b/i, instead: 'has no' },
  { pattern: /\b(?:take|takes|taken|taking) for granted\b/i, instead: 'assumed' },
  { pattern: /\breckon/i, instead: 'work out, expect, add' },
  { pattern: /\bsome(?:body|one)\b(?! else\b)/i, instead: 'name the person: an employee, a buyer, you' },
  {
    pattern:
      /\b(?:whoever|whomever|whatever|whichever)\b(?! (?:is|comes|falls|was) (?:earlier|later|lower|higher|less|more|first))/i,
    instead: 'anyone who, if you, any',
  },
  { pattern: /\bmostly\b/i, instead: 'usually, in most cases' },
  { pattern: /\bwho leaves\b/i, instead: 'name what the person does: resigns, retires, moves' },
  {
    pattern:
      /\b(?:stands|stood|standing)\b(?! for\b)|\bstand (?:in|on|at|under|beside|above|below|here|there|next|with)\b/i,
    instead: 'is, appears, is shown',
  },
  {
    pattern: /\bcounts (?:as|among|at|for|from|in|only|under|until|up to|with)\b/i,
    instead: 'is, applies, is included',
  },
];

/** Takes what visitors read, and returns a line for each text and mannerism in it, as `file:line: “words”: what to write`. */
export const mannerismsIn = (texts: readonly TextInContent[]): readonly string[] =>
  texts.flatMap(({ file, line, text }) =>
    mannerisms.flatMap(({ pattern, instead }) => {
      const words = pattern.exec(text)?.[0];
      return words === undefined ? [] : [`${file}:${line}: “${words.trim()}”: ${instead}`];
    }),
  );
