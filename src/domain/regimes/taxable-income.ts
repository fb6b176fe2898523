import { toNearestTen, toWholeRupees } from '../rounding.ts';
import type { ComputationLine, Step } from './computation-line.ts';
import type { TaxCase } from './tax-case.ts';
import type { DeductionCaps, HouseRentRule, Regime, TaxYear } from './tax-year.ts';

/** The income that is taxed, a multiple of ten rupees; the rent exemption in whole rupees; and how both came about. */
export interface TaxableIncome {
  readonly taxable: number;
  readonly hraExempt: number;
  readonly lines: readonly ComputationLine[];
}

/**
 * Takes a case and a regime of a year and returns the taxable income. Salary comes less exempt house rent and the standard deduction, then
 * other income is added; interest on a home loan and the deductions of Chapter VI-A (sections 123 and following of the 2025 Act) follow where
 * the regime allows them, each up to its cap and together up to the income. Rounded once, to the nearest ten (section 288A).
 */
export function taxableIncome(
  taxCase: TaxCase,
  regime: Regime,
  { seniorFromAge }: Pick<TaxYear, 'seniorFromAge'>,
): TaxableIncome {
  const { deductions: caps, standardDeduction } = regime;
  const lines: ComputationLine[] = [];
  const note = (step: Step, kind: ComputationLine['kind'], exact: bigint, terms?: Record<string, number>) =>
    lines.push({ step, kind, amount: toWholeRupees(exact, paise), ...(terms && { terms }) });
  const isSenior = taxCase.isResident && taxCase.age >= seniorFromAge;

  const salary = exactly(taxCase.salary);
  const hraExempt = caps ? houseRentExemption(taxCase.houseRent, caps.houseRent) : 0n;
  const rentTaken = lesser(hraExempt, salary);
  const standard = lesser(exactly(standardDeduction), salary - rentTaken);
  if (salary > 0n) note('salary', 'plus', salary);
  if (rentTaken > 0n && caps) note('houseRent', 'less', rentTaken, rentTerms(taxCase.houseRent, caps.houseRent));
  if (standard > 0n) note('standardDeduction', 'less', standard, { limit: standardDeduction });

  const other = exactly(taxCase.otherIncome);
  const before = salary - rentTaken - standard + other;
  const interest = caps
    ? lesser(before, lesser(exactly(taxCase.deductions.homeLoanInterest), exactly(caps.homeLoanInterest)))
    : 0n;
  if (other > 0n) note('otherIncome', 'plus', other);
  if (interest > 0n && caps) note('homeLoanInterest', 'less', interest, { limit: caps.homeLoanInterest });
  let left = before - interest;
  note('grossTotalIncome', 'result', left);

  for (const { step, claimed, limit } of [
    ofEmployer(taxCase, regime),
    ...(caps ? claims(taxCase, caps, isSenior) : []),
  ]) {
    const taken = lesser(left, exactly(limit === undefined ? claimed : Math.min(claimed, limit)));
    left -= taken;
    if (taken > 0n) note(step, 'less', taken, limit === undefined ? undefined : { limit });
  }

  const taxable = toNearestTen(left, paise);
  lines.push({ step: 'taxableIncome', kind: 'result', amount: taxable });
  return { taxable, hraExempt: toWholeRupees(hraExempt, paise), lines };
}

/** Takes what a regime allows and a city; returns the share of basic salary, in percent, that rent exempts there. */
export function percentOfBasicIn(city: string, { cities, percentInCities, percentElsewhere }: HouseRentRule): number {
  const named = city.trim().toLowerCase();
  const isListed = cities.some(({ name, alsoCalled }) =>
    [name, ...alsoCalled].some((one) => one.toLowerCase() === named),
  );
  return isListed ? percentInCities : percentElsewhere;
}

const paise = 100n;

const exactly = (rupees: number) => BigInt(rupees) * paise;
const lesser = (one: bigint, other: bigint) => (one < other ? one : other);
const atLeastZero = (amount: bigint) => (amount > 0n ? amount : 0n);

/** The least of the allowance, the rent less a share of basic salary, and a share of basic salary, in paise. */
function houseRentExemption({ basic, received, rent, city }: TaxCase['houseRent'], rule: HouseRentRule): bigint {
  const paidAbove = exactly(rent) - BigInt(basic) * BigInt(rule.rentLessPercentOfBasic);
  const share = BigInt(basic) * BigInt(percentOfBasicIn(city, rule));
  return atLeastZero(lesser(exactly(received), lesser(paidAbove, share)));
}

const rentTerms = ({ city }: TaxCase['houseRent'], rule: HouseRentRule) => ({
  percent: percentOfBasicIn(city, rule),
  percentOfRent: rule.rentLessPercentOfBasic,
});

interface Claim {
  readonly step: Step;
  readonly claimed: number;
  /** Absent for what is taken as stated. */
  readonly limit?: number;
}

/** What an employer pays into NPS, up to a share of basic salary where that is known (section 124, earlier 80CCD(2)). */
function ofEmployer({ deductions, houseRent: { basic } }: TaxCase, { employerNpsPercent }: Regime): Claim {
  const claimed = deductions.employerNps;
  return basic === 0
    ? { step: 'employerNps', claimed }
    : { step: 'employerNps', claimed, limit: toWholeRupees(BigInt(basic) * BigInt(employerNpsPercent), paise) };
}

function claims({ deductions, otherIncome }: TaxCase, caps: DeductionCaps, isSenior: boolean): readonly Claim[] {
  const { own, ownSenior, parents } = caps.health;
  const { savingsInterest } = caps;
  return [
    { step: 'section80C', claimed: deductions.section80C, limit: caps.section80C },
    { step: 'nps', claimed: deductions.nps, limit: caps.nps },
    { step: 'health', claimed: deductions.health, limit: (isSenior ? ownSenior : own) + parents },
    {
      step: 'savingsInterest',
      claimed: Math.min(deductions.savingsInterest, otherIncome),
      limit: isSenior ? savingsInterest.senior : savingsInterest.own,
    },
    { step: 'otherDeductions', claimed: deductions.other },
  ];
}
