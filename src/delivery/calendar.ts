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
