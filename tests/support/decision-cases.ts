/** One case of a decision: as a sentence to the guide, as what is typed or chosen on its page, and what it comes to. */
export interface DecisionCase {
  readonly id: string;
  /** What is said to the guide: a sentence with figures, then what is answered to its questions. */
  readonly said: readonly string[];
  /** The answers of the page by question: a figure as it is typed, or the name of a choice. */
  readonly answers: Readonly<Record<string, string>>;
  readonly outcome: string;
}

/** A case for every decision. The page and the guide have to come to the same outcome. */
export const decisionCases: readonly DecisionCase[] = [
  {
    id: 'gst-registration',
    said: ['dukaan ki bikri 18 lakh hai GST lagega?'],
    answers: { turnover: '18 lakh', customers: 'telangana', marketplace: 'no', reverseCharge: 'no' },
    outcome: 'below',
  },
  {
    id: 'composition',
    said: ['can my hardware shop with 1.2 crore turnover take composition?'],
    answers: { trade: 'goods', turnover: '1.2 crore', elsewhere: 'no' },
    outcome: 'goods',
  },
  {
    id: 'gst-returns',
    said: ['gst monthly or quarterly for 6 crore turnover?'],
    answers: { turnover: '6 crore' },
    outcome: 'monthly',
  },
  {
    id: 'gst-annual-return',
    said: ['is gstr 9 compulsory for a turnover of 3 crore?'],
    answers: { turnover: '3 crore' },
    outcome: 'annual',
  },
  {
    id: 'gst-late-fee',
    said: ['gst return filed 20 days late, nil return, how much late fee?'],
    answers: { return: 'gstr-3b', days: '20', returns: '1', nil: 'yes' },
    outcome: 'nil',
  },
  {
    id: 'appeal-deposit',
    said: ['gst order demands 6 lakh tax, how much deposit for an appeal?'],
    answers: { demand: '6 lakh', stage: 'first', nature: 'tax' },
    outcome: 'first',
  },
  {
    id: 'tax-audit',
    said: ['business turnover of 2.5 crore, 20% in cash, is a tax audit needed?'],
    answers: { work: 'business', turnover: '2.5 crore', cash: '20', presumptive: 'no' },
    outcome: 'business-cash',
  },
  {
    id: 'advance-tax',
    said: ['70 year old pensioner, tax after tds is 40000, advance tax needed?'],
    answers: { tax: '40000', business: 'no', age: '70', resident: 'yes' },
    outcome: 'senior',
  },
  {
    id: 'income-tax-return',
    said: ['i earned 55 lakh salary, which itr?'],
    answers: { income: '55 lakh', who: 'person', source: 'salary' },
    outcome: 'itr-2',
  },
  {
    id: 'income-tax',
    said: ['pension 9,60,000 and fd interest 2,50,000 in the year, tax in the new regime?'],
    answers: {
      salary: '9,60,000',
      more: 'yes',
      family: '0',
      interest: '2,50,000',
      rent: '0',
      profit: '0',
      resident: 'yes',
    },
    outcome: 'nil',
  },
  {
    id: 'presumptive',
    said: ['sales 70 lakh, 20 lakh cash, 50 lakh UPI, presumptive profit?'],
    answers: { work: 'business', owner: 'person', turnover: '70 lakh', paid: 'both', cash: '20 lakh' },
    outcome: 'business',
  },
  {
    id: 'tds-refund',
    said: ['income 6 lakh and tds 25000 deducted, will i get refund'],
    answers: { income: '6 lakh', tds: '25000', source: 'other', resident: 'yes', regime: 'new' },
    outcome: 'refund',
  },
  {
    id: 'capital-gain',
    said: ['sold a plot in hyderabad 40 lakh, tax?', 'bought in 2016', '12 lakh'],
    answers: {
      asset: 'property',
      sold: '40 lakh',
      held: 'bought in 2016',
      bought: '12 lakh',
      seller: 'resident',
      others: 'yes',
      early: 'yes',
    },
    outcome: 'property-indexed',
  },
  {
    id: 'residence',
    said: ['visiting india for 130 days with income of 20 lakh here, am i a resident?', '400 days'],
    answers: { days: '130', stay: 'visiting', income: '20 lakh', before: '400' },
    outcome: 'visitor',
  },
  {
    id: 'tds-rent',
    said: ['i pay rent of 60000 a month, should i deduct tds?'],
    answers: { rent: '60000', landlord: 'resident', tenant: 'person', thing: 'building' },
    outcome: 'person',
  },
  {
    id: 'tds-property',
    said: ['two buyers paying 30 lakh each for a flat, tds?'],
    answers: { price: '60 lakh', seller: 'resident', land: 'ordinary' },
    outcome: 'resident',
  },
  {
    id: 'tds-payments',
    said: ['lawyer fees of 55,000, how much tds?'],
    answers: { nature: 'profession', amount: '55,000', payer: 'entity', year: '0' },
    outcome: 'profession',
  },
  {
    id: 'tds-late-fee',
    said: ['tds return 40 days late, total tds 5000, what is the fee?'],
    answers: { days: '40', tax: '5000' },
    outcome: 'capped',
  },
  {
    id: 'remittance',
    said: ['paying abroad 8 lakh for software, form 145 needed?'],
    answers: { purpose: 'other', taxable: 'yes', total: '8 lakh', certificate: 'no' },
    outcome: 'above',
  },
  {
    id: 'provident-fund',
    said: ['18 staff and 4 contract workers, is pf compulsory?'],
    answers: { employees: '22' },
    outcome: 'above',
  },
  {
    id: 'provident-fund-share',
    said: ['how much pf for a basic salary of 18000?'],
    answers: { wage: '18000', employees: '1' },
    outcome: 'within',
  },
  {
    id: 'state-insurance',
    said: ['mere paas 11 log kaam karte hai, ESI lagega kya?'],
    answers: { employees: '11', wages: 'some-within' },
    outcome: 'covered',
  },
  {
    id: 'state-insurance-share',
    said: ['how much esi contribution for a wage of 17500?'],
    answers: { wage: '17500', employees: '1' },
    outcome: 'within',
  },
  {
    id: 'staff-contributions',
    said: ['12 staff, salary 18,000 each, what PF and ESI do I pay'],
    answers: { employees: '12', wage: '18000', code: 'no' },
    outcome: 'insurance',
  },
  {
    id: 'professional-tax',
    said: ['pt kitna hai 18000 salary pe?'],
    answers: { who: 'employee', salary: '18000' },
    outcome: 'middle',
  },
  {
    id: 'gratuity',
    said: ['gratuity for 7 years of service with last basic 30000?'],
    answers: { years: '7', term: 'regular', days: '0', employees: '12', wage: '30000' },
    outcome: 'due',
  },
  {
    id: 'small-company',
    said: ['our pvt ltd has a capital of 15 crore and turnover 80 crore, is it a small company?'],
    answers: { turnover: '80 crore', capital: '15 crore' },
    outcome: 'above',
  },
  {
    id: 'llp-audit',
    said: ['llp turnover 35 lakh, contribution 30 lakh, audit?'],
    answers: { turnover: '35 lakh', contribution: '30 lakh' },
    outcome: 'contribution',
  },
  {
    id: 'udyam-class',
    said: ['turnover 12 crore, machines worth 2 crore, micro or small enterprise?'],
    answers: { turnover: '12 crore', investment: '2 crore' },
    outcome: 'small',
  },
  {
    id: 'labour-registration',
    said: ['9 staff, labour licence fee?'],
    answers: { employees: '9' },
    outcome: 'staff',
  },
  {
    id: 'factory-licence',
    said: ['25 workers in the workshop without power, factory licence needed?'],
    answers: { makes: 'yes', workers: '25', power: 'no' },
    outcome: 'between',
  },
  {
    id: 'business-form',
    said: ['2 friends start a business with an investor, llp or company?'],
    answers: { owners: '2', investors: 'yes' },
    outcome: 'company',
  },
  {
    id: 'pmegp',
    said: ['general category PMEGP unit of 15 lakh in a village, how much subsidy?'],
    answers: { cost: '15 lakh', area: 'rural', applicant: 'general' },
    outcome: 'general-rural',
  },
  {
    id: 'society-gst',
    said: ['our society has 60 flats with maintenance of 8200 a month, is gst due?'],
    answers: { charge: '8200', flats: '60', other: '0' },
    outcome: 'due',
  },
  {
    id: 'composition-tax',
    said: ['restaurant in composition, sales of the quarter 14 lakh, how much tax?'],
    answers: { trade: 'restaurant', turnover: '14 lakh' },
    outcome: 'restaurant',
  },
  {
    id: 'gst-in-price',
    said: ['11,800 including gst of 18%, what is the base price?'],
    answers: { price: '11,800', rate: '18', side: 'inside' },
    outcome: 'inside',
  },
  {
    id: 'gst-annual-late-fee',
    said: ['gstr 9 is 60 days late, turnover 8 crore, how much late fee?'],
    answers: { form: 'gstr-9', days: '60', turnover: '8 crore' },
    outcome: 'middle',
  },
  {
    id: 'tcs-abroad',
    said: ['sending 18 lakh abroad for university fees, how much tcs?'],
    answers: { purpose: 'study', total: '18 lakh' },
    outcome: 'study',
  },
  {
    id: 'tds-interest',
    said: ['tds of 40000 paid 2 months late, how much interest?'],
    answers: { tax: '40000', months: '2', kind: 'paid' },
    outcome: 'paid',
  },
  {
    id: 'staff-professional-tax',
    said: ['pt for 14 staff at 17000 each?'],
    answers: { employees: '14', salary: '17000' },
    outcome: 'middle',
  },
  {
    id: 'roc-late-fee',
    said: ['aoc-4 and mgt-7 both 45 days late, penalty?'],
    answers: { from: 'due', days: '45', forms: 'both' },
    outcome: 'both',
  },
  {
    id: 'hra-exemption',
    said: ['basic 30000, hra 15000, rent 12000 in nalgonda, how much hra is exempt?'],
    answers: { basic: '30000', hra: '15000', rent: '12000', city: 'other' },
    outcome: 'other',
  },
  {
    id: 'tax-interest',
    said: ['income tax of 80000 unpaid, itr 4 months after due date, how much interest?'],
    answers: { section: 'return', tax: '80000', months: '4' },
    outcome: 'return',
  },
  {
    id: 'crypto-tax',
    said: ['bitcoin profit of 2 lakh, how much tax?'],
    answers: { kind: 'crypto', gain: '2 lakh' },
    outcome: 'crypto',
  },
  {
    id: 'itr-late-fee',
    said: ['salary 7 lakh and itr missed, how much late fee?'],
    answers: { income: '7 lakh' },
    outcome: 'full',
  },
  {
    id: 'llp-late-fee',
    said: ['llp form 11 is 179 days late, contribution 2 lakh, late fee?'],
    answers: { form: 'form-11', days: '179', contribution: '2 lakh', turnover: '0' },
    outcome: 'small',
  },
  {
    id: 'working-capital',
    said: ['cash credit limit by turnover method, projected sales 2 crore?'],
    answers: { turnover: '2 crore' },
    outcome: 'method',
  },
  {
    id: 'entity-tax',
    said: ['our llp has a profit of 6 lakh, how much tax?'],
    answers: { kind: 'llp', profit: '6 lakh' },
    outcome: 'firm',
  },
  {
    id: 'goods-vehicles',
    said: ['i have 4 lorries, how much income tax?'],
    answers: { vehicles: '4', tonnes: '12', months: '12', owner: 'person' },
    outcome: 'none',
  },
  {
    id: 'staff-dues-late',
    said: ['pf of 50000 paid 73 days late, how much interest and damages?'],
    answers: { fund: 'pf', dues: '50000', days: '73' },
    outcome: 'pf',
  },
];
