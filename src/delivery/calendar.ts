/** An appointment for a calendar. `start` is the moment it begins, `stamp` the moment the file is made. */
export interface CalendarEntry {
  readonly uid: string;
  readonly stamp: Date;
  readonly start: Date;
  readonly minutes: number;
  readonly summary: string;
  readonly description: string;
}

/**
 * Writes one tentative appointment as an iCalendar file (RFC 5545), in Indian time with the time zone stated.
 * Lines are folded at 75 octets and end in CRLF; text is escaped.
 */
export function calendarFile({ uid, stamp, start, minutes, summary, description }: CalendarEntry): string {
  return written([
    ...head,
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kolkata',
    'BEGIN:STANDARD',
    'DTSTART:19451015T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'TZNAME:IST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART;TZID=Asia/Kolkata:${indian(start)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'STATUS:TENTATIVE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** A day to keep in a calendar, as YYYY-MM-DD. `stamp` is the moment the file is made. */
export interface CalendarDay {
  readonly uid: string;
  readonly stamp: Date;
  readonly day: string;
  readonly summary: string;
  readonly description: string;
}

/** Writes whole days as an iCalendar file (RFC 5545), each with a reminder a week before. Lines and text as in `calendarFile`. */
export function calendarOfDays(days: readonly CalendarDay[]): string {
  return written([
    ...head,
    ...days.flatMap(({ uid, stamp, day, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${utc(stamp)}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P7D',
      `DESCRIPTION:${escaped(summary)}`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}

const head = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Chartered accountant site//Appointment request//EN',
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
];

const written = (lines: readonly string[]) => lines.map((line) => `${folded(line)}\r\n`).join('');

const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');

const offset = 5.5 * 60 * 60 * 1000;
const indian = (instant: Date) => utc(new Date(instant.getTime() + offset)).replace('Z', '');

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** A calendar of days. `url` is where it can be fetched again, for those that are subscribed to. */
export interface DatedCalendar {
  readonly name: string;
  readonly about: string;
  readonly url?: string;
  readonly days: readonly DatedEntry[];
}

/** A whole day, written YYYY-MM-DD. `changed` is the moment its words or its day were last altered, `sequence` how often the day was. */
export interface DatedEntry {
  readonly uid: string;
  readonly sequence: number;
  readonly changed: Date;
  readonly day: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  readonly category: string;
}

/**
 * Writes whole days as an iCalendar file (RFC 5545 and 7986) that reminds of each at 9 in the morning, a week and a day before. The days take
 * no time in the calendar. One with a `url` says that it is to be fetched again every day. The same days give the same text.
 */
export function datedCalendar({ name, about, url, days }: DatedCalendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chartered accountant site//Due dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `DESCRIPTION:${escaped(about)}`,
    `X-WR-CALDESC:${escaped(about)}`,
    ...(url === undefined
      ? []
      : [`SOURCE;VALUE=URI:${url}`, 'REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D']),
    ...days.flatMap(dayLines),
    'END:VCALENDAR',
  ];
  return written(lines);
}

const dayLines = ({ uid, sequence, changed, day, summary, description, url, category }: DatedEntry) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${utc(changed)}`,
  `LAST-MODIFIED:${utc(changed)}`,
  `SEQUENCE:${sequence}`,
  `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(description)}`,
  `URL:${url}`,
  `CATEGORIES:${escaped(category)}`,
  'STATUS:CONFIRMED',
  'TRANSP:TRANSPARENT',
  ...aheadAtNine.flatMap((trigger) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${trigger}`,
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
  ]),
  'END:VEVENT',
];

/** Counted from midnight, with which the day begins. */
const aheadAtNine = ['-P6DT15H', '-PT15H'];

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
