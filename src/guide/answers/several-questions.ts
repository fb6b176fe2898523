import clauses from 'content:vocabulary-clauses';
import { wordsOf } from '#src/text/plain-text.ts';
import { isQuestion } from '#src/text/question.ts';
import { anyOf } from '#src/text/word-lists.ts';
import type { Search } from '#src/search/search.ts';
import { beginsWithCue, hasCue, isOnlyAsked } from './asking-cues.ts';
import { inFull } from './in-full.ts';
import type { Reply } from '../model/reply.ts';

/**
 * Takes a message apart that asks several things of our pages: "documents for GST registration and how long does it take?". What is told
 * before a question stays with it. Takes any text; returns it whole where it asks one thing or none.
 */
export function questionsIn(text: string, search: Search): readonly string[] {
  const begins = [...text.matchAll(joints)].map(({ index, 0: joint }) => ({ end: index, start: index + joint.length }));
  const starts = begins.filter(({ start }, at) => asksAtOnce(inFull(text.slice(start, begins[at + 1]?.end)), search));
  const parts = [{ start: 0 }, ...starts].map(({ start }, at) => inFull(text.slice(start, starts[at]?.end).trim()));
  const questions = parts.reduce<readonly string[]>((asked, part) => {
    const last = asked.at(-1);
    return last !== undefined && !asks(last, search) ? [...asked.slice(0, -1), `${last}, ${part}`] : [...asked, part];
  }, []);
  return questions.length > mostQuestions || !questions.every((part) => asks(part, search)) ? [text] : questions;
}

const mostQuestions = 3;

const joints = new RegExp(
  `(?<=[?!;\\n])\\s*(?:${anyOf(clauses.and, clauses.plus, clauses.then)}\\s+)?|[\\s,]+(?:${anyOf(clauses.and, clauses.plus, clauses.then)}|&)(?:\\s+${anyOf(clauses.then)})?\\s+|[\\s,]*,\\s*`,
  'giu',
);

/** Whether a text begins by asking: with a question word, or with what is wanted of a subject. */
function asksAtOnce(text: string, search: Search): boolean {
  const words = wordsOf(text.toLowerCase());
  const [first = ''] = words;
  return (
    isQuestion([first]) ||
    isQuestion(words.slice(0, 2)) ||
    beginsWithCue(text) ||
    asksOfNamed(text, search) ||
    isOnlyAsked(words.slice(0, 2).join(' '), search)
  );
}

const fewestWords = 4;
/** In a longer part such a word tells rather than asks: "my client cuts 10 percent". */
const longestCueOnly = 5;

/** "Fssai reqd? gst also?": a part with its own question mark that names a page. */
const asksOfNamed = (text: string, search: Search): boolean =>
  endsAsking.test(text) && search.find(text, '').results[0]?.isNamed === true;

const endsAsking = /\?\s*$/;

/** Whether a part asks by itself. What something is has to name it: "what now" belongs to what was said before. */
function asks(part: string, search: Search): boolean {
  const words = wordsOf(part.toLowerCase());
  const found = search.find(part, '');
  const { aspects } = found.trace.query;
  return (
    aspects.some(({ aspect }) => aspect !== 'what') ||
    (words.length <= longestCueOnly && hasCue(part)) ||
    (isQuestion(words) && words.length >= fewestWords) ||
    ((aspects.length > 0 || endsAsking.test(part)) && found.results[0]?.isNamed === true)
  );
}

/** Several answers as one, each said once. */
export function joined(replies: readonly Reply[]): Reply | undefined {
  const [first] = replies;
  if (!first || replies.some(({ outcome }) => outcome !== 'answer')) return undefined;
  const said = new Set<string>();
  const isNew = (part: unknown) => {
    const key = JSON.stringify(part);
    return !said.has(key) && said.add(key);
  };
  const decision = replies.find((reply) => reply.decision)?.decision;
  const last = replies.at(-1) ?? first;
  return {
    ...last,
    outcome: 'answer',
    blocks: replies.flatMap(({ blocks }) => blocks).filter(isNew),
    links: replies
      .flatMap(({ links }) => links.slice(0, 2))
      .filter(({ href }, at, all) => all.findIndex((link) => link.href === href) === at),
    ...(decision && { decision }),
  };
}
