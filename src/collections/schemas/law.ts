import { z } from 'zod';
import { calendarDate, line } from './text.ts';

const words = (max: number) =>
  line(max).refine(
    (text) => !/:\s|\s#|["'\n]/.test(text),
    'expected no colon with a space behind it, no " #" and no quotation mark: these words are put into other texts',
  );

const oldAndNew = (now: string, before: string) => ({
  now: words(60).describe(now),
  before: words(60).optional().describe(before),
});

const part = z
  .union([
    z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/, 'a figure as its file and its short name, such as gst.threshold'),
    z.number(),
  ])
  .meta({ isShown: false });

const parts = (described: string) => z.array(part).min(2).optional().describe(described);
const pair = (described: string) => z.array(part).length(2).optional().describe(described);

const length = (described: string) => z.number().int().min(1).optional().describe(described);

const onlyOne = (fields: object) => Object.values(fields).filter((field) => field !== undefined).length === 1;

const workedSchema = z
  .strictObject({
    sum: parts('All of them together.'),
    difference: pair('The first less the second.'),
    product: parts('One figure times numbers or counts.'),
    percentOf: pair('A rate in percent, and the amount of which it is taken.'),
  })
  .refine(onlyOne, 'expected one of sum, difference, product and percentOf');

/** What a fact comes to: a value of one kind. */
const valueSchema = z
  .strictObject({
    rupees: z.number().int().min(0).optional().describe('An amount in rupees, in figures only, such as 2000000.'),
    percent: z.number().min(0).max(1000).optional().describe('A rate in percent, such as 18 or 0.1.'),
    hours: length('A number of hours.'),
    days: length('A number of days.'),
    workingDays: length('A number of working days.'),
    months: length('A number of months.'),
    years: length('A number of years.'),
    count: z.number().min(0).optional().describe('A number of anything else, such as workers.'),
    date: calendarDate().optional().describe('A day, as YYYY-MM-DD.'),
    dayOfYear: z
      .strictObject({
        day: z.number().int().min(1).max(31).describe('The day of the month.'),
        month: z.number().int().min(1).max(12).describe('The month, 1 for January.'),
      })
      .refine(
        ({ day, month }) => day <= new Date(Date.UTC(2024, month, 0)).getUTCDate(),
        'expected a day that the month has',
      )
      .optional()
      .describe('A day that comes every year.'),
    dayOfMonth: z.number().int().min(1).max(31).optional().describe('A day that comes every month, such as 11.'),
    text: words(160).optional().describe('Anything else, in words.'),
    form: z
      .strictObject(oldAndNew('The form as it is called now.', 'What it was called before.'))
      .optional()
      .describe('The name of a form.'),
    section: z
      .strictObject({
        ...oldAndNew('The section as it is numbered now.', 'Its number in the law before.'),
        act: words(80).optional().describe('The Act that it is a section of now.'),
      })
      .optional()
      .describe('A section of a law.'),
    worked: workedSchema.optional().describe('What follows from other figures. The check works it out.'),
  })
  .refine(
    onlyOne,
    'expected a value of one kind: rupees, percent, hours, days, workingDays, months, years, count, date, dayOfYear, dayOfMonth, text, form, section or worked',
  );

const lawFactSchema = z
  .strictObject({
    is: line(240).describe('What the figure is, in a phrase that can stand before it.'),
    value: valueSchema.describe('The figure itself, of one kind.'),
    from: calendarDate().optional().describe('The first day on which it holds, where that matters.'),
    until: calendarDate().optional().describe('The last day on which it holds, if there is one.'),
    source: line(240).describe('Where it stands: the Act and section, the notification, or the portal.'),
    checked: calendarDate().describe('The day it was last checked, as YYYY-MM-DD.'),
    reviewBy: calendarDate().describe('The day by which it is to be looked at again.'),
    next: z
      .strictObject({
        value: valueSchema.describe('The new figure, of the same kind.'),
        from: calendarDate().describe('Its first day.'),
        source: line(240).describe('The Act and section, or the notification, that brings it.'),
        checked: calendarDate().describe('The day it was read there, as YYYY-MM-DD.'),
      })
      .optional()
      .describe('A new figure of a coming day. It waits here, and the desk and the check ask for it from that day on.'),
    note: line(600).meta({ isShown: false }).optional().describe('A remark for whoever checks it. Not shown.'),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    message: 'expected a day that is not before the one in "from"',
    path: ['until'],
  })
  .refine(({ from = '', next }) => next === undefined || from < next.from, {
    message: 'expected a day behind the one in "from" of the present figure',
    path: ['next', 'from'],
  })
  .refine(({ checked, reviewBy }) => checked < reviewBy, {
    message: 'expected a day behind the one in "checked"',
    path: ['reviewBy'],
  });

/** The figures, dates, forms and sections of one subject: content/law/SUBJECT.yaml. */
export const lawSchema = z.strictObject({
  name: line(60).describe('The name of the subject, as it stands over its figures.'),
  order: z.number().int().min(1).describe('Its place on the page of figures: 1 comes first.'),
  facts: z
    .record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and hyphens'), lawFactSchema)
    .describe('The figures by their short names. In texts, {FILE.NAME} stands for the figure.'),
});
