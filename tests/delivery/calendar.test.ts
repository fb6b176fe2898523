import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile, calendarText, type CalendarEntry } from '#src/delivery/calendar.ts';

const entry: CalendarEntry = {
  uid: 'one@example.com',
  changed: new Date('2026-11-21T06:00:00Z'),
  when: { start: new Date('2026-12-25T05:30:00Z'), minutes: 45 },
  summary: 'GST Services, Sample & Associates (to be confirmed)',
  description:
    'Bring: PAN; lease\nSecond line \\ with a sign, and enough words that the line has to be folded somewhere in the middle of it',
};

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  const found = calendar.getFirstSubcomponent('vevent');
  if (!found) throw new Error('no event');
  return { event: new ICAL.Event(found), status: found.getFirstPropertyValue('status') };
}

describe('the calendar file of a request', () => {
  it('gives an independent parser the right moment, length and words', () => {
    const { event, status } = read(calendarFile({ entries: [entry] }));
    expect({
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      description: event.description,
      uid: event.uid,
      status,
    }).toEqual({
      start: '2026-12-25T05:30:00.000Z',
      end: '2026-12-25T06:15:00.000Z',
      summary: entry.summary,
      description: entry.description,
      uid: 'one@example.com',
      status: 'TENTATIVE',
    });
  });

  it('states Indian time', () => {
    expect(calendarFile({ entries: [entry] })).toContain('DTSTART;TZID=Asia/Kolkata:20261225T110000\r\n');
  });

  it('keeps every line within 75 octets and brings any text back whole', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
      .map((words) => words.replace(/\p{Control}/gu, ' ').trim())
      .filter((words) => words !== '');
    fc.assert(
      fc.property(text, (summary) => {
        const file = calendarFile({ entries: [{ ...entry, summary }] });
        const longest = Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length));
        return longest <= 75 && read(file).event.summary === summary;
      }),
    );
  });
});

describe('days for a calendar', () => {
  const day: CalendarEntry = {
    uid: 'first@example.com',
    changed: new Date('2026-11-21T06:30:00Z'),
    when: { day: '2026-12-15' },
    summary: 'Advance tax, third',
    description: '75% paid',
  };

  it('are whole days with a reminder at nine, a week and a day before', () => {
    const file = calendarFile({ entries: [day] });
    const [entry] = new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent');
    expect(file.split('\r\n').slice(5, -2)).toEqual([
      'BEGIN:VEVENT',
      'UID:first@example.com',
      'DTSTAMP:20261121T063000Z',
      'LAST-MODIFIED:20261121T063000Z',
      'SEQUENCE:0',
      'DTSTART;VALUE=DATE:20261215',
      'SUMMARY:Advance tax\\, third',
      'DESCRIPTION:75% paid',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P6DT15H',
      'DESCRIPTION:Advance tax\\, third',
      'END:VALARM',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT15H',
      'DESCRIPTION:Advance tax\\, third',
      'END:VALARM',
      'END:VEVENT',
    ]);
    expect(entry?.getFirstPropertyValue('summary')).toBe('Advance tax, third');
  });

  it('read as lines with their dates, and an appointment with its hour in India', () => {
    expect(calendarText({ entries: [day, entry] })).toBe(
      '15 December 2026: Advance tax, third\nFriday, 25 December 2026, 11:00 AM: GST Services, Sample & Associates (to be confirmed)',
    );
  });
});
