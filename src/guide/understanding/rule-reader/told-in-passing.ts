import days from 'content:vocabulary-days';
import hours from 'content:vocabulary-hours';
import offices from 'content:vocabulary-offices';
import openings from 'content:vocabulary-openings';
import repairs from 'content:vocabulary-repairs';
import small from 'content:vocabulary-small';
import type { Found, Question } from '#src/forms/question.ts';
import { clauseAt } from '#src/text/clauses.ts';
import { numberWord } from '#src/entities/number/number-words.ts';
import { without, type Span } from '#src/text/traced-text.ts';
import { anyOf, anyWord, wordSet } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Knowledge } from '../../model/knowledge.ts';
import { singleWords } from '#src/search/single-words.ts';

interface Place extends Found {
  readonly question: Question;
}

/** The words of a text that say something of a subject: neither everyday ones nor figures. Takes any text. */
const tellingWords = (text: string, { isEveryday }: Pick<Knowledge, 'isEveryday'>): readonly string[] =>
  wordsIn(text).filter((word) => /\p{L}{2}/u.test(word) && !isEveryday(word) && numberWord(word) === undefined);

/**
 * "2 form 16s since I changed my job": whether a bare figure, or a stretch of days, stands in a clause about something else and is no hour or day at all. Takes
 * the value, the message, everything that was found in it and what the guide knows. A figure beside a day is its hour.
 */
export function isInPassing(
  value: Place,
  text: string,
  all: readonly Place[],
  open: Question | undefined,
  knowledge: Pick<Knowledge, 'isEveryday'>,
): boolean {
  const { kind } = value.question;
  if (kind === 'date' && open?.kind !== 'date' && isDayOfMatter(value, text, knowledge)) return true;
  const isAskedFor = kind === 'date' && open?.kind === 'date' && !isOutside(value.parsed);
  if (value.weak !== true || (kind !== 'slot' && kind !== 'date') || isAskedFor) return false;
  const others = all.filter((one) => one !== value && one.weak !== true);
  const isBeside = others.some(
    ({ question, parsed, ...place }) => question.kind === 'date' && parsed.ok && touches(text, value, place),
  );
  if (kind === 'slot' && counts(text, value, all, isBeside, knowledge)) return true;
  if (isBeside) return false;
  // A month tells of the whole message: "my refund of last year is stuck since july".
  const { start, end } = kind === 'date' ? { start: 0, end: text.length } : clauseAt(text, value);
  const clause = text.slice(start, end);
  const rest = tellingWords(without(text, [value, ...others]).slice(start, end), knowledge);
  return wordsIn(clause).length > mostInAnswer && rest.filter((word) => !ofHours.has(word)).length >= fewestTelling;
}

/** "The registration is on the 28th", "registry 28 ko hai": the day of something that is no visit. */
function isDayOfMatter({ start, end }: Span, text: string, knowledge: Pick<Knowledge, 'isEveryday'>): boolean {
  const before = text.slice(0, start);
  const [, event = ''] =
    eventBefore.exec(before) ?? (statedBehind.test(text.slice(end)) ? (lastWord.exec(before) ?? []) : []);
  return tellingWords(event, knowledge).some((word) => !ofHours.has(word) && !fitting.has(word));
}

const lastWord = /(\p{L}{3,})\s+$/u;
/** A verb that ends its clause says nothing of what stands behind it: "itr bharna hai friday ko". */
const linking = [...wordSet(offices.stating)].filter((word) => !wordSet(repairs.closing).has(word));
const eventBefore = new RegExp(`(\\p{L}{3,})\\s+${anyOf(...linking)}\\s+(?:${anyOf(days.joining)}\\s+)*$`, 'iu');
const statedBehind = new RegExp(`^\\s+(?:${anyOf(offices.behind)}\\s+)?${anyOf(offices.stating)}(?!\\p{L})`, 'iu');
const fitting = singleWords(offices.around);

const isOutside = (parsed: Found['parsed']) => !parsed.ok && parsed.refusal.code === 'dateOutsideWindow';

/** Words of a clause that may be nothing but an answer: "10 ke aas paas". */
const mostInAnswer = 5;
const fewestTelling = 2;

/** "Two directors": the word behind the number is what is counted. Beside a day a name may follow. */
function counts(
  text: string,
  { end }: Span,
  all: readonly Place[],
  isBesideDay: boolean,
  { isEveryday }: Pick<Knowledge, 'isEveryday'>,
): boolean {
  const [led = '', behind = ''] = /^\s+(\p{L}{3,})/u.exec(text.slice(end)) ?? [];
  const start = end + led.length - behind.length;
  const isName = isBesideDay && /^\p{Lu}/u.test(behind);
  const isOther = all.some((one) => one.start <= start && start < one.end);
  // "2 form 16"
  if (ofSubjects.test(text.slice(end))) return true;
  return (
    behind !== '' && !isName && !isOther && wordsIn(behind).some((word) => !isEveryday(word) && !ofHours.has(word))
  );
}

const ofSubjects = new RegExp(`^\\s+${anyOf(days.otherSubjects)}(?:s(?!\\p{L})|\\s*\\d)`, 'iu');
const ofHours = singleWords(days.approving, days.around, hours.whichever, hours.besides);

const touches = (text: string, one: Span, other: Span) =>
  between.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));
const between = new RegExp(`^[\\s,]*(?:${anyOf(small)}[\\s,]+)*$`, 'iu');

/** "They gave a wrong form 16 and the refund is stuck": whether a sentence tells something at length and wishes for nothing. Takes any text. */
export const statesMatter = (text: string, knowledge: Pick<Knowledge, 'isEveryday'>): boolean =>
  tellingWords(text, knowledge).length >= fewestStated && stating.test(text) && !wishing.test(text);

/** Words that say something in a sentence that tells. */
export const fewestStated = 4;
/** As the first word it asks. */
const stating = new RegExp(`\\S\\s+${anyWord(offices.stating)}`, 'iu');
const wishing = new RegExp(anyWord(openings.wishing, openings.inquiring), 'iu');
