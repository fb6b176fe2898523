import { expect, it } from 'vitest';
import { siteContent } from '../content/site-content.ts';

/** Section 2 of the specification, in its order. */
const catalogue = {
  registrations: [
    'partnership-firm',
    'proprietorship-firm',
    'company-incorporation',
    'llp-registration',
    'gst-registration',
    'msme-udyam',
    'iec-code',
  ],
  licenses: ['labour-license', 'trade-license', 'factory-license', 'factory-plan-approval', 'pollution-board-approval'],
  'audit-services': [
    'tax-audit',
    'internal-audits',
    'statutory-audits',
    'gst-audits',
    'concurrent-audits',
    'stock-audits',
  ],
  'returns-filing': [
    'it-returns',
    'gst-returns',
    'roc-returns',
    'esi-returns',
    'pf-returns',
    'pt-returns',
    'tds-returns',
  ],
  compliances: ['advance-tax', 'esi-payment', 'pf-payment', 'pt-payment', 'tds-payment'],
  certifications: [
    'turnover-certificate',
    'educational-visa',
    'net-worth-certificate',
    'foreign-remittance',
    'charge-certificate',
    'lower-deduction',
  ],
  'bank-related': [
    'project-reports',
    'cma-data',
    'projections',
    'provisionals',
    'estimates',
    'stock-statements',
    'loan-documentation',
  ],
  'digital-signature': ['tenders-dsc', 'dgft-dsc', 'it-roc-pf-dsc'],
  application: ['pan-applications', 'tan-applications', 'dsc-applications', 'din-applications'],
  subsidy: ['central-subsidy', 'state-subsidy'],
  other: [
    'income-tax-scrutiny',
    'gst-scrutiny',
    'appeal-filings',
    'accounting-services',
    'book-keeping-services',
    'roc-works',
    'consultancy-services',
    'financial-advisory-services',
    'tax-planning-services',
    'shares-transfers',
    'shares-valuation',
  ],
};

const onHome = ['registrations', 'licenses', 'audit-services', 'returns-filing', 'compliances', 'other'];

it('has the eleven categories of the specification in their order', () => {
  const inOrder = siteContent.categories
    .toSorted((one, other) => one.fields.order - other.fields.order)
    .map(({ id }) => id);
  expect(inOrder.filter((id) => id in catalogue)).toEqual(Object.keys(catalogue));
});

it('has the sixty-three services of the specification', () => {
  const wanted = Object.entries(catalogue).flatMap(([category, services]) =>
    services.map((service) => `${category}/${service}`),
  );
  expect(wanted).toHaveLength(63);
  const ids = new Set(siteContent.services.map(({ id }) => id));
  expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
});

it('gives every service of a category a place of its own', () => {
  for (const { id: category } of siteContent.categories) {
    const places = siteContent.services
      .filter(({ id }) => id.startsWith(`${category}/`))
      .map(({ fields }) => fields.order)
      .sort((one, other) => one - other);
    expect({ category, places }).toEqual({ category, places: [...new Set(places)] });
  }
});

it('shows the six categories of the specification on the home page', () => {
  expect(
    siteContent.categories
      .filter(({ fields }) => fields.onHome)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(onHome.sort());
});

it('has the five questions of the FAQ, three of them on the home page', () => {
  const faqs = siteContent.faqs.filter(({ id }) =>
    ['booking', 'experience', 'fees', 'sending-papers', 'services-offered'].includes(id),
  );
  expect(faqs.map(({ fields }) => fields.order).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(faqs.filter(({ fields }) => fields.onHome)).toHaveLength(3);
});
