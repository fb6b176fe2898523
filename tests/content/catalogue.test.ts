import { expect, it } from 'vitest';
import { siteContent } from './site-content.ts';

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

it('gives every service of a category a place of its own, from one up', () => {
  for (const { id: category } of siteContent.categories) {
    const services = siteContent.services.filter(({ id }) => id.startsWith(`${category}/`));
    const places = services.map(({ fields }) => fields.order);
    expect({ category, places: places.sort((one, other) => one - other) }).toEqual({
      category,
      places: services.map((_, index) => index + 1),
    });
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

it('has the figures of the specification for the tax estimate', () => {
  const { year: _, regime: __, source: ___, checked: ____, ...figures } = siteContent.taxRates.fields;
  expect(figures).toEqual({
    standardDeduction: 50_000,
    cap80C: 150_000,
    hra: { rentLessPercentOfBasic: 10, percentOfBasic: 40 },
    cessPercent: 4,
    slabs: [
      { upTo: 300_000, percent: 0 },
      { upTo: 600_000, percent: 5 },
      { upTo: 900_000, percent: 10 },
      { upTo: 1_200_000, percent: 15 },
      { upTo: 1_500_000, percent: 20 },
      { upTo: null, percent: 30 },
    ],
  });
});

it('has the appointment hours and subjects of the specification', () => {
  const { slots, appointmentServices } = siteContent.practice.fields;
  expect(slots).toEqual([
    '09:00 AM',
    '10:00 AM',
    '11:00 AM',
    '12:00 PM',
    '02:00 PM',
    '03:00 PM',
    '04:00 PM',
    '05:00 PM',
  ]);
  expect(appointmentServices.map(({ id, name, minutes }) => ({ id, name, minutes }))).toEqual([
    { id: 'tax', name: 'Income Tax Filing', minutes: 60 },
    { id: 'gst', name: 'GST Services', minutes: 45 },
    { id: 'company', name: 'Company Formation', minutes: 90 },
    { id: 'bookkeeping', name: 'Bookkeeping', minutes: 45 },
    { id: 'audit', name: 'Audit & Assurance', minutes: 60 },
    { id: 'consultation', name: 'General Consultation', minutes: 30 },
  ]);
});
