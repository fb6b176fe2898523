import words from 'content:appointment-words';
import practice from 'content:practice';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { longDate } from '#src/domain/ist-dates.ts';
import { appointment, appointmentForm, requestedTime } from '#src/forms/appointment.ts';
import { fillIn, openQuestions, reviewRows, stillRefused } from '#src/forms/form.ts';
import { answer } from '#src/forms/question.ts';
import { refused } from '#src/domain/parsed.ts';

/** Saturday, half past eleven in the morning in India. */
const now = new Date('2026-11-21T06:00:00Z');
const texts = {
  service: 'GST Services',
  date: '25 December',
  time: '11 am',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '+91 98765 43210',
  message: '',
};
const question = (id: string) => appointment.questions.filter((one) => one.id === id);

describe('an appointment request', () => {
  it('goes out with the seven fields the template knows, the name of the service and its reference', () => {
    const filled = fillIn(appointment, texts, now);
    expect(filled.ok && appointment.ending.mail(filled.answers, { reference: '3KYCR6' })).toEqual({
      template: 'appointment',
      failure: 'Failed to book appointment: {reason}',
      fields: {
        name: 'Asha Rao',
        email: 'asha@example.org',
        phone: '9876543210',
        service: 'gst',
        serviceName: 'GST Services',
        date: 'Friday, 25 December 2026',
        time: '11:00 AM',
        message: 'No additional notes',
        reference: '3KYCR6',
        visitorTime: '',
      },
    });
  });

  it('asks for everything that is missing in the words of the specification', () => {
    expect(fillIn(appointment, {}, now)).toEqual({
      ok: false,
      refusals: {
        service: 'Service selection is required',
        date: 'Please select a date',
        time: 'Please select a time slot',
        name: 'Name is required',
        email: 'Valid email is required',
        phone: 'Valid phone number is required',
      },
    });
  });

  it('says of a day and an hour that were taken back that each is required', () => {
    const refusals = { date: 'Please select a date', time: 'Please select a time slot' };
    expect(stillRefused(appointment, refusals, {}, now)).toEqual({
      date: 'Date is required',
      time: 'Time slot is required',
    });
  });

  it('takes a mail address with an ending of two to four letters only', () => {
    expect(fillIn(appointment, { ...texts, email: 'asha@example.museum' }, now)).toEqual({
      ok: false,
      refusals: { email: 'Valid email is required' },
    });
  });

  it('opens the time again when the day changes to one on which it has passed', () => {
    const answers = {
      service: 'gst',
      date: '2026-11-21',
      time: '11:00 AM',
      name: 'Asha',
      email: 'a@b.in',
      phone: '9876543210',
    };
    expect(openQuestions(appointment, answers, ['message'], { now }).map(({ id }) => id)).toEqual(['time']);
  });

  it('names only the hours of the day that are still to come when an hour cannot be read', () => {
    const [time] = question('time');
    expect(time?.parse('morning', { now, answers: { date: '2026-11-21' } })).toEqual(
      refused('timeNoneInPart', {
        part: 'morning',
        slots: ['12:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'],
      }),
    );
  });

  it('offers every slot of a later day, and of today only what is to come', () => {
    const closedOn = (date: string) =>
      question('time').flatMap((time) =>
        time
          .choices?.({ now, answers: { date } })
          .filter(({ closed }) => closed)
          .map(({ value }) => value),
      );
    expect(closedOn('2026-11-23')).toEqual([]);
    expect(closedOn('2026-11-21')).toEqual(['09:00 AM', '10:00 AM', '11:00 AM']);
  });
});

describe('the questions of an appointment request', () => {
  it('come in the order of what, when and who', () => {
    expect(appointment.questions.map(({ id }) => id)).toEqual([
      'service',
      'date',
      'time',
      'name',
      'email',
      'phone',
      'message',
    ]);
  });

  it('take a day alone for the day, and no name that begins with one', () => {
    const isAlone = (text: string) => question('date').map((date) => date.isAlone?.(text, { now, answers: {} }));
    expect([isAlone('monday please'), isAlone('Sat Pal')]).toEqual([[true], [false]]);
  });

  it('say of an hour that has passed today that it has passed', () => {
    const endOfDay = new Date('2026-11-21T18:00:00Z');
    const [first = ''] = practice.slots;
    const hour = question('time').map((time) => time.parse(first, { now: endOfDay, answers: { date: '2026-11-21' } }));
    expect(hour).toEqual([{ ok: true, value: first }]);
    const later = question('time').map((time) =>
      answer(time, first, { now: endOfDay, answers: { date: '2026-11-21' } }),
    );
    expect(later).toEqual([refused('timeNoneLeft')]);
  });

  it('show what the clock shows where the visitor is, once the day is known', () => {
    const hints = (answers: Readonly<Record<string, string>>, timeZone?: string) =>
      question('time').flatMap((time) =>
        time.choices?.({ now, answers, ...(timeZone !== undefined && { timeZone }) }).map((choice) => 'hint' in choice),
      );
    const all = (isShown: boolean) => practice.slots.map(() => isShown);
    expect(hints({ date: '2026-11-24' }, 'America/New_York')).toEqual(all(true));
    expect(hints({ date: '2026-11-24' }, 'Asia/Kolkata')).toEqual(all(false));
    expect(hints({ date: '2026-11-24' })).toEqual(all(false));
    expect(hints({}, 'America/New_York')).toEqual(all(false));
  });
});

describe('the question for notes', () => {
  const notesWith = (offices: typeof practice.offices) =>
    appointmentForm({ ...practice, offices })
      .questions.filter(({ id }) => id === 'message')
      .map(({ prompt, help }) => ({ prompt, help }));

  it('asks to say which office, where there are several', () => {
    const { prompt, help } = words.questions.message;
    const towns = practice.offices.map(({ town }) => town);
    expect(towns.length).toBeGreaterThan(1);
    const which = fillTemplate(words.whichOffice, { towns });
    expect(notesWith(practice.offices)).toEqual([{ prompt: `${prompt} ${which}`, help: `${help} ${which}` }]);
    expect(notesWith(practice.offices.slice(0, 1))).toEqual([{ prompt, help }]);
  });
});

describe('the day that is meant', () => {
  it('is the one of the visitor, whose tomorrow may be today in India', () => {
    const night = new Date('2026-11-21T20:37:00Z');
    const tomorrow = (timeZone?: string) =>
      question('date').map((date) => date.parse('tomorrow', { now: night, answers: {}, timeZone }));
    expect(tomorrow('America/New_York')).toEqual([{ ok: true, value: '2026-11-22' }]);
    expect(tomorrow('Asia/Kolkata')).toEqual([{ ok: true, value: '2026-11-23' }]);
    expect(tomorrow()).toEqual([{ ok: true, value: '2026-11-23' }]);
  });
});

describe('an hour and its day', () => {
  it('are reckoned together where both are told by a clock abroad', () => {
    const [time] = question('time');
    const [date] = question('date');
    const context = { now, answers: { date: '2026-11-21' }, timeZone: 'America/New_York' };
    const text = 'wednesday 11 pm my time';
    expect([date?.parse(text, context), time?.parse(text, context)]).toEqual([
      { ok: true, value: '2026-11-26' },
      refused('timeAbroad', { there: '11:00 PM in New York', time: '09:30 AM', slots: ['09:00 AM', '10:00 AM'] }),
    ]);
  });

  it('are asked for within a stretch that was named', () => {
    const parse = (text: string) => question('date').map((date) => date.parse(text, { now, answers: {} }));
    expect(parse('next week')).toEqual([refused('dateSpan', { first: '2026-11-23', last: '2026-11-28' })]);
  });

  it('are shown by no clock elsewhere while the hour is open', () => {
    expect(appointment.ending.inBothClocks?.({ date: '2026-11-24' }, 'America/New_York')).toBeUndefined();
  });
});

describe('a filled-in request', () => {
  const [service] = practice.appointmentServices;
  const [slot = ''] = practice.slots;
  const answers = {
    service: service?.id ?? '',
    date: '2026-11-25',
    time: slot,
    name: 'Asha',
    email: 'a@b.in',
    phone: '9',
  };

  it('goes out with the notes as they were written', () => {
    expect(appointment.ending.mail({ ...answers, message: 'Bring the deed?' }, { reference: '3KYCR6' }).fields).toEqual(
      {
        ...answers,
        date: longDate('2026-11-25'),
        message: 'Bring the deed?',
        reference: '3KYCR6',
        serviceName: 'Income Tax Filing',
        visitorTime: '',
      },
    );
  });

  it('tells the time by the clock of a visitor elsewhere, beside that of the practice', () => {
    const evening = { ...answers, date: '2026-11-24', time: '09:00 AM' };
    const mailFrom = (timeZone?: string) =>
      appointment.ending.mail(evening, { reference: '3KYCR6', timeZone }).fields.visitorTime;
    expect(mailFrom('America/New_York')).toBe('10:30 PM on Monday in New York');
    expect(mailFrom('Europe/London')).toBe('03:30 AM in London');
    expect([mailFrom('Asia/Kolkata'), mailFrom()]).toEqual(['', '']);
    const rowFrom = (timeZone?: string) =>
      reviewRows(appointment, evening, timeZone).find(({ id }) => id === 'time')?.value;
    expect(rowFrom('America/New_York')).toBe('09:00 AM IST, 10:30 PM on Monday in New York');
    expect([rowFrom('Asia/Kolkata'), rowFrom()]).toEqual(['09:00 AM', '09:00 AM']);
    expect(appointment.ending.inBothClocks?.(evening, 'America/New_York')).toBe(
      'Asked for: Tuesday, 24 November 2026, 09:00 AM IST, 10:30 PM on Monday in New York.',
    );
    expect(appointment.ending.inBothClocks?.(evening, 'Asia/Kolkata')).toBeUndefined();
  });

  it('begins at its hour in India, and lasts as long as its service', () => {
    const found = requestedTime({ ...answers, date: '2026-11-25' });
    expect({ name: found?.name, minutes: found?.minutes }).toEqual({ name: service?.name, minutes: service?.minutes });
    const clock = { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit', hour12: true } as const;
    expect(found?.start.toLocaleTimeString('en-US', clock).replace(/\s/g, ' ')).toBe(slot);
    expect(found?.start.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })).toBe('2026-11-25');
  });

  it('has no time while day, hour or service is missing or is none', () => {
    const { service: id, date, time } = answers;
    expect(
      [
        { date, time },
        { service: id, time },
        { service: id, date },
        { service: id, date, time: '11:00' },
        { service: id, date: 'tomorrow', time },
      ].map(requestedTime),
    ).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
});

describe('the subject of an appointment', () => {
  it.each([
    ['GST Services', 'gst'],
    ['gst', 'gst'],
    [' TAX ', 'tax'],
    ['company formation', 'company'],
    ['I need GST help', 'gst'],
    ['Tally and payroll', 'bookkeeping'],
    ['Form an LLP', 'company'],
    ['Something else', 'consultation'],
  ])('is read from "%s"', (text, id) => {
    expect(question('service').map((service) => answer(service, text, { now, answers: {} }))).toEqual([
      { ok: true, value: id },
    ]);
  });

  const choices = practice.appointmentServices.map(({ name }) => name);

  it.each([
    ['wedding', refused('choiceUnknown', { choices })],
    ['GST or audit', refused('choiceAmbiguous')],
    ['constructor', refused('choiceUnknown', { choices })],
  ])('is not read from "%s"', (text, refusal) => {
    expect(question('service').map((service) => answer(service, text, { now, answers: {} }))).toEqual([refusal]);
  });
});
