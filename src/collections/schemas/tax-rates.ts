import { z } from 'zod';
import { calendarDate, line } from './text.ts';

const rupees = () => z.number().int().min(0);
/** A whole share in percent. */
export const percent = () => z.number().int().min(0).max(100);

/** Bands of income with their rates, from the lowest up; the last has no end. */
export const slabsSchema = () =>
  z
    .array(
      z.strictObject({
        upTo: rupees().nullable().describe('The upper edge of the slab in rupees. The last slab has none.'),
        percent: percent().describe('The rate within the slab, in percent.'),
      }),
    )
    .min(1)
    .refine((slabs) => slabs.at(-1)?.upTo === null, 'the last slab must have upTo: null')
    .refine(
      (slabs) =>
        slabs.slice(0, -1).every((slab, index) => slab.upTo !== null && slab.upTo > (slabs[index - 1]?.upTo ?? 0)),
      'each slab must end above the one before it, and only the last may have upTo: null',
    );

/** The figures of the tax calculator: content/tax/<year>.yaml. */
export const taxRatesSchema = z.strictObject({
  year: line(40).describe('The year the slabs belong to, such as "FY 2023-24".'),
  regime: line(80).describe('The regime the slabs belong to.'),
  source: line(300).describe('Where the figures come from.'),
  checked: calendarDate().describe('The day they were last checked, as YYYY-MM-DD.'),
  standardDeduction: rupees().describe('The standard deduction in rupees.'),
  cap80C: rupees().describe('The most that 80C deductions count for, in rupees.'),
  hra: z
    .strictObject({
      rentLessPercentOfBasic: percent().describe('The share of basic salary taken from the rent, in percent.'),
      percentOfBasic: percent().describe('The share of basic salary that caps the exemption, in percent.'),
    })
    .describe('The house rent allowance rule.'),
  cessPercent: percent().describe('Cess on the tax, in percent.'),
  slabs: slabsSchema().describe('The slabs in rising order.'),
});
