import { estimateTax, type TaxEstimate, type TaxInput } from '#src/domain/income-tax.ts';
import { taxWarnings } from '#src/domain/tax-warnings.ts';
import { formatRupees } from '#src/domain/rupees.ts';
import words from 'content:tax-estimate-words';
import taxYear from 'content:tax-year';
import { paths } from '#src/paths.ts';
import type { Form, ResultEnding, Row } from './form.ts';
import type { Answers } from './question.ts';
import { rupeesQuestion } from './rupees-question.ts';

const cap80C = formatRupees(taxYear.cap80C);

/** The income tax estimate: six amounts in, six figures out. */
export const taxEstimate: Form<ResultEnding> = {
  id: 'tax-estimate',
  title: words.title,
  opening: words.opening,
  action: words.action,
  page: paths.taxCalculator,
  questions: [
    rupeesQuestion('annualIncome', words.questions.annualIncome, {
      required: true,
      missing: 'Annual income is required',
      alsoCalled: ['income', 'annual income', 'salary', 'ctc', 'total income', 'gross'],
    }),
    rupeesQuestion('basicSalary', words.questions.basicSalary, {
      required: true,
      missing: 'Basic salary is required; write 0 if you have none',
      alsoCalled: ['basic', 'basic salary', 'basic pay'],
    }),
    rupeesQuestion('hraReceived', words.questions.hraReceived, {
      required: false,
      missing: '',
      alsoCalled: ['hra', 'hra received', 'house rent allowance'],
    }),
    rupeesQuestion('rentPaid', words.questions.rentPaid, {
      required: false,
      missing: '',
      alsoCalled: ['rent', 'rent paid', 'house rent'],
    }),
    rupeesQuestion('deductions80C', words.questions.deductions80C, {
      required: false,
      missing: '',
      alsoCalled: ['80c', '80 c', '80c deductions', 'section 80c', 'investments'],
      covers: [
        'epf',
        'ppf',
        'lic',
        'elss',
        'life insurance',
        'tuition fees',
        'school fees',
        'sukanya samriddhi',
        'home loan principal',
      ],
      most: { amount: taxYear.cap80C, reason: `80C counts up to ${cap80C}; write ${cap80C} or less` },
    }),
    rupeesQuestion('otherDeductions', words.questions.otherDeductions, {
      required: false,
      missing: '',
      alsoCalled: ['other', 'others', 'other deductions', '80d'],
      covers: [
        'home loan interest',
        'housing loan interest',
        'interest on home loan',
        'education loan interest',
        'mediclaim',
        'health insurance',
        'medical insurance',
      ],
    }),
  ],
  warnings: (answers) => (answers.annualIncome === undefined ? [] : taxWarnings(taxInput(answers))),
  ending: {
    kind: 'result',
    heading: 'Your tax estimate',
    note: words.illustration,
    rows: (answers) => estimateRows(estimateFor(answers)),
  },
};

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
    { label: 'Total deductions', value: formatRupees(estimate.totalDeductions) },
    { label: 'Taxable income', value: formatRupees(estimate.taxableIncome) },
    { label: 'Tax before cess', value: formatRupees(estimate.taxBeforeCess) },
    { label: 'Cess', value: formatRupees(estimate.cess) },
    { label: 'Final tax', value: formatRupees(estimate.finalTax) },
    { label: 'Effective tax rate', value: `${estimate.effectiveTaxRate.toFixed(2)}%` },
  ];
}
