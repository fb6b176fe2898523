import { z } from 'zod';
import { steps, type Step } from '#src/domain/regimes/computation-line.ts';
import { formFields, question } from './form-words.ts';
import { percent } from './tax-rates.ts';
import { line, lineWith, searchTerm, template } from './text.ts';

const option = z.strictObject({
  name: line(40).describe('The name of the choice.'),
  words: z.array(searchTerm(40)).describe('Words that stand for it, in small letters.'),
});

const stepWords = z.strictObject({
  name: line(60).describe('What the line is.'),
  rule: lineWith(['limit', 'percent', 'percentOfRent', 'from', 'upTo', 'above'], 160)
    .optional()
    .describe('The rule it follows.'),
});

const stepNames: Readonly<Record<Step, string>> = {
  salary: 'The gross salary.',
  houseRent: 'The exempt part of the house rent allowance.',
  standardDeduction: 'The standard deduction.',
  otherIncome: 'Other income.',
  homeLoanInterest: 'Interest on a home loan.',
  grossTotalIncome: 'The income before deductions.',
  section80C: 'Deductions under section 80C.',
  employerNps: 'Payments of the employer into NPS.',
  nps: 'Own payments into NPS.',
  health: 'Health insurance.',
  savingsInterest: 'Interest of savings accounts.',
  otherDeductions: 'Deductions as stated.',
  taxableIncome: 'The income that is taxed.',
  slab: 'The tax in a slab.',
  topSlab: 'The tax above the last slab.',
  slabTax: 'The tax of all slabs.',
  rebate: 'The rebate.',
  rebateRelief: 'Marginal relief above the limit of the rebate.',
  surcharge: 'The surcharge.',
  surchargeRelief: 'Marginal relief on the surcharge.',
  taxBeforeCess: 'The tax before cess.',
  cess: 'The cess.',
  total: 'The tax of the year.',
};

type StepWords = Record<Step, typeof stepWords>;

/** The words of the comparison of regimes as a form: content/forms/regime-comparison.yaml. */
export const regimeComparisonWordsSchema = z.strictObject({
  ...formFields,
  result: z
    .strictObject({
      heading: line(60).describe('The heading above the figures.'),
      better: template(['regime', 'year', 'tax', 'other', 'saving'], 200).describe('One regime is lower.'),
      same: template(['tax', 'year'], 160).describe('Both come to the same.'),
      none: template(['year'], 160).describe('Neither leaves any tax.'),
      level: template(['amount'], 200).describe('The deductions with which the old regime draws level.'),
      levelAtNil: line(200).describe('The new regime leaves no tax.'),
      levelAtOnce: line(200).describe('The old regime draws level without any.'),
      assumed: template(['what'], 200).describe('What was taken for granted.'),
      nothing: line(20).describe('A tax of 0, within a sentence.'),
      newRegime: line(40).describe('The tax in the new regime.'),
      oldRegime: line(40).describe('The tax in the old regime.'),
      saving: line(40).describe('By how much they differ.'),
      byMonth: line(40).describe('A twelfth of the tax of the year.'),
      breakEven: line(40).describe('The deductions with which they are level.'),
      regimes: z
        .strictObject({ new: line(20).describe('The new one.'), old: line(20).describe('The old one.') })
        .describe('The regimes, within a sentence.'),
      adds: z
        .strictObject({
          otherIncome: line(30).describe('Asks for other income.'),
          rent: line(30).describe('Asks for rent, basic pay and house rent allowance.'),
          section80C: line(30).describe('Asks for 80C.'),
          nps: line(30).describe('Asks for NPS.'),
          health: line(30).describe('Asks for health insurance.'),
          homeLoanInterest: line(30).describe('Asks for home loan interest.'),
          age: line(30).describe('Asks for the age.'),
          residence: line(30).describe('Asks for the residence.'),
          taxYear: line(30).describe('Asks for another year.'),
        })
        .describe('The chips that add to the figures.'),
      counted: z
        .strictObject({
          letOutRent: template(['amount'], 200).describe('How much of the rent received is taxed.'),
          lessPropertyTax: template(['amount'], 200).describe('The same, where property tax was told.'),
          professionalFees: template(['amount'], 200).describe('How much of the fees is taxed.'),
        })
        .describe('Incomes of which a part is taxed.'),
      notCovered: line(600).describe('What the comparison does not know, and that it is no advice.'),
    })
    .describe('What the comparison says.'),
  counted: z
    .strictObject({
      rentDeducted: percent().describe('What is deducted from rent received, in percent.'),
      feesDeclared: percent().describe('The share of fees that is taken for income, in percent.'),
    })
    .describe('The law on incomes of which a part is taxed.'),
  assumed: z
    .strictObject({
      otherIncome: line(80).describe('No other income was told.'),
      deductions: line(80).describe('No deduction was told.'),
      age: line(80).describe('No age was told.'),
      residence: line(80).describe('Nothing was told of the residence.'),
      city: line(80).describe('Rent was told, and no city.'),
    })
    .describe('What is taken for granted where nothing was told, as parts of a sentence.'),
  steps: z
    .strictObject(Object.fromEntries(steps.map((step) => [step, stepWords.describe(stepNames[step])])) as StepWords)
    .describe('The lines of a computation.'),
  besidesRent: line(240).describe('The question for all deductions as one sum, where rent was told.'),
  questions: z
    .strictObject({
      grossSalary: question.describe('Gross salary.'),
      otherIncome: question.describe('Other income.'),
      letOutRent: question.describe('Rent received.'),
      propertyTax: question.describe('Property tax paid on what is let.'),
      professionalFees: question.describe('Fees of a profession.'),
      allDeductions: question.describe('All deductions as one sum.'),
      section80C: question.describe('Deductions under section 80C.'),
      nps: question.describe('Own payments into NPS.'),
      employerNps: question.describe('Payments of the employer into NPS.'),
      health: question.describe('Health insurance.'),
      homeLoanInterest: question.describe('Interest on a home loan.'),
      savingsInterest: question.describe('Interest of savings accounts.'),
      basicPay: question.describe('Basic pay.'),
      houseRentAllowance: question.describe('House rent allowance.'),
      yearlyRent: question.describe('Rent.'),
      city: question.describe('The city of the rented house.'),
      age: question.describe('The age.'),
      residence: question.describe('Resident or not.'),
      taxYear: question.describe('The tax year.'),
    })
    .describe('The questions.'),
  options: z
    .strictObject({
      elsewhere: option.describe('A city that is not in the list.'),
      ages: z
        .array(option.extend({ from: z.number().int().min(0).max(120).describe('The age from which it holds.') }))
        .min(1)
        .describe('The ages in rising order.'),
      ageWords: z
        .strictObject({
          before: z.array(searchTerm(40)).min(1).describe('Words before an age, such as "I am", in small letters.'),
          years: z.array(searchTerm(40)).min(1).describe('Words behind an age, such as years, in small letters.'),
          amounts: z.array(searchTerm(40)).min(1).describe('Words behind a figure that is an amount and no age.'),
          ago: z.array(searchTerm(40)).min(1).describe('Words behind years that have passed.'),
        })
        .describe('By which words an age is known.'),
      residence: z
        .strictObject({
          nonResident: option.describe('Not a resident.'),
          resident: option.describe('A resident.'),
        })
        .describe('Resident or not.'),
    })
    .describe('What can be chosen.'),
});

/** The words of the comparison on its page: content/words/regimes.yaml. */
export const regimeWordsSchema = z.strictObject({
  heading: line(60).describe('The heading above the questions.'),
  note: line(60).describe('Beside it, in the margin.'),
  oneByOne: line(80).describe('Opens the deductions one by one.'),
  inPart: line(80).describe('Opens the questions about rent received and fees.'),
  houseRent: line(80).describe('Opens the questions about rent.'),
  blank: template(['action'], 160).describe('On the sheet before anything was worked out; {action} is the button.'),
  askGuide: line(40).describe('The button that opens the guide.'),
  print: line(40).describe('The button that prints the sheet.'),
  computation: z
    .strictObject({
      heading: line(60).describe('The heading.'),
      line: line(40).describe('The column of the lines.'),
      amount: line(40).describe('The column of the amounts.'),
      rounding: line(160).describe('How the figures are rounded.'),
    })
    .describe('How the tax came about, line by line.'),
  chart: z
    .strictObject({
      heading: line(60).describe('The heading.'),
      description: template(['income'], 200).describe('What a screen reader says of the picture.'),
      income: line(40).describe('The column of incomes.'),
      incomeAxis: line(40).describe('The axis of the income, in lakh.'),
      taxAxis: line(40).describe('The axis of the tax, in lakh.'),
      yours: line(40).describe('Beside the point of the visitor.'),
      remark: line(200).describe('Below the picture.'),
      figures: line(60).describe('Opens the table with the figures.'),
    })
    .describe('Tax over income.'),
  instalments: z
    .strictObject({
      heading: line(60).describe('The heading.'),
      text: template(['regime', 'tax'], 300).describe('Above the table.'),
      due: line(40).describe('The column of the days.'),
      share: line(40).describe('The column of the shares.'),
      amount: line(40).describe('The column of what is paid on each.'),
      inAll: line(40).describe('The column of what has been paid by then.'),
      none: template(['limit'], 200).describe('The tax is too low for instalments.'),
      free: line(200).describe('The person need not pay any.'),
      save: line(40).describe('The button that saves the dates.'),
      entry: template(['amount', 'year'], 120).describe('The name of an entry in the calendar.'),
      entryText: template(['inAll', 'percent', 'site'], 200).describe('What stands in an entry.'),
    })
    .describe('Advance tax.'),
  notCovered: line(60).describe('The heading above what is not covered.'),
});
