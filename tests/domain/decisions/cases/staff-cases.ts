import type { LawCases } from './law-case.ts';

const enough = { employees: 12, wage: 26_000 } as const;

/** Cases of the Code on Social Security 2020 and of Telangana's professional tax. */
export const staffCases: LawCases = {
  'provident-fund': [
    ['SS Code, First Schedule, 19 people', { employees: 19, code: 'no' }, 'below'],
    ['SS Code, First Schedule, 20 people', { employees: 20 }, 'above'],
    ['SS Code s.2(26), 15 of the staff and 5 of a contractor', { employees: 15 + 5, code: 'no' }, 'above'],
    ['SS Code s.1(6), fewer again with a code', { employees: 8, code: 'yes' }, 'covered'],
    ['SS Code s.1(6), a code is enough', { code: 'yes' }, 'covered'],
    ['SS Code, First Schedule, nobody employed', { employees: 0, code: 'no' }, 'below'],
  ],
  'provident-fund-share': [
    ['SS Code s.16, 12% of 18,000', { wage: 18_000 }, 'within', { each: 2160 }],
    ['S.O. 5109(E), above the old ceiling', { wage: 15_001 }, 'within', { each: 1800 }],
    ['S.O. 5109(E), at the ceiling', { wage: 25_000 }, 'within', { each: 3000 }],
    ['S.O. 5109(E), a rupee above', { wage: 25_001 }, 'at-ceiling', { each: 3000 }],
    ['S.O. 5109(E), 1 lakh', { wage: 100_000 }, 'at-ceiling', { each: 3000 }],
    ['EPF Scheme, rounded to the rupee', { wage: 12_345 }, 'within', { each: 1481 }],
  ],
  'state-insurance': [
    ['SS Code, First Schedule, 9 people', { employees: 9 }, 'below'],
    ['SS Code, First Schedule, 10 people', { employees: 10, wages: 'some-within' }, 'covered'],
    ['SS Code s.28, 8 of the staff and 3 of a contractor', { employees: 8 + 3, wages: 'some-within' }, 'covered'],
    ['SS Code s.2(26), all above the wage limit', { employees: 14, wages: 'all-above' }, 'none-within'],
    ['SS Code, First Schedule, 9 people with low wages', { employees: 9, wages: 'some-within' }, 'below'],
    ['SS Code, First Schedule, a large establishment', { employees: 400, wages: 'some-within' }, 'covered'],
  ],
  'state-insurance-share': [
    ['ESI rules, 17,500', { wage: 17_500 }, 'within', { ofEmployee: 132, ofEmployer: 569 }],
    ['ESI rules, at 21,000', { wage: 21_000 }, 'within', { ofEmployee: 158, ofEmployer: 683 }],
    ['ESI rules, a rupee above', { wage: 21_001, disability: 'no' }, 'above'],
    [
      'ESI rules, a disability and 22,000',
      { wage: 22_000, disability: 'yes' },
      'within',
      { ofEmployee: 165, ofEmployer: 715 },
    ],
    [
      'ESI rules, a disability at 25,000',
      { wage: 25_000, disability: 'yes' },
      'within',
      { ofEmployee: 188, ofEmployer: 813 },
    ],
    ['ESI rules, a disability above 25,000', { wage: 25_001, disability: 'yes' }, 'above'],
    ['ESI rules, 176 a day', { wage: 4576 }, 'low', { ofEmployer: 149 }],
    ['ESI rules, above 176 a day', { wage: 4577 }, 'within', { ofEmployee: 35, ofEmployer: 149 }],
  ],
  'professional-tax': [
    ['Act of 1987, schedule entry 1, 15,000', { who: 'employee', salary: 15_000 }, 'nil'],
    ['Act of 1987, schedule entry 1, 15,001', { who: 'employee', salary: 15_001 }, 'middle'],
    ['Act of 1987, schedule entry 1, 20,000', { who: 'employee', salary: 20_000 }, 'middle'],
    ['Act of 1987, schedule entry 1, 20,001', { who: 'employee', salary: 20_001 }, 'full'],
    ['Act of 1987, schedule entry 2, five years', { who: 'listed-profession', years: 5 }, 'profession-new'],
    ['Act of 1987, schedule entry 2, six years', { who: 'listed-profession', years: 6 }, 'profession'],
    ['Act of 1987, schedule, a contractor below 10 lakh', { who: 'contractor', turnover: 999_999 }, 'contractor-below'],
    ['Act of 1987, schedule, a contractor at 10 lakh', { who: 'contractor', turnover: 1_000_000 }, 'contractor'],
    [
      'Act of 1987, schedule, a contractor above 50 lakh',
      { who: 'contractor', turnover: 5_000_001 },
      'contractor-above',
    ],
    ['Act of 1987, schedule, a director', { who: 'director' }, 'director'],
    ['Act of 1987, schedule, another trade', { who: 'other' }, 'other'],
  ],
  gratuity: [
    [
      'SS Code s.53(1), five years',
      { ...enough, years: 5, days: 0, term: 'regular' },
      'due',
      { amount: 75_000, counted: '5' },
    ],
    [
      'SS Code s.53(1), 4 years and 7 months are not five',
      { ...enough, years: 4, days: 213, term: 'regular' },
      'short',
    ],
    [
      'SS Code s.54 as courts read it, 4 years and 240 days',
      { ...enough, years: 4, days: 240, term: 'regular' },
      'nearly',
      { amount: 75_000 },
    ],
    [
      'SS Code s.54 as courts read it, 4 years and 239 days',
      { ...enough, years: 4, days: 239, term: 'regular' },
      'short',
    ],
    ['SS Code s.53(1), 3 years and 11 months', { ...enough, years: 3, days: 335, term: 'regular' }, 'short'],
    [
      'SS Code s.53(2), 7 years and more than six months',
      { ...enough, years: 7, days: 200, term: 'regular' },
      'due',
      { amount: 120_000, counted: '8' },
    ],
    [
      'SS Code s.53(2), 7 years and six months',
      { ...enough, years: 7, days: 183, term: 'regular' },
      'due',
      { amount: 105_000, counted: '7' },
    ],
    [
      'SS Code s.53, sixth proviso, a fixed term of 1 year and 4 months',
      { ...enough, years: 1, days: 122, term: 'fixed' },
      'pro-rata',
      { amount: 20_014 },
    ],
    [
      'SS Code s.53, sixth proviso, a fixed term of six years and a half',
      { ...enough, years: 6, days: 200, term: 'fixed' },
      'pro-rata',
      { amount: 98_219 },
    ],
    ['IR Code s.2(o), a fixed term below one year', { ...enough, years: 0, days: 300, term: 'fixed' }, 'fixed-short'],
    [
      'SS Code s.53(1) proviso, death in the second year',
      { ...enough, years: 1, days: 73, term: 'death' },
      'pro-rata',
      { amount: 18_000 },
    ],
    ['SS Code, First Schedule, fewer than ten', { years: 9, days: 0, term: 'regular', employees: 9 }, 'few'],
    ['S.O. 1420(E), the cap', { years: 30, days: 0, term: 'regular', employees: 10, wage: 200_000 }, 'capped'],
  ],
};
