import clauses from 'content:vocabulary-clauses';
import { wordsOf } from '#src/text/plain-text.ts';
import { isQuestion } from '#src/text/question.ts';
import { anyOf } from '#src/text/word-lists.ts';
import { asksAnything, compares } from './asking-cues.ts';
import type { Knowledge } from '../model/knowledge.ts';

type Names = Pick<Knowledge, 'search' | 'isEveryday' | 'isSubjectPage'>;

const joints = new RegExp(
  `\\s*,\\s*(?:${anyOf(clauses.and, clauses.plus, clauses.then)}\\s+)?|\\s*[&+]\\s*|\\s+${anyOf(clauses.and, clauses.plus, clauses.then)}\\s+`,
  'iu',
);

/** What is asked of several subjects at once is short, and so are their names. */
const longestMessage = 16;
const longestName = 4;
const mostSubjects = 3;

/**
 * Asks of each subject by itself what a message asks of several that it joins: "PF and ESI rate" asks two things. Takes any text and what names pages. Returns
 * undefined where it joins none, or wants them compared.
 */
export function eachSubject(text: string, names: Names): readonly string[] | undefined {
  const plain = text.trim().replace(/[?!.]+$/u, '');
  const parts = plain.split(joints).map((part) => part.split(/\s+/u).filter((word) => word !== ''));
  if (parts.length < 2 || parts.length > mostSubjects || plain.split(/\s+/u).length > longestMessage) return undefined;
  const [first = [], last = []] = [parts[0], parts.at(-1)];
  const left = nameAt('end', first, names);
  const right = nameAt('start', last, names);
  const between = parts.slice(1, -1).map((part) => part.join(' '));
  if (!left || !right || !between.every((name) => hrefOf(name, names) !== undefined)) return undefined;
  const [before, behind] = [first.slice(0, -left.length).join(' '), last.slice(right.length).join(' ')];
  const all = [first.slice(-left.length).join(' '), ...between, last.slice(0, right.length).join(' ')];
  const pages = new Set(all.map((name) => hrefOf(name, names)));
  // "Sign stick for company forms and pf claims" asks nothing of both.
  const isQuestionOfAll = before === '' || behind === '' || isQuestion(wordsOf(plain.toLowerCase()));
  const rest = `${before} ${behind}`;
  const isAsked = isQuestionOfAll && asksAnything(rest, names.search) && !compares(rest);
  if (!isAsked || pages.size < all.length) return undefined;
  return all.map((name) => [before, name, behind].filter((words) => words !== '').join(' '));
}

/** The words at an end of a part that name a page, apart from those that only ask and from what is told: "15000 ESI" is no name. */
function nameAt(end: 'start' | 'end', words: readonly string[], names: Names): readonly string[] | undefined {
  const longest = Math.min(longestName, words.length);
  for (let length = longest; length > 0; length -= 1) {
    const name = end === 'end' ? words.slice(-length) : words.slice(0, length);
    const outer = (end === 'end' ? name[0] : name.at(-1)) ?? '';
    const isOnlyName = !(names.isEveryday(outer) || asksAnything(outer, names.search));
    if (isOnlyName && !name.some((word) => amount.test(word)) && hrefOf(name.join(' '), names) !== undefined)
      return name;
  }
  return undefined;
}

/** Numbers in the names of pages, such as form 16, are shorter. */
const amount = /^\d[\d,]{3}/;

/** The page that a few words name and nothing besides. */
function hrefOf(words: string, { search, isSubjectPage }: Names): string | undefined {
  const found = search.find(words, '');
  if (!found.isUnderstood || found.outOfScope !== undefined) return undefined;
  const [best] = found.results;
  const isName = best?.isSubject === true && (best.isNamed || best.entry.kind === 'service');
  return isName && found.aspect === undefined && isSubjectPage(best.href) ? best.href : undefined;
}
