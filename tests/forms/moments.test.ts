import { expect, it } from 'vitest';
import type { Slot } from '#src/domain/appointment-time.ts';
import { accepted, refused, type Parsed } from '#src/domain/parsed.ts';
import { momentsIn, slotTold, spanToldIn } from '#src/forms/moments.ts';

/** A Saturday at noon in India; days can be booked up to 21 February 2027. */
const moment = { now: new Date('2026-11-21T06:30:00Z'), timeZone: 'Asia/Kolkata' };

const plain = <Value>(parsed: Parsed<Value>) => (parsed.ok ? parsed.value : parsed.refusal);
const outside = {
  code: 'dateOutsideWindow',
  values: { first: '2026-11-21', last: '2027-02-21' },
};
const span = (first: string, last: string) => ({ code: 'dateSpan', values: { first, last } });

it.each<readonly [text: string, told: unknown]>([
  ['come next week', ['next week', span('2026-11-23', '2026-11-28'), true]],
  ['this week', ['this week', '2026-11-21', true]],
  ['february', ['february', span('2027-02-01', '2027-02-21'), true]],
  ['march', ['march', outside, true]],
  ['after 20 february', ['after 20 february', span('2027-02-21', '2027-02-21'), true]],
  ['this month', ['this month', span('2026-11-21', '2026-11-30'), true]],
  ['friday', undefined],
])('the stretch of days in %j is cut to those that can be booked', (text, told) => {
  const found = spanToldIn(text, moment);
  expect(found && [text.slice(found.start, found.end), plain(found.parsed), found.weak]).toEqual(told);
});

it.each<readonly [text: string, days: readonly unknown[], hours: readonly unknown[]]>([
  ['friday at 4 pm', [['friday', '2026-11-27', undefined]], [['at 4 pm', false]]],
  ['next week at 11', [['next week', span('2026-11-23', '2026-11-28'), true]], [['at 11', false]]],
  ['next week 4 pm', [['next week', span('2026-11-23', '2026-11-28'), true]], [['4 pm', false]]],
  ['this week', [['this week', '2026-11-21', true]], []],
  ['after friday', [['after friday', span('2026-11-28', '2026-12-04'), false]], []],
  ['friday 4', [['friday', '2026-11-27', undefined]], [['4', true]]],
  ['notice dated 15 december, next week', [['15 december', '2026-12-15', undefined]], []],
  [
    'notice dated 31 november, next week',
    [
      ['31 november', { code: 'dateDayUnknown', values: { month: 'November', day: 31 } }, undefined],
      ['next week', span('2026-11-23', '2026-11-28'), true],
    ],
    [],
  ],
])('days and hours in %j', (text, days, hours) => {
  const found = momentsIn(text, moment);
  expect([
    found.dates.map(({ start, end, parsed, weak }) => [text.slice(start, end), plain(parsed), weak]),
    found.hours.map(({ start, end, weak }) => [text.slice(start, end), weak]),
  ]).toEqual([days, hours]);
});

it('the days around a feast that follows the moon are marked as such', () => {
  const found = spanToldIn('diwali', { now: new Date('2026-11-01T06:30:00Z') });
  expect(found && plain(found.parsed)).toEqual({
    code: 'dateSpan',
    values: { first: '2026-11-05', last: '2026-11-11', feast: 'moving' },
  });
});

/** Saturday afternoon in New York, Sunday night in India. */
const night = new Date('2026-11-21T20:00:00Z');

it('a day of the visitor that has passed in India is left out of a stretch', () => {
  const found = spanToldIn('today or tomorrow', { now: night, timeZone: 'America/New_York' });
  expect(found && plain(found.parsed)).toEqual(span('2026-11-22', '2026-11-22'));
});

it('a week that ends where the visitor is has passed in India', () => {
  const found = spanToldIn('this week', { now: night, timeZone: 'America/New_York' });
  expect(found && plain(found.parsed)).toEqual({
    code: 'dateOutsideWindow',
    values: { first: '2026-11-22', last: '2027-02-22' },
  });
});

const newYork = { zone: 'America/New_York', isOwn: false };
const unclear = { zone: undefined, isUnclear: true };

it.each<
  readonly [
    text: string,
    timeZone: string | undefined,
    days: readonly unknown[],
    hours: readonly unknown[],
    indianDay: string | undefined,
  ]
>([
  ['4 pm ist on friday', undefined, [['friday', '2026-11-27']], [['4 pm ist', undefined]], undefined],
  ['4 pm my time', 'Asia/Kolkata', [], [['4 pm my time', undefined]], undefined],
  ['4 pm my time', 'Asia/Calcutta', [], [['4 pm my time', undefined]], undefined],
  ['4 pm us time', 'Asia/Kolkata', [], [['4 pm us time', undefined]], undefined],
  ['4 pm my time on friday', undefined, [['friday', '2026-11-27']], [['4 pm my time', unclear]], undefined],
  [
    '4 pm my time on friday',
    'America/New_York',
    [['friday', '2026-11-28']],
    [['4 pm my time', { ...newYork, isOwn: true }]],
    '2026-11-28',
  ],
  ['4 pm us time', 'America/New_York', [], [['4 pm us time', unclear]], undefined],
  ['friday 9 pm new york time', undefined, [['friday', '2026-11-28']], [['9 pm new york time', newYork]], '2026-11-28'],
  [
    'friday 9 pm new york time, the notice dated 15 december',
    'America/New_York',
    [
      ['friday', '2026-11-28'],
      ['15 december', '2026-12-15'],
    ],
    [['9 pm new york time', { ...newYork, isOwn: true }]],
    '2026-11-28',
  ],
  [
    'friday 9 pm new york time, every monday',
    undefined,
    [
      ['friday', '2026-11-28'],
      ['monday', { code: 'dateVague', values: {} }],
    ],
    [['9 pm new york time', newYork]],
    '2026-11-28',
  ],
  [
    'friday 9 pm new york time (4 december)',
    undefined,
    [
      ['friday', '2026-11-27'],
      ['4 december', '2026-12-04'],
    ],
    [['9 pm new york time', newYork]],
    undefined,
  ],
  ['friday 9 new york time', undefined, [['friday', '2026-11-27']], [['9 new york time', newYork]], undefined],
  [
    'friday at 9 pm new york time or 10 pm new york time',
    undefined,
    [['friday', '2026-11-27']],
    [
      ['at 9 pm new york time', newYork],
      ['10 pm new york time', newYork],
    ],
    undefined,
  ],
  [
    'friday or monday 9 pm new york time',
    undefined,
    [['friday or monday', span('2026-11-23', '2026-11-27')]],
    [['9 pm new york time', newYork]],
    undefined,
  ],
])(
  'a day with an hour of another clock is the Indian day of that moment: %j in %s',
  (text, timeZone, days, hours, indianDay) => {
    const found = momentsIn(text, { now: moment.now, timeZone });
    expect([
      found.dates.map(({ start, end, parsed }) => [text.slice(start, end), plain(parsed)]),
      found.hours.filter(({ weak }) => !weak).map(({ start, end, clock }) => [text.slice(start, end), clock]),
      found.indianDay,
    ]).toEqual([days, hours, indianDay]);
  },
);

const ofTheDay = ['09:00 AM', '11:00 AM', '04:00 PM', '07:30 PM'] as const;
const atHalfPast = ['02:30 AM', '09:30 AM', '09:30 PM'] as const;

it.each<
  readonly [
    text: string,
    timeZone: string | undefined,
    slots: readonly Slot[],
    open: readonly Slot[],
    told: ReturnType<typeof slotTold>,
  ]
>([
  ['4 pm', undefined, ofTheDay, [], { parsed: accepted('04:00 PM') }],
  [
    '5 pm',
    undefined,
    ofTheDay,
    ['04:00 PM'],
    { parsed: refused('timeNotListedNearestOne', { time: '05:00 PM', slot: '04:00 PM' }) },
  ],
  ['by 4 pm', undefined, ofTheDay, ofTheDay, { parsed: refused('timeUnknown', { slots: ofTheDay }) }],
  ['4 pm us time', undefined, ofTheDay, ofTheDay, { parsed: refused('timeZoneUnclear') }],
  ['morning new york time', undefined, ofTheDay, ofTheDay, { parsed: refused('timeZoneUnclear') }],
  ['4:30 my time', 'Not/Real', ofTheDay, ofTheDay, { parsed: refused('timeZoneUnclear') }],
  [
    '2 london time',
    undefined,
    ofTheDay,
    ofTheDay,
    { parsed: accepted('07:30 PM'), reckonedFrom: '02:00 PM in London' },
  ],
  ['2 my time', 'Europe/London', ofTheDay, ofTheDay, { parsed: accepted('07:30 PM') }],
  ['4 pm new york time', 'America/New_York', atHalfPast, atHalfPast, { parsed: accepted('02:30 AM') }],
  [
    '11 new york time',
    undefined,
    atHalfPast,
    atHalfPast,
    { parsed: refused('timeAmbiguous', { slots: ['09:30 PM', '09:30 AM'] }) },
  ],
  [
    '4 pm new york time',
    undefined,
    ofTheDay,
    ofTheDay,
    {
      parsed: refused('timeAbroad', {
        there: '04:00 PM in New York',
        time: '02:30 AM',
        slots: ['09:00 AM', '11:00 AM'],
      }),
    },
  ],
  [
    '11 am london time',
    undefined,
    ofTheDay,
    ofTheDay,
    {
      parsed: refused('timeAbroad', {
        there: '11:00 AM in London',
        time: '04:30 PM',
        slots: ['04:00 PM', '07:30 PM'],
      }),
    },
  ],
  ['11 new york time', undefined, ofTheDay, [], { parsed: refused('timeNoneLeft') }],
])('the hour %j of a visitor in %s is a slot in Indian time', (text, timeZone, slots, open, told) => {
  const [hour] = momentsIn(text, { now: moment.now, timeZone }).hours;
  expect(hour && slotTold(hour, '2026-11-24', slots, open)).toEqual(told);
});
