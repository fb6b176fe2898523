import { describe, expect, it } from 'vitest';
import { appointment } from '#src/forms/appointment.ts';
import { fillIn, openQuestions } from '#src/forms/form.ts';
import { answer } from '#src/forms/question.ts';

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
  it('goes out with the seven fields the template knows', () => {
    const filled = fillIn(appointment, texts, now);
    expect(filled.ok && appointment.ending.mail(filled.answers)).toEqual({
      template: 'appointment',
      failurePrefix: 'Failed to book appointment: ',
      fields: {
        name: 'Asha Rao',
        email: 'asha@example.org',
        phone: '9876543210',
        service: 'gst',
        date: 'Friday, 25 December 2026',
        time: '11:00 AM',
        message: 'No additional notes',
      },
    });
  });

  it('asks for everything that is missing in the words of the specification', () => {
    expect(fillIn(appointment, {}, now)).toEqual({
      ok: false,
      refusals: {
        service: 'Service selection is required',
        date: 'Date is required',
        time: 'Time slot is required',
        name: 'Name is required',
        email: 'Valid email is required',
        phone: 'Valid phone number is required',
      },
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
    expect(time?.parse('morning', { now, answers: { date: '2026-11-21' } })).toEqual({
      ok: false,
      reason:
        'There is no time in the morning. Please choose from 12:00 PM, 02:00 PM, 03:00 PM, 04:00 PM and 05:00 PM.',
    });
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

  it.each([
    [
      'wedding',
      'Please choose one of these: Income Tax Filing, GST Services, Company Formation, Bookkeeping, Audit & Assurance, General Consultation.',
    ],
    ['GST or audit', 'That could be two of them. Which one?'],
    [
      'constructor',
      'Please choose one of these: Income Tax Filing, GST Services, Company Formation, Bookkeeping, Audit & Assurance, General Consultation.',
    ],
  ])('is not read from "%s"', (text, reason) => {
    expect(question('service').map((service) => answer(service, text, { now, answers: {} }))).toEqual([
      { ok: false, reason },
    ]);
  });
});
