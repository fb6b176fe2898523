import { describe, expect, it } from 'vitest';
import { dayAfter, dueDates } from '#src/domain/due-dates.ts';
import { obligationGroups } from '#tooling/content/obligations.ts';
import { siteContent } from '../site-content.ts';

/** Two whole financial years; 2028 has a leap day. */
const from = '2026-04-01';
const to = '2028-03-31';

const months = Array.from({ length: 24 }, (_, index) => {
  const month = index + 3;
  return `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
});
const everyMonthOn = (day: string) => months.map((month) => `${month}-${day}`);
const days = (text: string) => text.trim().split(/\s+/);

/** Written from the Acts, rules and notices that content/law names, obligation by obligation. */
const table: Readonly<Record<string, readonly string[]>> = {
  // CGST Rules 59, 61, 61A, 62; sections 16(4) and 44.
  'gstr-1': everyMonthOn('11'),
  'gstr-3b': everyMonthOn('20'),
  'gstr-1-quarterly': days('2026-04-13 2026-07-13 2026-10-13 2027-01-13 2027-04-13 2027-07-13 2027-10-13 2028-01-13'),
  'gstr-3b-quarterly': days('2026-04-22 2026-07-22 2026-10-22 2027-01-22 2027-04-22 2027-07-22 2027-10-22 2028-01-22'),
  'pmt-06': days(`
    2026-05-25 2026-06-25 2026-08-25 2026-09-25 2026-11-25 2026-12-25 2027-02-25 2027-03-25
    2027-05-25 2027-06-25 2027-08-25 2027-09-25 2027-11-25 2027-12-25 2028-02-25 2028-03-25`),
  'cmp-08': days('2026-04-18 2026-07-18 2026-10-18 2027-01-18 2027-04-18 2027-07-18 2027-10-18 2028-01-18'),
  'gstr-4': days('2026-06-30 2027-06-30'),
  // Section 16(4) takes a return that is filed by 30 November: the last one that opens by then falls due on these days.
  'gst-credit': days('2026-11-20 2027-11-20'),
  'gst-credit-quarterly': days('2026-10-22 2027-10-22'),
  // Rules 59(2) and 61A.
  iff: days(`
    2026-05-13 2026-06-13 2026-08-13 2026-09-13 2026-11-13 2026-12-13 2027-02-13 2027-03-13
    2027-05-13 2027-06-13 2027-08-13 2027-09-13 2027-11-13 2027-12-13 2028-02-13 2028-03-13`),
  'qrmp-choice': days('2026-04-30 2026-07-31 2026-10-31 2027-01-31 2027-04-30 2027-07-31 2027-10-31 2028-01-31'),
  'gstr-9': days('2026-12-31 2027-12-31'),
  'cmp-02': days('2027-03-31 2028-03-31'),
  lut: days('2027-03-31 2028-03-31'),
  // Income-tax Rules 2026, rules 218 and 219.
  'tcs-payment': everyMonthOn('07'),
  'tcs-return': days('2026-05-31 2026-07-31 2026-10-31 2027-01-31 2027-05-31 2027-07-31 2027-10-31 2028-01-31'),
  // Income-tax Rules 2026, rules 215 and 219.
  'tds-payment': days(`
    2026-04-30 2026-05-07 2026-06-07 2026-07-07 2026-08-07 2026-09-07 2026-10-07 2026-11-07 2026-12-07
    2027-01-07 2027-02-07 2027-03-07
    2027-04-30 2027-05-07 2027-06-07 2027-07-07 2027-08-07 2027-09-07 2027-10-07 2027-11-07 2027-12-07
    2028-01-07 2028-02-07 2028-03-07`),
  'tds-return': days('2026-05-31 2026-07-31 2026-10-31 2027-01-31 2027-05-31 2027-07-31 2027-10-31 2028-01-31'),
  'salary-certificate': days('2026-06-15 2027-06-15'),
  'tds-certificate': days('2026-06-15 2026-08-15 2026-11-15 2027-02-15 2027-06-15 2027-08-15 2027-11-15 2028-02-15'),
  'property-tds': days(`
    2026-04-30 2026-05-30 2026-06-30 2026-07-30 2026-08-30 2026-09-30 2026-10-30 2026-11-30 2026-12-30
    2027-01-30 2027-03-02 2027-03-30
    2027-04-30 2027-05-30 2027-06-30 2027-07-30 2027-08-30 2027-09-30 2027-10-30 2027-11-30 2027-12-30
    2028-01-30 2028-03-01 2028-03-30`),
  'property-certificate': days(`
    2026-04-14 2026-05-15 2026-06-14 2026-07-15 2026-08-14 2026-09-14 2026-10-15 2026-11-14 2026-12-15
    2027-01-14 2027-02-14 2027-03-17
    2027-04-14 2027-05-15 2027-06-14 2027-07-15 2027-08-14 2027-09-14 2027-10-15 2027-11-14 2027-12-15
    2028-01-14 2028-02-14 2028-03-16`),
  // Income-tax Act 2025, section 408; section 263 for the returns, section 63 for the audit.
  'advance-tax': days('2026-06-15 2026-09-15 2026-12-15 2027-03-15 2027-06-15 2027-09-15 2027-12-15 2028-03-15'),
  'year-end': days('2027-03-31 2028-03-31'),
  'itr-simple': days('2026-07-31 2027-07-31'),
  'itr-business': days('2026-08-31 2027-08-31'),
  'tax-audit': days('2026-09-30 2027-09-30'),
  'itr-audit': days('2026-10-31 2027-10-31'),
  // Sections 92E and 139(1) of the Act of 1961; sections 172 and 263 of the Act of 2025.
  'itr-transfer-pricing': days('2026-11-30 2027-11-30'),
  'itr-belated': days('2026-12-31 2027-12-31'),
  'itr-revised': days('2027-03-31 2028-03-31'),
  // Telangana Act of 1987, EPF Scheme 2026, ESIC, Payment of bonus under the Code on Wages.
  'professional-tax': everyMonthOn('10'),
  'professional-tax-own': days('2026-06-30 2027-06-30'),
  pf: everyMonthOn('15'),
  esi: everyMonthOn('15'),
  bonus: days('2026-11-30 2027-11-30'),
  // Companies Act, sections 92, 96 and 137; LLP Rules 24 and 25.
  agm: days('2026-09-30 2027-09-30'),
  'aoc-4': days('2026-10-30 2027-10-30'),
  'mgt-7': days('2026-11-29 2027-11-29'),
  'opc-aoc-4': days('2026-09-27 2027-09-27'),
  'opc-mgt-7a': days('2026-11-29 2027-11-29'),
  'dpt-3': days('2026-06-30 2027-06-30'),
  'msme-1': days('2026-04-30 2026-10-31 2027-04-30 2027-10-31'),
  'director-kyc': [],
  'llp-11': days('2026-05-30 2027-05-30'),
  'llp-8': days('2026-10-30 2027-10-30'),
  // Licences in Telangana, and the Foreign Trade Policy.
  'labour-fee': days('2026-12-01 2027-12-01'),
  'trade-licence': days('2026-12-01 2027-12-01'),
  'iec-update': days('2026-06-30 2027-06-30'),
};

/** From Friday, 20 November 2026. */
const afterEvents: Readonly<Record<string, string>> = {
  'gst-apply': '2026-12-20',
  'gst-amend': '2026-12-05',
  'gst-final': '2027-02-20',
  'gst-notice': '2026-12-20',
  'final-wages': '2026-11-24',
  gratuity: '2026-12-20',
  'auditor-adt-1': '2026-12-05',
  'aoc-4-after': '2026-12-20',
  'mgt-7-after': '2027-01-19',
  'first-auditor': '2026-12-20',
  'inc-20a': '2027-05-19',
  'llp-agreement': '2026-12-20',
  charge: '2026-12-20',
  'company-change': '2026-12-20',
  'labour-registration': '2026-12-20',
  'factory-registration': '2027-01-19',
  'factory-change': '2026-12-20',
};

const obligations = obligationGroups(siteContent).flatMap((group) => group.obligations);
const byRule = obligations.map(({ extensions: _, ...obligation }) => obligation);

describe('two whole years', () => {
  it.each(Object.keys(table))('%s', (id) => {
    const dates = dueDates(
      byRule.filter((one) => one.id === id),
      from,
      to,
    );
    expect(dates.map(({ due }) => due)).toEqual(table[id]);
  });

  it('are written down for every obligation that has dates of its own', () => {
    const withDates = obligations.filter(({ rule }) => rule.kind !== 'event').map(({ id }) => id);
    expect(withDates.sort()).toEqual(Object.keys(table).sort());
  });
});

it('the days that count from an event follow from it', () => {
  const reckoned = obligations.flatMap(({ id, rule }) =>
    rule.kind === 'event' ? [[id, dayAfter('2026-11-20', rule.term)] as const] : [],
  );
  expect(Object.fromEntries(reckoned)).toEqual(afterEvents);
});

it('the KYC of directors comes in 2028 and 2029', () => {
  const dates = dueDates(
    obligations.filter(({ id }) => id === 'director-kyc'),
    '2026-04-01',
    '2031-03-31',
  );
  expect(dates.map(({ due }) => due)).toEqual(['2028-06-30', '2029-06-30']);
});

it('the trade licences of 2026 were moved once, by the announcement of the corporation', () => {
  const dates = dueDates(
    obligations.filter(({ id }) => id === 'trade-licence'),
    '2025-11-01',
    '2026-12-31',
  );
  expect(dates.map(({ due, rule, revision }) => [due, rule, revision])).toEqual([
    ['2025-12-20', '2025-12-01', 1],
    ['2026-12-01', '2026-12-01', 0],
  ]);
});
