import type { LawCases } from './law-case.ts';

const resident = { who: 'person', trigger: 'no', special: 'no' } as const;

const year = { resident: 'yes', regime: 'new' } as const;

/** Cases of the Income-tax Acts of 1961 and 2025, apart from TDS. */
export const incomeTaxCases: LawCases = {
  'tax-audit': [
    [
      'ITA 2025 s.63 (44AB(a)), at 1 crore in cash',
      { work: 'business', turnover: 10_000_000, presumptive: 'no' },
      'business-below',
    ],
    [
      'ITA 2025 s.63 (44AB(a)), above 1 crore in cash',
      { work: 'business', turnover: 10_000_001, cash: 6, presumptive: 'no' },
      'business-cash',
    ],
    [
      'ITA 2025 s.63 (44AB(a) proviso), cash at 5%',
      { work: 'business', turnover: 40_000_000, cash: 5 },
      'business-digital',
    ],
    [
      'ITA 2025 s.63 (44AB(a) proviso), cash above 5%',
      { work: 'business', turnover: 40_000_000, cash: 5.5 },
      'business-cash',
    ],
    [
      'ITA 2025 s.63 (44AB(a) proviso), at 10 crore',
      { work: 'business', turnover: 100_000_000, cash: 0 },
      'business-digital',
    ],
    ['ITA 2025 s.63 (44AB(a) proviso), above 10 crore', { work: 'business', turnover: 100_000_001 }, 'business-above'],
    [
      'ITA 2025 s.58 (44AD), 2 crore in cash',
      { work: 'business', turnover: 20_000_000, presumptive: 'yes' },
      'business-fixed',
    ],
    [
      'ITA 2025 s.58 (44AD), 2.5 crore: cash receipts alone decide',
      { work: 'business', turnover: 25_000_000, cash: 20, presumptive: 'yes' },
      'business-receipts',
    ],
    [
      'ITA 2025 s.58 (44AD), 3 crore and a rupee',
      { work: 'business', turnover: 30_000_001, cash: 20 },
      'business-cash',
    ],
    [
      '44AB(e) with 44AD(4), scheme left and 60 lakh',
      { work: 'business', turnover: 6_000_000, presumptive: 'left' },
      'business-left',
    ],
    [
      '44AB(e) with 44AD(4), scheme left, 2.5 crore without cash',
      { work: 'business', turnover: 25_000_000, cash: 2, presumptive: 'left' },
      'business-left',
    ],
    [
      '44AB(a) where it applies anyway, scheme left',
      { work: 'business', turnover: 25_000_000, cash: 20, presumptive: 'left' },
      'business-cash',
    ],
    [
      '44AD(4) ends with the eligible business, above 3 crore',
      { work: 'business', turnover: 40_000_000, cash: 3, presumptive: 'left' },
      'business-digital',
    ],
    ['44AB(b), at 50 lakh', { work: 'profession', turnover: 5_000_000, fixedShare: 'yes' }, 'profession-below'],
    [
      '44AB(d) with 44ADA(4), 40 lakh and less than half shown',
      { work: 'profession', turnover: 4_000_000, fixedShare: 'no' },
      'profession-less',
    ],
    [
      '44AB(b), 50 lakh and a rupee, less than half shown',
      { work: 'profession', turnover: 5_000_001, fixedShare: 'no' },
      'profession-above',
    ],
    [
      '44ADA(1), 75 lakh with 3.2% cash and half shown',
      { work: 'profession', turnover: 7_500_000, cash: 3.2, fixedShare: 'yes' },
      'profession-fixed',
    ],
    [
      '44ADA(1) proviso, 60 lakh: cash receipts alone decide',
      { work: 'profession', turnover: 6_000_000, cash: 8, fixedShare: 'yes' },
      'profession-receipts',
    ],
    ['44AB(b), above 75 lakh', { work: 'profession', turnover: 7_500_001, fixedShare: 'yes' }, 'profession-above'],
  ],
  'advance-tax': [
    ['ITA 2025 s.404, a rupee below the limit', { tax: 9999 }, 'below'],
    [
      'ITA 2025 s.408, at the limit',
      { tax: 10_000, business: 'other' },
      'due',
      { first: 1500, second: 4500, third: 7500 },
    ],
    [
      'ITA 2025 s.408, shares of 2 lakh',
      { tax: 200_000, business: 'no', age: 59 },
      'due',
      { first: 30_000, second: 90_000, third: 150_000 },
    ],
    ['ITA 2025 s.403(2), a pensioner of 60', { tax: 300_000, business: 'no', age: 60, resident: 'yes' }, 'senior'],
    [
      'ITA 2025 s.403(2), no relief for a non-resident of 65',
      { tax: 100_000, business: 'no', age: 65, resident: 'no' },
      'due',
      { first: 15_000, second: 45_000, third: 75_000 },
    ],
    [
      'ITA 2025 s.403(2), no relief with a business',
      { tax: 100_000, business: 'other', age: 70 },
      'due',
      { first: 15_000, second: 45_000, third: 75_000 },
    ],
    ['ITA 2025 s.408 (211(1)(b)), presumptive', { tax: 50_000, business: 'presumptive' }, 'presumptive'],
    ['ITA 2025 s.408, presumptive at 65', { tax: 50_000, business: 'presumptive', age: 65 }, 'presumptive'],
  ],
  'income-tax-return': [
    ['ITA s.139(1), s.115BAC, at 4 lakh', { ...resident, income: 400_000, regime: 'new' }, 'none'],
    [
      'ITA s.139(1), s.115BAC, a rupee above',
      { ...resident, income: 400_001, regime: 'new', source: 'salary' },
      'itr-1',
    ],
    [
      'Finance Act, old regime, 2.8 lakh at 40',
      { ...resident, income: 280_000, regime: 'old', age: 40, source: 'salary' },
      'itr-1',
    ],
    ['Finance Act, old regime, 2.8 lakh at 65', { ...resident, income: 280_000, regime: 'old', age: 65 }, 'none'],
    ['Finance Act, old regime, at 3 lakh at 60', { ...resident, income: 300_000, regime: 'old', age: 60 }, 'none'],
    [
      'Finance Act, old regime, 3 lakh and a rupee at 79',
      { ...resident, income: 300_001, regime: 'old', age: 79, source: 'salary' },
      'itr-1',
    ],
    ['Finance Act, old regime, 5 lakh at 80', { ...resident, income: 500_000, regime: 'old', age: 80 }, 'none'],
    [
      'Finance Act, old regime, 4.5 lakh at 80, and the new regime',
      { ...resident, income: 450_000, regime: 'new', source: 'salary' },
      'itr-1',
    ],
    [
      'Finance Act, the higher exemption is for residents',
      { who: 'non-resident', income: 280_000, regime: 'old', age: 65, source: 'salary' },
      'itr-2',
    ],
    [
      'ITA s.139(1) seventh proviso and r.12AB',
      { who: 'person', income: 200_000, trigger: 'yes', source: 'salary', special: 'no' },
      'itr-1',
    ],
    ['IT Rules r.12, ITR-1 is for individuals, a HUF', { who: 'huf', income: 600_000, source: 'salary' }, 'itr-2'],
    [
      'IT Rules r.12, ITR-1 is for residents, an NRI',
      { who: 'non-resident', income: 600_000, source: 'salary' },
      'itr-2',
    ],
    ['IT Rules r.12, a director', { who: 'person', income: 600_000, source: 'salary', special: 'yes' }, 'itr-2'],
    ['IT Rules r.12, at 50 lakh', { who: 'person', income: 5_000_000, source: 'salary', special: 'no' }, 'itr-1'],
    ['IT Rules r.12, above 50 lakh', { who: 'person', income: 5_000_001, source: 'salary' }, 'itr-2'],
    ['IT Rules r.12, capital gains', { who: 'person', income: 600_000, source: 'gains' }, 'itr-2'],
    ['IT Rules r.12, presumptive', { who: 'person', income: 600_000, source: 'presumptive', special: 'no' }, 'itr-4'],
    [
      'IT Rules r.12 with s.44AD, presumptive HUF',
      { who: 'huf', income: 600_000, source: 'presumptive', special: 'no' },
      'itr-4',
    ],
    [
      'IT Rules r.12, presumptive director',
      { who: 'person', income: 600_000, source: 'presumptive', special: 'yes' },
      'itr-3',
    ],
    [
      'ITA s.44AD, the scheme is for residents',
      { who: 'non-resident', income: 600_000, source: 'presumptive' },
      'itr-3',
    ],
    ['IT Rules r.12, business with books', { who: 'person', income: 600_000, source: 'business' }, 'itr-3'],
    ['ITA s.139(1)(a), a firm with a loss', { who: 'firm', income: 0 }, 'firm'],
    ['ITA s.139(1)(a), a company', { who: 'company' }, 'company'],
  ],
  residence: [
    ['ITA 2025 s.6, 182 days', { days: 182 }, 'resident'],
    [
      'ITA 2025 s.6, 181 days without the four years',
      { days: 181, stay: 'ordinary', before: 364, income: 0 },
      'non-resident',
    ],
    ['ITA 2025 s.6, 60 days with 365', { days: 60, stay: 'ordinary', before: 365 }, 'resident-four'],
    ['ITA 2025 s.6, 59 days with 365', { days: 59, before: 365, income: 0 }, 'non-resident'],
    [
      'ITA 2025 s.6, a citizen who left for a job',
      { days: 181, stay: 'leaving', before: 1400, income: 500_000 },
      'non-resident',
    ],
    [
      'ITA 2025 s.6, a visitor with income up to 15 lakh',
      { days: 181, stay: 'visiting', before: 900, income: 1_500_000 },
      'non-resident',
    ],
    [
      'ITA 2025 s.6, a visitor above 15 lakh, 120 days',
      { days: 120, stay: 'visiting', before: 365, income: 1_500_001 },
      'visitor',
    ],
    [
      'ITA 2025 s.6, a visitor above 15 lakh, 119 days',
      { days: 119, stay: 'visiting', before: 365, income: 2_000_000 },
      'deemed',
    ],
    ['ITA 2025 s.6, a citizen who may be deemed resident', { days: 10, income: 1_500_001 }, 'deemed'],
    ['ITA 2025 s.6, at 15 lakh nobody is deemed', { days: 10, income: 1_500_000 }, 'non-resident'],
  ],
  'tds-refund': [
    [
      'ITA 1961 s.237 and 87A, a resident with 6 lakh',
      { ...year, income: 600_000, tds: 25_000, source: 'other' },
      'refund',
      { tax: 0, refund: 25_000, fee: 5000, left: 20_000 },
    ],
    [
      'ITA 1961 s.234F, no fee within the basic exemption',
      { ...year, income: 300_000, tds: 12_000, source: 'other' },
      'refund',
      { tax: 0, refund: 12_000, fee: 0, left: 12_000 },
    ],
    [
      'ITA 1961 s.234F proviso, total income at 5 lakh: the fee is more than the refund',
      { ...year, income: 575_000, tds: 800, source: 'salary' },
      'refund',
      { tax: 0, refund: 800, fee: 1000, left: 0 },
    ],
    [
      'ITA 1961 s.115BAC, salary of 18 lakh with the standard deduction',
      { ...year, income: 1_800_000, tds: 120_000, source: 'salary' },
      'due',
      { tax: 150_800, balance: 30_800 },
    ],
    [
      'ITA 1961 s.115BAC, TDS and tax alike',
      { ...year, income: 1_800_000, tds: 150_800, source: 'salary' },
      'due',
      { tax: 150_800, balance: 0 },
    ],
    [
      'ITA 1961 s.87A is for residents: an NRI with 6 lakh',
      { ...year, income: 600_000, tds: 25_000, source: 'other', resident: 'no' },
      'refund',
      { tax: 10_400, refund: 14_600, fee: 5000, left: 9600 },
    ],
    [
      'Finance Act 2025, the old regime, a pensioner of 68',
      { income: 700_000, tds: 40_000, source: 'salary', resident: 'yes', regime: 'old', age: 68, deductions: 0 },
      'due',
      { tax: 41_600, balance: 1600 },
    ],
    [
      'Finance Act 2025, the old regime, 80 and above',
      { income: 550_000, tds: 9000, source: 'salary', resident: 'yes', regime: 'old', age: 80, deductions: 0 },
      'refund',
      { tax: 0, refund: 9000, fee: 0, left: 9000 },
    ],
    [
      'ITA 1961 s.87A, the old regime below 60 with deductions of 1.5 lakh',
      { income: 700_000, tds: 9000, source: 'salary', resident: 'yes', regime: 'old', age: 40, deductions: 150_000 },
      'refund',
      { tax: 0, refund: 9000, fee: 1000, left: 8000 },
    ],
  ],
  'capital-gain': [
    [
      'ITA 2025 s.197, a flat bought in 2015, a resident',
      { asset: 'property', sold: 7_500_000, held: 132, seller: 'resident', early: 'yes', bought: 3_000_000 },
      'property-indexed',
      { gain: 4_500_000, tax: 585_000 },
    ],
    [
      'ITA 2025 s.197, land held 25 months, bought after 23 July 2024',
      { asset: 'property', sold: 4_000_000, held: 25, seller: 'resident', early: 'no', bought: 3_000_000 },
      'property',
      { gain: 1_000_000, tax: 130_000 },
    ],
    [
      'ITA 2025 s.2, land held 24 months is short-term',
      { asset: 'property', sold: 4_000_000, held: 24, bought: 3_000_000 },
      'short',
      { gain: 1_000_000 },
    ],
    [
      'ITA 2025 s.197, an NRI has no indexation',
      { asset: 'property', sold: 9_000_000, held: 200, seller: 'non-resident', bought: 2_500_000 },
      'property-abroad',
      { gain: 6_500_000, tax: 845_000 },
    ],
    [
      'ITA 2025 s.197, gold held 3 years',
      { asset: 'gold', sold: 600_000, held: 36, bought: 400_000 },
      'long',
      { gain: 200_000, tax: 26_000 },
    ],
    [
      'ITA 2025 s.197, unlisted shares held 2 years',
      { asset: 'other', sold: 600_000, held: 24, bought: 400_000 },
      'short',
      { gain: 200_000 },
    ],
    [
      'ITA 2025 s.198, listed shares, the gain above 1.25 lakh',
      { asset: 'shares', sold: 800_000, held: 24, bought: 500_000 },
      'shares-long',
      { gain: 300_000, tax: 22_750 },
    ],
    [
      'ITA 2025 s.198, listed shares, a gain of 1.25 lakh',
      { asset: 'shares', sold: 625_000, held: 13, bought: 500_000 },
      'shares-free',
      { gain: 125_000 },
    ],
    [
      'ITA 2025 s.196, listed shares held 12 months',
      { asset: 'shares', sold: 300_000, held: 12, bought: 250_000 },
      'shares-short',
      { gain: 50_000, tax: 10_400 },
    ],
    ['ITA 2025 s.72, sold at its cost', { asset: 'gold', sold: 400_000, held: 60, bought: 400_000 }, 'loss'],
    ['ITA 2025 s.2(22), agricultural land', { asset: 'farm' }, 'farm'],
  ],
};
