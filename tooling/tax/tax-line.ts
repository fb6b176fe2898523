import { z } from 'zod';
import { computeTax } from '#src/domain/regimes/compute.ts';
import { emptyCase, type TaxCase } from '#src/domain/regimes/tax-case.ts';
import { regimeNames, taxYearWithId, type TaxYear } from '#src/domain/regimes/tax-year.ts';
import { largestAmount } from '#src/domain/rupees.ts';
import { lineSource, parsedJson } from '#tooling/content/json-lines.ts';
import { validate } from '#tooling/content/validate.ts';

/** What is printed for one line: the tax under the regime asked for, in whole rupees. */
export interface TaxAnswer {
  readonly id: string | number | null;
  readonly taxableIncome: number;
  readonly hraExempt: number;
  readonly slabTax: number;
  readonly rebate: number;
  readonly surcharge: number;
  readonly taxBeforeCess: number;
  readonly cess: number;
  readonly total: number;
}

/** A line that could not be answered, and why. */
export interface TaxRefusal {
  readonly id: string | number | null;
  readonly error: string;
}

/**
 * Takes a line of the command's file as text and the years there are; returns the tax it asks for, or why there is none. Amounts that are
 * absent or null count as 0, an age as below 60, a person as resident. A field that no case has is refused, with the one whose name is nearest. Never throws.
 */
export function answerTaxLine(text: string, years: readonly TaxYear[]): TaxAnswer | TaxRefusal {
  const data = parsedJson(text);
  const id = idIn(data);
  if (typeof data !== 'object') return { id, error: 'the line is not a JSON object' };
  const read = validate(lineSource('', 1, data), lineSchema);
  if ('faults' in read)
    return { id, error: read.faults.map(({ field, expected }) => `${field}: ${expected}`).join('; ') };
  const { taxYear, regime } = read.data;
  const name = regimeNames.find((one) => one === regime.trim().toLowerCase());
  if (!name) return { id, error: `There is no regime "${regime}". There are ${regimeNames.join(', ')}.` };
  try {
    const year = taxYearWithId(years, taxYear.trim());
    const { lines: _, ...figures } = computeTax(caseIn(read.data), year, name);
    const { taxableIncome, hraExempt, slabTax, rebate, surcharge, taxBeforeCess, cess, total } = figures;
    return { id, taxableIncome, hraExempt, slabTax, rebate, surcharge, taxBeforeCess, cess, total };
  } catch (error) {
    if (error instanceof RangeError) return { id, error: error.message };
    throw error;
  }
}

const rupees = z
  .number()
  .int('expected whole rupees')
  .min(0, 'expected 0 or more')
  .max(largestAmount, `expected at most ${largestAmount}`)
  .nullish()
  .transform((amount) => amount ?? 0);

const lineSchema = z.strictObject({
  id: z.unknown(),
  taxYear: z.string('expected a tax year such as "2025-26"'),
  regime: z.string('expected "new" or "old"'),
  age: z.number().min(0, 'expected 0 or more').max(150, 'expected an age').nullish(),
  resident: z.boolean('expected true or false').nullish(),
  salary: rupees,
  otherIncome: rupees,
  deductions: z
    .strictObject({
      '80C': rupees,
      '80D': rupees,
      '80CCD1B': rupees,
      '80CCD2': rupees,
      homeLoanInterest: rupees,
      savingsInterest: rupees,
      other: rupees,
    })
    .nullish(),
  hra: z
    .strictObject({
      basic: rupees,
      received: rupees,
      rent: rupees,
      city: z.string('expected the name of a city').nullish(),
    })
    .nullish(),
});

function caseIn({ age, resident, salary, otherIncome, deductions, hra }: z.output<typeof lineSchema>): TaxCase {
  return {
    age: age ?? emptyCase.age,
    isResident: resident ?? emptyCase.isResident,
    salary,
    otherIncome,
    deductions: {
      section80C: deductions?.['80C'] ?? 0,
      nps: deductions?.['80CCD1B'] ?? 0,
      employerNps: deductions?.['80CCD2'] ?? 0,
      health: deductions?.['80D'] ?? 0,
      homeLoanInterest: deductions?.homeLoanInterest ?? 0,
      savingsInterest: deductions?.savingsInterest ?? 0,
      other: deductions?.other ?? 0,
    },
    houseRent: { basic: hra?.basic ?? 0, received: hra?.received ?? 0, rent: hra?.rent ?? 0, city: hra?.city ?? '' },
  };
}

function idIn(data: unknown): TaxAnswer['id'] {
  if (typeof data !== 'object' || data === null || !('id' in data)) return null;
  return typeof data.id === 'string' || typeof data.id === 'number' ? data.id : null;
}
