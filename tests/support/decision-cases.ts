import { rowsOf, typed } from './written-cases.ts';

/** One case of a decision: as a sentence to the guide, as what is typed or chosen on its page, and what it comes to. */
export interface DecisionCase {
  readonly id: string;
  /** What is said to the guide: a sentence with figures, then what is answered to its questions. */
  readonly said: readonly string[];
  /** The answers of the page by question: a figure as it is typed, or the name of a choice. */
  readonly answers: Readonly<Record<string, string>>;
  readonly outcome: string;
}

/**
 * A case for every decision: the decision, what is said, parted by a stroke, the answers, and the outcome. The page and the guide have to come
 * to the same outcome.
 */
export const decisionCases: readonly DecisionCase[] = rowsOf(`
  gst-registration | dukaan ki bikri 18 lakh hai GST lagega? | turnover 18 lakh, customers telangana, marketplace no, reverseCharge no | below
  composition | can my hardware shop with 1.2 crore turnover take composition? | trade goods, turnover 1.2 crore, elsewhere no | goods
  gst-returns | gst monthly or quarterly for 6 crore turnover? | turnover 6 crore | monthly
  gst-annual-return | is gstr 9 compulsory for a turnover of 3 crore? | turnover 3 crore | annual
  gst-late-fee | gst return filed 20 days late, nil return, how much late fee? | return gstr-3b, days 20, returns 1, nil yes | nil
  appeal-deposit | gst order demands 6 lakh tax, how much deposit for an appeal? | demand 6 lakh, stage first, nature tax | first
  tax-audit | business turnover of 2.5 crore, 20% in cash, is a tax audit needed? | work business, turnover 2.5 crore, cash 20, presumptive no | business-cash
  advance-tax | 70 year old pensioner, tax after tds is 40000, advance tax needed? | tax 40000, business no, age 70, resident yes | senior
  income-tax-return | i earned 55 lakh salary, which itr? | income 55 lakh, who person, source salary | itr-2
  income-tax | pension 9,60,000 and fd interest 2,50,000 in the year, tax in the new regime? | salary 9,60,000, more yes, family 0, interest 2,50,000, rent 0, profit 0, resident yes | nil
  presumptive | sales 70 lakh, 20 lakh cash, 50 lakh UPI, presumptive profit? | work business, owner person, turnover 70 lakh, paid both, cash 20 lakh | business
  tds-refund | income 13 lakh and tds 90000 deducted, will i get refund | income 13 lakh, tds 90000, source other, resident yes, regime new | refund
  capital-gain | sold a plot in hyderabad 40 lakh, tax? / bought in 2016 / 12 lakh | asset property, sold 40 lakh, held bought in 2016, bought 12 lakh, seller resident, others yes, early yes | property-indexed
  residence | visiting india for 130 days with income of 20 lakh here, am i a resident? / 400 days | days 130, stay visiting, income 20 lakh, before 400 | visitor
  tds-rent | i pay rent of 60000 a month, should i deduct tds? | rent 60000, landlord resident, tenant person, thing building | person
  tds-property | two buyers paying 30 lakh each for a flat, tds? | price 60 lakh, seller resident, land ordinary | resident
  tds-payments | lawyer fees of 55,000, how much tds? | nature profession, amount 55,000, payer entity, year 0 | profession
  tds-late-fee | tds return 40 days late, total tds 5000, what is the fee? | days 40, tax 5000 | capped
  remittance | paying abroad 8 lakh for software, form 145 needed? | purpose other, taxable yes, total 8 lakh, certificate no | above
  provident-fund | 18 staff and 4 contract workers, is pf compulsory? | employees 22 | above
  provident-fund-share | how much pf for a basic salary of 18000? | wage 18000, employees 1 | within
  state-insurance | mere paas 11 log kaam karte hai, ESI lagega kya? | employees 11, wages some-within | covered
  state-insurance-share | how much esi contribution for a wage of 17500? | wage 17500, employees 1 | within
  staff-contributions | 12 staff, salary 18,000 each, what PF and ESI do I pay | employees 12, wage 18000, code no | insurance
  professional-tax | pt kitna hai 18000 salary pe? | who employee, salary 18000 | middle
  gratuity | gratuity for 7 years of service with last basic 30000? | years 7, term regular, days 0, employees 12, wage 30000 | due
  small-company | our pvt ltd has a capital of 15 crore and turnover 80 crore, is it a small company? | turnover 80 crore, capital 15 crore | above
  llp-audit | llp turnover 35 lakh, contribution 30 lakh, audit? | turnover 35 lakh, contribution 30 lakh | contribution
  udyam-class | turnover 12 crore, machines worth 2 crore, micro or small enterprise? | turnover 12 crore, investment 2 crore | small
  labour-registration | 9 staff, labour licence fee? | employees 9 | staff
  factory-licence | 25 workers in the workshop without power, factory licence needed? | makes yes, workers 25, power no | between
  business-form | 2 friends start a business with an investor, llp or company? | owners 2, investors yes | company
  pmegp | general category PMEGP unit of 15 lakh in a village, how much subsidy? | cost 15 lakh, area rural, applicant general | general-rural
  society-gst | our society has 60 flats with maintenance of 8200 a month, is gst due? | charge 8200, flats 60, other 0 | due
  composition-tax | restaurant in composition, sales of the quarter 14 lakh, how much tax? | trade restaurant, turnover 14 lakh | restaurant
  gst-in-price | 11,800 including gst of 18%, what is the base price? | price 11,800, rate 18, side inside | inside
  gst-annual-late-fee | gstr 9 is 60 days late, turnover 8 crore, how much late fee? | form gstr-9, days 60, turnover 8 crore | middle
  tcs-abroad | sending 18 lakh abroad for university fees, how much tcs? | purpose study, total 18 lakh | study
  tds-interest | tds of 40000 paid 2 months late, how much interest? | tax 40000, months 2, kind paid | paid
  staff-professional-tax | pt for 14 staff at 17000 each? | employees 14, salary 17000 | middle
  roc-late-fee | aoc-4 and mgt-7 both 45 days late, penalty? | from due, days 45, forms both | both
  hra-exemption | basic 30000, hra 15000, rent 12000 in nalgonda, how much hra is exempt? | basic 30000, hra 15000, rent 12000, city other | other
  tax-interest | income tax of 80000 unpaid, itr 4 months after due date, how much interest? | section return, tax 80000, months 4 | return
  crypto-tax | bitcoin profit of 2 lakh, how much tax? | kind crypto, gain 2 lakh | crypto
  itr-late-fee | salary 7 lakh and itr missed, how much late fee? | income 7 lakh | full
  llp-late-fee | llp form 11 is 179 days late, contribution 2 lakh, late fee? | form form-11, days 179, contribution 2 lakh, turnover 0 | small
  working-capital | cash credit limit by turnover method, projected sales 2 crore? | turnover 2 crore | method
  profit-tax | commission 24 lakh and expenses 7 lakh, how much tax? | work own, receipts 24 lakh, costs 7 lakh | due
  entity-tax | our llp has a profit of 6 lakh, how much tax? | kind llp, profit 6 lakh | firm
  goods-vehicles | i have 4 lorries, how much income tax? | vehicles 4, tonnes 12, months 12, owner person | none
  gst-on-services | coaching fees 25 lakh a year, how much gst? | kind coaching, amount 25 lakh, span year | year
  staff-dues-late | pf of 50000 paid 73 days late, how much interest and damages? | fund pf, dues 50000, days 73 | pf
`).map(([id = '', said = '', answers = '', outcome = '']) => ({
  id,
  said: said.split(' / '),
  answers: typed(answers),
  outcome,
}));
