import answers from 'content:due-date-answers';
import pageWords from 'content:due-date-page-words';
import { left, nameOf } from '#src/collections/due-date-text.ts';
import type { Obligation } from '#src/collections/types.ts';
import { concerning } from '#src/domain/concerned.ts';
import { counted } from '#src/domain/counted.ts';
import { dayAfter, daysBetween, dueDates, type DueDate } from '#src/domain/due-dates.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import {
  addDays,
  addMonths,
  dayMonthYear,
  istToday,
  longDate,
  weekdayName,
  type IstDate,
} from '#src/domain/ist-dates.ts';
import { dayTold } from '#src/forms/elapsed-time.ts';
import { paths } from '#src/paths.ts';
import { dated, dueDateQuestion, obligationsNamed, type Asked, type DueDateQuestion } from './due-date-question.ts';
import type { Chip } from '../model/chip.ts';
import { textBlock } from './blocks.ts';
import type { Link, Reply } from '../model/reply.ts';
import { questionOf } from '#src/text/story.ts';

/** Answers a message about due dates; undefined where it is about something else. */
export type DueDateAnswer = (
  text: string,
  page: string,
  now: Date,
  before?: readonly string[],
  isAnswered?: boolean,
) => Reply | undefined;

type OneDate = DueDate<Obligation>;

/**
 * Answers a message that clearly names an obligation and asks for its date, whether it was moved, or what now that it has passed; that asks
 * what is due at all; or that wishes to have a date in the calendar. A message that names none is about those of the page, or of what was said
 * before; where a passage answers more likely than not (`isAnswered`), it is not told that their dates were missed. What counts from a day of the visitor's own counts
 * from the one he told. Takes any text, the address of that page, the time and the messages before, the last first.
 */
export const dueDateAnswer: DueDateAnswer = (text, page, now, said = [], isAnswered = false) => {
  const [before = ''] = said;
  const today = istToday(now);
  const question = dueDateQuestion(text, today);
  if (question === undefined) return undefined;
  const { asked, named, month, people } = question;
  if (asked === 'calendar') return toCalendar(firstNamed([named, obligationsNamed(before), duesOf(page)]), today);
  if (asked === 'late') return named.length > 0 ? undefined : costOfDelay(before, today);
  if (named.length > 0) return ofNamed(question, today);
  if (question.namedEvents.length > 0 && (asked === 'within' || (asksWhen.has(asked) && !question.isOfMore)))
    return fromEvent(question.namedEvents, dayTold([text, ...said], today), today);
  // "What is pending?" at the end of a story asks of what the story tells, not of the calendar.
  if (asked === 'overall' && questionOf(text) !== undefined) return undefined;
  if (asked === 'overall' || (asked === 'lists' && (month !== undefined || people.length > 0)))
    return allThatIsDue(question, today);
  const meant = firstNamed([obligationsNamed(before), duesOf(page)]);
  if (asked === 'extended') return extension(meant, movedAhead(meant, today), today);
  return asked === 'missed' && !isAnswered ? lastDate(meant, today) : undefined;
};

const asksWhen: ReadonlySet<Asked> = new Set(['date', 'lists', 'overall']);

function ofNamed(question: DueDateQuestion, today: IstDate): Reply | undefined {
  const { asked, named, month, period, isOfMore } = question;
  if (asked === 'extended')
    return extension(named, ofMonth(named, month, period, today) ?? movedAhead(named, today), today);
  if (isOfMore || asked === 'within') return undefined;
  if (asked === 'missed') return lastDate(named, today);
  if (named.length > 1 && month !== undefined) return allThatIsDue(question, today, named);
  return dateOfMonth(named, month, period, today) ?? nextDates(named, today);
}

const firstNamed = (known: readonly (readonly Obligation[])[]) => known.find((some) => some.length > 0) ?? [];

const duesOf = (page: string) => dated.filter(({ service }) => paths.service(service) === page);

/** What delay costs of the obligation whose date was asked before. */
function costOfDelay(before: string, today: IstDate): Reply | undefined {
  const question = dueDateQuestion(before, today);
  if (!question || !asksWhen.has(question.asked) || question.isOfMore) return undefined;
  const [next] = nextOfEach(question.named, today);
  return next && reply([textBlock(fillTemplate(answers.one.late, { late: next.obligation.late }))], next, []);
}

/** The date for a month or a period that is named, or in that month, the nearest to today. */
function dateOfMonth(
  obligations: readonly Obligation[],
  month: number | undefined,
  period: readonly string[],
  today: IstDate,
): Reply | undefined {
  const date = ofMonth(obligations, month, period, today);
  return date && oneDate(date, today);
}

function ofMonth(
  obligations: readonly Obligation[],
  month: number | undefined,
  period: readonly string[],
  today: IstDate,
): OneDate | undefined {
  if (month === undefined) return undefined;
  const ending = `-${String(month + 1).padStart(2, '0')}`;
  const dates = nearestFirst(dueDates(obligations, addMonths(today, -12), addMonths(today, 24)), today);
  return (
    (period.length === 2 ? dates.find((one) => period.every((name) => nameOf(one).includes(name))) : undefined) ??
    dates.find(({ key }) => /^\d{4}-\d\d$/.test(key) && key.endsWith(ending)) ??
    dates.find(({ due }) => due.slice(0, 7).endsWith(ending))
  );
}

const mostShown = 6;

function nextDates(obligations: readonly Obligation[], today: IstDate): Reply | undefined {
  const next = nextOfEach(obligations, today);
  const [first] = next;
  if (first === undefined) return undefined;
  if (next.length > 1) {
    return reply([textBlock(answers.several), rowsOf(next, today)], first, [first]);
  }
  return oneDate(first, today);
}

const nextOfEach = (obligations: readonly Obligation[], today: IstDate): readonly OneDate[] =>
  obligations
    .flatMap((obligation) => dueDates([obligation], today, addMonths(today, 36)).slice(0, 1))
    .sort((one, other) => (one.due < other.due ? -1 : Number(one.due > other.due)));

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

/** The last date that has passed, what that costs, and the next one. */
function lastDate(obligations: readonly Obligation[], today: IstDate): Reply | undefined {
  const date = dueDates(obligations, addMonths(today, -12), addDays(today, -1)).at(-1);
  if (date === undefined) return undefined;
  const [next] = nextOfEach([date.obligation], today);
  const missed = fillTemplate(answers.one.missed, { late: date.obligation.late });
  return reply(
    [
      textBlock(sentence(answers.one.last, date, today)),
      textBlock(missed),
      ...(next ? [textBlock(sentence(answers.one.next, next, today))] : []),
    ],
    date,
    next ? [next] : [],
  );
}

const nearestFirst = (dates: readonly OneDate[], today: IstDate) =>
  dates.toSorted((one, other) => Math.abs(daysBetween(today, one.due)) - Math.abs(daysBetween(today, other.due)));

/** The first date to come that was moved. */
const movedAhead = (obligations: readonly Obligation[], today: IstDate): OneDate | undefined =>
  dueDates(obligations, today, addMonths(today, 12)).find((date) => date.extension);

/** Whether the date that is meant was moved: where none is, that nearest to today. Of several none of which was moved, the next dates. */
function extension(obligations: readonly Obligation[], meant: OneDate | undefined, today: IstDate): Reply | undefined {
  const next = nextOfEach(obligations, today);
  const [first] = next;
  if (!meant && obligations.length > 1 && first) {
    const checked = dayMonthYear(obligations.map((one) => one.checked).toSorted()[0] ?? today);
    return reply([textBlock(fillTemplate(answers.one.noneMoved, { checked })), rowsOf(next, today)], first, [first]);
  }
  const date = meant ?? nearestFirst(dueDates(obligations, addMonths(today, -12), addMonths(today, 12)), today)[0];
  if (date === undefined) return undefined;
  const { obligation, due, rule, extension: order } = date;
  const said = sentence(due < today ? answers.one.last : answers.one.next, date, today);
  const told = order
    ? fillTemplate(answers.one.moved, {
        name: nameOf(date),
        was: dayMonthYear(rule),
        date: longDate(due),
        left: left(today, due),
        order: order.order,
      })
    : fillTemplate(answers.one.notMoved, { last: said, checked: dayMonthYear(obligation.checked) });
  return reply([textBlock(told)], date, due >= today ? [date] : nextOfEach([obligation], today));
}

/** What is due within the span that a message names, for whom it names. */
function allThatIsDue(
  { people, span: [from, until] }: DueDateQuestion,
  today: IstDate,
  among: readonly Obligation[] = dated,
): Reply {
  // Somebody with a company is meant as companies usually are: with staff, GST and TDS.
  const usual = pageWords.calendars.list.filter(({ id }) => people.some((person) => person.id === id));
  const who = new Set([...people.map(({ id }) => id), ...usual.flatMap((profile) => profile.for)]);
  const dates = dueDates(concerning(among, who), from, until);
  const values = {
    from: dayMonthYear(from),
    date: dayMonthYear(until),
    who: people.length === 0 ? answers.overall.everybody : people.map(({ name }) => name),
  };
  return {
    outcome: 'answer',
    blocks: [
      textBlock(fillTemplate(beforeAll(dates.length > 0, from > today), values)),
      ...(dates.length > 0 ? [rowsOf(dates, today)] : []),
      ...(dates.length > mostShown
        ? [textBlock(fillTemplate(answers.overall.more, { count: dates.length - mostShown }))]
        : []),
    ],
    links: [{ href: paths.dueDates, label: pageWords.list.heading }],
    calendarChips: dates.slice(0, 1).map(calendarChip),
  };
}

function beforeAll(isAnythingDue: boolean, isToCome: boolean): string {
  const { some, none, between, noneBetween } = answers.overall;
  if (isToCome) return isAnythingDue ? between : noneBetween;
  return isAnythingDue ? some : none;
}

/** What counts from a day of the visitor's own: how long it is and from what, or when it ends where the day was told. */
function fromEvent(obligations: readonly Obligation[], day: IstDate | undefined, today: IstDate): Reply | undefined {
  const [first] = obligations;
  if (first === undefined) return undefined;
  const said = obligations.flatMap(({ name, rule, late }) => {
    if (rule.kind !== 'event') return [];
    const within = counted(answers.terms[rule.term.unit], rule.term.count);
    const after = pageWords.events.list.find(({ id }) => id === rule.event)?.after ?? '';
    const due = day && dayAfter(day, rule.term);
    const counts = fillTemplate(answers.one.within, { name, within, after });
    const falls =
      due &&
      fillTemplate(due < today ? answers.one.wasCounted : answers.one.counted, {
        day: dayMonthYear(day),
        date: longDate(due),
        left: left(today, due),
      });
    return [
      textBlock(falls === undefined ? counts : `${counts} ${falls}`),
      textBlock(fillTemplate(answers.one.late, { late })),
    ];
  });
  return { outcome: 'answer', blocks: said, links: linksOf(first) };
}

/** The next date of what is named, with the chip that puts it into the calendar. */
function toCalendar(obligations: readonly Obligation[], today: IstDate): Reply | undefined {
  const [next] = nextOfEach(obligations, today);
  if (next === undefined) return undefined;
  const told = { chip: answers.chip, name: nameOf(next), date: longDate(next.due) };
  return reply([textBlock(fillTemplate(answers.one.calendar, told))], next, [next]);
}

const sentence = (template: string, date: OneDate, today: IstDate) =>
  fillTemplate(template, { name: nameOf(date), date: longDate(date.due), left: left(today, date.due) });

const rowsOf = (dates: readonly OneDate[], today: IstDate) => ({
  kind: 'rows' as const,
  rows: dates.slice(0, mostShown).map((date) => ({ label: nameOf(date), value: dayOf(date, today) })),
});

const dayOf = ({ due }: OneDate, today: IstDate) =>
  `${fillTemplate(answers.rows.day, { weekday: weekdayName(due), date: dayMonthYear(due) })}, ${left(today, due)}`;

const reply = (blocks: Reply['blocks'], { obligation }: OneDate, dates: readonly OneDate[]): Reply => ({
  outcome: 'answer',
  blocks,
  links: linksOf(obligation),
  calendarChips: dates.map(calendarChip),
  about: { spokenOf: { [paths.service(obligation.service)]: 1 }, told: [], heading: obligation.name },
});

const linksOf = ({ service, serviceName }: Obligation): readonly Link[] => [
  { href: paths.service(service), label: serviceName },
  { href: paths.dueDates, label: pageWords.list.heading },
];

const calendarChip = ({ obligation, due }: OneDate): Chip => ({
  label: answers.chip,
  acts: [{ kind: 'ask', text: answers.chip }],
  calendar: { kind: 'dueDate', obligation: obligation.id, due },
});
