import { z } from 'zod';
import { spans } from '#src/domain/due-dates.ts';
import { calendarDate, line, outsideAddress, searchTerm, servicePath, slug } from './text.ts';

const figure = () =>
  z
    .string()
    .regex(/^[a-z0-9-]+\.[a-z0-9-]+$/, 'a figure of content/law as its file and its short name, such as gst.gstr3b-due')
    .meta({ isShown: false });

const month = () => z.number().int().min(1).max(12);

const onlyOne = (fields: object) => Object.values(fields).filter((field) => field !== undefined).length === 1;

const part = () => line(60).optional().describe('What is due of the whole on it, such as an instalment.');

const ruleSchema = z
  .strictObject({
    monthly: z
      .strictObject({
        day: figure().optional().describe('The day of the next month.'),
        after: z
          .array(figure())
          .min(1)
          .optional()
          .describe('Days that are counted from the end of the month, one figure or several that follow each other.'),
        only: z
          .array(month())
          .min(1)
          .optional()
          .describe('The months for which it is due, 1 for January. Left out where it is due for each.'),
        instead: z
          .array(
            z.strictObject({
              of: month().describe('The month for which another day holds.'),
              day: figure().describe('That day of the year.'),
            }),
          )
          .optional()
          .describe('Months with a day of their own.'),
      })
      .refine(({ day, after }) => (day === undefined) !== (after === undefined), 'expected either day or after')
      .refine(
        ({ after, only, instead }) => after === undefined || (only === undefined && instead === undefined),
        'expected "only" and "instead" beside "day" alone',
      )
      .optional()
      .describe('Due for every month.'),
    quarterly: z
      .strictObject({ day: figure().describe('The day of the month after the quarter.') })
      .optional()
      .describe('Due for every quarter.'),
    yearly: z
      .array(
        z.strictObject({
          on: figure().describe(
            'The day of the year. Of a day with a year, such as a due date of one year, the year does not count.',
          ),
          then: figure().optional().describe('Days or months that are counted from it.'),
          of: z.enum(spans).optional().describe('For what it is due, seen from that day.'),
          part: part(),
        }),
      )
      .min(1)
      .optional()
      .describe('Due on the same days of every year.'),
    once: z
      .array(
        z.strictObject({
          on: figure().describe('The day, with its year.'),
          part: part(),
        }),
      )
      .min(1)
      .optional()
      .describe('Due on days that are known one by one.'),
    event: z
      .strictObject({
        from: slug().describe('From when it counts: one of the events in words/due-dates.yaml.'),
        within: figure().optional().describe('The days or months from then.'),
        workingDays: figure().optional().describe('The working days from then, where the law counts those.'),
      })
      .refine(({ within, workingDays }) => (within === undefined) !== (workingDays === undefined), {
        message: 'expected either within or workingDays',
      })
      .optional()
      .describe("Due so long after a day of one's own."),
  })
  .refine(onlyOne, 'expected one of monthly, quarterly, yearly, once and event');

const extensionSchema = z
  .strictObject({
    was: calendarDate().describe('The day that would have held, as YYYY-MM-DD.'),
    becomes: z
      .union([calendarDate(), figure()])
      .describe('The day that holds now, as YYYY-MM-DD, or the figure of content/law that says it.'),
    order: line(200).describe('The notification, circular or notice that moved it.'),
    href: outsideAddress().optional().describe('The address of that order, beginning with https.'),
    announced: calendarDate().describe('The day of that order, as YYYY-MM-DD.'),
  })
  .describe('A date that was moved. One that is moved again gets a further entry with the same "was".');

const obligationSchema = z.strictObject({
  name: line(60).describe('Its name, as calendars show it.'),
  what: line(240).describe('What is done by that day, in a sentence.'),
  authority: line(80).describe('Where it is filed or paid.'),
  for: z.array(slug()).min(1).describe('Whom it concerns: ids of words/due-dates.yaml. One of them is enough.'),
  unless: z.array(slug()).optional().describe('Whom it does not concern all the same.'),
  due: ruleSchema.describe('When it is due.'),
  from: calendarDate().optional().describe('The first due date for which this holds, where it has not always held.'),
  until: calendarDate().optional().describe('The last due date for which this holds, if there is one.'),
  late: line(320).describe('What delay costs.'),
  service: servicePath().describe('The service that takes care of it.'),
  onHome: z.boolean().default(false).describe('true: it is among those of which the home page shows the next.'),
  alsoCalled: z
    .array(searchTerm(60))
    .default([])
    .describe('Other names, old form numbers and everyday words. Not shown; the guide knows it by them.'),
  extensions: z.array(extensionSchema).default([]).describe('Dates that were moved, in the order of the orders.'),
});

/** What falls due in one field of the law: content/obligations/GROUP.yaml. */
export const obligationsSchema = z.strictObject({
  name: line(60).describe('The name of the group, as it stands over its dates and as its calendar is called.'),
  order: z.number().int().min(1).describe('Its place: 1 comes first.'),
  obligations: z
    .record(slug(), obligationSchema)
    .describe(
      'What is due, by short names. A calendar that was subscribed to knows each by its short name: do not change it.',
    ),
});
