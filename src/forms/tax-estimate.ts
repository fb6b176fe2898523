import { estimateTax, type TaxEstimate, type TaxInput } from '#src/domain/income-tax.ts';
import { taxWarnings } from '#src/domain/tax-warnings.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import words from 'content:tax-estimate-words';
import taxYear from 'content:tax-year';
import taxYears from 'content:tax-years';
import { paths } from '#src/paths.ts';
import { amountWarning } from './amount-warning.ts';
import { comparisonAnswers, thisYearsTax, thisYearsWorking } from './estimate-under-todays-law.ts';
import type { Addition, Form, ResultEnding, Row, Warning } from './form.ts';
import type { Answers } from './question.ts';
import { rupeesQuestion } from './rupees-question.ts';

const { questions, result } = words;
const mostLoanInterest = taxYears.at(-1)?.regimes.old.deductions?.homeLoanInterest ?? 0;

/** The income tax estimate: six amounts in, six figures out. */
export const taxEstimate: Form<ResultEnding> = {
  id: 'tax-estimate',
  title: words.title,
  opening: words.opening,
  action: words.action,
  page: paths.taxCalculator,
  questions: [
    rupeesQuestion('annualIncome', questions.annualIncome, { missing: 'incomeMissing', isOfProfit: true }),
    {
      ...rupeesQuestion('basicSalary', questions.basicSalary, { missing: 'basicMissing', shareOf: 'annualIncome' }),
      isOptionalWhenAsked: true,
    },
    rupeesQuestion('hraReceived', questions.hraReceived, { shareOf: 'basicSalary' }),
    rupeesQuestion('rentPaid', questions.rentPaid),
    rupeesQuestion('deductions80C', questions.deductions80C, { cap: taxYear.cap80C }),
    rupeesQuestion('otherDeductions', questions.otherDeductions),
  ],
  warnings: warningsOf,
  ending: {
    kind: 'result',
    heading: fillTemplate(result.heading, { year: taxYear.year }),
    note: words.illustration,
    about: paths.service(result.service),
    ways: { page: result.onPage, book: result.book },
    rows: (answers) => estimateRows(estimateFor(answers)),
    sentences: (answers, now) => [...thisYearsTax(answers, now), ...leftOut(answers)],
    working: thisYearsWorking,
    adds,
    next: (answers) => ({
      form: 'regime-comparison',
      label: result.compare,
      answers: comparisonAnswers(answers),
      asking: { label: result.anotherYear, question: 'taxYear' },
      isOnlyThere: (slot, value, isFirst) =>
        (slot === 'age' && Number(value) > 0) ||
        (slot === 'residence' && value === 'nonResident') ||
        (slot === 'taxYear' && value !== taxYears.at(-1)?.id) ||
        slot === 'letOutRent' ||
        slot === 'professionalFees' ||
        slot === 'employerNps' ||
        // What the law counts of it is not all, and nothing here says so.
        (slot === 'homeLoanInterest' && Number(value) > mostLoanInterest) ||
        (isFirst && (slot === 'otherIncome' || slot === 'savingsInterest')),
    }),
  },
};

/** What can hardly be right; without an income only what is rather that of a month. */
function warningsOf(answers: Answers): readonly Warning[] {
  return taxWarnings(taxInput(answers))
    .filter(({ code }) => answers.annualIncome !== undefined || code === 'monthlyAmount')
    .map(({ about, code, amount, income }) => amountWarning(about, code, amount, income));
}

/** Which amounts are not in it, since nobody told them. */
function leftOut(answers: Answers): readonly string[] {
  const labels = taxEstimate.questions.filter(({ id }) => answers[id] === undefined).map(({ label }) => label);
  const { basicSalary, hraReceived = 0, rentPaid = 0 } = answers;
  const isRentLost = basicSalary === undefined && Number(hraReceived) > 0 && Number(rentPaid) > 0;
  return [
    ...(labels.length > 0 ? [fillTemplate(result.leftOut, { labels })] : []),
    ...(isRentLost ? [result.rentNeedsBasic] : []),
  ];
}

/** What was left out can be added; house rent needs three amounts. */
function adds(answers: Answers): readonly Addition[] {
  const unknown = (...ids: readonly string[]) => ids.filter((id) => answers[id] === undefined);
  const isRentKnown = unknown('hraReceived', 'rentPaid').length === 0;
  return [
    {
      label: isRentKnown ? result.addBasic : result.addRent,
      questions: unknown('basicSalary', 'hraReceived', 'rentPaid'),
    },
    { label: result.add80C, questions: unknown('deductions80C') },
    { label: result.addOther, questions: unknown('otherDeductions') },
  ].filter(({ questions: open }) => open.length > 0);
}

/** The estimate for a filled-in form; amounts that were skipped count as 0. */
export function estimateFor(answers: Answers): TaxEstimate {
  return estimateTax(taxInput(answers), taxYear);
}

/** The amounts of a filled-in form in whole rupees; amounts that were skipped count as 0. */
export function taxInput(answers: Answers): TaxInput {
  const amount = (id: string) => Number(answers[id] ?? 0);
  return {
    annualIncome: amount('annualIncome'),
    basicSalary: amount('basicSalary'),
    hraReceived: amount('hraReceived'),
    rentPaid: amount('rentPaid'),
    deductions80C: amount('deductions80C'),
    otherDeductions: amount('otherDeductions'),
  };
}

/** The six figures with their names, as page and guide show them. */
export function estimateRows(estimate: TaxEstimate): readonly Row[] {
  return [
    { label: result.totalDeductions, value: formatRupees(estimate.totalDeductions) },
    { label: result.taxableIncome, value: formatRupees(estimate.taxableIncome) },
    { label: result.taxBeforeCess, value: formatRupees(estimate.taxBeforeCess) },
    { label: result.cess, value: formatRupees(estimate.cess) },
    { label: result.finalTax, value: formatRupees(estimate.finalTax) },
    { label: result.effectiveTaxRate, value: `${estimate.effectiveTaxRate.toFixed(2)}%` },
  ];
}
