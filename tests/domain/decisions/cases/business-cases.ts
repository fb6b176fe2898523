import { writtenCases } from './law-case.ts';

/** Cases of the Companies Act 2013, the LLP Act 2008, the MSMED Act 2006, the labour laws of Telangana and PMEGP. */
export const businessCases = writtenCases(`
small-company
  Companies Act s.2(85), both limits met | kind private, capital 100_000_000, turnover 1_000_000_000 | small
  Companies Act s.2(85), capital a rupee above | kind private, capital 100_000_001, turnover 1 | above
  Companies Act s.2(85), turnover a rupee above | kind private, capital 1, turnover 1_000_000_001 | above
  Companies Act s.2(85) proviso, a subsidiary | kind excluded, capital 1, turnover 1 | excluded
  Companies Act s.2(62) and s.2(85), a one person company | kind one-person, capital 100_000, turnover 5_000_000 | one-person
  Companies Act s.2(85), a one person company above | kind one-person, capital 200_000_000, turnover 5_000_000 | above
  Companies Act s.2(85) proviso, a public company above | kind excluded, capital 900_000_000, turnover 1 | excluded
llp-audit
  LLP Rules r.24(8), at both limits | turnover 4_000_000, contribution 2_500_000 | below
  LLP Rules r.24(8), turnover a rupee above | turnover 4_000_001, contribution 0 | turnover
  LLP Rules r.24(8), contribution a rupee above | turnover 0, contribution 2_500_001 | contribution
  LLP Rules r.24(8), contribution alone is told | contribution 3_000_000 | contribution
  LLP Rules r.24(8), both above | turnover 9_000_000, contribution 9_000_000 | contribution
  LLP Rules r.24(8), an LLP without business | turnover 0, contribution 100_000 | below
udyam-class
  S.O. 1364(E) of 2025, at the limits of micro | turnover 100_000_000, investment 25_000_000 | micro
  S.O. 1364(E) of 2025, turnover above micro | turnover 100_000_001, investment 0 | small
  S.O. 1364(E) of 2025, investment above micro | turnover 1, investment 25_000_001 | small
  S.O. 1364(E) of 2025, at the limits of small | turnover 1_000_000_000, investment 250_000_000 | small
  S.O. 1364(E) of 2025, the higher class | turnover 90_000_000, investment 300_000_000 | medium
  S.O. 1364(E) of 2025, at the limits of medium | turnover 5_000_000_000, investment 1_250_000_000 | medium
  S.O. 1364(E) of 2025, beyond by turnover | turnover 5_000_000_001, investment 0 | beyond
  S.O. 1364(E) of 2025, beyond by investment | turnover 1, investment 1_250_000_001 | beyond
labour-registration
  Telangana Shops Rules, schedule, no employee | employees 0 | alone | fee 100
  Telangana Shops Rules, schedule, 5 | employees 5 | staff | fee 500
  Telangana Shops Rules, schedule, 6 | employees 6 | staff | fee 1000
  Telangana Shops Rules, schedule, 20 | employees 20 | staff | fee 2000
  Telangana Shops Rules, schedule, 21 | employees 21 | staff | fee 5000
  Telangana Shops Rules, schedule, 100 | employees 100 | staff | fee 10_000
  Telangana Shops Rules, schedule, 101 | employees 101 | staff | fee 15_000
  Telangana Shops Rules, schedule, 151 | employees 151 | staff | fee 20_000
factory-licence
  OSH Code s.2(1)(w), 20 with power | makes yes, workers 20, power yes | factory
  OSH Code s.2(1)(w), 19 with power; Act of 1948, 10 | makes yes, workers 19, power yes | between
  Factories Act s.2(m)(i), 9 with power | makes yes, workers 9, power yes | below
  OSH Code s.2(1)(w), 40 without power | makes yes, workers 40 | factory
  OSH Code s.2(1)(w), 39 without power; Act of 1948, 20 | makes yes, workers 39, power no | between
  Factories Act s.2(m)(ii), 19 without power | makes yes, workers 19, power no | below
  OSH Code s.2(1)(w), 100 people in a godown | makes no, workers 100, power no | no-making
business-form
  Companies Act s.3(1)(b), two with an investor | owners 2, investors yes | company
  Companies Act s.3(1)(b), one with an investor | owners 1, investors yes | company-second
  LLP Act s.6, two with limited liability | owners 2, investors no, liability limited | llp
  LLP Act s.6, one alone | owners 1, investors no, liability limited | one-person
  Partnership Act s.4, two partners | owners 2, investors no, liability own | partnership
  Companies Act s.464 with r.10, 50 partners | owners 50, investors no, liability own | partnership
  Companies Act s.464 with r.10, 51 partners | owners 51, investors no, liability own | llp
  No Act, one alone | owners 1, investors no, liability own | proprietor
pmegp
  PMEGP guidelines 2023, general in a town | cost 2_000_000, area town, applicant general | general-town | margin 300_000, own 200_000
  PMEGP guidelines 2023, general in a village | cost 1_500_000, area rural, applicant general | general-rural | margin 375_000, own 150_000
  PMEGP guidelines 2023, a woman in a town | cost 1_000_000, area town, applicant special | special-town | margin 250_000, own 50_000
  PMEGP guidelines 2023, at 50 lakh in manufacturing | cost 5_000_000, work manufacturing, area rural, applicant special | special-rural | margin 1_750_000, own 250_000
  PMEGP guidelines 2023, above 20 lakh in service | cost 2_000_001, work service | service-above
  PMEGP guidelines 2023, at 20 lakh in service | cost 2_000_000, work service, area town, applicant special | special-town | margin 500_000, own 100_000
  PMEGP guidelines 2023, above 50 lakh | cost 5_000_001 | above
roc-late-fee
  Companies Act s.403, in time | from due, days 0 | none
  Companies Act s.403, a day | from due, days 1, forms aoc-4 | one | fee 100
  Companies Act s.403, 45 days | from due, days 45, forms mgt-7 | one | fee 4500
  Companies Act s.403, without a maximum | from due, days 2000, forms aoc-4 | one | fee 200_000
  Companies Act s.403, both forms | from due, days 200, forms both | both | each 20_000, fee 40_000
  Companies Act s.403, both in time | from due, days 0, forms both | none
  Companies Act s.137, AOC-4 on its last day | from meeting, since 30, forms aoc-4 | none
  Companies Act s.137, AOC-4 a day later | from meeting, since 31, forms aoc-4 | accounts | fee 100
  Companies Act s.92, MGT-7 on its last day | from meeting, since 60, forms mgt-7 | in-time
  Companies Act s.92, MGT-7 of a year before | from meeting, since 416, forms mgt-7 | annual | fee 35_600
  Companies Act ss.92 and 137, both of a year before | from meeting, since 416, forms both | together | first 38_600, second 35_600, fee 74_200
  Companies Act ss.92 and 137, both, MGT-7 in time | from meeting, since 50, forms both | together | first 2000, second 0, fee 2000
llp-late-fee
  LLP Rules, Annexure A, in time | form form-11, days 0 | none
  LLP Rules 2009, rules 24 and 25, both forms | form both | both
  LLP Rules, Annexure A, Form 8 in time | form form-8, days 0 | none
  LLP Rules, Annexure A, 15 days | form form-8, days 15, contribution 100_000 | once | normal 50, fee 50, total 100
  LLP Rules, Annexure A, 179 days of a small LLP | form form-11, days 179, contribution 200_000, turnover 0 | small | normal 100, fee 1000, total 1100
  LLP Rules, Annexure A, 16 days at the limit of a small LLP | form form-11, days 16, contribution 2_500_000, turnover 4_000_000 | small | normal 200, fee 400, total 600
  LLP Rules, Annexure A, 400 days of a small LLP | form form-8, days 400, contribution 1_000_000, turnover 0 | small-long | normal 150, fee 2650, total 2800
  LLP Rules, Annexure A, turnover a rupee above | form form-8, days 41, contribution 500_000, turnover 4_000_001 | other | normal 100, fee 800, total 900
  LLP Rules, Annexure A, contribution above one crore | form form-11, days 100, contribution 10_000_001 | other | normal 600, fee 12_000, total 12_600
  LLP Rules, Annexure A, 365 days with one crore | form form-11, days 365, contribution 10_000_000 | other-long | normal 400, fee 12_100, total 12_500
working-capital
  RBI direction on MSME lending, two crore | turnover 20_000_000 | method | limit 4_000_000, own 1_000_000, need 5_000_000
  RBI direction on MSME lending, no sales | turnover 0 | method | limit 0, own 0, need 0
  RBI direction on MSME lending, 80 lakh | turnover 8_000_000 | method | limit 1_600_000, own 400_000, need 2_000_000
  RBI direction on MSME lending, a limit of five crore | turnover 250_000_000 | method | limit 50_000_000, own 12_500_000, need 62_500_000
  RBI direction on MSME lending, above it | turnover 250_000_005 | above | limit 50_000_001
  RBI direction on MSME lending, thirty crore | turnover 300_000_000 | above | limit 60_000_000
`);
