import answers from 'content:due-date-answers';
import pageWords from 'content:due-date-page-words';
import groups from 'content:obligations';
import days from 'content:vocabulary-days';
import { left, nameOf } from '#src/collections/due-date-text.ts';
import type { Obligation } from '#src/collections/types.ts';
import { concerning } from '#src/domain/concerned.ts';
import { daysBetween, dueDates, type DueDate } from '#src/domain/due-dates.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import {
  addDays,
  addMonths,
  dayMonthYear,
  istToday,
  longDate,
  monthNames,
  weekdayName,
  type IstDate,
} from '#src/domain/ist-dates.ts';
import { calendarText } from '#src/language/calendar-words.ts';
import { plainText, wordsOf } from '#src/language/plain-text.ts';
import { anyOf } from '#src/language/word-lists.ts';
import { paths } from '#src/paths.ts';
import { wordsIn } from '#src/search/words.ts';
import type { Chip } from './message.ts';
import { textBlock, type Link, type Reply } from './reply.ts';

/** Answers a message about due dates; undefined where it is about something else. */
export type DueDateAnswer = (text: string, page: string, now: Date) => Reply | undefined;

type Asked = keyof typeof answers.asks;
type OneDate = DueDate<Obligation>;

/**
 * Answers a message that clearly names an obligation and asks for its date, whether it was moved, or what now that it has passed; or that asks
 * what is due at all. A message that names none is about those of the page. Takes any text, the address of that page and the time.
 */
export const dueDateAnswer: DueDateAnswer = (text, page, now) => {
  const words = inSpaces(text);
  const asked = (Object.keys(answers.asks) as Asked[]).find((kind) => has(words, answers.asks[kind]));
  if (asked === undefined) return undefined;
  const today = istToday(now);
  const named = obligationsIn(words);
  if (named.length > 0) {
    if ((asked === 'date' || asked === 'overall') && has(words, answers.notDates)) return undefined;
    if (asked !== 'date' && asked !== 'overall') return lastDate(named, asked, today);
    return dateOfMonth(named, monthIn(text), today) ?? nextDates(named, today);
  }
  if (asked === 'overall') return allThatIsDue(words, monthIn(text), today);
  const here = dated.filter(({ service }) => paths.service(service) === page);
  if (here.length === 0 || asked === 'date') return undefined;
  return lastDate(here, asked, today);
};

const inSpaces = (text: string) => ` ${wordsIn(text).join(' ')} `;
const has = (words: string, phrases: readonly string[]) => phrases.some((phrase) => words.includes(inSpaces(phrase)));

const dated = groups.flatMap(({ obligations }) => obligations).filter(({ rule }) => rule.kind !== 'event');

/** How each obligation is called. */
const names: readonly { readonly words: string; readonly obligations: readonly Obligation[] }[] = [
  ...dated.flatMap((obligation) =>
    [obligation.id.replaceAll('-', ' '), obligation.name, ...obligation.alsoCalled].map((name) => ({
      words: inSpaces(name),
      obligations: [obligation],
    })),
  ),
];

/** How a whole group is called. What is asked of one is finer told by its page, unless its next dates are asked for. */
const groupNames = groups.map(({ name, obligations }) => ({
  words: inSpaces(name),
  obligations: obligations.filter((one) => dated.includes(one)),
}));

/** The obligations that a message names, by the longest name in it. */
function obligationsIn(words: string): readonly Obligation[] {
  const known = has(words, answers.ofGroup) ? [...names, ...groupNames] : names;
  const found = known.filter((name) => words.includes(name.words));
  const longest = Math.max(0, ...found.map((name) => name.words.length));
  return [...new Set(found.filter((name) => name.words.length === longest).flatMap(({ obligations }) => obligations))];
}

/** The month that a message names, 0 to 11. "May" is one only behind a word that leads to a month. */
function monthIn(text: string): number | undefined {
  const words = calendarText(plainText(text)).replace(mayOtherwise, '');
  const months = monthNames.map((name) => name.toLowerCase());
  const named = wordsOf(words).find((word) => months.includes(word));
  return named === undefined ? undefined : months.indexOf(named);
}

const mayOtherwise = new RegExp(`(?<!(?:for|${anyOf(days.in, days.by, days.until, days.joining)}) )may`, 'gu');

/** The date for a month that is named, or in it, the nearest to today. */
function dateOfMonth(obligations: readonly Obligation[], month: number | undefined, today: IstDate): Reply | undefined {
  if (month === undefined) return undefined;
  const ending = `-${String(month + 1).padStart(2, '0')}`;
  const dates = dueDates(obligations, addMonths(today, -12), addMonths(today, 24)).toSorted(
    (one, other) => Math.abs(daysBetween(today, one.due)) - Math.abs(daysBetween(today, other.due)),
  );
  const date =
    dates.find(({ key }) => /^\d{4}-\d\d$/.test(key) && key.endsWith(ending)) ??
    dates.find(({ due }) => due.slice(0, 7).endsWith(ending));
  return date && oneDate(date, today);
}

const mostShown = 6;

function nextDates(obligations: readonly Obligation[], today: IstDate): Reply | undefined {
  const next = obligations
    .flatMap((obligation) => dueDates([obligation], today, addMonths(today, 36)).slice(0, 1))
    .sort((one, other) => one.due.localeCompare(other.due));
  const [first] = next;
  if (first === undefined) return undefined;
  if (next.length > 1) {
    const rows = next.slice(0, mostShown).map((date) => ({ label: nameOf(date), value: dayOf(date, today) }));
    return reply([textBlock(answers.several), { kind: 'rows', rows }], first, [first]);
  }
  return oneDate(first, today);
}

/** One date, and what delay costs. */
const oneDate = (date: OneDate, today: IstDate): Reply =>
  reply(
    [
      textBlock(sentence(date.due < today ? answers.one.last : answers.one.next, date, today)),
      textBlock(fillTemplate(answers.one.late, { late: date.obligation.late })),
    ],
    date,
    date.due < today ? [] : [date],
  );

/** The date nearest to today, for a question about one that may have passed. */
function lastDate(obligations: readonly Obligation[], asked: Asked, today: IstDate): Reply | undefined {
  const dates = dueDates(obligations, addMonths(today, -12), addMonths(today, 12));
  const past = dates.filter(({ due }) => due < today);
  const nearest = dates.toSorted(
    (one, other) => Math.abs(daysBetween(today, one.due)) - Math.abs(daysBetween(today, other.due)),
  )[0];
  const date = asked === 'missed' ? past.at(-1) : nearest;
  if (date === undefined) return undefined;
  const { obligation, due, rule, extension } = date;
  const said = sentence(due < today ? answers.one.last : answers.one.next, date, today);
  const [next] = dueDates([obligation], today, addMonths(today, 36));
  if (asked === 'missed') {
    const missed = fillTemplate(answers.one.missed, { late: obligation.late });
    return reply(
      [textBlock(said), textBlock(missed), ...(next ? [textBlock(sentence(answers.one.next, next, today))] : [])],
      date,
      next ? [next] : [],
    );
  }
  const told = extension
    ? fillTemplate(answers.one.moved, {
        name: nameOf(date),
        was: dayMonthYear(rule),
        date: longDate(due),
        left: left(today, due),
        order: extension.order,
      })
    : fillTemplate(answers.one.notMoved, { last: said, checked: dayMonthYear(obligation.checked) });
  return reply([textBlock(told)], date, due >= today ? [date] : next ? [next] : []);
}

/** What is due within the span that a message names, for whom it names. */
function allThatIsDue(words: string, month: number | undefined, today: IstDate): Reply {
  const [from, until] = month === undefined ? [today, untilWhen(words, today)] : spanOfMonth(month, today);
  const people = pageWords.who.flatMap(({ ticks }) => ticks).filter(({ alsoCalled }) => has(words, alsoCalled));
  // Somebody with a company is meant as companies usually are: with staff, GST and TDS.
  const usual = pageWords.calendars.list.filter(({ id }) => people.some((person) => person.id === id));
  const who = new Set([...people.map(({ id }) => id), ...usual.flatMap((profile) => profile.for)]);
  const dates = dueDates(concerning(dated, who), from, until);
  const values = {
    date: dayMonthYear(until),
    who: people.length === 0 ? answers.overall.everybody : people.map(({ name }) => name),
  };
  const rows = dates.slice(0, mostShown).map((date) => ({ label: nameOf(date), value: dayOf(date, today) }));
  return {
    outcome: 'answer',
    blocks: [
      textBlock(fillTemplate(dates.length === 0 ? answers.overall.none : answers.overall.some, values)),
      ...(rows.length > 0 ? [{ kind: 'rows' as const, rows }] : []),
      ...(dates.length > rows.length
        ? [textBlock(fillTemplate(answers.overall.more, { count: dates.length - rows.length }))]
        : []),
    ],
    links: [{ href: paths.dueDates, label: pageWords.list.heading }],
    calendarChips: dates.slice(0, 1).map(calendarChip),
  };
}

function untilWhen(words: string, today: IstDate): IstDate {
  const { spans } = answers;
  if (has(words, spans.today)) return today;
  if (has(words, spans.week)) return addDays(today, 7);
  if (has(words, spans.month)) return lastOfMonth(`${today.slice(0, 7)}-01`);
  return addDays(today, 30);
}

const lastOfMonth = (first: IstDate): IstDate => addDays(addMonths(first, 1), -1);

/** What is left of a month: of this year, or of the next where it has passed. */
function spanOfMonth(month: number, today: IstDate): readonly [IstDate, IstDate] {
  const ahead = (month + 13 - Number(today.slice(5, 7))) % 12;
  const first = addMonths(`${today.slice(0, 7)}-01`, ahead);
  return [ahead === 0 ? today : first, lastOfMonth(first)];
}

const sentence = (template: string, date: OneDate, today: IstDate) =>
  fillTemplate(template, { name: nameOf(date), date: longDate(date.due), left: left(today, date.due) });

const dayOf = ({ due }: OneDate, today: IstDate) =>
  `${fillTemplate(answers.rows.day, { weekday: weekdayName(due), date: dayMonthYear(due) })}, ${left(today, due)}`;

function reply(blocks: Reply['blocks'], { obligation }: OneDate, dates: readonly OneDate[]): Reply {
  const links: readonly Link[] = [
    { href: paths.service(obligation.service), label: obligation.serviceName },
    { href: paths.dueDates, label: pageWords.list.heading },
  ];
  return { outcome: 'answer', blocks, links, calendarChips: dates.map(calendarChip) };
}

const calendarChip = ({ obligation, due }: OneDate): Chip => ({
  label: answers.chip,
  command: { kind: 'ask', text: answers.chip },
  calendar: { kind: 'dueDate', obligation: obligation.id, due },
});
