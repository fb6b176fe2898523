import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, type Ruled } from '#src/domain/decisions/decide.ts';
import { rangesOf } from '#src/domain/decisions/ranges.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import { rules } from '#src/domain/decisions/rules.ts';
import { waysThrough } from '#src/domain/decisions/ways-through.ts';
import { readContentFiles } from '#tooling/content/files.ts';
import { loadContent } from '#tooling/content/load.ts';
import { figuresOf } from '#tooling/content/decision-page.ts';

const content = loadContent(readContentFiles('content'));

function ruled(id: string): Ruled {
  const rule = rules[id];
  const decision = content.decisions.find((one) => one.id === id);
  if (!rule || !decision) throw new Error(`There is no decision ${id}`);
  return { rule, figures: figuresOf(content, id), ranges: rangesOf(decision.fields.questions) };
}

const outcomeOf = (id: string, given: Given) => {
  const decided = decide(ruled(id), given);
  return decided.kind === 'outcome' ? decided.outcome : decided;
};

/** Each limit: the decision, the source, what else is told, the question, the figure, and what holds below, at and above it. */
const limits: readonly (readonly [string, string, Given, string, string, string, string, string])[] = [
  [
    'gst-registration',
    'CGST Act, section 22',
    { customers: 'telangana', marketplace: 'no', reverseCharge: 'no' },
    'turnover',
    'limit',
    'below',
    'below',
    'above',
  ],
  [
    'composition',
    'CGST Act, section 10(1)',
    { trade: 'goods', elsewhere: 'no', marketplace: 'no' },
    'turnover',
    'limit',
    'goods',
    'goods',
    'above',
  ],
  [
    'composition',
    'CGST Act, section 10(1)',
    { trade: 'restaurant', elsewhere: 'no', marketplace: 'no' },
    'turnover',
    'limit',
    'restaurant',
    'restaurant',
    'above',
  ],
  [
    'composition',
    'CGST Act, section 10(2A)',
    { trade: 'services', elsewhere: 'no', marketplace: 'no' },
    'turnover',
    'services',
    'services',
    'services',
    'services-above',
  ],
  [
    'gst-returns',
    'CGST Rules, rule 61A',
    { scheme: 'regular' },
    'turnover',
    'quarterly',
    'quarterly',
    'quarterly',
    'monthly',
  ],
  ['gst-annual-return', 'CGST Act, section 44', { scheme: 'regular' }, 'turnover', 'annual', 'none', 'none', 'annual'],
  ['gst-annual-return', 'CGST Rules, rule 80', {}, 'turnover', 'reconciled', 'annual', 'annual', 'both'],
  [
    'tax-audit',
    'Income-tax Act 2025, section 63',
    { work: 'business', cash: 50, presumptive: 'no' },
    'turnover',
    'business',
    'business-below',
    'business-below',
    'business-cash',
  ],
  [
    'tax-audit',
    'Income-tax Act 2025, section 63',
    { work: 'business', cash: 0 },
    'turnover',
    'digital',
    'business-digital',
    'business-digital',
    'business-above',
  ],
  [
    'tax-audit',
    'Income-tax Act 2025, section 63',
    { work: 'business', turnover: 15_000_000, presumptive: 'no' },
    'cash',
    'share',
    'business-digital',
    'business-digital',
    'business-cash',
  ],
  [
    'tax-audit',
    'Income-tax Act 2025, section 58',
    { work: 'business', cash: 50, presumptive: 'yes' },
    'turnover',
    'fixed',
    'business-fixed',
    'business-fixed',
    'business-receipts',
  ],
  [
    'tax-audit',
    'Income-tax Act 2025, section 58',
    { work: 'business', cash: 50, presumptive: 'yes' },
    'turnover',
    'fixedDigital',
    'business-receipts',
    'business-receipts',
    'business-cash',
  ],
  [
    'tax-audit',
    'Income-tax Act 2025, section 63',
    { work: 'profession', presumptive: 'no' },
    'turnover',
    'profession',
    'profession-below',
    'profession-below',
    'profession-above',
  ],
  [
    'tax-audit',
    'Income-tax Act 2025, section 58',
    { work: 'profession', presumptive: 'yes', cash: 0 },
    'turnover',
    'fixedProfession',
    'profession-fixed',
    'profession-fixed',
    'profession-above',
  ],
  [
    'tds-rent',
    'Income-tax Act 2025, section 393',
    { landlord: 'resident', tenant: 'person' },
    'rent',
    'personLimit',
    'none',
    'none',
    'person',
  ],
  [
    'tds-rent',
    'Income-tax Act 2025, section 393',
    { landlord: 'resident', tenant: 'business', thing: 'building' },
    'rent',
    'limit',
    'none',
    'none',
    'building',
  ],
  [
    'tds-property',
    'Income-tax Act 2025, section 393',
    { seller: 'resident', land: 'ordinary' },
    'price',
    'limit',
    'below',
    'resident',
    'resident',
  ],
  [
    'tds-payments',
    'Income-tax Act 2025, section 393',
    { nature: 'contract', payer: 'business', payee: 'individual', year: 0 },
    'amount',
    'single',
    'contract-below',
    'contract-below',
    'contract-individual',
  ],
  [
    'tds-payments',
    'Income-tax Act 2025, section 393',
    { nature: 'contract', payer: 'business', payee: 'other', amount: 1000 },
    'year',
    'contractYear',
    'contract-below',
    'contract-below',
    'contract-other',
  ],
  [
    'tds-payments',
    'Income-tax Act 2025, section 393',
    { nature: 'profession', payer: 'business', year: 0 },
    'amount',
    'fees',
    'profession-below',
    'profession-below',
    'profession',
  ],
  [
    'tds-payments',
    'Income-tax Act 2025, section 393',
    { nature: 'technical', payer: 'business', year: 0 },
    'amount',
    'fees',
    'technical-below',
    'technical-below',
    'technical',
  ],
  [
    'tds-payments',
    'Income-tax Act 2025, section 393',
    { nature: 'commission', payer: 'business', year: 0 },
    'amount',
    'commissionYear',
    'commission-below',
    'commission-below',
    'commission',
  ],
  [
    'tds-payments',
    'Income-tax Act 2025, section 393',
    { nature: 'contract', payer: 'person', year: 0 },
    'amount',
    'large',
    'person',
    'person',
    'large',
  ],
  [
    'provident-fund',
    'Code on Social Security 2020, first schedule',
    { code: 'no' },
    'employees',
    'limit',
    'below',
    'above',
    'above',
  ],
  [
    'provident-fund-share',
    'S.O. 5109(E) of 17 September 2026',
    {},
    'wage',
    'ceiling',
    'within',
    'within',
    'at-ceiling',
  ],
  [
    'state-insurance',
    'Code on Social Security 2020, first schedule',
    { wages: 'some-within' },
    'employees',
    'limit',
    'below',
    'covered',
    'covered',
  ],
  ['state-insurance-share', 'ESI rules', {}, 'wage', 'limit', 'within', 'within', 'above'],
  [
    'professional-tax',
    'Telangana Tax on Professions Act 1987, schedule',
    { who: 'employee' },
    'salary',
    'nil',
    'nil',
    'nil',
    'middle',
  ],
  [
    'professional-tax',
    'Telangana Tax on Professions Act 1987, schedule',
    { who: 'employee' },
    'salary',
    'middle',
    'middle',
    'middle',
    'full',
  ],
  [
    'professional-tax',
    'Telangana Tax on Professions Act 1987, schedule',
    { who: 'listed-profession' },
    'years',
    'free',
    'profession-new',
    'profession-new',
    'profession',
  ],
  [
    'professional-tax',
    'Telangana Tax on Professions Act 1987, schedule',
    { who: 'contractor' },
    'turnover',
    'from',
    'contractor-below',
    'contractor',
    'contractor',
  ],
  [
    'professional-tax',
    'Telangana Tax on Professions Act 1987, schedule',
    { who: 'contractor' },
    'turnover',
    'to',
    'contractor',
    'contractor',
    'contractor-above',
  ],
  [
    'factory-licence',
    'OSH Code 2020, section 2(1)(w)',
    { makes: 'yes', power: 'yes' },
    'workers',
    'power',
    'between',
    'factory',
    'factory',
  ],
  [
    'factory-licence',
    'OSH Code 2020, section 2(1)(w)',
    { makes: 'yes', power: 'no' },
    'workers',
    'noPower',
    'between',
    'factory',
    'factory',
  ],
  [
    'factory-licence',
    'Factories Act 1948, section 2(m)',
    { makes: 'yes', power: 'yes' },
    'workers',
    'oldPower',
    'below',
    'between',
    'between',
  ],
  [
    'factory-licence',
    'Factories Act 1948, section 2(m)',
    { makes: 'yes', power: 'no' },
    'workers',
    'oldNoPower',
    'below',
    'between',
    'between',
  ],
  [
    'udyam-class',
    'MSMED Act 2006, section 7',
    { investment: 0 },
    'turnover',
    'microTurnover',
    'micro',
    'micro',
    'small',
  ],
  [
    'udyam-class',
    'MSMED Act 2006, section 7',
    { investment: 0 },
    'turnover',
    'smallTurnover',
    'small',
    'small',
    'medium',
  ],
  [
    'udyam-class',
    'MSMED Act 2006, section 7',
    { investment: 0 },
    'turnover',
    'mediumTurnover',
    'medium',
    'medium',
    'beyond',
  ],
  [
    'udyam-class',
    'MSMED Act 2006, section 7',
    { turnover: 1 },
    'investment',
    'microInvestment',
    'micro',
    'micro',
    'small',
  ],
  [
    'udyam-class',
    'MSMED Act 2006, section 7',
    { turnover: 1 },
    'investment',
    'smallInvestment',
    'small',
    'small',
    'medium',
  ],
  [
    'udyam-class',
    'MSMED Act 2006, section 7',
    { turnover: 1 },
    'investment',
    'mediumInvestment',
    'medium',
    'medium',
    'beyond',
  ],
  [
    'small-company',
    'Companies Act 2013, section 2(85)',
    { kind: 'private', capital: 1 },
    'turnover',
    'turnoverLimit',
    'small',
    'small',
    'above',
  ],
  [
    'small-company',
    'Companies Act 2013, section 2(85)',
    { kind: 'private', turnover: 1 },
    'capital',
    'capitalLimit',
    'small',
    'small',
    'above',
  ],
  [
    'llp-audit',
    'LLP Rules 2009, rule 24',
    { contribution: 1 },
    'turnover',
    'turnoverLimit',
    'below',
    'below',
    'turnover',
  ],
  [
    'llp-audit',
    'LLP Rules 2009, rule 24',
    { turnover: 1 },
    'contribution',
    'contributionLimit',
    'below',
    'below',
    'contribution',
  ],
  ['advance-tax', 'Income-tax Act 2025, section 404', { business: 'other' }, 'tax', 'limit', 'below', 'due', 'due'],
  [
    'advance-tax',
    'Income-tax Act 2025, section 404',
    { business: 'no', tax: 50_000 },
    'age',
    'senior',
    'due',
    'senior',
    'senior',
  ],
  [
    'income-tax-return',
    'Income-tax Act 1961, section 139',
    { who: 'person', regime: 'new', trigger: 'no', source: 'salary' },
    'income',
    'newLimit',
    'none',
    'none',
    'itr-1',
  ],
  [
    'income-tax-return',
    'Income-tax Act 1961, section 139',
    { who: 'person', regime: 'old', trigger: 'no', source: 'salary' },
    'income',
    'oldLimit',
    'none',
    'none',
    'itr-1',
  ],
  [
    'income-tax-return',
    'Income-tax Rules 1962, rule 12',
    { who: 'person', source: 'salary' },
    'income',
    'simple',
    'itr-1',
    'itr-1',
    'itr-2',
  ],
  [
    'remittance',
    'Income-tax Rules 2026, rule 220',
    { purpose: 'other', taxable: 'yes', certificate: 'no' },
    'total',
    'limit',
    'within',
    'within',
    'above',
  ],
  [
    'residence',
    'Income-tax Act 2025, section 6',
    { stay: 'visiting', income: 0 },
    'days',
    'year',
    'non-resident',
    'resident',
    'resident',
  ],
  [
    'residence',
    'Income-tax Act 2025, section 6',
    { stay: 'ordinary', before: 400, income: 0 },
    'days',
    'short',
    'non-resident',
    'resident-four',
    'resident-four',
  ],
  [
    'residence',
    'Income-tax Act 2025, section 6',
    { stay: 'ordinary', days: 100, income: 0 },
    'before',
    'four',
    'non-resident',
    'resident-four',
    'resident-four',
  ],
  [
    'residence',
    'Income-tax Act 2025, section 6',
    { stay: 'visiting', before: 400, income: 2_000_000 },
    'days',
    'visit',
    'deemed',
    'visitor',
    'visitor',
  ],
  [
    'residence',
    'Income-tax Act 2025, section 6',
    { stay: 'visiting', days: 150, before: 400 },
    'income',
    'limit',
    'non-resident',
    'non-resident',
    'visitor',
  ],
  [
    'residence',
    'Income-tax Act 2025, section 6',
    { days: 30 },
    'income',
    'limit',
    'non-resident',
    'non-resident',
    'deemed',
  ],
  [
    'gst-late-fee',
    'Notification 19/2021-Central Tax',
    { days: 1, nil: 'no' },
    'turnover',
    'small',
    'regular',
    'regular',
    'regular',
  ],
  [
    'pmegp',
    'PMEGP guidelines of 2023',
    { work: 'service', area: 'town', applicant: 'general' },
    'cost',
    'service',
    'general-town',
    'general-town',
    'service-above',
  ],
  [
    'pmegp',
    'PMEGP guidelines of 2023',
    { work: 'manufacturing', area: 'rural', applicant: 'special' },
    'cost',
    'manufacturing',
    'special-rural',
    'special-rural',
    'above',
  ],
  [
    'gratuity',
    'Code on Social Security 2020, section 53',
    { term: 'regular', employees: 12, wage: 20_000 },
    'years',
    'service',
    'short',
    'due',
    'due',
  ],
  [
    'gratuity',
    'Code on Social Security 2020, section 53',
    { term: 'fixed', employees: 12, wage: 20_000 },
    'years',
    'fixedTerm',
    'short',
    'due',
    'due',
  ],
  [
    'gratuity',
    'Code on Social Security 2020, section 53',
    { years: 7, wage: 20_000 },
    'employees',
    'people',
    'few',
    'due',
    'due',
  ],
  [
    'business-form',
    'Companies Act 2013, section 3',
    { investors: 'yes' },
    'owners',
    'company',
    'company-second',
    'company',
    'company',
  ],
  [
    'business-form',
    'LLP Act 2008, section 6',
    { investors: 'no', liability: 'limited' },
    'owners',
    'llp',
    'one-person',
    'llp',
    'llp',
  ],
];

it.each(limits)(
  '%s holds the limit of %s, with %j told and %s at %s',
  (id, _, given, question, figure, below, at, above) => {
    const limit = ruled(id).figures[figure] ?? NaN;
    const outcomes = [limit - 1, limit, limit + 1].map((value) => outcomeOf(id, { ...given, [question]: value }));
    expect(outcomes).toEqual([below, at, above]);
  },
);

describe('every figure on which an outcome turns', () => {
  const turnsOn = (id: string, figure: string) => {
    const before = ruled(id);
    const moved = { ...before, figures: { ...before.figures, [figure]: (before.figures[figure] ?? 0) + 1 } };
    return waysThrough(before).some(({ answers, outcome }) => {
      const after = decide(moved, answers);
      return after.kind !== 'outcome' || after.outcome !== outcome;
    });
  };
  it.each(Object.keys(rules))('of %s stands in the table above', (id) => {
    const figures = Object.keys(ruled(id).figures).filter((figure) => turnsOn(id, figure));
    const tested = new Set(limits.flatMap(([of, , , , figure]) => (of === id ? [figure] : [])));
    expect(figures.filter((figure) => !tested.has(figure))).toEqual([]);
  });
});

it('has words for every rule', () => {
  expect(content.decisions.map(({ id }) => id).sort()).toEqual(Object.keys(rules).sort());
});

describe('every way through a rule', () => {
  it.each(Object.keys(rules))('%s ends in an outcome, whatever is answered', (id) => {
    const decision = content.decisions.find((one) => one.id === id);
    const given = new Set(waysThrough(ruled(id)).map(({ outcome }) => outcome));
    expect([...given].sort()).toEqual(Object.keys(decision?.fields.outcomes ?? {}).sort());
  });
});

describe('more turnover', () => {
  const rupees = fc.integer({ min: 0, max: 200_000_000 });
  it.each([
    ['gst-registration', { customers: 'telangana', marketplace: 'no', reverseCharge: 'no' }],
    ['tax-audit', { work: 'business', cash: 50, presumptive: 'no' }],
    ['tax-audit', { work: 'profession', cash: 0, presumptive: 'yes' }],
    ['llp-audit', { contribution: 0 }],
    ['gst-annual-return', { scheme: 'regular' }],
  ])('never turns a yes of %s to a no, with %j told', (id, given) => {
    const decision = content.decisions.find((one) => one.id === id);
    const isYes = (turnover: number) => {
      const name = outcomeOf(id, { ...given, turnover });
      return typeof name === 'string' && decision?.fields.outcomes[name]?.verdict === 'yes';
    };
    fc.assert(fc.property(rupees, rupees, (one, more) => !isYes(one) || isYes(one + more)));
  });
});

describe('what is not known', () => {
  it('leads to the outcome that holds either way', () => {
    expect(decide(ruled('gst-registration'), { turnover: 5_000_000, customers: 'unknown' })).toEqual({
      kind: 'outcome',
      outcome: 'above',
      values: {},
    });
  });

  it('leads to the next question while that may still decide', () => {
    expect(decide(ruled('gst-registration'), { turnover: 'unknown' })).toEqual({ kind: 'ask', question: 'customers' });
  });

  it('leads to what has to be looked up where the case turns on it', () => {
    expect(decide(ruled('provident-fund'), { employees: 'unknown', code: 'no' })).toEqual({
      kind: 'lookUp',
      question: 'employees',
    });
  });
});

/** Figures of the test's own, so that a change of the law leaves the arithmetic as it is. */
const ownFigures: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'tds-rent': { limit: 50_000, personLimit: 50_000, person: 2, building: 10, machinery: 2 },
  'tds-payments': { single: 30_000, contractYear: 100_000, individual: 1, other: 2 },
  'provident-fund-share': { ceiling: 25_000, share: 12 },
  'state-insurance-share': { limit: 21_000, employee: 0.75, employer: 3.25, daily: 176 },
  'advance-tax': { limit: 10_000, senior: 60, first: 15, second: 45, third: 75 },
  'appeal-deposit': { first: 10, penalty: 20, tribunal: 30 },
  'tds-late-fee': { daily: 200 },
  'gst-late-fee': {
    daily: 50,
    dailyNil: 20,
    capNil: 500,
    small: 15_000_000,
    middle: 50_000_000,
    capSmall: 2000,
    capMiddle: 5000,
    capLarge: 10_000,
  },
  pmegp: {
    manufacturing: 5_000_000,
    service: 2_000_000,
    generalTown: 15,
    generalRural: 25,
    specialTown: 26,
    specialRural: 35,
    ownGeneral: 10,
    ownSpecial: 5,
  },
  gratuity: { service: 5, fixedTerm: 1, people: 10, days: 15, cap: 2_000_000 },
  'labour-registration': { none: 100, five: 500, ten: 1000, twenty: 2000, fifty: 5000, hundred: 10_000, further: 5000 },
};

describe('what a rule works out', () => {
  it.each([
    ['tds-rent', { landlord: 'resident', tenant: 'person', rent: 60_000 }, { tax: 1200 }],
    [
      'tds-payments',
      { nature: 'contract', payer: 'business', payee: 'individual', amount: 80_000, year: 0 },
      { tax: 800 },
    ],
    ['provident-fund-share', { wage: 40_000 }, { each: 3000 }],
    ['state-insurance-share', { wage: 16_000 }, { ofEmployee: 120, ofEmployer: 520 }],
    ['state-insurance-share', { wage: 4576 }, { ofEmployer: 149 }],
    ['advance-tax', { tax: 200_000, business: 'other' }, { first: 30_000, second: 90_000, third: 150_000 }],
    ['appeal-deposit', { demand: 600_000, stage: 'first', nature: 'tax' }, { deposit: 60_000 }],
    ['appeal-deposit', { demand: 600_001, stage: 'first', nature: 'tax' }, { deposit: 60_001 }],
    ['appeal-deposit', { demand: 50_000, stage: 'first', nature: 'penalty' }, { deposit: 10_000 }],
    ['appeal-deposit', { demand: 100_000, stage: 'tribunal', nature: 'tax' }, { deposit: 30_000 }],
    ['tds-late-fee', { days: 25, tax: 5000 }, { fee: 5000 }],
    ['tds-late-fee', { days: 25, tax: 4999 }, { byDays: 5000 }],
    ['gst-late-fee', { days: 24, nil: 'yes' }, { fee: 480 }],
    ['gst-late-fee', { days: 26, nil: 'yes' }, { fee: 500 }],
    ['gst-late-fee', { days: 39, nil: 'no', turnover: 0 }, { fee: 1950, cap: 2000 }],
    ['gst-late-fee', { days: 500, nil: 'no', turnover: 15_000_000 }, { fee: 2000, cap: 2000 }],
    ['gst-late-fee', { days: 500, nil: 'no', turnover: 15_000_001 }, { fee: 5000, cap: 5000 }],
    ['gst-late-fee', { days: 500, nil: 'no', turnover: 50_000_000 }, { fee: 5000, cap: 5000 }],
    ['gst-late-fee', { days: 500, nil: 'no', turnover: 50_000_001 }, { fee: 10_000, cap: 10_000 }],
    ['pmegp', { cost: 1_500_000, area: 'town', applicant: 'general' }, { margin: 225_000, own: 150_000 }],
    ['pmegp', { cost: 1_500_000, area: 'rural', applicant: 'general' }, { margin: 375_000, own: 150_000 }],
    ['pmegp', { cost: 1_000_000, area: 'town', applicant: 'special' }, { margin: 260_000, own: 50_000 }],
    ['pmegp', { cost: 1_000_000, area: 'rural', applicant: 'special' }, { margin: 350_000, own: 50_000 }],
    ['gratuity', { years: 7, employees: 10, wage: 30_000 }, { amount: 121_154 }],
    ['gratuity', { years: 10, employees: 10, wage: 346_667 }, {}],
    ['labour-registration', { employees: 0 }, { fee: 100 }],
    ['labour-registration', { employees: 5 }, { fee: 500 }],
    ['labour-registration', { employees: 6 }, { fee: 1000 }],
    ['labour-registration', { employees: 100 }, { fee: 10_000 }],
    ['labour-registration', { employees: 101 }, { fee: 15_000 }],
    ['labour-registration', { employees: 151 }, { fee: 20_000 }],
  ])('%s, with %j told', (id, given, values) => {
    const decided = decide({ ...ruled(id), figures: ownFigures[id] ?? {} }, given);
    expect(decided.kind === 'outcome' ? decided.values : decided).toEqual(values);
  });
});
