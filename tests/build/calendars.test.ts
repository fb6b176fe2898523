import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFiles } from '#tooling/build/calendars.ts';
import { loadContent } from '#tooling/content/load.ts';
import { sampleContent, sampleText } from '../content/sample-content.ts';
import { feeReturn, lawFile } from '../content/law/sample-law.ts';

const law = lawFile(
  'day: dayOfMonth: 20 | checked: 2026-11-02 | source: Rule 61; Act, section 3',
  'by: dayOfYear: { day: 30, month: 9 }',
  'late: rupees: 50',
);

const group = (extensions: readonly string[]) =>
  feeReturn('{ monthly: { day: fee.day } }', [
    ...(extensions.length > 0 ? ['    extensions:', ...extensions.map((one) => `      - ${one}`)] : []),
    '  meeting:',
    '    name: Meeting',
    '    what: Meeting of the year.',
    '    authority: The office',
    '    for: [employee]',
    '    due: { yearly: [{ on: fee.by, of: financial-year-before }] }',
    '    late: Nothing.',
    '    service: registrations/firm',
  ]).replace('name: Fees', 'name: Fees and more');

const files = (...extensions: readonly string[]) =>
  calendarFiles(
    loadContent(sampleContent({ 'law/fee.yaml': law, 'obligations/fees.yaml': group(extensions) })),
    '2026-11-22',
  );
const domain = /domain: (\S+)/.exec(sampleText('practice.yaml'))?.[1] ?? '';

interface ReadEvent {
  readonly uid: string;
  readonly day: string;
  readonly isWholeDay: boolean;
  readonly sequence: number;
  readonly summary: string;
  readonly description: string;
  readonly alarms: readonly string[];
}

/** The events of a calendar as a parser that is not ours reads them. */
function eventsOf(text: string | undefined): readonly ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text ?? '') as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      day: event.startDate.toString(),
      isWholeDay: event.startDate.isDate,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      alarms: component
        .getAllSubcomponents('valarm')
        .map(
          (alarm) =>
            `${String(alarm.getFirstPropertyValue('action'))} ${String(alarm.getFirstPropertyValue('trigger'))}`,
        ),
    };
  });
}

const host = new URL(domain).hostname;

it('there is a calendar for each group and for each usual profile', () => {
  expect([...files().keys()]).toEqual(['/calendars/fees.ics', '/calendars/traders.ics']);
});

it('a profile has the dates that concern it, from three months before the build to fifteen after it', () => {
  const days = eventsOf(files().get('/calendars/traders.ics')).map(({ day }) => day);
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-08-20', '2028-02-20', 19]);
});

it('an event is a whole day with what delay costs, its source, and two alarms at nine in the morning', () => {
  const found = eventsOf(files().get('/calendars/traders.ics')).find(({ day }) => day === '2026-12-20');
  expect(found).toEqual({
    uid: `fee-return-2026-11@${host}`,
    day: '2026-12-20',
    isWholeDay: true,
    sequence: 0,
    summary: 'Fee return: November 2026',
    description:
      'Return of the fees.\nIf late: A fee of ₹50 a day.\nSource: Rule 61; Act, section 3. Checked on 2 November 2026.',
    alarms: ['DISPLAY -P6DT15H', 'DISPLAY -PT15H'],
  });
});

it('the calendar says its name, where it comes from and how often to look again', () => {
  const calendar = new ICAL.Component(ICAL.parse(files().get('/calendars/fees.ics') ?? '') as unknown[]);
  const value = (name: string) => String(calendar.getFirstPropertyValue(name));
  expect(['version', 'name', 'x-wr-calname', 'source', 'refresh-interval'].map(value)).toEqual([
    '2.0',
    expect.stringMatching(/^Fees and more \(Sample/),
    expect.stringMatching(/^Fees and more \(Sample/),
    `${domain}/calendars/fees.ics`,
    'P1D',
  ]);
});

it('every line ends as RFC 5545 asks and has at most 75 octets', () => {
  for (const text of files().values()) {
    expect(text.endsWith('\r\n')).toBe(true);
    const lines = text.split('\r\n');
    expect(lines.filter((line) => line.includes('\n') || new TextEncoder().encode(line).length > 75)).toEqual([]);
  }
});

describe('a second build', () => {
  const once = '{ was: 2026-12-20, becomes: 2026-12-24, order: Notification 1, announced: 2026-12-18 }';
  const twice = '{ was: 2026-12-20, becomes: 2026-12-31, order: Notification 2, announced: 2026-12-23 }';
  const eventTexts = (text: string | undefined) => (text ?? '').split('BEGIN:VEVENT');

  it('of the same content gives the same files', () => {
    expect(files()).toEqual(files());
  });

  it.each([
    ['moved once', [once], '2026-12-24', 1, 'Notification 1'],
    ['moved again', [once, twice], '2026-12-31', 2, 'Notification 2'],
  ] as const)(
    'with a date that was %s changes that event alone, and its SEQUENCE',
    (_, moves, day, sequence, order) => {
      const before = eventTexts(files().get('/calendars/fees.ics'));
      const after = eventTexts(files(...moves).get('/calendars/fees.ics'));
      const changed = after.filter((text) => !before.includes(text));
      expect([after.length, changed.length]).toEqual([before.length, 1]);
      const uid = `fee-return-2026-11@${host}`;
      const event = eventsOf(files(...moves).get('/calendars/fees.ics')).find((one) => one.uid === uid);
      expect([
        event?.day,
        event?.sequence,
        event?.description.includes(`Moved from 20 December 2026. ${order}.`),
      ]).toEqual([day, sequence, true]);
    },
  );
});
