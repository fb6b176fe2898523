import { z } from 'zod';
import { percent, slabsSchema } from './tax-rates.ts';
import { calendarDate, line, searchTerm } from './text.ts';

const rupees = () => z.number().int().min(0).max(10_000_000_000);

const houseRentSchema = z.strictObject({
  percentInCities: percent().describe(
    'The share of basic salary that caps the exemption in the cities listed, in percent.',
  ),
  percentElsewhere: percent().describe('The same share everywhere else, in percent.'),
  rentLessPercentOfBasic: percent().describe('The share of basic salary taken from the rent, in percent.'),
  cities: z
    .array(
      z.strictObject({
        name: line(40).describe('The name of the city.'),
        alsoCalled: z.array(searchTerm(40)).default([]).describe('Its other names, in small letters.'),
      }),
    )
    .describe('The cities with the higher share.'),
});

const regimeSchema = z.strictObject({
  slabs: slabsSchema().describe('The slabs in rising order.'),
  exemptFromAge: z
    .array(
      z.strictObject({
        age: z.number().int().min(1).max(120).describe('The age from which it holds.'),
        upTo: rupees().describe('The income without tax, in rupees.'),
      }),
    )
    .default([])
    .describe('Income without tax for residents from an age on.'),
  standardDeduction: rupees().describe('The standard deduction from salary and pension, in rupees.'),
  employerNpsPercent: percent().describe(
    "How much of an employer's payments into NPS is deducted, in percent of basic salary.",
  ),
  rebate: z
    .strictObject({
      upTo: rupees().describe('The taxable income up to which residents have the rebate.'),
      most: rupees().describe('The highest rebate.'),
      hasMarginalRelief: z.boolean().describe('Whether the tax just above is limited to the income above.'),
    })
    .describe('The rebate for residents.'),
  surcharge: z
    .array(
      z.strictObject({
        above: rupees().describe('The taxable income above which it holds.'),
        percent: percent().describe('The surcharge on the tax, in percent.'),
      }),
    )
    .refine(
      (steps) => steps.every(({ above }, at) => at === 0 || above > (steps[at - 1]?.above ?? 0)),
      'each surcharge must begin above the one before it',
    )
    .describe('The surcharges in rising order.'),
  deductions: z
    .strictObject({
      section80C: rupees().describe('The most for 80C.'),
      nps: rupees().describe('The most for own payments into NPS besides 80C.'),
      health: z
        .strictObject({
          own: rupees().describe('For self and family.'),
          ownSenior: rupees().describe('For self and family, from the age of a senior citizen.'),
          parents: rupees().describe('For parents, the most there is.'),
        })
        .describe('The most for health insurance.'),
      homeLoanInterest: rupees().describe('The most for interest on the loan of a house one lives in.'),
      savingsInterest: z
        .strictObject({
          own: rupees().describe('For savings accounts.'),
          senior: rupees().describe('For all bank interest of a resident senior citizen.'),
        })
        .describe('The most for interest.'),
      houseRent: houseRentSchema.describe('The exemption of house rent allowance.'),
    })
    .optional()
    .describe('What the regime deducts besides the standard deduction. Leave it out where it deducts nothing.'),
});

/** The law of one tax year in both regimes: content/tax-years/2026-27.yaml. */
export const taxYearSchema = z.strictObject({
  name: line(40).describe('The year as it is said, such as "Tax year 2026-27".'),
  source: line(300).describe('Where the figures come from.'),
  checked: calendarDate().describe('The day they were last checked, as YYYY-MM-DD.'),
  cessPercent: percent().describe('Cess on tax and surcharge, in percent.'),
  seniorFromAge: z.number().int().min(1).max(120).describe('The age from which a resident is a senior citizen.'),
  advanceTax: z
    .strictObject({
      from: rupees().describe('The tax from which instalments are due.'),
      instalments: z
        .array(
          z.strictObject({
            due: z
              .string()
              .regex(/^\d\d-\d\d$/, 'a month and a day, such as 06-15')
              .describe('The last day, as MM-DD.'),
            percent: percent().describe('The share of the tax due by then, in percent.'),
          }),
        )
        .min(1)
        .refine((steps) => steps.at(-1)?.percent === 100, 'the last instalment must come to 100 percent')
        .describe('The instalments in the order of the year, from April to March.'),
    })
    .describe('Tax that is paid during the year.'),
  regimes: z
    .strictObject({
      new: regimeSchema.describe('The new regime.'),
      old: regimeSchema.describe('The old regime.'),
    })
    .describe('The two regimes.'),
});
