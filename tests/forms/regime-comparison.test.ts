import words from 'content:regime-comparison-words';
import { describe, expect, it } from 'vitest';
import { openQuestions } from '#src/forms/form.ts';
import { optionQuestion } from '#src/forms/option-question.ts';
import type { Answers } from '#src/forms/question.ts';
import { comparisonFor, comparisonRows, comparisonSentences, regimeComparison } from '#src/forms/regime-comparison.ts';
import { taxEstimate } from '#src/forms/tax-estimate.ts';

const now = new Date('2026-11-21T06:30:00Z');
const year = { taxYear: '2026-27' };

const asked = (answers: Answers) =>
  openQuestions(regimeComparison, { ...year, ...answers }, [], { now }).map(({ id }) => id);
const said = (answers: Answers) => comparisonSentences(comparisonFor({ ...year, ...answers }));
const read = (id: string, text: string) =>
  regimeComparison.questions.find((question) => question.id === id)?.parse(text, { now, answers: {} });

describe('the comparison of regimes', () => {
  it('says which regime is lower, where they are level, and what was taken for granted', () => {
    expect(said({ grossSalary: 1_800_000, allDeductions: 200_000 })).toEqual([
      'Tax year 2026-27: the new regime is lower, ₹1,50,800 instead of ₹2,88,600, a saving of ₹1,37,800.',
      'The old regime is cheaper only if its deductions, apart from the standard deduction, are more than ₹6,41,656.',
      'Assumed: no other income, an age below 60, a resident of India.',
    ]);
    expect(said({ grossSalary: 200_000, otherIncome: 0, age: '0', residence: 'resident' })).toEqual([
      'Tax year 2026-27: no tax is due under either regime.',
      'The tax under the new regime is nil, so the old regime cannot be lower.',
      'Assumed: no deductions in the old regime apart from the standard deduction.',
    ]);
    expect(said({ grossSalary: 1_200_000 })[0]).toBe(
      'Tax year 2026-27: the new regime is lower, no tax instead of ₹1,63,800, a saving of ₹1,63,800.',
    );
    expect(said({ grossSalary: 2_500_000, allDeductions: 800_000 })[0]).toBe(
      'Tax year 2026-27: the tax is ₹3,19,800 under both regimes.',
    );
  });

  it('taxes rent received less 30% and half of the fees of a profession, and says so', () => {
    const answers = { grossSalary: 1_500_000, letOutRent: 240_000, professionalFees: 600_001 };
    expect(comparisonFor({ ...year, ...answers }).taxCase.otherIncome).toBe(168_000 + 300_001);
    expect(said(answers).slice(1, 3)).toEqual([
      'Of the rent you receive ₹1,68,000 is taxed, after 30% for repairs. Property tax that you paid lowers it further.',
      'Of the fees ₹3,00,001 is taxed, 50% as in the presumptive scheme of a profession (earlier 44ADA).',
    ]);
    expect(said({ grossSalary: 1_500_000, letOutRent: 240_000 })).toContain(
      'Assumed: no deductions in the old regime apart from the standard deduction, an age below 60, a resident of India.',
    );
  });

  it('takes property tax from the rent received before the 30%, and never more than the rent', () => {
    const answers = { grossSalary: 1_200_000, letOutRent: 300_000, propertyTax: 6000 };
    expect(comparisonFor({ ...year, ...answers }).taxCase.otherIncome).toBe(205_800);
    expect(said(answers)[1]).toBe(
      'Of the rent you receive ₹2,05,800 is taxed, after property tax and 30% for repairs.',
    );
    expect(comparisonFor({ ...year, ...answers, propertyTax: 400_000 }).taxCase.otherIncome).toBe(0);
  });

  it("deducts the employer's payments into NPS in both regimes, as far as basic pay allows", () => {
    const total = (answers: Answers) => {
      const { computations } = comparisonFor({
        ...year,
        grossSalary: 2_400_000,
        basicPay: 600_000,
        ...answers,
      }).comparison;
      return [computations.new.total, computations.old.total];
    };
    expect([total({}), total({ employerNps: 84_000 })]).toEqual([
      [292_500, 538_200],
      [270_660, 519_480],
    ]);
  });

  it('asks whether little rent received is that of a month', () => {
    expect(regimeComparison.warnings?.({ grossSalary: 1_500_000, letOutRent: 25_000 })).toContainEqual(
      expect.objectContaining({ about: 'letOutRent', instead: 300_000 }),
    );
  });

  it('has the figures as rows, the break-even where there is one', () => {
    const rows = (answers: Answers) => comparisonRows(comparisonFor({ ...year, ...answers })).map(({ value }) => value);
    expect(rows({ grossSalary: 1_800_000 })).toEqual(['₹1,50,800', '₹3,51,000', '₹2,00,200', '₹6,41,656']);
    expect(rows({ grossSalary: 1_200_000 })).toEqual(['₹0', '₹1,63,800', '₹1,63,800']);
  });

  it('reckons with age, residence, year and rent', () => {
    const totals = (answers: Answers) => {
      const { computations } = comparisonFor({ ...year, ...answers }).comparison;
      return [computations.new.total, computations.old.total];
    };
    expect([
      totals({ grossSalary: 900_000, age: '60' }),
      totals({ grossSalary: 900_000, age: '60', residence: 'nonResident' }),
      totals({ grossSalary: 900_000, taxYear: '2023-24' }),
    ]).toEqual([
      [0, 83_200],
      [23_400, 85_800],
      [41_600, 85_800],
    ]);
    const rent = { grossSalary: 2_400_000, basicPay: 1_200_000, houseRentAllowance: 600_000, yearlyRent: 720_000 };
    const exempt = (answers: Answers) => comparisonFor({ ...rent, ...answers }).comparison.computations.old.hraExempt;
    expect([
      exempt({ ...year, city: 'Hyderabad' }),
      exempt({ taxYear: '2025-26', city: 'Hyderabad' }),
      exempt({ taxYear: '2025-26', city: 'Mumbai' }),
      exempt({ ...year, city: 'elsewhere' }),
    ]).toEqual([600_000, 480_000, 600_000, 480_000]);
  });

  it('asks in a conversation only what could turn the answer', () => {
    expect([
      asked({}),
      asked({ grossSalary: 0 }),
      asked({ grossSalary: 1_200_000 }),
      asked({ grossSalary: 1_800_000 }),
      asked({ grossSalary: 1_800_000, allDeductions: 200_000 }),
      asked({ grossSalary: 1_800_000, section80C: 150_000 }),
      asked({ grossSalary: 1_275_000, allDeductions: 600_000 }),
    ]).toEqual([['grossSalary'], ['otherIncome'], [], ['allDeductions'], [], [], ['residence']]);
  });

  it('asks for what house rent still lacks, and for the city where it counts', () => {
    const told = { grossSalary: 2_000_000, section80C: 150_000 };
    const rent = { houseRentAllowance: 400_000, yearlyRent: 300_000 };
    const noCity =
      'Assumed: no other income, an age below 60, a resident of India, a rented house outside the cities with the higher HRA share.';
    expect([
      asked({ ...told, ...rent }),
      asked({ ...told, ...rent, basicPay: 1_000_000 }),
      asked({ ...told, ...rent, basicPay: 500_000 }),
      asked({ ...told, basicPay: 1_000_000 }),
      asked({ ...told, basicPay: 1_000_000, houseRentAllowance: 0 }),
      asked({ grossSalary: 2_000_000, allDeductions: 300_000, basicPay: 1_000_000 }),
      said({ ...told, ...rent, basicPay: 500_000 })[2],
    ]).toEqual([['basicPay'], [], ['city'], ['houseRentAllowance', 'yearlyRent'], [], [], noCity]);
  });

  it('leaves house rent out of the sum of deductions where it was told', () => {
    const question = regimeComparison.questions.find(({ id }) => id === 'allDeductions');
    expect([question?.promptFor?.({}), question?.promptFor?.({ yearlyRent: 300_000 })]).toEqual([
      words.questions.allDeductions.prompt,
      words.besidesRent,
    ]);
  });

  it.each([
    {
      where: 'no tax is due',
      answers: { grossSalary: 800_000 },
      added: ['Add other income', 'Change age', 'Change residence', 'Compare another year'],
    },
    {
      where: 'deductions count',
      answers: { grossSalary: 2_000_000, otherIncome: 0, section80C: 100_000, age: '0', residence: 'resident' },
      added: ['Add HRA and rent', 'Add NPS', 'Add health insurance', 'Add home loan interest', 'Compare another year'],
    },
    {
      where: 'the deductions were given in one sum, which would count twice',
      answers: { grossSalary: 2_000_000, allDeductions: 300_000, otherIncome: 0, age: '0', residence: 'resident' },
      added: ['Compare another year'],
    },
  ])('offers to add to the figures what can change them, where $where', ({ answers, added }) => {
    expect(regimeComparison.ending.adds?.({ ...year, ...answers }).map(({ label }) => label)).toEqual(added);
  });

  it('asks for all that house rent needs', () => {
    const questions = (answers: Answers) =>
      regimeComparison.ending
        .adds?.({ ...year, grossSalary: 2_000_000, ...answers })
        .find(({ label }) => label === 'Add HRA and rent')?.questions;
    expect([questions({}), questions({ basicPay: 900_000 }), questions({ yearlyRent: 0 })]).toEqual([
      ['yearlyRent', 'basicPay', 'houseRentAllowance'],
      ['yearlyRent', 'houseRentAllowance'],
      undefined,
    ]);
  });

  it('counts the interest of savings as an income, as a part of the other income where more of that is told', () => {
    const income = (answers: Answers) =>
      comparisonFor({ ...year, grossSalary: 2_000_000, ...answers }).taxCase.otherIncome;
    expect(income({ savingsInterest: 200_000 })).toBe(200_000);
    expect(income({ savingsInterest: 200_000, otherIncome: 300_000 })).toBe(300_000);
    expect(said({ grossSalary: 2_000_000, savingsInterest: 200_000 })[2]).toBe(
      'Assumed: an age below 60, a resident of India.',
    );
  });

  it('works with the latest year where none is told', () => {
    expect(comparisonFor({ grossSalary: 9 }).year.id).toBe('2026-27');
  });

  it('takes nothing for granted where all was told', () => {
    const all = { otherIncome: 0, allDeductions: 200_000, age: '0', residence: 'resident' };
    expect(said({ grossSalary: 1_800_000, ...all })).toHaveLength(2);
  });

  it('asks nothing more of somebody who began with a salary', () => {
    expect([regimeComparison.takenForGranted?.({}), regimeComparison.takenForGranted?.({ grossSalary: 5 })]).toEqual([
      [],
      ['allDeductions', 'age', 'residence'],
    ]);
  });

  it('begins with the year of the clock', () => {
    expect(regimeComparison.initial?.(new Date('2025-06-01T00:00:00Z'))).toEqual({ taxYear: '2025-26' });
  });

  it.each([
    ['age', 'I am 65', '60'],
    ['age', '59 years', '0'],
    ['age', '80 yrs', '80'],
    ['age', 'super senior', '80'],
    ['age', 'a senior citizen', '60'],
    ['residence', 'NRI', 'nonResident'],
    ['residence', 'non resident', 'nonResident'],
    ['residence', 'resident', 'resident'],
    ['city', 'bangalore', 'Bengaluru'],
    ['city', 'in Nalgonda', 'elsewhere'],
    ['taxYear', 'FY 25-26', '2025-26'],
    ['taxYear', '2024-2025', '2024-25'],
  ])('reads the %s in "%s"', (id, text, value) => {
    expect(read(id, text)).toEqual({ ok: true, value });
  });

  it('does not take an amount for an age, or a year that is not there for one that is', () => {
    expect([read('age', 'I am 65,000 richer')?.ok, read('taxYear', '2019-20')?.ok]).toEqual([false, false]);
  });

  it('doubts what can hardly be right', () => {
    expect(regimeComparison.warnings?.({ grossSalary: 18, basicPay: 500_000 }).map(({ about }) => about)).toEqual([
      'basicPay',
      'grossSalary',
    ]);
  });

  it('takes over what the estimate was told', () => {
    const next = (answers: Answers) => taxEstimate.ending.next?.(answers);
    expect(
      next({ annualIncome: 9, basicSalary: 5, hraReceived: 4, rentPaid: 3, deductions80C: 2, otherDeductions: 1 }),
    ).toEqual({
      form: 'regime-comparison',
      label: 'Compare both regimes',
      answers: {
        grossSalary: 9,
        basicPay: 5,
        houseRentAllowance: 4,
        yearlyRent: 3,
        section80C: 2,
        allDeductions: 1,
      },
      asking: { label: 'Compare another year', question: 'taxYear' },
      isOnlyThere: expect.any(Function) as unknown,
    });
    expect(next({ annualIncome: 9 })?.answers).toStrictEqual({ grossSalary: 9 });
    expect(next({ annualIncome: 9, basicSalary: 0 })?.answers).toEqual({ grossSalary: 0, otherIncome: 9, basicPay: 0 });
  });
});

describe('a question with a short list', () => {
  const words = { label: 'Size', prompt: 'Size?', help: 'A size.', format: 'A size.', alsoCalled: [], covers: [] };
  const question = optionQuestion('size', words, [
    { id: 's', name: 'Small', words: ['tiny'] },
    { id: 'l', name: 'Large', words: ['not small', 'big'] },
  ]);

  it('takes the longest words that fit, and only whole ones', () => {
    const values = ['s', 'LARGE', 'a tiny one', 'not small', 'a small one', 'bigger', 'too-big', 'megabig'].map(
      (text) => {
        const parsed = question.parse(text, { now, answers: {} });
        return parsed.ok ? parsed.value : parsed.refusal.code;
      },
    );
    expect(values).toEqual(['s', 'l', 's', 'l', 's', 'choiceUnknown', 'l', 'choiceUnknown']);
  });

  it('knows a name with other words in it as a whole', () => {
    const named = optionQuestion('size', words, [
      { id: 's', name: 'Not large', words: [] },
      { id: 'l', name: 'Large', words: ['not large at all'] },
    ]);
    expect(named.parse('NOT LARGE', { now, answers: {} })).toEqual({ ok: true, value: 's' });
  });

  it('takes only a value that is on the list', () => {
    expect([question.validate('s', { now, answers: {} }), question.validate('xl', { now, answers: {} })]).toEqual([
      { ok: true, value: 's' },
      { ok: false, refusal: { code: 'choiceUnknown', values: { choices: ['Small', 'Large'] } } },
    ]);
  });
});
