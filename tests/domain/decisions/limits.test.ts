import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, probes, type Ruled } from '#src/domain/decisions/decide.ts';
import type { Given } from '#src/domain/decisions/rule.ts';
import { waysThrough } from '#src/domain/decisions/ways-through.ts';
import { memoizeByText } from '#src/text/memoize-by-text.ts';
import { siteContent } from '../../content/site-content.ts';
import { ruledDecision } from '../../support/ruled-decision.ts';
import { rowsOf, told } from '../../support/written-cases.ts';

const ruled = (id: string): Ruled => ruledDecision(id).ruled;
const ids = siteContent.decisions.map(({ id }) => id);
const waysOf = memoizeByText((id: string) => waysThrough(ruled(id)), ids.length);

const outcomeOf = (id: string, given: Given) => {
  const decided = decide(ruled(id), given);
  return decided.kind === 'outcome' ? decided.outcome : decided;
};

/**
 * Each limit: the decision, the source, what else is told, the question, the figure, and what holds below, at and above it. At the wage of gratuity's rate the fifteenth year is the last one below the cap, as long as a year is worth fifteen days.
 */
const limits = rowsOf(`
  gst-registration | CGST Act, section 22 | customers telangana, marketplace no, reverseCharge no, sold taxable | turnover | limit | below | below | above
  composition | CGST Act, section 10(1) | trade goods, elsewhere no, marketplace no | turnover | limit | goods | goods | above
  composition | CGST Act, section 10(1) | trade restaurant, elsewhere no, marketplace no | turnover | limit | restaurant | restaurant | above
  composition | CGST Act, section 10(2A) | trade services, elsewhere no, marketplace no | turnover | services | services | services | services-above
  society-gst | Notification 12/2017-Central Tax (Rate), entry 77 | flats 300, other 0 | charge | gst.maintenance | within | within | due
  llp-late-fee | LLP Rules 2009, Annexure A | form form-11, contribution 100_000, turnover 0 | days | llp.late-step-1 | once | once | small
  llp-late-fee | LLP Rules 2009, Annexure A | form form-11, contribution 100_000, turnover 0 | days | llp.late-step-6 | small | small | small-long
  llp-late-fee | LLP Act 2008, section 2(1)(ta) | form form-11, days 40, contribution 100_000 | turnover | llp.audit-turnover | small | small | other
  llp-late-fee | LLP Act 2008, section 2(1)(ta) | form form-11, days 40, turnover 0 | contribution | llp.form-step-4 | small | small | other
  roc-late-fee | Companies Act 2013, section 137 | from meeting, forms aoc-4 | since | companies.aoc-4 | none | none | accounts
  roc-late-fee | Companies Act 2013, section 92 | from meeting, forms mgt-7 | since | companies.mgt-7 | in-time | in-time | annual
  entity-tax | Finance Act 2026, First Schedule | kind llp | profit | income-tax.firm-surcharge-from | firm | firm | firm-high
  entity-tax | Finance Act 2026, First Schedule | kind company, rate small | profit | income-tax.company-high | small | small | small-high
  entity-tax | Finance Act 2026, First Schedule | kind company, rate large | profit | income-tax.company-top | large-high | large-high | large-top
  gst-returns | CGST Rules, rule 61A | scheme regular | turnover | quarterly | quarterly | quarterly | monthly
  gst-annual-return | CGST Act, section 44 | scheme regular | turnover | annual | none | none | annual
  gst-annual-return | CGST Rules, rule 80 |  | turnover | reconciled | annual | annual | both
  tax-audit | Income-tax Act 2025, section 63 | work business, cash 50, presumptive no | turnover | business | business-below | business-below | business-cash
  tax-audit | Income-tax Act 2025, section 63 | work business, cash 0 | turnover | digital | business-digital | business-digital | business-above
  tax-audit | Income-tax Act 2025, section 63 | work business, turnover 15_000_000, presumptive no | cash | share | business-digital | business-digital | business-cash
  tax-audit | Income-tax Act 2025, section 58 | work business, cash 50, presumptive yes | turnover | fixed | business-fixed | business-fixed | business-receipts
  tax-audit | Income-tax Act 2025, section 58 | work business, cash 50, presumptive yes | turnover | fixedDigital | business-receipts | business-receipts | business-cash
  tax-audit | Income-tax Act 2025, section 63 | work profession, fixedShare no | turnover | profession | profession-less | profession-less | profession-above
  tax-audit | Income-tax Act 2025, section 58 | work profession, fixedShare yes, cash 0 | turnover | fixedProfession | profession-fixed | profession-fixed | profession-above
  tax-audit | Income-tax Act 2025, section 58 | work profession, fixedShare yes, turnover 6_000_000 | cash | receipts | profession-fixed | profession-fixed | profession-receipts
  tds-rent | Income-tax Act 2025, section 393 | landlord resident, tenant person, thing building | rent | personLimit | none | none | person
  tds-rent | Income-tax Act 2025, section 393 | landlord resident, tenant entity, thing building | rent | limit | none | none | building
  tds-rent | Income-tax Act 2025, section 402 | landlord resident, rent 60_000, tenant business, thing building | turnover | business | person | person | building
  tds-rent | Income-tax Act 2025, section 402 | landlord resident, rent 60_000, tenant profession, thing building | turnover | profession | person | person | building
  tds-property | Income-tax Act 2025, section 393 | seller resident, land ordinary | price | limit | below | resident | resident
  capital-gain | Income-tax Act 2025, section 2 | asset shares, sold 500_000, bought 1, seller resident, others yes | held | sharesHeld | shares-short | shares-short | shares-long
  capital-gain | Income-tax Act 2025, section 2 | asset gold, sold 500_000, bought 1, seller resident, others yes | held | otherHeld | short | short | long
  capital-gain | Income-tax Act 2025, section 198 | asset shares, held 20, bought 0, seller resident, others yes | sold | free | shares-free | shares-free | shares-long
  gst-annual-late-fee | notification 7/2023 | form gstr-9, days 10 | turnover | gst.gstr9-fee-middle-turnover | small | small | middle
  gst-annual-late-fee | notification 7/2023 | form gstr-9, days 10 | turnover | gst.gstr9-fee-large-turnover | middle | middle | large
  tcs-abroad | Income-tax Act 2025, section 394 | purpose other | total | remittance.tcs-from | below | below | other
  hra-exemption | Income-tax Rules 2026 | basic 100, hra 50, city large | rent | income-tax.hra-rent-less | none | none | large
  staff-professional-tax | Telangana Tax on Professions Act 1987, schedule | employees 3 | salary | professional-tax.nil-up-to | nil | nil | middle
  staff-professional-tax | Telangana Tax on Professions Act 1987, schedule | employees 3 | salary | professional-tax.middle-up-to | middle | middle | full
  itr-late-fee | Income-tax Act 1961, section 234F |  | income | income-tax.exemption-old | none | none | small
  itr-late-fee | Income-tax Act 1961, section 234F |  | income | income-tax.late-fee-income | small | small | full
  capital-gain | Income-tax Act 2025, section 202 | asset gold, held 30, seller resident, others no | gain | exemption | covered | covered | alone
  capital-gain | Income-tax Act 2025, section 156 | asset gold, held 10, seller resident, others no | gain | rebate | short-alone | short-alone | short
  tds-payments | Income-tax Act 2025, section 393 | nature contract, payer entity, payee individual, year 0 | amount | single | contract-below | contract-below | contract-individual
  tds-payments | Income-tax Act 2025, section 393 | nature contract, payer entity, payee other, amount 1000, earlier no | year | contract | contract-below | contract-below | whole-year
  tds-payments | Income-tax Act 2025, section 393 | nature profession, payer entity, year 0 | amount | fees | profession-below | profession-below | profession
  tds-payments | Income-tax Act 2025, section 393 | nature technical, payer entity, year 0 | amount | fees | technical-below | technical-below | technical
  tds-payments | Income-tax Act 2025, section 393 | nature commission, payer entity, year 0 | amount | commissionYear | commission-below | commission-below | commission
  tds-payments | Income-tax Act 2025, section 393 | nature contract, payer person, year 0 | amount | large | person | person | large
  tds-payments | Income-tax Act 2025, section 402 | nature profession, payer business, amount 60_000, year 0 | turnover | payerBusiness | person | person | profession
  tds-payments | Income-tax Act 2025, section 402 | nature commission, payer profession, amount 60_000, year 0 | turnover | payerProfession | person | person | commission
  provident-fund | Code on Social Security 2020, first schedule | code no | employees | limit | below | above | above
  provident-fund-share | S.O. 5109(E) of 17 September 2026 | employees 1 | wage | ceiling | within | within | at-ceiling
  state-insurance | Code on Social Security 2020, first schedule | wages some-within | employees | limit | below | covered | covered
  staff-contributions | Code on Social Security 2020, first schedule | wage 18_000, code no | employees | pfFrom | insurance | both | both
  staff-contributions | Code on Social Security 2020, first schedule | wage 18_000, code no | employees | esiFrom | none | insurance | insurance
  staff-contributions | ESI rules | employees 30 | wage | limit | both | both | fund
  state-insurance-share | ESI rules | disability no, employees 1 | wage | limit | within | within | above
  state-insurance-share | ESI rules | disability yes, employees 1 | wage | disabilityLimit | within | within | above
  state-insurance-share | SS Code, First Schedule | wage 15_000 | employees | from | few | staff | staff
  provident-fund-share | SS Code, First Schedule | wage 15_000 | employees | from | few | staff | staff
  goods-vehicles | Income-tax Act 2025, section 58 | tonnes 12, months 12, owner person | vehicles | income-tax.transport-vehicles | none | none | many
  goods-vehicles | Income-tax Act 2025, section 58 | vehicles 10, months 12, owner person | tonnes | income-tax.transport-tonnes | none | none | above
  composition-tax | CGST Act, section 10(1) | trade goods | turnover | gst.composition-limit | goods | goods | above
  composition-tax | CGST Act, section 10(2A) | trade services | turnover | gst.composition-service-limit | services | services | services-above
  gst-on-services | CGST Act, section 22 | kind coaching, span year | amount | gst.threshold | below | below | year
  professional-tax | Telangana Tax on Professions Act 1987, schedule | who employee | salary | nil | nil | nil | middle
  professional-tax | Telangana Tax on Professions Act 1987, schedule | who employee | salary | middle | middle | middle | full
  professional-tax | Telangana Tax on Professions Act 1987, schedule | who listed-profession | years | free | profession-new | profession-new | profession
  professional-tax | Telangana Tax on Professions Act 1987, schedule | who contractor | turnover | from | contractor-below | contractor | contractor
  professional-tax | Telangana Tax on Professions Act 1987, schedule | who contractor | turnover | to | contractor | contractor | contractor-above
  factory-licence | OSH Code 2020, section 2(1)(w) | makes yes, power yes | workers | power | between | factory | factory
  factory-licence | OSH Code 2020, section 2(1)(w) | makes yes, power no | workers | noPower | between | factory | factory
  factory-licence | Factories Act 1948, section 2(m) | makes yes, power yes | workers | oldPower | below | between | between
  factory-licence | Factories Act 1948, section 2(m) | makes yes, power no | workers | oldNoPower | below | between | between
  udyam-class | MSMED Act 2006, section 7 | investment 0 | turnover | microTurnover | micro | micro | small
  udyam-class | MSMED Act 2006, section 7 | investment 0 | turnover | smallTurnover | small | small | medium
  udyam-class | MSMED Act 2006, section 7 | investment 0 | turnover | mediumTurnover | medium | medium | beyond
  udyam-class | MSMED Act 2006, section 7 | turnover 1 | investment | microInvestment | micro | micro | small
  udyam-class | MSMED Act 2006, section 7 | turnover 1 | investment | smallInvestment | small | small | medium
  udyam-class | MSMED Act 2006, section 7 | turnover 1 | investment | mediumInvestment | medium | medium | beyond
  small-company | Companies Act 2013, section 2(85) | kind private, capital 1 | turnover | turnoverLimit | small | small | above
  small-company | Companies Act 2013, section 2(85) | kind private, turnover 1 | capital | capitalLimit | small | small | above
  llp-audit | LLP Rules 2009, rule 24 | contribution 1 | turnover | turnoverLimit | below | below | turnover
  llp-audit | LLP Rules 2009, rule 24 | turnover 1 | contribution | contributionLimit | below | below | contribution
  advance-tax | Income-tax Act 2025, section 404 | business other | tax | limit | below | due | due
  advance-tax | Income-tax Act 2025, section 404 | business no, tax 50_000, resident yes | age | senior | due | senior | senior
  income-tax-return | Income-tax Act 1961, section 139 | who person, regime new, trigger no, source salary, special no | income | newLimit | none | none | itr-1
  income-tax-return | Income-tax Act 1961, section 139 | who person, regime old, age 40, trigger no, source salary, special no | income | oldLimit | none | none | itr-1
  income-tax-return | Finance Act 2025, First Schedule | who person, regime old, age 65, trigger no, source salary, special no | income | seniorLimit | none | none | itr-1
  income-tax-return | Finance Act 2025, First Schedule | who person, regime old, age 85, trigger no, source salary, special no | income | superLimit | none | none | itr-1
  income-tax-return | Finance Act 2025, First Schedule | who person, regime old, income 280_000, trigger no, source salary, special no | age | senior | itr-1 | none | none
  income-tax-return | Finance Act 2025, First Schedule | who person, regime old, income 450_000, trigger no, source salary, special no | age | superSenior | itr-1 | none | none
  income-tax-return | Income-tax Rules 1962, rule 12 | who person, source salary, special no | income | simple | itr-1 | itr-1 | itr-2
  remittance | Income-tax Rules 2026, rule 220 | purpose other, taxable yes, certificate no | total | limit | within | within | above
  residence | Income-tax Act 2025, section 6 | stay visiting, income 0 | days | year | non-resident | resident | resident
  residence | Income-tax Act 2025, section 6 | stay ordinary, before 400, income 0 | days | short | non-resident | resident-four | resident-four
  residence | Income-tax Act 2025, section 6 | stay ordinary, days 100, income 0 | before | four | non-resident | resident-four | resident-four
  residence | Income-tax Act 2025, section 6 | stay visiting, before 400, income 2_000_000 | days | visit | deemed | visitor | visitor
  residence | Income-tax Act 2025, section 6 | stay visiting, days 150, before 400 | income | limit | non-resident | non-resident | visitor
  residence | Income-tax Act 2025, section 6 | days 30 | income | limit | non-resident | non-resident | deemed
  gst-late-fee | Notification 19/2021-Central Tax | return gstr-3b, returns 1, days 1, nil no, tax 0 | turnover | small | regular | regular | regular
  pmegp | PMEGP guidelines of 2023 | work service, area town, applicant general | cost | service | general-town | general-town | service-above
  pmegp | PMEGP guidelines of 2023 | work manufacturing, area rural, applicant special | cost | manufacturing | special-rural | special-rural | above
  gratuity | Code on Social Security 2020, section 53 | term regular, days 0, employees 12, wage 20_000 | years | service | short | due | due
  gratuity | Code on Social Security 2020, section 53 | term fixed, days 0, employees 12, wage 20_000 | years | fixedTerm | fixed-short | pro-rata | pro-rata
  gratuity | Code on Social Security 2020, section 53(2) | term regular, days 0, employees 12, wage 231_111 | years | rate | due | due | capped
  gratuity | Code on Social Security 2020, section 54 | years 4, term regular, employees 12, wage 20_000 | days | lastYear | short | nearly | nearly
  gratuity | Code on Social Security 2020, section 53 | years 7, days 0, term regular, wage 20_000 | employees | people | few | due | due
  presumptive | Income-tax Act 2025, section 58 | work business, owner person, cash 3_000_000 | turnover | business | business | business | business-above
  presumptive | Income-tax Act 2025, section 58 | work business, owner person, paid bank | turnover | businessDigital | business | business | business-above
  presumptive | Income-tax Act 2025, section 58 | work profession, owner person, cash 3_000_000 | turnover | profession | profession | profession | profession-above
  presumptive | Income-tax Act 2025, section 58 | work profession, owner person, paid bank | turnover | professionDigital | profession | profession | profession-above
  business-form | Companies Act 2013, section 3 | investors yes | owners | company | company-second | company | company
  business-form | LLP Act 2008, section 6 | investors no, liability limited | owners | llp | one-person | llp | llp
  business-form | Companies (Miscellaneous) Rules 2014, rule 10 | investors no, liability own | owners | most | partnership | partnership | llp
`);

it.each(limits)(
  '%s holds the limit of %s, with %s told and %s at %s',
  (id, _, given, question, figure, below, at, above) => {
    const limit = ruled(id).figures[figure] ?? NaN;
    const outcomes = [limit - 1, limit, limit + 1].map((value) => outcomeOf(id, { ...told(given), [question]: value }));
    expect(outcomes).toEqual([below, at, above]);
  },
);

describe('every figure on which an outcome turns', () => {
  const turnsOn = (before: Ruled, ways: ReturnType<typeof waysThrough>, figures: readonly string[]) => {
    const moved = Object.fromEntries(figures.map((figure, at) => [figure, (before.figures[figure] ?? 0) + 1 + at]));
    const all = { ...before.figures, ...moved };
    return ways.some(({ answers, outcome }) => {
      const after = before.rule.decide(answers, all);
      return !('outcome' in after) || after.outcome !== outcome;
    });
  };
  it.each(ids)('of %s stands in the table above', (id) => {
    const before = ruled(id);
    const ways = waysOf(id);
    const tested = new Set(limits.flatMap(([of, , , , figure]) => (of === id ? [figure] : [])));
    const untested = Object.keys(before.rule.figures).filter((figure) => !tested.has(figure));
    // Moved together first, each by another amount: most rules turn on none of these, and each by itself takes a walk on all ways.
    const isTurned = turnsOn(before, ways, untested);
    expect(isTurned ? untested.filter((figure) => turnsOn(before, ways, [figure])) : []).toEqual([]);
  });
});

it('tries answers around a limit, and none around a rate', () => {
  expect(probes(ruled('tds-property'), 'price')).toEqual([0, 4_999_999, 5_000_000, 5_000_001, 10_000_000_000]);
});

describe('every way through a rule', () => {
  it.each(ids)('%s ends in an outcome, whatever is answered', (id) => {
    const given = new Set(waysOf(id).map(({ outcome }) => outcome));
    expect([...given].sort()).toEqual(Object.keys(ruledDecision(id).outcomes).sort());
  });
});

describe('more turnover', () => {
  const rupees = fc.integer({ min: 0, max: 200_000_000 });
  it.each([
    ['gst-registration', { customers: 'telangana', marketplace: 'no', reverseCharge: 'no', sold: 'taxable' }],
    ['tax-audit', { work: 'business', cash: 50, presumptive: 'no' }],
    ['tax-audit', { work: 'profession', cash: 0, fixedShare: 'yes' }],
    ['llp-audit', { contribution: 0 }],
    ['gst-annual-return', { scheme: 'regular' }],
  ])('never turns a yes of %s to a no, with %j told', (id, given) => {
    const { outcomes } = ruledDecision(id);
    const isYes = (turnover: number) => {
      const name = outcomeOf(id, { ...given, turnover });
      return typeof name === 'string' && outcomes[name]?.verdict === 'yes';
    };
    fc.assert(fc.property(rupees, rupees, (one, more) => !isYes(one) || isYes(one + more)));
  });
});

describe('what is not known', () => {
  it('leads to the outcome that holds either way', () => {
    expect(decide(ruled('gst-registration'), { turnover: 5_000_000, customers: 'unknown', sold: 'taxable' })).toEqual({
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
  'tds-payments': { single: 30_000, contract: 100_000, individual: 1, other: 2 },
  'provident-fund-share': { ceiling: 25_000, share: 12, insurance: 0.5, admin: 0.5, adminLeast: 500, from: 20 },
  'state-insurance-share': {
    limit: 21_000,
    disabilityLimit: 25_000,
    employee: 0.75,
    employer: 3.25,
    daily: 176,
    from: 10,
  },
  'advance-tax': { limit: 10_000, senior: 60, first: 15, second: 45, third: 75 },
  'appeal-deposit': {
    first: 10,
    tribunal: 30,
    penaltyFirst: 20,
    penaltyTribunal: 40,
    capFirst: 70_000,
    capTribunal: 50_000,
    capFirstIgst: 90_000,
    capTribunalIgst: 80_000,
  },
  'tds-late-fee': { daily: 200 },
  'gst-late-fee': {
    daily: 50,
    dailyNil: 20,
    interest: 10,
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
  gratuity: { service: 5, lastYear: 240, fixedTerm: 1, people: 10, rate: 15, cap: 2_000_000 },
  'labour-registration': { none: 100, five: 500, ten: 1000, twenty: 2000, fifty: 5000, hundred: 10_000, further: 5000 },
};

describe('what a rule works out', () => {
  it.each(
    rowsOf(`
      tds-rent | landlord resident, tenant person, thing building, rent 60_000 | tax 1200
      tds-payments | nature contract, payer entity, payee individual, amount 80_000, year 0 | tax 800
      provident-fund-share | wage 40_000, employees 1 | each 3000
      state-insurance-share | wage 16_000, employees 1 | ofEmployee 120, ofEmployer 520
      state-insurance-share | wage 4576, employees 1 | ofEmployer 149
      advance-tax | tax 200_000, business other | first 30_000, second 90_000, third 150_000
      appeal-deposit | demand 600_000, stage first, nature tax | deposit 60_000
      appeal-deposit | demand 600_001, stage first, nature tax | deposit 60_001
      appeal-deposit | demand 50_000, stage first, nature penalty | deposit 10_000
      appeal-deposit | demand 100_000, stage tribunal, nature tax | deposit 30_000
      appeal-deposit | demand 100_000, stage tribunal, nature penalty | deposit 40_000
      appeal-deposit | demand 800_000, stage first, nature tax, levy single | deposit 70_000
      appeal-deposit | demand 2_000_000, stage first, nature tax, levy both | deposit 140_000
      appeal-deposit | demand 2_000_000, stage first, nature tax, levy integrated | deposit 90_000
      appeal-deposit | demand 200_000, stage tribunal, nature tax, levy single | deposit 50_000
      appeal-deposit | demand 400_000, stage tribunal, nature tax, levy integrated | deposit 80_000
      tds-late-fee | days 25, tax 5000 | fee 5000
      tds-late-fee | days 25, tax 4999 | byDays 5000
      gst-late-fee | return gstr-3b, returns 1, days 24, nil yes | fee 480
      gst-late-fee | return gstr-3b, returns 1, days 26, nil yes | fee 500
      gst-late-fee | return gstr-1, returns 1, days 39, nil no, turnover 0 | fee 1950, cap 2000
      gst-late-fee | return gstr-1, returns 1, days 500, nil no, turnover 15_000_000 | fee 2000, cap 2000
      gst-late-fee | return gstr-1, returns 1, days 500, nil no, turnover 15_000_001 | fee 5000, cap 5000
      gst-late-fee | return gstr-1, returns 1, days 500, nil no, turnover 50_000_000 | fee 5000, cap 5000
      gst-late-fee | return gstr-1, returns 1, days 500, nil no, turnover 50_000_001 | fee 10_000, cap 10_000
      gst-late-fee | return gstr-3b, returns 1, days 73, nil no, turnover 0, tax 50_000 | fee 2000, cap 2000, interest 1000, total 3000
      gst-late-fee | return gstr-3b-quarterly, returns 1, days 73, nil no, turnover 0, tax 0 | fee 2000, cap 2000, perLakh 2000
      pmegp | cost 1_500_000, area town, applicant general | margin 225_000, own 150_000
      pmegp | cost 1_500_000, area rural, applicant general | margin 375_000, own 150_000
      pmegp | cost 1_000_000, area town, applicant special | margin 260_000, own 50_000
      pmegp | cost 1_000_000, area rural, applicant special | margin 350_000, own 50_000
      gratuity | years 7, days 0, term regular, employees 10, wage 30_000 | amount 121_154, counted '7'
      gratuity | years 10, days 0, term regular, employees 10, wage 346_667 |
      labour-registration | employees 0 | fee 100
      labour-registration | employees 5 | fee 500
      labour-registration | employees 6 | fee 1000
      labour-registration | employees 100 | fee 10_000
      labour-registration | employees 101 | fee 15_000
      labour-registration | employees 151 | fee 20_000
    `),
  )('%s, with %s told, comes to %s', (id, given, values) => {
    const decided = decide({ ...ruled(id), figures: ownFigures[id] ?? {} }, told(given));
    expect(decided.kind === 'outcome' ? decided.values : decided).toEqual(told(values));
  });
});
