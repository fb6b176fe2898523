import clauses from 'content:vocabulary-clauses';
import { isQuestion } from '#src/text/question.ts';
import { wordsIn } from '#src/search/words.ts';
import { asksFurther, hasCue } from './asking-cues.ts';
import type { Knowledge } from '../model/knowledge.ts';
import { singleWords } from '#src/search/single-words.ts';

type Names = Pick<Knowledge, 'search' | 'isEveryday' | 'termIn'>;

/** So many words name another thing and ask nothing by themselves. */
const mostNamed = 3;
/** From so near the end of a question a phrase such as "for a company" gives way to another. */
const nearEnd = 4;

const formNumber = /^\d{1,3}[a-z]{0,2}$/u;
const numberedForm = /(?<=\p{L}[\s-]?)\d{1,3}[a-z]{0,2}(?![\p{L}\d,.%])/iu;

/**
 * Asks in full what is only begun: "and 8?" after "last date of form 11", "for HUF?" after "papers for a company", "salaried also?". Takes a message, the one before
 * it, and what names pages. Returns undefined for a message that asks or names a page by itself.
 */
export function inFullAfter(text: string, before: string, { search, isEveryday, termIn }: Names): string | undefined {
  const said = wordsIn(text);
  const words = said.filter((word) => !joining.has(word));
  const named = words.filter((word) => !isEveryday(word) || formNumber.test(word));
  const [only = ''] = named;
  if (named.length === 1 && formNumber.test(only))
    return words.length === 1 && numberedForm.test(before) ? before.replace(numberedForm, only) : undefined;
  const lead = leading.has(words[0] ?? '') ? words[0] : undefined;
  const isBegun = lead !== undefined || also.has(said.at(-1) ?? '');
  if (!isBegun || named.length === 0 || named.length > mostNamed) return undefined;
  const found = search.find(text, '');
  const { results, outOfScope, trace } = found;
  const asks =
    trace.query.aspects.length > 0 ||
    hasCue(text) ||
    asksFurther(text) ||
    isQuestion(lead === undefined ? words : words.slice(1));
  const namesService = results[0]?.isSubject === true && results[0].entry.kind === 'service';
  if (asks || outOfScope !== undefined || namesService || termIn(found)) return undefined;
  return joinedTo(before.replace(/[?!.\s]+$/u, ''), lead, named);
}

const joining = singleWords(clauses.and, clauses.but, clauses.then);
const also = singleWords(clauses.then, clauses.too);
const leading = singleWords(clauses.of);

/** A phrase takes the place of the one that begins alike, and what is only named stands behind all. */
function joinedTo(before: string, lead: string | undefined, named: readonly string[]): string {
  const said = before.split(/\s+/u);
  const at = lead === undefined ? -1 : said.findLastIndex((word) => word.toLowerCase() === lead);
  const kept = at > 0 && said.length - at <= nearEnd ? said.slice(0, at) : said;
  return [...kept, ...(lead === undefined ? [] : [lead]), ...named].join(' ');
}
