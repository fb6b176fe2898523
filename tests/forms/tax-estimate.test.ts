import { describe, expect, it } from 'vitest';
import { fillIn } from '#src/forms/form.ts';
import type { Answers } from '#src/forms/question.ts';
import { taxEstimate } from '#src/forms/tax-estimate.ts';

const now = new Date('2026-11-21T06:00:00Z');
const salaried = {
  annualIncome: '12.5 lakh',
  basicSalary: 'Rs 6,00,000',
  hraReceived: '2.4L',
  rentPaid: '₹15,000 per month',
  deductions80C: '',
  otherDeductions: '',
};

/** The six figures for typed amounts, or the refusals. */
function figuresFor(texts: Readonly<Record<string, string>>): unknown {
  const filled = fillIn(taxEstimate, texts, now);
  return filled.ok
    ? taxEstimate.ending.rows(filled.answers).map(({ label, value }) => `${label}: ${value}`)
    : filled.refusals;
}

describe('the tax estimate', () => {
  it('reads amounts as people write them', () => {
    expect(fillIn(taxEstimate, salaried, now)).toEqual({
      ok: true,
      answers: { annualIncome: 1_250_000, basicSalary: 600_000, hraReceived: 240_000, rentPaid: 180_000 },
    });
  });

  it('comes to six figures', () => {
    expect(figuresFor(salaried)).toEqual([
      'Total deductions: ₹1,70,000',
      'Taxable income: ₹10,80,000',
      'Tax before cess: ₹72,000',
      'Cess: ₹2,880',
      'Final tax: ₹74,880',
      'Effective tax rate: 5.99%',
    ]);
  });

  it('counts what was skipped as nothing', () => {
    expect(figuresFor({ annualIncome: '0', basicSalary: '0' })).toEqual([
      'Total deductions: ₹50,000',
      'Taxable income: ₹0',
      'Tax before cess: ₹0',
      'Cess: ₹0',
      'Final tax: ₹0',
      'Effective tax rate: 0.00%',
    ]);
  });

  it('takes 80C to its cap and other deductions whole', () => {
    expect(
      figuresFor({ annualIncome: '20 lakh', basicSalary: '0', deductions80C: '1.5 lakh', otherDeductions: '50,000' }),
    ).toEqual([
      'Total deductions: ₹2,50,000',
      'Taxable income: ₹17,50,000',
      'Tax before cess: ₹2,25,000',
      'Cess: ₹9,000',
      'Final tax: ₹2,34,000',
      'Effective tax rate: 11.70%',
    ]);
  });

  it('says everything that is missing or wrong at once', () => {
    expect(figuresFor({ deductions80C: '1,50,001', rentPaid: '-5' })).toEqual({
      annualIncome: 'Annual income is required',
      basicSalary: 'Basic salary is required; write 0 if you have none',
      rentPaid: 'An amount cannot be below zero. Please type 0 or more, for example 6 lakh.',
      deductions80C: '80C counts up to ₹1,50,000; write ₹1,50,000 or less',
    });
  });

  it('writes an amount back while it is typed, in figures and in words', () => {
    expect(taxEstimate.questions[0]?.echo?.(1_250_000)).toBe('₹12,50,000 · twelve lakh fifty thousand');
  });

  it('doubts amounts that can hardly be right together, once the income is known', () => {
    const about = (answers: Answers) => taxEstimate.warnings?.(answers).map((warning) => warning.about);
    expect(about({ annualIncome: 600_000, basicSalary: 1_200_000 })).toEqual(['basicSalary']);
    expect(about({ annualIncome: 1_200_000, basicSalary: 600_000 })).toEqual([]);
    expect(about({ basicSalary: 1_200_000 })).toEqual([]);
  });
});
