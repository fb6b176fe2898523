import { describe, expect, it } from 'vitest';
import { lawRegister } from '#tooling/content/law/register.ts';
import { siteContent } from '../site-content.ts';

const { facts } = lawRegister(siteContent.law);
const valuesOf = (file: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, facts.get(`${file}.${name}`)?.value]));

describe('the rates of tax year 2026-27', () => {
  // Income-tax Act 2025, section 393(1) and (3); earlier 194D, 194K, 194-IC, 194-O, 194R, 194S and 194B of the Act of 1961.
  it('of TDS on payments that are less common', () => {
    const rates = {
      insurance: { kind: 'percent', is: 2 },
      'insurance-company': { kind: 'percent', is: 10 },
      'insurance-limit': { kind: 'rupees', is: 20_000 },
      units: { kind: 'percent', is: 10 },
      'units-limit': { kind: 'rupees', is: 10_000 },
      'joint-development': { kind: 'percent', is: 10 },
      ecommerce: { kind: 'percent', is: 0.1 },
      'ecommerce-limit': { kind: 'rupees', is: 500_000 },
      benefit: { kind: 'percent', is: 10 },
      'benefit-limit': { kind: 'rupees', is: 20_000 },
      'virtual-asset': { kind: 'percent', is: 1 },
      'virtual-asset-limit': { kind: 'rupees', is: 10_000 },
      'virtual-asset-limit-person': { kind: 'rupees', is: 50_000 },
      winnings: { kind: 'percent', is: 30 },
      'winnings-limit': { kind: 'rupees', is: 10_000 },
      'no-pan-goods': { kind: 'percent', is: 5 },
    };
    expect(valuesOf('tds', Object.keys(rates))).toEqual(rates);
  });

  // Income-tax Act 2025, section 394(1), as amended by section 85 of the Finance Act 2026; section 397(2) without a PAN.
  it('of TCS', () => {
    const rates = {
      due: { kind: 'dayOfMonth', is: 7 },
      scrap: { kind: 'percent', is: 2 },
      liquor: { kind: 'percent', is: 2 },
      minerals: { kind: 'percent', is: 2 },
      timber: { kind: 'percent', is: 2 },
      vehicle: { kind: 'percent', is: 1 },
      'vehicle-limit': { kind: 'rupees', is: 1_000_000 },
      tour: { kind: 'percent', is: 2 },
      'no-pan': { kind: 'percent', is: 5 },
    };
    expect(valuesOf('tcs', Object.keys(rates))).toEqual(rates);
  });
});

describe('the limits and fees', () => {
  // CGST Rules 2017, rules 59(2), 158(3), 40 and 20; CGST Act 2017, section 80.
  it('of GST for quarterly filers, instalments, stock and closing', () => {
    const figures = {
      'iff-due': { kind: 'dayOfMonth', is: 13 },
      'iff-limit': { kind: 'rupees', is: 5_000_000 },
      instalments: { kind: 'count', is: 24 },
      'instalments-least': { kind: 'rupees', is: 25_000 },
      'stock-credit': { kind: 'days', is: 30 },
      'cancel-apply': { kind: 'days', is: 30 },
    };
    expect(valuesOf('gst', Object.keys(figures))).toEqual(figures);
  });

  // Section 44AE of the Act of 1961; Finance Act 2026, First Schedule, for firms and LLPs.
  it('of transporters, and of firms with a high income', () => {
    const figures = {
      'transport-vehicles': { kind: 'count', is: 10 },
      'transport-light': { kind: 'rupees', is: 7_500 },
      'transport-heavy': { kind: 'rupees', is: 1_000 },
      'firm-surcharge': { kind: 'percent', is: 12 },
      'firm-surcharge-from': { kind: 'rupees', is: 10_000_000 },
      'transfer-pricing-report': { kind: 'date', is: '2026-10-31' },
    };
    expect(valuesOf('income-tax', Object.keys(figures))).toEqual(figures);
  });

  // Limited Liability Partnership Rules 2009, Annexure A, as amended in 2022.
  it('of LLPs with a small and with a large contribution', () => {
    const figures = {
      'fee-6': { kind: 'rupees', is: 25_000 },
      'form-fee-low': { kind: 'rupees', is: 50 },
      'form-fee-high': { kind: 'rupees', is: 600 },
    };
    expect(valuesOf('llp', Object.keys(figures))).toEqual(figures);
  });
});
