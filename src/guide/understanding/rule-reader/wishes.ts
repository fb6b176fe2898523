import clauses from 'content:vocabulary-clauses';
import questions from 'content:vocabulary-questions';
import words from 'content:vocabulary-wishes';
import { wordsOf } from '#src/text/plain-text.ts';
import { asksOutright } from '#src/text/question.ts';
import { anyOf, anyWord } from '#src/text/word-lists.ts';
import type { Knowledge } from '../../model/knowledge.ts';

/** A message taken apart: what it asks of our pages, and all the rest of it. */
export interface Wishes {
  readonly asked: string;
  readonly rest: string;
}

/** The sentences and joined wishes of a message, each as it was written. */
export const partsOf = (text: string): readonly string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

const joining = anyOf(clauses.and, clauses.then, clauses.plus);
const begins = `(?:${anyOf(questions.anywhere, questions.first)}|${anyOf(questions.beforePersons)}\\s+${anyOf(questions.persons)})`;
const between = new RegExp(
  `(?<=[?!;\\n])|,\\s+(?=[^,?]*\\?)|,\\s*(?=(?:\\p{L}+\\s+){0,2}${begins}\\s)|(?<=\\p{L}{2}\\.+)\\s|[\\s,]+${joining}(?:\\s+${anyOf(clauses.then, words.kindly)})*\\s+`,
  'iu',
);

/** Takes apart "4 pm, and what papers do I need?": undefined where nothing is asked of our pages, or nothing else is said. A part that tells something for a form asks nothing. */
export function askedBeside(
  text: string,
  knowledge: Knowledge,
  tells: (part: string) => boolean = () => false,
): Wishes | undefined {
  const parts = partsOf(text).flatMap((part) => withoutComplaint(part, knowledge));
  if (parts.length < 2 || parts.length > mostParts) return undefined;
  const asked = parts.filter((part) => asksOurPages(part, knowledge) && !tells(part));
  if (asked.length === 0 || asked.length === parts.length) return undefined;
  return {
    asked: asked.map((part) => part.replace(counted, '')).join(' '),
    rest: parts.filter((part) => !asked.includes(part)).join(', '),
  };
}

/** "You are useless, book me for monday": what is said of the guide is answered too. */
function withoutComplaint(part: string, { intents }: Knowledge): readonly string[] {
  const [, said = '', rest = ''] = /^([^,.;]+)[,.;]\s*(.+)$/su.exec(part) ?? [];
  return intents.whole(said)?.id === 'complaint' ? [said, rest] : [part];
}

/** A letter is not taken apart. */
export const mostParts = 6;

/** "Tell me the GST papers" asks, though it is no question. */
const asking = new RegExp(`^(?:${anyOf(words.kindly)}\\s+)*${anyOf(words.asking)}(?!\\p{L})`, 'iu');

const askingBehind = new RegExp(anyWord(words.askingBehind), 'iu');

/** "Second, how much do you charge" */
const counted = new RegExp(`^${anyOf(words.counting)}[\\s,.:)]+`, 'iu');

/** Whether a part of a message is a question, or asks for a part of what our pages tell: "tell me the GST papers". */
function asksOurPages(part: string, { search, intents }: Knowledge): boolean {
  const said = wordsOf(part.toLowerCase());
  const whole = intents.whole(part);
  if (whole?.id === 'complaint') return true;
  if (said.length < 2) return false;
  const asks = asksOutright(part);
  if (!asks && !asking.test(part) && !askingBehind.test(part)) return false;
  const finding = search.find(part, '');
  const isKnown = finding.outcome !== 'none' || finding.aspect !== undefined || whole !== undefined;
  return isKnown && (asks || (finding.aspect !== undefined && finding.outcome === 'answer'));
}
