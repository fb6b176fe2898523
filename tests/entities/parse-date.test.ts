import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, longDate } from '#src/domain/ist-dates.ts';
import { isDayAlone, parseDate } from '#src/entities/date/parse-date.ts';
import { casesIn, read } from '../support/case-file.ts';

// A Saturday.
const today = '2026-11-21';

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days));

describe('parseDate', () => {
  it.each([
    ...casesIn<[rule: string, text: string, due: unknown]>('tests/entities/parse-date.jsonl'),
    ['finds the day in a text of 2,000 characters', `monday${' '.repeat(1994)}`, '2026-11-23'],
    ['refuses a longer text', `monday${' '.repeat(1995)}`, { refused: 'dateOtherSubject' }],
    ['refuses a longer text at once', '1/'.repeat(10_000), { refused: 'dateOtherSubject' }],
  ] as const)('%s: %j', (_, text, due) => {
    expect(read(parseDate(text, today))).toEqual(due);
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
