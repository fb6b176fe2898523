import { writtenCases } from './law-case.ts';

/** Cases of the Code on Social Security 2020 and of Telangana's professional tax. */
export const staffCases = writtenCases(`
provident-fund
  SS Code, First Schedule, 19 people | employees 19, code no | below
  SS Code, First Schedule, 20 people | employees 20 | above
  SS Code s.2(26), 15 of the staff and 5 of a contractor | employees 20, code no | above
  SS Code s.1(6), fewer again with a code | employees 8, code yes | covered
  SS Code s.1(6), a code is enough | code yes | covered
  SS Code, First Schedule, nobody employed | employees 0, code no | below
provident-fund-share
  SS Code s.16, 12% of 18,000 | wage 18_000, employees 1 | within | each 2160
  S.O. 5109(E), above the old ceiling | wage 15_001, employees 1 | within | each 1800
  S.O. 5109(E), at the ceiling | wage 25_000, employees 1 | within | each 3000
  S.O. 5109(E), a rupee above | wage 25_001, employees 1 | at-ceiling | each 3000
  S.O. 5109(E), 1 lakh | wage 100_000, employees 1 | at-ceiling | each 3000
  EPF Scheme, rounded to the rupee | wage 12_345, employees 1 | within | each 1481
  EPF Scheme 2026, 25 people at 18,000 | wage 18_000, employees 25 | staff | each 2160, ofStaff 54_000, charges 4500, employer 58_500, total 112_500
  SS Code, First Schedule, 8 people at 15,000: the least administration charge | wage 15_000, employees 8 | few | each 1800, ofStaff 14_400, charges 1200, employer 15_600, total 30_000
state-insurance
  SS Code, First Schedule, 9 people | employees 9 | below
  SS Code, First Schedule, 10 people | employees 10, wages some-within | covered
  SS Code s.28, 8 of the staff and 3 of a contractor | employees 11, wages some-within | covered
  SS Code s.2(26), all above the wage limit | employees 14, wages all-above | none-within
  SS Code, First Schedule, 9 people with low wages | employees 9, wages some-within | below
  SS Code, First Schedule, a large establishment | employees 400, wages some-within | covered
state-insurance-share
  ESI rules, 17,500 | wage 17_500, employees 1 | within | ofEmployee 132, ofEmployer 569
  ESI rules, at 21,000 | wage 21_000, employees 1 | within | ofEmployee 158, ofEmployer 683
  ESI rules, a rupee above | wage 21_001, disability no | above
  ESI rules, a disability and 22,000 | wage 22_000, disability yes, employees 1 | within | ofEmployee 165, ofEmployer 715
  ESI rules, a disability at 25,000 | wage 25_000, disability yes, employees 1 | within | ofEmployee 188, ofEmployer 813
  ESI rules, a disability above 25,000 | wage 25_001, disability yes | above
  ESI rules, 176 a day | wage 4576, employees 1 | low | ofEmployer 149
  ESI rules, above 176 a day | wage 4577, employees 1 | within | ofEmployee 35, ofEmployer 149
  ESI rules, 12 people at 15,000, rounded up for each | wage 15_000, employees 12 | staff | ofEmployee 113, ofEmployer 488, ofStaff 1356, ofOffice 5856, total 7212
  SS Code, First Schedule, 8 people at 18,000 | wage 18_000, employees 8 | few | ofEmployee 135, ofEmployer 585, ofStaff 1080, ofOffice 4680, total 5760
  ESI rules, 20 people within 176 a day | wage 4576, employees 20 | staff | ofEmployee 0, ofEmployer 149, ofStaff 0, ofOffice 2980, total 2980
staff-contributions
  SS Code, First Schedule, 9 people | employees 9, wage 18_000, code no | none
  SS Code, First Schedule, 12 people at 18,000 | employees 12, wage 18_000, code no | insurance | ofEmployee 135, ofEmployer 585, esiEmployer 7020, esiStaff 1620, total 8640
  SS Code, First Schedule, 12 people above the wage limit | employees 12, wage 21_001, code no | none-within
  SS Code s.16 and EPF Scheme 2026, 20 people at 20,000 | employees 20, wage 20_000 | both | each 2400, pfEmployer 52_000, pfStaff 48_000, charges 4000, ofEmployee 150, ofEmployer 650, esiEmployer 13_000, esiStaff 3000, employer 65_000, staff 51_000, total 116_000
  S.O. 5109(E), 25 people at 40,000: PF to the ceiling, no ESI | employees 25, wage 40_000 | fund | each 3000, pfEmployer 81_250, pfStaff 75_000, charges 6250, total 156_250
  SS Code s.1(6), 5 people with a PF code: the least administration charge | employees 5, wage 10_000, code yes | fund | each 1200, pfEmployer 6750, pfStaff 6000, charges 750, total 12_750
  ESI rules, wages within 176 a day: nothing from the worker | employees 10, wage 4576, code no | insurance | ofEmployee 0, ofEmployer 149, esiEmployer 1490, esiStaff 0, total 1490
professional-tax
  Act of 1987, schedule entry 1, 15,000 | who employee, salary 15_000 | nil
  Act of 1987, schedule entry 1, 15,001 | who employee, salary 15_001 | middle
  Act of 1987, schedule entry 1, 20,000 | who employee, salary 20_000 | middle
  Act of 1987, schedule entry 1, 20,001 | who employee, salary 20_001 | full
  Act of 1987, schedule entry 2, five years | who listed-profession, years 5 | profession-new
  Act of 1987, schedule entry 2, six years | who listed-profession, years 6 | profession
  Act of 1987, schedule, a contractor below 10 lakh | who contractor, turnover 999_999 | contractor-below
  Act of 1987, schedule, a contractor at 10 lakh | who contractor, turnover 1_000_000 | contractor
  Act of 1987, schedule, a contractor above 50 lakh | who contractor, turnover 5_000_001 | contractor-above
  Act of 1987, schedule, a director | who director | director
  Act of 1987, schedule, another trade | who other | other
gratuity
  SS Code s.53(1), five years | employees 12, wage 26_000, years 5, days 0, term regular | due | amount 75_000, counted '5'
  SS Code s.53(1), 4 years and 7 months are not five | employees 12, wage 26_000, years 4, days 213, term regular | short
  SS Code s.54 as courts read it, 4 years and 240 days | employees 12, wage 26_000, years 4, days 240, term regular | nearly | amount 75_000
  SS Code s.54 as courts read it, 4 years and 239 days | employees 12, wage 26_000, years 4, days 239, term regular | short
  SS Code s.53(1), 3 years and 11 months | employees 12, wage 26_000, years 3, days 335, term regular | short
  SS Code s.53(2), 7 years and more than six months | employees 12, wage 26_000, years 7, days 200, term regular | due | amount 120_000, counted '8'
  SS Code s.53(2), 7 years and six months | employees 12, wage 26_000, years 7, days 183, term regular | due | amount 105_000, counted '7'
  SS Code s.53, sixth proviso, a fixed term of 1 year and 4 months | employees 12, wage 26_000, years 1, days 122, term fixed | pro-rata | amount 20_014
  SS Code s.53, sixth proviso, a fixed term of six years and a half | employees 12, wage 26_000, years 6, days 200, term fixed | pro-rata | amount 98_219
  IR Code s.2(o), a fixed term below one year | employees 12, wage 26_000, years 0, days 300, term fixed | fixed-short
  SS Code s.53(1) proviso, death in the second year | employees 12, wage 26_000, years 1, days 73, term death | pro-rata | amount 18_000
  SS Code, First Schedule, fewer than ten | years 9, days 0, term regular, employees 9 | few
  S.O. 1420(E), the cap | years 30, days 0, term regular, employees 10, wage 200_000 | capped
staff-professional-tax
  TS PT Act, schedule, 15,000 | employees 8, salary 15_000 | nil
  TS PT Act, schedule, 15,001 | employees 8, salary 15_001 | middle | total 1200
  TS PT Act, schedule, 20,000 | employees 5, salary 20_000 | middle | total 750
  TS PT Act, schedule, 20,001 | employees 5, salary 20_001 | full | total 1000
  TS PT Act, schedule, one of 60,000 | employees 1, salary 60_000 | full | total 200
  TS PT Act, schedule, one of 5,000 | employees 1, salary 5000 | nil
staff-dues-late
  SS Code s.127, PF of 50,000 for 73 days | fund pf, dues 50_000, days 73 | pf | interest 1200, damages 1200
  SS Code s.127, PF of a lakh for a year | fund pf, dues 100_000, days 365 | pf | interest 12_000, damages 12_000
  SS Code s.127, PF for ten days | fund pf, dues 36_500, days 10 | pf | interest 120, damages 120
  SS Code s.127, ESI of 40,000 for 73 days | fund esi, dues 40_000, days 73 | esi | interest 960
  SS Code s.127, ESI paid in time | fund esi, dues 40_000, days 0 | none
  TS PT Act, 1,200 for 146 days | fund pt, dues 1200, days 146 | pt | interest 72
`);
