import { largestAmount } from '../rupees.ts';

/** What a year's tax depends on: whole rupees a year, age at any time in the year. */
export interface TaxCase {
  readonly age: number;
  readonly isResident: boolean;
  /** Before the standard deduction and with the house rent allowance in it. */
  readonly salary: number;
  /** Everything taxed at the ordinary rates besides salary, savings interest included. */
  readonly otherIncome: number;
  readonly deductions: {
    readonly section80C: number;
    readonly nps: number;
    /** What the employer pays into NPS, which is in the salary. */
    readonly employerNps: number;
    readonly health: number;
    readonly homeLoanInterest: number;
    readonly savingsInterest: number;
    /** Deductions that are taken as stated. */
    readonly other: number;
  };
  readonly houseRent: {
    readonly basic: number;
    readonly received: number;
    readonly rent: number;
    readonly city: string;
  };
}

/** A resident below 60 without income or deductions, to begin a case with. */
export const emptyCase: TaxCase = {
  age: 40,
  isResident: true,
  salary: 0,
  otherIncome: 0,
  deductions: { section80C: 0, nps: 0, employerNps: 0, health: 0, homeLoanInterest: 0, savingsInterest: 0, other: 0 },
  houseRent: { basic: 0, received: 0, rent: 0, city: '' },
};

/** Throws RangeError when an amount of the case is negative, not whole or above `largestAmount`, or the age is no age. */
export function assertCase({ age, salary, otherIncome, deductions, houseRent }: TaxCase): void {
  const { city: _, ...rent } = houseRent;
  for (const [name, amount] of Object.entries({ salary, otherIncome, ...deductions, ...rent })) {
    if (!Number.isSafeInteger(amount) || amount < 0 || amount > largestAmount)
      throw new RangeError(`${name} is no whole amount from 0 to ${largestAmount}: ${amount}`);
  }
  if (!Number.isFinite(age) || age < 0 || age > 150) throw new RangeError(`age is no age: ${age}`);
}
