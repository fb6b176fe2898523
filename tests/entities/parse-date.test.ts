import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, longDate } from '#src/domain/ist-dates.ts';
import { isDayAlone, parseDate } from '#src/entities/date/parse-date.ts';
import { refused } from '#src/domain/parsed.ts';

// A Saturday.
const today = '2026-11-21';

const noDate = refused('dateNone');
const whichDay = refused('dateVague');
const whichMonth = refused('dateMonthMissing');
const several = refused('dateSeveral');
const other = refused('dateOtherSubject');
const past = refused('datePast');

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days));

describe('parseDate', () => {
  it.each([
    ['today', '2026-11-21'],
    ['aaj', '2026-11-21'],
    ['tomorrow', '2026-11-22'],
    ['tmrw', '2026-11-22'],
    ['tommorow', '2026-11-22'],
    ['kal subah', '2026-11-22'],
    ['repu', '2026-11-22'],
    ['రేపు', '2026-11-22'],
    ['day after tomorrow', '2026-11-23'],
    ['parso', '2026-11-23'],
    ['ellundi', '2026-11-23'],
    ['agle mangalwar', '2026-11-24'],
    ['budhwaar ko', '2026-11-25'],
    ['brihaspativar', '2026-11-26'],
    ['bestavaram', '2026-11-26'],
    ['shukrawar', '2026-11-27'],
    ['is shanivaar', '2026-11-21'],
    ['vachche somavaram', '2026-11-23'],
    ['ee roju', '2026-11-21'],
    ['is monday ok', '2026-11-23'],
    ['in 3 days', '2026-11-24'],
    ['after 2 days', '2026-11-23'],
    ['three days from now', '2026-11-24'],
    ['2 din baad', '2026-11-23'],
    ['in a week', '2026-11-28'],
    ['in two weeks', '2026-12-05'],
    ['after 1 month', '2026-12-21'],
    ['in 10 days', '2026-12-01'],
    ['in a fortnight', '2026-12-05'],
    ['10 din mein', '2026-12-01'],
    ['this evening', '2026-11-21'],
    ['a week from monday', '2026-11-30'],
    ['week from monday', '2026-11-30'],
    ['a week after next monday', '2026-11-30'],
    ['in a week from monday', '2026-11-30'],
    ['two weeks from tomorrow', '2026-12-06'],
    ['a fortnight from today', '2026-12-05'],
    ['three days after tomorrow', '2026-11-25'],
    ['the day after 25 dec', '2026-12-26'],
    ['2 days before 25/12', '2026-12-23'],
    ['the day before tomorrow', '2026-11-21'],
    ['rendu vaaralu tarvata', '2026-12-05'],
  ])('counts "%s" from today', (text, date) => {
    expect(parseDate(text, today)).toEqual({ ok: true, value: date });
  });

  it.each([
    ['saturday', '2026-11-28'],
    ['sat is best', '2026-11-28'],
    ['today saturday', '2026-11-21'],
    ['budh', '2026-11-25'],
    ['mangal ko', '2026-11-24'],
    ['this saturday', '2026-11-21'],
    ['next saturday', '2026-11-28'],
    ['monday', '2026-11-23'],
    ['next monday', '2026-11-23'],
    ['this friday', '2026-11-27'],
    ['coming friday', '2026-11-27'],
    ['monday next week', '2026-11-23'],
    ['next week friday', '2026-11-27'],
    ['next week wednesday', '2026-11-25'],
    ['agle hafte somvar', '2026-11-23'],
    ['somvar agle hafte', '2026-11-23'],
    ['vachhe somavaram', '2026-11-23'],
    ['vachhe shanivaram', '2026-11-28'],
    ['vacche vaaram budhavaram', '2026-11-25'],
    ['wednesday week after next', '2026-12-02'],
    ['week after next on wednesday', '2026-12-02'],
    ['mondya', '2026-11-23'],
    ['wensday', '2026-11-25'],
    ['thrusday', '2026-11-26'],
    ['somvar', '2026-11-23'],
    ['सोमवार', '2026-11-23'],
  ])('takes the weekday "%s" from today on', (text, date) => {
    expect(parseDate(text, today)).toEqual({ ok: true, value: date });
  });

  it.each([
    ['20 nov', '2027-11-20'],
    ['21 nov', '2026-11-21'],
    ['22 nov', '2026-11-22'],
    ['25 dec', '2026-12-25'],
    ['25th december', '2026-12-25'],
    ['dec 25', '2026-12-25'],
    ['december 25th, 2026', '2026-12-25'],
    ['25dec', '2026-12-25'],
    ['25-Dec-26', '2026-12-25'],
    ['25 decembr', '2026-12-25'],
    ['25 డిసెంబర్', '2026-12-25'],
    ['25/12', '2026-12-25'],
    ['25-12-2026', '2026-12-25'],
    ['25.12.26', '2026-12-25'],
    ['2026-12-25', '2026-12-25'],
    ['२५/१२', '2026-12-25'],
    ['5/1/2025', '2025-01-05'],
    ['29 feb', '2028-02-29'],
    ['5 may', '2027-05-05'],
    ['the 25th', '2026-11-25'],
    ['20th', '2026-12-20'],
    ['31st', '2026-12-31'],
    ['25th of next month', '2026-12-25'],
    ['friday the 27th', '2026-11-27'],
    ['saturday ke pehle wala din', '2026-11-27'],
    ['somvar ke baad wala din', '2026-11-24'],
    ['somavaram mundu roju', '2026-11-22'],
    ['day after', '2026-11-23'],
    ['next month 5', '2026-12-05'],
    ['27 friday', '2026-11-27'],
    ['friday at 3', '2026-11-27'],
    ['monday the 7th', '2026-12-07'],
    ['friday 25 december', '2026-12-25'],
    ['tomorrow sunday', '2026-11-22'],
    ['saturday this week', '2026-11-21'],
    ['friday of next to next week', '2026-12-04'],
    ['21st', '2026-11-21'],
    ['25 of this month', '2026-11-25'],
    ['25 of next month', '2026-12-25'],
    ['25 dec 11', '2026-12-25'],
    ['dec 25 11', '2026-12-25'],
    ['25 dec 26', '2026-12-25'],
    ['25 dec 27', '2027-12-25'],
    ['dec 25 2027', '2027-12-25'],
  ])('reads the date "%s"', (text, date) => {
    expect(parseDate(text, today)).toEqual({ ok: true, value: date });
  });

  it.each([
    ['on monday please', '2026-11-23'],
    ['can i come on monday', '2026-11-23'],
    ['may i come on monday?', '2026-11-23'],
    ['is monday ok?', '2026-11-23'],
    ['i would like to come on monday', '2026-11-23'],
    ['tomorrow at 10.30', '2026-11-22'],
    ['25 dec 11 am', '2026-12-25'],
    ['25 dec at 11', '2026-12-25'],
    ['kindly arrange something monday', '2026-11-23'],
    [`monday${' '.repeat(1994)}`, '2026-11-23'],
  ])('finds the day in "%s"', (text, date) => {
    expect(parseDate(text, today)).toEqual({ ok: true, value: date });
  });

  it.each([
    ['', refused('dateMissing')],
    ['   ', refused('dateMissing')],
    ['31 feb', refused('dateDayUnknown', { month: 'February', day: 31 })],
    ['31/4', refused('dateDayUnknown', { month: 'April', day: 31 })],
    ['29/2/2027', refused('dateDayUnknown', { month: 'February 2027', day: 29 })],
    ['45 dec', refused('dateDayUnknown', { month: 'December', day: 45 })],
    ['12/25', refused('dateMonthUnknown', { month: 25 })],
    ['monday 25 december', refused('dateOtherWeekday', { date: '25 December 2026', weekday: 'Friday' })],
    ['friday the 28th', refused('dateOtherWeekday', { date: '28 November 2026', weekday: 'Saturday' })],
    ['friday 28', refused('dateOtherWeekday', { date: '28 November 2026', weekday: 'Saturday' })],
    ['2 days before today', past],
    ['ninna', past],
    ['friday this week', past],
    ['days after monday', whichDay],
    ['match on 4', whichMonth],
    ['tomorrow, 25 december', several],
    ['monday tuesday', several],
    ['either monday', several],
    ['kindly arrange something either monday', several],
    ['kindly arrange something not monday', whichDay],
    ['kindly arrange something very nice monday', other],
    ['what day is monday', other],
    ['monday 500', other],
    [`monday${' '.repeat(1995)}`, other],
    [`monday ${'x'.repeat(194)}`, other],
    ['is hafte somvar', past],
    ['agle hafte', whichDay],
    ['vachhe varam', whichDay],
    ['week after next', whichDay],
    ['monday after next week', whichDay],
    ['any day after monday', whichDay],
    ['monday week', whichDay],
    ['monday after 25 dec', whichDay],
    ['every monday', whichDay],
    ['a week from monday or tuesday', whichDay],
    ['yesterday', past],
    ['last monday', past],
    ['monday this week', past],
    ['next week', whichDay],
    ['next month', whichDay],
    ['weekend', whichDay],
    ['december', whichDay],
    ['december 2026', whichDay],
    ['asap', whichDay],
    ['not monday', whichDay],
    ['before monday', whichDay],
    ['25', whichMonth],
    ['25 or 26 dec', several],
    ['25 to 27 dec', several],
    ['10-12 dec', several],
    ['monday or tuesday', several],
    ['munday', noDate],
    ['per month', noDate],
    ['my salary is 6 lakh', noDate],
    ['98765 43210', noDate],
    ['how long does gst take', noDate],
    ['constructor', noDate],
    ['gst due date 25 december', other],
    ['are you open on sunday?', other],
    ['25 \u0000 dec', other],
    ['1/'.repeat(10_000), other],
  ])('refuses %j and says why', (text, refusal) => {
    expect(parseDate(text, today)).toEqual(refusal);
  });

  it('asks which of two days "next friday" is while the first is still this week', () => {
    const wednesday = '2026-11-18';
    const values = { first: '2026-11-20', last: '2026-11-27', either: 'weekday' };
    const either = { ok: false, refusal: { code: 'dateSpan', values } };
    const said = ['next friday', 'agle shukravar', 'next friday 27 november', 'coming friday', 'vacche sukravaram'];
    expect(said.map((text) => parseDate(text, wednesday))).toEqual([
      either,
      either,
      { ok: true, value: '2026-11-27' },
      { ok: true, value: '2026-11-20' },
      { ok: true, value: '2026-11-20' },
    ]);
    expect(['next wednesday', 'next tuesday'].map((text) => parseDate(text, wednesday))).toEqual([
      { ok: true, value: '2026-11-25' },
      { ok: true, value: '2026-11-24' },
    ]);
    expect(parseDate('next sunday', '2026-11-22')).toEqual({ ok: true, value: '2026-11-29' });
  });

  it('takes "coming" for "next" of a week', () => {
    expect(parseDate('upcoming week friday', today)).toEqual({ ok: true, value: '2026-11-27' });
  });

  it.each([
    ['English', 'sunday monday tuesday wednesday thursday friday saturday'],
    ['Hindi', 'ravivar somvar mangalvar budhvar guruvar shukravar shanivar'],
    ['Telugu', 'adivaram somavaram mangalavaram budhavaram guruvaram sukravaram shanivaram'],
    ['stressed Telugu', 'adivarame somavarame mangalavarame budhavarame guruvarame sukravarame shanivarame'],
    ['short forms', 'sun mon tue wed thu fri sat'],
  ])('names the seven days of the week in %s', (_, names) => {
    const saturday = '2026-11-21';
    const sunday = '2026-11-22';
    expect(names.split(' ').map((name) => parseDate(name, saturday))).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((days) => ({ ok: true, value: addDays(sunday, days) })),
    );
  });

  it('names the twelve months, and September by four letters too', () => {
    const names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
    expect(names.map((name) => parseDate(`5 ${name}`, '2026-01-01'))).toEqual(
      names.map((_, month) => ({ ok: true, value: `2026-${String(month + 1).padStart(2, '0')}-05` })),
    );
    expect(parseDate('5 sept', '2026-01-01')).toEqual({ ok: true, value: '2026-09-05' });
  });

  it('reads back every day as it is written out, in figures and in ISO form', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const [year, month, date] = day.split('-');
        for (const written of [longDate(day), day, `${date}/${month}/${year}`, `${date}.${month}.${year}`]) {
          expect(parseDate(written, today)).toEqual({ ok: true, value: day });
        }
      }),
    );
  });

  it('finds a day without a year on or after today, less than a year away but for 29 February', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 364 }), (today, days) => {
        const day = addDays(today, days);
        fc.pre(!day.endsWith('02-29'));
        expect(parseDate(longDate(day).replace(/^\w+, | \d{4}$/g, ''), today)).toEqual({ ok: true, value: day });
      }),
    );
  });

  it('never throws', () => {
    const piece = fc.constantFrom(
      '25',
      ' ',
      'dec',
      'monday',
      'next',
      'in',
      '3',
      'days',
      '/',
      '-',
      '2026',
      'th',
      'week',
      'feb',
      '31',
      'kal',
      'month',
      '999',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(' ')),
    );
    fc.assert(
      fc.property(text, anyDay, (typed, today) => {
        const read = parseDate(typed, today);
        expect(read.ok ? read.value : read.refusal).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });
});

describe('a day and nothing else', () => {
  it.each([
    'tomorrow',
    'thursday please',
    'no, monday',
    'a week from monday',
    '25 dec',
    'repu',
    'friday at 3 pm',
    'on the 3rd of december',
  ])('is %s', (text) => {
    expect(isDayAlone(text, today)).toBe(true);
  });

  it.each(['Sat Pal', 'Kal Ram', 'Friday Foods', 'Ravi', 'Ravi and come monday', 'June Thomas', '', '9876543210'])(
    'is not %s',
    (text) => {
      expect(isDayAlone(text, today)).toBe(false);
    },
  );
});
