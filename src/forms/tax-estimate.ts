import { estimateTax, type TaxEstimate, type TaxInput } from '#src/domain/income-tax.ts';
import { taxWarnings } from '#src/domain/tax-warnings.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import words from 'content:tax-estimate-words';
import taxYear from 'content:tax-year';
import { paths } from '#src/paths.ts';
import { amountWarning } from './amount-warning.ts';
import type { Form, ResultEnding, Row } from './form.ts';
import type { Answers } from './question.ts';
import { rupeesQuestion } from './rupees-question.ts';

const { questions, result } = words;

/** The income tax estimate: six amounts in, six figures out. */
export const taxEstimate: Form<ResultEnding> = {
  id: 'tax-estimate',
  title: words.title,
  opening: words.opening,
  action: words.action,
  page: paths.taxCalculator,
  questions: [
    rupeesQuestion('annualIncome', questions.annualIncome, { missing: 'incomeMissing' }),
    rupeesQuestion('basicSalary', questions.basicSalary, { missing: 'basicMissing', shareOf: 'annualIncome' }),
    rupeesQuestion('hraReceived', questions.hraReceived, { shareOf: 'basicSalary' }),
    rupeesQuestion('rentPaid', questions.rentPaid),
    rupeesQuestion('deductions80C', questions.deductions80C, { cap: taxYear.cap80C }),
    rupeesQuestion('otherDeductions', questions.otherDeductions),
  ],
  warnings: (answers) =>
    answers.annualIncome === undefined
      ? []
      : taxWarnings(taxInput(answers)).map(({ about, code, amount, income }) =>
          amountWarning(about, code, amount, income),
        ),
  ending: {
    kind: 'result',
    heading: result.heading,
    note: words.illustration,
    ways: { page: result.onPage, book: result.book },
    rows: (answers) => estimateRows(estimateFor(answers)),
    next: (answers) => ({ form: 'regime-comparison', label: result.compare, answers: comparisonAnswers(answers) }),
  },
};

/** What the estimate was told, as answers of the comparison of regimes: an income is salary, unless it has no basic salary in it. */
function comparisonAnswers(answers: Answers): Answers {
  const { annualIncome, basicSalary, hraReceived, rentPaid, deductions80C, otherDeductions } = answers;
  const income =
    Number(basicSalary ?? 1) > 0 ? { grossSalary: annualIncome } : { grossSalary: 0, otherIncome: annualIncome };
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
