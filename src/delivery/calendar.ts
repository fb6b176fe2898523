import { dayMonthYear, istMinutes, istToday, longDate, type IstDate } from '#src/domain/ist-dates.ts';
import { writtenTime } from '#src/domain/appointment-time.ts';

/** A calendar of whole days and appointments. One with a `url` can be fetched again there by those that are subscribed to it. */
export interface Calendar {
  readonly name?: string;
  readonly about?: string;
  readonly url?: string;
  readonly entries: readonly CalendarEntry[];
}

/**
 * A whole day, or an appointment that is tentative until the practice confirms it. `changed` is the moment its words or its day were last
 * altered, `sequence` how often the day was.
 */
export interface CalendarEntry {
  readonly uid: string;
  readonly changed: Date;
  readonly sequence?: number;
  readonly when: { readonly day: IstDate } | { readonly start: Date; readonly minutes: number };
  readonly summary: string;
  readonly description: string;
  readonly url?: string;
  readonly category?: string;
}

/**
 * Writes a calendar as an iCalendar file (RFC 5545 and 7986). A whole day takes no time in the calendar, which reminds of it at 9 in the
 * morning, a week and a day before; an appointment is in Indian time. Lines are folded at 75 octets and end in CRLF; text is escaped. The same
 * calendar gives the same text.
 */
export function calendarFile({ name, about, url, entries }: Calendar): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chartered accountant site//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...textLines({ NAME: name, 'X-WR-CALNAME': name, DESCRIPTION: about, 'X-WR-CALDESC': about }),
    ...(url === undefined
      ? []
      : [`SOURCE;VALUE=URI:${url}`, 'REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D']),
    ...(entries.some(({ when }) => 'start' in when) ? indianTime : []),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** The entries of a calendar for a reader, a paragraph each: the day, the hour in India if it has one, and what it is. */
export function calendarText({ entries }: Pick<Calendar, 'entries'>): string {
  return entries.map(({ when, summary }) => `${writtenMoment(when)}: ${summary}`).join('\n');
}

const writtenMoment = (when: CalendarEntry['when']) =>
  'day' in when ? dayMonthYear(when.day) : `${longDate(istToday(when.start))}, ${writtenTime(istMinutes(when.start))}`;

const indianTime = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19451015T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const entryLines = ({
  uid,
  sequence = 0,
  changed,
  when,
  summary,
  description,
  url,
  category,
}: CalendarEntry): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${utc(changed)}`,
  `LAST-MODIFIED:${utc(changed)}`,
  `SEQUENCE:${sequence}`,
  ...('day' in when
    ? [`DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}`]
    : [`DTSTART;TZID=Asia/Kolkata:${indian(when.start)}`, `DURATION:PT${when.minutes}M`]),
  ...textLines({ SUMMARY: summary, DESCRIPTION: description }),
  ...(url === undefined ? [] : [`URL:${url}`]),
  ...textLines({ CATEGORIES: category }),
  ...('day' in when
    ? ['STATUS:CONFIRMED', 'TRANSP:TRANSPARENT', ...aheadAtNine.flatMap((trigger) => alarm(trigger, summary))]
    : ['STATUS:TENTATIVE', 'TRANSP:OPAQUE']),
  'END:VEVENT',
];

/** Counted from midnight, with which the day begins. */
const aheadAtNine = ['-P6DT15H', '-PT15H'];

const alarm = (trigger: string, text: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${trigger}`,
  `DESCRIPTION:${escaped(text)}`,
  'END:VALARM',
];

const textLines = (texts: Readonly<Record<string, string | undefined>>) =>
  Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [`${name}:${escaped(text)}`]));

const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');

const offset = 5.5 * 60 * 60 * 1000;
const indian = (instant: Date) => utc(new Date(instant.getTime() + offset)).replace('Z', '');

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Breaks a line so that no piece is longer than 75 octets, and no character is torn apart. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  return Array.from(line, (character) => {
    const octets = encoder.encode(character).length;
    const isFull = length + octets > 75;
    length = isFull ? 1 + octets : length + octets;
    return isFull ? `\r\n ${character}` : character;
  }).join('');
}
