import practice from 'content:practice';
import { describe, expect, it } from 'vitest';
import { appointment } from '#src/forms/appointment.ts';
import { openQuestions, reviewRows } from '#src/forms/form.ts';
import { withOffice } from '#src/forms/told-office.ts';

const form = withOffice(appointment, practice.offices);
const office = form.questions.find(({ id }) => id === 'office');
const now = new Date('2026-11-21T06:30:00Z');
const answerContext = { now, answers: {} };

const told = (text: string) =>
  office
    ?.find?.(text, answerContext)
    .filter(({ isAside, weak }) => isAside !== true && weak !== true)
    .map(({ parsed }) => (parsed.ok ? parsed.value : parsed.refusal.code));

describe('the office to which somebody would come', () => {
  it.each([
    ['saturday 4 pm at Nalgonda office', ['nalgonda']],
    ['come to hyderabad instead', ['hyderabad']],
    ['nalgonda branch', ['nalgonda']],
    ['monday 11 am nalgonda', ['nalgonda']],
    ['hyd office', ['hyderabad']],
    ['hyderbad office aata hu', ['hyderabad']],
    ['Nalgonda', ['nalgonda']],
    ['not nalgonda, hyderabad', ['hyderabad']],
    ['nalgonda nahi, hyderabad', ['hyderabad']],
    ['hyderabad instead of nalgonda', ['hyderabad']],
    ['office: Nalgonda', ['nalgonda']],
    ['hyderabad office or nalgonda office', ['choiceAmbiguous', 'choiceAmbiguous']],
    // A town may stand for something else.
    ['gst registration in nalgonda', []],
    ['I have a shop in Nalgonda', []],
    ['my office is in Nalgonda', []],
    ['our branch in Hyderabad got a notice', []],
    ['Ravi, Nalgonda, 98480 22338', []],
    ['monday 11 am', []],
  ])('%j tells %j', (text, offices) => {
    expect(told(text)).toEqual(offices);
  });

  it.each([
    ['hyd', { ok: true, value: 'hyderabad' }],
    ['the one in nalgonda please', { ok: true, value: 'nalgonda' }],
    ['hyderabad, nalgonda', { ok: false, refusal: { code: 'choiceAmbiguous', values: {} } }],
    ['warangal', { ok: false, refusal: { code: 'choiceUnknown', values: { choices: ['Hyderabad', 'Nalgonda'] } } }],
  ])('%j, said to the question for it, is read as %o', (text, parsed) => {
    expect(office?.parse(text, answerContext)).toEqual(parsed);
  });

  it.each([
    ['nalgonda office please', true],
    ['i will come to hyderabad', true],
    ['nalgonda office, I will bring my father', false],
    ['monday', false],
  ])('%j is nothing but an office: %j', (text, isAlone) => {
    expect(office?.isAlone?.(text, answerContext)).toBe(isAlone);
  });

  it('is never asked for, stands nowhere until it is told, and is then not asked for with the notes', () => {
    const notes = form.questions.find(({ id }) => id === 'message');
    expect(openQuestions(form, {}, [], { now }).map(({ id }) => id)).toEqual(appointment.questions.map(({ id }) => id));
    expect(reviewRows(form, {}).map(({ id }) => id)).toEqual(appointment.questions.map(({ id }) => id));
    expect(reviewRows(form, { office: 'nalgonda' }).find(({ id }) => id === 'office')).toEqual({
      id: 'office',
      label: 'Office',
      value: 'Nalgonda',
    });
    expect([notes?.promptFor?.({}), notes?.promptFor?.({ office: 'nalgonda' })]).toEqual([
      'Anything we should know beforehand? If you come in person, please also say to which office; they are in Hyderabad and Nalgonda.',
      'Anything we should know beforehand?',
    ]);
  });

  it.each([
    [{}, 'No additional notes'],
    [{ message: 'A notice came.' }, 'A notice came.'],
    [{ office: 'nalgonda' }, 'Office: Nalgonda'],
    [{ office: 'nalgonda', message: 'A notice came.' }, 'Office: Nalgonda\nA notice came.'],
  ])('%o goes into the notes of the mail', (answers, message) => {
    const mail = form.ending.mail({ date: '2026-11-23', time: '11:00 AM', ...answers }, { reference: 'R' });
    expect(mail.fields.message).toBe(message);
  });

  it('does not exist where there is one office', () => {
    expect(withOffice(appointment, practice.offices.slice(0, 1))).toBe(appointment);
  });
});
