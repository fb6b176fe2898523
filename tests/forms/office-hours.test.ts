import practice from 'content:practice';
import words from 'content:appointment-words';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { appointmentForm } from '#src/forms/appointment.ts';
import { fillIn } from '#src/forms/form.ts';

/** Open till one on Saturdays and not on Sundays, nor on Christmas. */
const form = appointmentForm({
  appointmentServices: practice.appointmentServices,
  offices: [],
  hours: [
    { days: 'Monday to Friday', time: '9:00 AM to 6:00 PM' },
    { days: 'Saturday', time: '9:00 AM to 1:00 PM' },
    { days: 'Sunday', time: 'Closed' },
  ],
  closings: [{ date: '2026-12-25', name: 'Christmas' }],
  slots: ['09:00 AM', '12:00 PM', '02:00 PM', '05:00 PM'],
});

/** Saturday, half past eleven in the morning in India. */
const now = new Date('2026-11-21T06:00:00Z');
const saturday = '2026-11-28';
const sunday = '2026-11-29';

const offered = (id: string, answers: Readonly<Record<string, string>>) =>
  form.questions
    .find((question) => question.id === id)
    ?.suggestions?.({ now, answers })
    .map(({ value, label }) => [value, label]);

describe('a day or an hour when the office is closed', () => {
  it.each([
    [{}, []],
    [{ time: '05:00 PM' }, []],
    [{ date: saturday }, []],
    [{ date: saturday, time: '12:00 PM' }, []],
    [
      { date: sunday },
      [
        {
          about: 'date',
          text: fillTemplate(words.closed.weekday, { date: 'Sunday, 29 November 2026', weekday: 'Sunday' }),
        },
      ],
    ],
    [
      { date: '2026-12-25', time: '09:00 AM' },
      [
        {
          about: 'date',
          text: fillTemplate(words.closed.holiday, { date: 'Friday, 25 December 2026', name: 'Christmas' }),
        },
      ],
    ],
    [
      { date: saturday, time: '02:00 PM' },
      [
        {
          about: 'time',
          text: fillTemplate(words.closed.hour, {
            date: 'Saturday, 28 November 2026',
            time: '02:00 PM',
            hours: '9:00 AM to 1:00 PM',
          }),
        },
      ],
    ],
  ])('is pointed out: %o', (answers, warnings) => {
    expect(form.warnings?.(answers)).toEqual(warnings);
  });

  it('can be asked for all the same', () => {
    const texts = { service: 'tax', name: 'Asha', email: 'a@b.in', phone: '9876543210' };
    expect(fillIn(form, { ...texts, date: sunday, time: '05:00 PM' }, now)).toEqual({
      ok: true,
      answers: { ...texts, date: sunday, time: '05:00 PM' },
    });
  });

  it.each([
    [
      'date',
      { date: sunday },
      [
        ['2026-11-28', 'Saturday, 28 November'],
        ['2026-11-30', 'Monday, 30 November'],
        ['2026-12-01', 'Tuesday, 1 December'],
      ],
    ],
    [
      'date',
      {},
      [
        ['2026-11-21', 'Saturday, 21 November'],
        ['2026-11-23', 'Monday, 23 November'],
        ['2026-11-24', 'Tuesday, 24 November'],
      ],
    ],
    [
      'time',
      { date: saturday, time: '05:00 PM' },
      [
        ['09:00 AM', '09:00 AM'],
        ['12:00 PM', '12:00 PM'],
      ],
    ],
    ['time', { date: saturday, time: '12:00 PM' }, []],
    ['time', { date: saturday }, []],
  ])('has others to offer for the %s of %o', (id, answers, choices) => {
    expect(offered(id, answers)).toEqual(choices);
  });

  it.each([
    ['first slot', saturday, { ok: true, value: '09:00 AM' }],
    ['the last one', saturday, { ok: true, value: '12:00 PM' }],
    ['the last one', sunday, { ok: true, value: '05:00 PM' }],
    ['the last one', '2026-11-27', { ok: true, value: '05:00 PM' }],
  ])('%j on %s is an hour at which the office is open, where there is one', (text, date, parsed) => {
    const time = form.questions.find(({ id }) => id === 'time');
    expect(time?.parse(text, { now, answers: { date } })).toEqual(parsed);
    expect(time?.find?.(text, { now, answers: { date } })).toEqual([{ start: 0, end: text.length, parsed }]);
  });

  it('offers for a stretch of days those on which the office is open, or else the nearest', () => {
    const among = (first: string, last: string) =>
      form.questions
        .find(({ id }) => id === 'date')
        ?.suggestions?.({ now, answers: {} }, { code: 'dateSpan', values: { first, last } })
        .map(({ value }) => value);
    expect(among('2026-11-24', '2026-11-25')).toEqual(['2026-11-24', '2026-11-25']);
    expect(among(sunday, sunday)).toEqual(['2026-11-28', '2026-11-30', '2026-12-01']);
  });

  it('is not marked at an hour that has passed today', () => {
    const evening = new Date('2026-11-21T09:00:00Z');
    const choices = form.questions
      .find(({ id }) => id === 'time')
      ?.choices?.({ now: evening, answers: { date: '2026-11-21' } });
    expect(choices?.map(({ label, closed, isOutsideHours }) => [label, closed, isOutsideHours])).toEqual([
      ['09:00 AM', true, undefined],
      ['12:00 PM', true, undefined],
      ['02:00 PM', true, undefined],
      ['05:00 PM', false, true],
    ]);
    expect(choices?.map((choice) => 'isOutsideHours' in choice)).toEqual([false, false, false, true]);
  });

  it.each([
    ['half a day', saturday, ['02:00 PM', '05:00 PM']],
    ['a day off, of which the day says it', sunday, []],
    ['a whole day', '2026-11-27', []],
  ])('is marked in the list of hours on %s', (_, date, marked) => {
    const choices = form.questions.find(({ id }) => id === 'time')?.choices?.({ now, answers: { date } }) ?? [];
    expect(choices.filter(({ isOutsideHours }) => isOutsideHours).map(({ label }) => label)).toEqual(marked);
    expect(choices.filter(({ hint }) => hint === words.closed.mark).map(({ label }) => label)).toEqual(marked);
    expect(choices.filter(({ closed }) => closed)).toEqual([]);
  });
});

it('the days of the next two weeks are there to tap, with a mark on those on which the office is closed', () => {
  const days = form.questions.find(({ id }) => id === 'date')?.nextDays?.({ now, answers: {} }) ?? [];
  expect(days).toHaveLength(14);
  expect(days.slice(0, 3)).toEqual([
    { value: '2026-11-21', label: 'Saturday, 21 November' },
    { value: '2026-11-22', label: 'Sunday, 22 November', isOutsideHours: true, hint: words.closed.mark },
    { value: '2026-11-23', label: 'Monday, 23 November' },
  ]);
});
