import comparisonWords from 'content:regime-comparison-words';
import words from 'content:tax-estimate-words';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import type { Answers } from './question.ts';
import type { Working } from './form.ts';
import { comparisonFor, comparisonWorking, regimeComparison, type FilledComparison } from './regime-comparison.ts';

/** What the estimate was told, as answers of the comparison of regimes: an income is salary, unless it has no basic salary in it. */
export function comparisonAnswers(answers: Answers): Answers {
  const { annualIncome, basicSalary, hraReceived, rentPaid, deductions80C, otherDeductions } = answers;
  const income = hasSalary(answers) ? { grossSalary: annualIncome } : { grossSalary: 0, otherIncome: annualIncome };
  const told = {
    ...income,
    basicPay: basicSalary,
    houseRentAllowance: hraReceived,
    yearlyRent: rentPaid,
    section80C: deductions80C,
    allDeductions: otherDeductions,
  };
  return Object.fromEntries(
    Object.entries(told).filter((entry): entry is [string, Answers[string]] => entry[1] !== undefined),
  );
}

/** How the tax of the year came about under each regime. */
export const thisYearsWorking = (answers: Answers, now: Date): readonly Working[] =>
  comparisonWorking(comparedThisYear(answers, now));

/** The income of the estimate is the whole one. */
const comparedThisYear = (answers: Answers, now: Date): FilledComparison =>
  comparisonFor({ otherIncome: 0, ...regimeComparison.initial?.(now), ...comparisonAnswers(answers) });

/** The tax of the year under both regimes for the answers of the estimate, the lower one first, and what that assumes. */
export function thisYearsTax(answers: Answers, now: Date): readonly string[] {
  const { year, comparison, assumed } = comparedThisYear(answers, now);
  const { better = 'new', computations } = comparison;
  const other = better === 'new' ? 'old' : 'new';
  const { regimes, assumed: assuming } = comparisonWords.result;
  const { better: differ, same, isSalary, isNoSalary } = words.result;
  return [
    fillTemplate(comparison.better === undefined ? same : differ, {
      year: year.name,
      tax: formatRupees(computations[better].total),
      regime: regimes[better],
      other: formatRupees(computations[other].total),
      otherRegime: regimes[other],
      saving: formatRupees(computations[other].total - computations[better].total),
    }),
    fillTemplate(assuming, { what: [hasSalary(answers) ? isSalary : isNoSalary, ...assumed].join(', ') }),
  ];
}

const hasSalary = ({ basicSalary }: Answers) => basicSalary !== 0;
