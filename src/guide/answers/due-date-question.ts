import answers from 'content:due-date-answers';
import pageWords from 'content:due-date-page-words';
import groups from 'content:obligations';
import clauses from 'content:vocabulary-clauses';
import days from 'content:vocabulary-days';
import type { Obligation } from '#src/collections/types.ts';
import { addDays, addMonths, monthNames, weekdayIndex, type IstDate } from '#src/domain/ist-dates.ts';
import { calendarText } from '#src/entities/date/calendar-words.ts';
import { plainText, wordsOf } from '#src/text/plain-text.ts';
import { anyOf } from '#src/text/word-lists.ts';
import { wordsIn } from '#src/search/words.ts';

/** What a message asks about due dates. */
export type Asked = keyof typeof answers.asks;

/** A question about due dates: what it asks, of which obligations, of which month, 0 to 11, of whom, and whether it is about something else as well. */
export interface DueDateQuestion {
  readonly asked: Asked;
  readonly named: readonly Obligation[];
  /** Those named whose time counts from a day of one's own. */
  readonly namedEvents: readonly Obligation[];
  readonly month: number | undefined;
  /** The months at both ends of a period that is named, such as October and December. */
  readonly period: readonly string[];
  readonly people: readonly Person[];
  readonly isOfMore: boolean;
  /** Both ends of the span in which something is due. */
  readonly span: readonly [IstDate, IstDate];
}

type Person = (typeof pageWords.who)[number]['ticks'][number];

/** All obligations that have dates of their own. */
export const dated: readonly Obligation[] = groups
  .flatMap(({ obligations }) => obligations)
  .filter(({ rule }) => rule.kind !== 'event');

/** Takes any text and the Indian day; returns what the text asks about due dates, or undefined where it asks nothing of the kind. */
export function dueDateQuestion(text: string, today: IstDate): DueDateQuestion | undefined {
  const words = inSpaces(text);
  const asked = (Object.keys(answers.asks) as Asked[]).find((kind) =>
    kind === 'lists' ? hasAsWritten(text, answers.asks.lists) : has(words, answers.asks[kind]),
  );
  if (asked === undefined) return undefined;
  const month = monthIn(text);
  return {
    asked,
    named: obligationsIn(
      words,
      asksOfGroup.has(asked) || has(words, answers.ofGroup) ? [...names, ...groupNames] : names,
    ),
    namedEvents: obligationsIn(words, eventNames),
    month,
    period: monthsIn(text),
    people: pageWords.who.flatMap(({ ticks }) => ticks).filter(({ alsoCalled }) => has(words, alsoCalled)),
    isOfMore: has(words, answers.notDates),
    span: month === undefined ? spanIn(words, today) : spanOfMonth(month, today),
  };
}

/** The obligations that a text names, whatever it asks. Takes any text. */
export const obligationsNamed = (text: string): readonly Obligation[] => obligationsIn(inSpaces(text), names);

/** These may be asked of a whole group: "Is the GST return extended?" */
const asksOfGroup: ReadonlySet<Asked> = new Set(['lists', 'extended']);

const inSpaces = (text: string) => ` ${wordsIn(text).join(' ')} `;
const has = (words: string, phrases: readonly string[]) => phrases.some((phrase) => words.includes(inSpaces(phrase)));

/** Whether a text has one of the phrases in the very same form: one due date is not meant by several. */
function hasAsWritten(text: string, phrases: readonly string[]): boolean {
  const words = ` ${wordsOf(plainText(text)).join(' ')} `;
  return phrases.some((phrase) => words.includes(` ${phrase} `));
}

interface Name {
  readonly words: string;
  readonly obligations: readonly Obligation[];
}

/** How each obligation is called. */
const names: readonly Name[] = dated.flatMap((obligation) =>
  [obligation.id.replaceAll('-', ' '), obligation.name, ...obligation.alsoCalled].map((name) => ({
    words: inSpaces(name),
    obligations: [obligation],
  })),
);

/** How what counts from an event is called. A short name such as `charge` is a word of many meanings and is left out. */
const eventNames: readonly Name[] = groups
  .flatMap(({ obligations }) => obligations)
  .filter(({ rule }) => rule.kind === 'event')
  .flatMap((obligation) =>
    [obligation.name, ...obligation.alsoCalled].map((name) => ({ words: inSpaces(name), obligations: [obligation] })),
  );

/** How a whole group is called. What is asked of one is finer told by its page, unless its next dates or all of them are asked for. */
const groupNames: readonly Name[] = groups.map(({ name, obligations }) => ({
  words: inSpaces(name),
  obligations: obligations.filter((one) => dated.includes(one)),
}));

/** The obligations that a message names: those of the longest name in it, and those that are joined to it. */
function obligationsIn(words: string, known: readonly Name[]): readonly Obligation[] {
  const found = known.filter((name) => words.includes(name.words));
  const longest = Math.max(0, ...found.map((name) => name.words.length));
  const named = found.filter((name) => name.words.length === longest);
  const at = words.indexOf(named[0]?.words ?? ' ');
  const [before, behind] = [words.slice(0, at + 1), words.slice(at + longest - 1)];
  const joined = longest === 0 ? [] : [joinedBefore.exec(before)?.[1], joinedBehind.exec(behind)?.[1]];
  const others = joined.flatMap((rest) => (rest === undefined ? [] : obligationsIn(rest, known)));
  const meant = others.length > 0 ? named : (apartIn(words, named[0], known) ?? named);
  return [...new Set([...meant.flatMap(({ obligations }) => obligations), ...others])];
}

/** "ITR last date for audit cases" has all words of the name "ITR audit", though not together: the longest such name that holds the one found. */
function apartIn(words: string, found: Name | undefined, known: readonly Name[]): readonly Name[] | undefined {
  if (!found) return undefined;
  const said = new Set(words.split(' '));
  const wider = known.filter(({ words: name }) => {
    const own = name.split(' ');
    return (
      name.length > found.words.length &&
      own.every((word) => said.has(word)) &&
      found.words.split(' ').every((word) => own.includes(word))
    );
  });
  const longest = Math.max(...wider.map((name) => name.words.length));
  return wider.length === 0 ? undefined : wider.filter((name) => name.words.length === longest);
}

const and = anyOf(clauses.and, clauses.then);
const joinedBefore = new RegExp(`^(.* )${and} $`, 'u');
const joinedBehind = new RegExp(`^ ${and}( .*)$`, 'u');

/** The month that a message names, 0 to 11. "May" is one only behind a word that leads to a month. */
function monthIn(text: string): number | undefined {
  const [named] = monthsIn(text);
  return named === undefined ? undefined : monthNames.indexOf(named);
}

function monthsIn(text: string): readonly (typeof monthNames)[number][] {
  const words = wordsOf(calendarText(plainText(text)).replace(mayOtherwise, ''));
  return words.flatMap((word) => monthNames.filter((name) => name.toLowerCase() === word));
}

const mayOtherwise = new RegExp(`(?<!(?:for|${anyOf(days.in, days.by, days.until, days.joining)}) )may`, 'gu');

/** Both ends of the span that is asked about: 30 days where none is named. */
function spanIn(words: string, today: IstDate): readonly [IstDate, IstDate] {
  const { spans } = answers;
  if (has(words, spans.today)) return [today, today];
  if (has(words, spans.tomorrow)) return [addDays(today, 1), addDays(today, 1)];
  if (has(words, spans.week)) return [today, addDays(today, 7)];
  if (has(words, spans.nextWeek)) {
    const monday = addDays(today, 7 - ((weekdayIndex(today) + 6) % 7));
    return [monday, addDays(monday, 6)];
  }
  const first = firstOfMonth(today);
  if (has(words, spans.nextMonth)) return [addMonths(first, 1), lastOfMonth(addMonths(first, 1))];
  if (has(words, spans.month)) return [today, lastOfMonth(first)];
  return [today, addDays(today, 30)];
}

/** What is left of a month: of this year, or of the next where it has passed. */
function spanOfMonth(month: number, today: IstDate): readonly [IstDate, IstDate] {
  const ahead = (month + 13 - Number(today.slice(5, 7))) % 12;
  const first = addMonths(firstOfMonth(today), ahead);
  return [ahead === 0 ? today : first, lastOfMonth(first)];
}

/** The first day of the month of a day. */
const firstOfMonth = (day: IstDate): IstDate => `${day.slice(0, 7)}-01`;
/** The last day of the month that begins on a day. */
const lastOfMonth = (first: IstDate): IstDate => addDays(addMonths(first, 1), -1);
