import {
  bookingWindow,
  openSlots,
  slotMinutes,
  validateBookingDate,
  validateSlot,
} from '#src/domain/appointment-time.ts';
import { parseSlot } from '#src/language/parse-slot.ts';
import { instantOf, istToday, longDate } from '#src/domain/ist-dates.ts';
import { isDayAlone, parseDate } from '#src/language/parse-date.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { visitorClock, type VisitorClock } from '#src/domain/visitor-clock.ts';
import words from 'content:appointment-words';
import practice from 'content:practice';
import sendingWords from 'content:sending-words';
import type { Practice, QuestionWords } from '#src/collections/types.ts';
import { paths } from '#src/paths.ts';
import { choiceQuestion } from './choice-question.ts';
import type { Form, SendEnding } from './form.ts';
import type { Answers, Question } from './question.ts';
import { emailQuestion, nameQuestion, phoneQuestion, wordsQuestion } from './text-questions.ts';

const dateQuestion = ({ label, prompt, help, format: pattern, alsoCalled }: QuestionWords): Question => ({
  id: 'date',
  label,
  prompt,
  help,
  pattern,
  kind: 'date',
  missing: 'dateMissing',
  alsoCalled,
  parse: (text, { now }) => parseDate(text, istToday(now)),
  isAlone: (text, { now }) => isDayAlone(text, istToday(now)),
  validate: (date, { now }) => validateBookingDate(String(date), istToday(now)),
  format: (date) => longDate(String(date)),
  bounds: ({ now }) => bookingWindow(istToday(now)),
});

const timeQuestion = (
  { label, prompt, help, format: pattern, alsoCalled }: QuestionWords,
  slots: readonly string[],
): Question => ({
  id: 'time',
  label,
  prompt,
  help,
  pattern,
  kind: 'slot',
  missing: 'timeMissing',
  alsoCalled,
  parse: (text, { now, answers }) => {
    const parsed = parseSlot(text, slots);
    return parsed.ok ? parsed : parseSlot(text, openSlots(slots, dateOf(answers, now), now));
  },
  validate: (slot, { now, answers }) => validateSlot(String(slot), dateOf(answers, now), now, slots),
  format: String,
  choices: ({ now, answers, timeZone }) => {
    const open = openSlots(slots, dateOf(answers, now), now);
    return slots.map((slot) => {
      const elsewhere =
        answers.date === undefined || timeZone === undefined
          ? undefined
          : visitorClock(String(answers.date), slotMinutes(slot), timeZone);
      return {
        value: slot,
        label: slot,
        closed: !open.includes(slot),
        ...(elsewhere !== undefined && { hint: clockText(elsewhere) }),
      };
    });
  },
});

const clockText = ({ time, city, day }: VisitorClock) => fillTemplate(words.otherClock[day], { time, city });

/** The day the slot is for; while none is chosen, a day on which every slot is still open. */
const dateOf = ({ date }: Answers, now: Date) =>
  date === undefined ? bookingWindow(istToday(now)).last : String(date);

/** The appointment request: what, when and who, sent by mail. Takes the services and the hours that can be asked for. */
export const appointmentForm = ({
  appointmentServices: services,
  slots,
}: Pick<Practice, 'appointmentServices' | 'slots'>): Form<SendEnding> => ({
  id: 'appointment',
  title: words.title,
  opening: words.opening,
  action: words.action,
  page: paths.bookAppointment,
  questions: [
    choiceQuestion('service', words.questions.service, services, 'serviceMissing', words.duration),
    dateQuestion(words.questions.date),
    timeQuestion(words.questions.time, slots),
    nameQuestion(words.questions.name),
    emailQuestion(words.questions.email, 'appointment'),
    phoneQuestion(words.questions.phone),
    wordsQuestion('message', words.questions.message, { kind: 'longText', missing: undefined, most: 2000 }),
  ],
  ending: {
    kind: 'send',
    sentHeading: words.sentHeading,
    sentText: words.sentText,
    reference: sendingWords.reference,
    mail: ({ name, email, phone, service, date, time, message }, { reference }) => ({
      template: 'appointment',
      failure: words.failure,
      fields: {
        name: String(name),
        email: String(email),
        phone: String(phone),
        service: String(service),
        date: longDate(String(date)),
        time: String(time),
        message: message === undefined ? words.noNotes : String(message),
        reference,
      },
    }),
  },
});

/** The request for an appointment with this practice. */
export const appointment: Form<SendEnding> = appointmentForm(practice);

/** When a filled-in request begins, how long it lasts and what it is about. Undefined while day, hour or service is missing. */
export function requestedTime({
  service: id,
  date,
  time,
}: Answers): { readonly start: Date; readonly minutes: number; readonly name: string } | undefined {
  const service = practice.appointmentServices.find((one) => one.id === id);
  if (!service || date === undefined || time === undefined) return undefined;
  return { start: instantOf(String(date), slotMinutes(String(time))), minutes: service.minutes, name: service.name };
}
