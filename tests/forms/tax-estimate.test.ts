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

  it.each([
    {
      // 3,60,000 exempt; 15,000 + 30,000 + 45,000 + 20% of 1,90,000
      where: 'forty percent of the basic salary decides the exemption',
      typed: { annualIncome: '18,00,000', basicSalary: '9 lakh', hraReceived: '5 lakh', rentPaid: '50k per month' },
      figures: ['₹4,10,000', '₹13,90,000', '₹1,28,000', '₹5,120', '₹1,33,120', '7.40%'],
    },
    {
      // 50,000 + 1,50,000 + 1,92,000 + 25,000; 5% of 1,83,000
      where: 'the allowance itself decides the exemption, and every deduction counts',
      typed: {
        annualIncome: '₹75,000 per month',
        basicSalary: '40k per month',
        hraReceived: '1.92 lakh',
        rentPaid: 'Rs. 25,000 per month',
        deductions80C: '1.5 lakh',
        otherDeductions: '25k',
      },
      figures: ['₹4,17,000', '₹4,83,000', '₹9,150', '₹366', '₹9,516', '1.06%'],
    },
    {
      // 1,50,000 + 30% of 1,02,50,000
      where: 'nothing is exempt without rent, and above 15 lakh the rate is 30 percent',
      typed: {
        annualIncome: '1.2 cr',
        basicSalary: 'ten lakh',
        hraReceived: 'nil',
        rentPaid: '0',
        deductions80C: '1,50,000',
        otherDeductions: '50,000',
      },
      figures: ['₹2,50,000', '₹1,17,50,000', '₹32,25,000', '₹1,29,000', '₹33,54,000', '27.95%'],
    },
    {
      where: 'the first three lakh bear no tax',
      typed: { annualIncome: '3.5 lakh', basicSalary: '0' },
      figures: ['₹50,000', '₹3,00,000', '₹0', '₹0', '₹0', '0.00%'],
    },
  ])('is right where $where', ({ typed, figures }) => {
    expect(figuresFor(typed)).toEqual(
      ['Total deductions', 'Taxable income', 'Tax before cess', 'Cess', 'Final tax', 'Effective tax rate'].map(
        (label, at) => `${label}: ${figures[at] ?? ''}`,
      ),
    );
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

  it.each([
    {
      where: 'the new regime is lower',
      answers: {
        annualIncome: 800_000,
        basicSalary: 400_000,
        hraReceived: 0,
        rentPaid: 0,
        deductions80C: 0,
        otherDeductions: 0,
      },
      said: [
        'Tax year 2026-27: you pay ₹0 in the new regime, ₹65,000 in the old. The new regime saves ₹65,000.',
        'Assumed: a salary with the standard deduction, an age below 60, a resident of India.',
      ],
    },
    {
      where: 'the old regime is lower',
      answers: {
        annualIncome: 1_800_000,
        basicSalary: 900_000,
        hraReceived: 360_000,
        rentPaid: 450_000,
        deductions80C: 150_000,
        otherDeductions: 400_000,
      },
      said: [
        'Tax year 2026-27: you pay ₹83,720 in the old regime, ₹1,50,800 in the new. The old regime saves ₹67,080.',
        'Assumed: a salary with the standard deduction, an age below 60, a resident of India.',
      ],
    },
    {
      where: 'there is no salary and nothing is known besides',
      answers: { annualIncome: 600_000, basicSalary: 0, rentPaid: 0 },
      said: [
        'Tax year 2026-27: you pay ₹0 in the new regime, ₹33,800 in the old. The new regime saves ₹33,800.',
        'Assumed: an income without salary, so no standard deduction, an age below 60, a resident of India.',
        'Left out: HRA received, 80C deductions and Other deductions. If you find an amount, add it below.',
      ],
    },
    {
      where: 'the basic salary is not known, so that house rent cannot count',
      answers: {
        annualIncome: 1_500_000,
        hraReceived: 240_000,
        rentPaid: 180_000,
        deductions80C: 0,
        otherDeductions: 0,
      },
      said: [
        'Tax year 2026-27: you pay ₹97,500 in the new regime, ₹2,57,400 in the old. The new regime saves ₹1,59,900.',
        'Assumed: a salary with the standard deduction, an age below 60, a resident of India.',
        'Left out: Basic salary. If you find an amount, add it below.',
        'House rent is not included. That needs the basic salary.',
      ],
    },
  ])('says this year’s tax ahead of the figures where $where', ({ answers, said }) => {
    expect(taxEstimate.ending.sentences?.(answers, now)).toEqual(said);
  });

  it('takes the year in which it is asked', () => {
    expect(taxEstimate.ending.sentences?.({ annualIncome: 800_000 }, new Date('2025-06-01T06:00:00Z'))[0]).toMatch(
      /^FY 2025-26: /,
    );
  });

  it('doubts amounts that can hardly be right together, once the income is known', () => {
    const about = (answers: Answers) => taxEstimate.warnings?.(answers).map((warning) => warning.about);
    expect(about({ annualIncome: 600_000, basicSalary: 1_200_000 })).toEqual(['basicSalary']);
    expect(about({ annualIncome: 1_200_000, basicSalary: 600_000 })).toEqual([]);
    expect(about({ basicSalary: 1_200_000 })).toEqual([]);
  });
});
