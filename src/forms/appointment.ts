import {
  bookingWindow,
  openSlots,
  slotMinutes,
  type Slot,
  validateBookingDate,
  validateSlot,
} from '#src/domain/appointment-time.ts';
import { parseSlot, slotAtEnd } from '#src/entities/time/parse-slot.ts';
import { addDays, instantOf, isIstDate, istToday, longDate, weekdayName, type IstDate } from '#src/domain/ist-dates.ts';
import { closureAt, nearestOpenDays, nearestSlots, openDaysIn, type BookingHours } from '#src/domain/office-hours.ts';
import { isDayAlone, parseDate } from '#src/entities/date/parse-date.ts';
import { without } from '#src/text/traced-text.ts';
import { accepted, refused, type Parsed } from '#src/domain/parsed.ts';
import type { Refusal, RefusalCode } from '#src/domain/refusal.ts';
import { formatPhone } from '#src/entities/contact/contact-details.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { visitorClock, visitorToday, type VisitorClock } from '#src/domain/visitor-clock.ts';
import answerWords from 'content:answer-words';
import words from 'content:appointment-words';
import practice from 'content:practice';
import sendingWords from 'content:sending-words';
import type { Practice, QuestionWords } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import { choiceQuestion } from './choice-question.ts';
import type { Form, SendEnding, Warning } from './form.ts';
import { besideHeldDay } from './held-day.ts';
import { momentsIn, slotWithin, slotTold, spanToldIn } from './moments.ts';
import { worded, type AnswerContext, type Answers, type Question, type Value } from './question.ts';
import { emailQuestion, emailWarnings, nameQuestion, phoneQuestion, wordsQuestion } from './text-questions.ts';

const dateQuestion = (questionWords: QuestionWords, booking: BookingHours): Question => ({
  ...worded('date', questionWords),
  kind: 'date',
  missing: 'dateMissing',
  missingWhenSent: 'dateUnchosen',
  parse: parseDay,
  hear: (text, answerContext) => besideHeldDay(parseDay(text, answerContext), text, answerContext),
  find: (text, answerContext) =>
    momentsIn(text, answerContext).dates.map((found) => ({
      ...found,
      parsed: besideHeldDay(found.parsed, text.slice(found.start, found.end), answerContext),
    })),
  isAlone: (text, { now, timeZone }) => isDayAlone(text, visitorToday(now, timeZone)),
  validate: (date, { now }) => validateBookingDate(String(date), istToday(now)),
  format: (date) => longDate(String(date)),
  bounds: ({ now }) => bookingWindow(istToday(now)),
  nextDays: ({ now }) =>
    Array.from({ length: daysAhead }, (_, ahead) => addDays(istToday(now), ahead)).map((day) => {
      const isClosed = closureAt(day, undefined, booking) !== undefined;
      return {
        value: day,
        label: withoutYear(day),
        ...(isClosed && { isOutsideHours: true, hint: words.closed.mark }),
      };
    }),
  suggestions: ({ now, answers: { date } }, refusal) =>
    openDays(date, refusal, booking, now).map((day) => ({ value: day, label: withoutYear(day) })),
});

/** Two weeks, the present day with them. */
const daysAhead = 14;

const withoutYear = (day: IstDate) => longDate(day).replace(/ \d{4}$/, '');

/** "Tomorrow" is the visitor's own day; which days can be booked goes by the practice's. */
function parseDay(text: string, { now, timeZone }: AnswerContext): Parsed<Value> {
  const { indianDay } = momentsIn(text, { now, timeZone });
  const parsed = indianDay === undefined ? parseDate(text, visitorToday(now, timeZone)) : accepted(indianDay);
  const isOpen = !parsed.ok && leavesOpen.has(parsed.refusal.code);
  return (isOpen ? spanToldIn(text, { now, timeZone })?.parsed : undefined) ?? parsed;
}

/** Refusals of words that may still name a stretch of days. */
const leavesOpen: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'dateNone',
  'dateVague',
  'dateSeveral',
  'dateOtherSubject',
]);

/** Days to propose: of the stretch that was told, beside a day on which the office is closed, or else the next ones. */
function openDays(
  date: Answers[string] | undefined,
  refusal: Refusal | undefined,
  booking: BookingHours,
  now: Date,
): readonly IstDate[] {
  if (refusal?.code === 'dateSpan') {
    const [first, last] = [String(refusal.values.first), String(refusal.values.last)];
    if (refusal.values.either !== undefined) return [first, last];
    const days = openDaysIn({ first, last }, booking, now, mostSuggestions);
    return days.length > 0 ? days : nearestOpenDays(first, booking, now, mostSuggestions);
  }
  return isClosedDay(date, booking)
    ? nearestOpenDays(String(date), booking, now, mostSuggestions)
    : openDaysIn(bookingWindow(istToday(now)), booking, now, mostSuggestions);
}

const mostSuggestions = 3;

const isClosedDay = (date: Answers[string] | undefined, booking: BookingHours) =>
  date !== undefined && closureAt(String(date), undefined, booking) !== undefined;

const timeQuestion = (questionWords: QuestionWords, booking: BookingHours): Question => ({
  ...worded('time', questionWords),
  kind: 'slot',
  missing: 'timeMissing',
  missingWhenSent: 'timeUnchosen',
  parse: (text, answerContext) => hoursOffered(hourIn(text, answerContext, booking), answerContext, booking),
  find: (text, answerContext) => {
    const { dates, hours, indianDay } = momentsIn(text, answerContext);
    const [day] = dates.filter(({ isAside, parsed }) => !isAside && parsed.ok);
    const told = day?.parsed.ok === true ? { date: day.parsed.value } : {};
    const toldContext = { ...answerContext, answers: { ...answerContext.answers, ...told } };
    const date = indianDay ?? dateOf(toldContext.answers, answerContext.now);
    const open = openSlots(booking.slots, date, answerContext.now);
    const offered = (parsed: Parsed<Value>) => hoursOffered(parsed, toldContext, booking);
    const dayless = without(text, dates);
    if (slotAtEnd(dayless) !== undefined)
      return [
        {
          start: dayless.search(/\S/),
          end: dayless.trimEnd().length,
          parsed: parseSlot(dayless, withinHours(open, date, booking)),
        },
      ];
    return hours.map((hour) => {
      const found = {
        ...hour,
        ...(hour.isBound && !hour.clock
          ? { parsed: slotWithin(text, hours, open) }
          : slotTold(hour, date, booking.slots, open)),
      };
      return { ...found, parsed: offered(found.parsed) };
    });
  },
  validate: (slot, { now, answers }) => validateSlot(String(slot), dateOf(answers, now), now, booking.slots),
  format: String,
  elsewhere: (slot, { answers, timeZone }) => timeElsewhere({ ...answers, time: slot }, timeZone),
  choices: ({ now, answers, timeZone }) => {
    const open = openSlots(booking.slots, dateOf(answers, now), now);
    return booking.slots.map((slot) => {
      const elsewhere = timeElsewhere({ ...answers, time: slot }, timeZone);
      const isOutsideHours = open.includes(slot) && closureOf({ ...answers, time: slot }, booking)?.kind === 'hour';
      const hints = [...(elsewhere === undefined ? [] : [elsewhere]), ...(isOutsideHours ? [words.closed.mark] : [])];
      return {
        value: slot,
        label: slot,
        closed: !open.includes(slot),
        ...(isOutsideHours && { isOutsideHours }),
        ...(elsewhere !== undefined && { elsewhere }),
        ...(hints.length > 0 && { hint: hints.join('. ') }),
      };
    });
  },
  suggestions: ({ now, answers }) =>
    closureOf(answers, booking)?.kind === 'hour'
      ? nearestSlots(String(answers.time), String(answers.date), booking, now, mostSuggestions).map((slot) => ({
          value: slot,
          label: slot,
        }))
      : [],
});

/** The slot that a text names as a whole, on the day that was told. */
function hourIn(text: string, answerContext: AnswerContext, booking: BookingHours): Parsed<Value> {
  const { hours, indianDay } = momentsIn(text, answerContext);
  const abroad = hours.find(({ clock }) => clock !== undefined);
  const date = indianDay ?? dateOf(answerContext.answers, answerContext.now);
  const open = openSlots(booking.slots, date, answerContext.now);
  if (abroad) return slotTold(abroad, date, booking.slots, open).parsed;
  const given = hours.filter(({ isAside }) => !isAside);
  const [kept, another] = given;
  // "9 nahi 10"
  if (given.length < hours.length)
    return kept && !another
      ? slotTold(kept, date, booking.slots, open).parsed
      : refused('timeUnknown', { slots: booking.slots });
  const atEnd = slotAtEnd(text) !== undefined;
  const parsed = parseSlot(text, atEnd ? withinHours(open, date, booking) : booking.slots);
  return parsed.ok ? parsed : parseSlot(text, open);
}

/** "Evening" or "6.30 pm", said of a Saturday: of several slots those are offered at which the office is open, and it is said when that is. */
function hoursOffered(
  parsed: Parsed<Value>,
  { now, answers: { date } }: AnswerContext,
  booking: BookingHours,
): Parsed<Value> {
  if (parsed.ok || date === undefined || !offersHours.has(parsed.refusal.code)) return parsed;
  const { slots } = parsed.refusal.values;
  const named = Array.isArray(slots) ? slots.map(String) : [];
  const closures = named.flatMap((slot) => closureAt(String(date), slotMinutes(slot), booking) ?? []);
  const [closure] = closures;
  const [first] = named;
  if (closure?.kind !== 'hour' || first === undefined) return parsed;
  const within = named.filter((slot) => closureAt(String(date), slotMinutes(slot), booking) === undefined);
  const [only = first, another] = within;
  const open = another ? within : nearestSlots(only, String(date), booking, now, mostSuggestions);
  return open.length === 0 ? parsed : refused('timeOutsideHours', { date, hours: closure.hours, slots: open });
}

const offersHours: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'timeAmbiguous',
  'timeSeveralInPart',
  'timeNotListed',
]);

/** The slots in which the office is open, where there are any. */
function withinHours(slots: readonly Slot[], date: IstDate, booking: BookingHours): readonly Slot[] {
  const within = slots.filter((slot) => closureAt(date, slotMinutes(slot), booking) === undefined);
  return within.length > 0 ? within : slots;
}

/** Why the office is closed at the day and hour of an appointment, as far as they are known. */
const closureOf = ({ date, time }: Answers, booking: BookingHours) =>
  date === undefined
    ? undefined
    : closureAt(String(date), time === undefined ? undefined : slotMinutes(String(time)), booking);

/** A number that no Indian mobile number begins like; it may be one of another country. */
const phoneWarnings = ({ phone }: Answers): readonly Warning[] =>
  phone === undefined || /^[6-9]/.test(String(phone))
    ? []
    : [{ about: 'phone', text: fillTemplate(words.phoneDoubt, { phone: formatPhone(String(phone)) }) }];

function closureWarnings(answers: Answers, booking: BookingHours): readonly Warning[] {
  const closure = closureOf(answers, booking);
  if (!closure) return [];
  const day = String(answers.date);
  const date = longDate(day);
  switch (closure.kind) {
    case 'holiday':
      return [{ about: 'date', text: fillTemplate(words.closed.holiday, { date, name: closure.name }) }];
    case 'weekday':
      return [{ about: 'date', text: fillTemplate(words.closed.weekday, { date, weekday: weekdayName(day) }) }];
    case 'hour': {
      const time = String(answers.time);
      return [{ about: 'time', text: fillTemplate(words.closed.hour, { date, time, hours: closure.hours }) }];
    }
  }
}

const clockText = ({ time, city, day, weekday }: VisitorClock) =>
  fillTemplate(words.otherClock[day], { time, city, weekday });

/** What the visitor's own clock shows at the time of an appointment; undefined while it is not known, and where it shows the same. */
function timeElsewhere({ date, time }: Answers, timeZone: string | undefined): string | undefined {
  if (date === undefined || time === undefined || timeZone === undefined) return undefined;
  const clock = visitorClock(String(date), slotMinutes(String(time)), timeZone);
  return clock && clockText(clock);
}

/** The day the slot is for; while none is chosen, a day on which every slot is still open. */
const dateOf = ({ date }: Answers, now: Date) =>
  date === undefined ? bookingWindow(istToday(now)).last : String(date);

/** The appointment request: what, when and who, sent by mail. Takes the services, the offices, the hours that can be asked for, and when it is open. */
export const appointmentForm = ({
  appointmentServices: services,
  offices,
  ...booking
}: Pick<Practice, 'appointmentServices' | 'slots' | 'hours' | 'closings' | 'offices'>): Form<SendEnding> => ({
  id: 'appointment',
  title: words.title,
  opening: words.opening,
  action: words.action,
  page: paths.bookAppointment,
  questions: [
    choiceQuestion('service', words.questions.service, services, 'serviceMissing', words.duration),
    dateQuestion(words.questions.date, booking),
    timeQuestion(words.questions.time, booking),
    nameQuestion(words.questions.name),
    emailQuestion(words.questions.email, 'appointment'),
    phoneQuestion(words.questions.phone),
    wordsQuestion('message', notesWords(offices), { kind: 'longText', missing: undefined }),
  ],
  warnings: (answers) => [...closureWarnings(answers, booking), ...emailWarnings(answers), ...phoneWarnings(answers)],
  ending: {
    kind: 'send',
    sentHeading: words.sentHeading,
    sentText: words.sentText,
    reference: sendingWords.reference,
    calendar: { label: words.calendar.save, questions: ['service', 'date', 'time'] },
    inBothClocks: (answers, timeZone) => {
      const there = timeElsewhere(answers, timeZone);
      if (there === undefined) return undefined;
      const time = fillTemplate(answerWords.bothClocks, { here: String(answers.time), there });
      return fillTemplate(words.inBothClocks, { date: longDate(String(answers.date)), time });
    },
    mail: ({ name, email, phone, service, date, time, message }, { reference, timeZone }) => ({
      template: 'appointment',
      failure: words.failure,
      fields: {
        name: String(name),
        email: String(email),
        phone: String(phone),
        service: String(service),
        serviceName: services.find(({ id }) => id === service)?.name ?? '',
        date: longDate(String(date)),
        time: String(time),
        message: message === undefined ? words.noNotes : String(message),
        reference,
        visitorTime: timeElsewhere({ date: String(date), time: String(time) }, timeZone) ?? '',
      },
    }),
  },
});

/** With several offices, the notes are the place to say which one. */
function notesWords(offices: Practice['offices']): QuestionWords {
  const notes = words.questions.message;
  if (offices.length < 2) return notes;
  const which = fillTemplate(words.whichOffice, { towns: offices.map(({ town }) => town) });
  return { ...notes, prompt: `${notes.prompt} ${which}`, help: `${notes.help} ${which}` };
}

/** The request for an appointment with this practice. */
export const appointment: Form<SendEnding> = appointmentForm(practice);

/** When a filled-in request begins, how long it lasts and what it is about. Undefined while day, hour or service is missing or is none. */
export function requestedTime({
  service: id,
  date,
  time,
}: Answers): { readonly start: Date; readonly minutes: number; readonly name: string } | undefined {
  const service = practice.appointmentServices.find((one) => one.id === id);
  if (!service || !isIstDate(String(date)) || !practice.slots.includes(String(time))) return undefined;
  return { start: instantOf(String(date), slotMinutes(String(time))), minutes: service.minutes, name: service.name };
}
