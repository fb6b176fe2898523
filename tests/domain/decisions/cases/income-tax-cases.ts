import { writtenCases } from './law-case.ts';

/** Cases of the Income-tax Acts of 1961 and 2025, apart from TDS. */
export const incomeTaxCases = writtenCases(`
tax-audit
  ITA 2025 s.63 (44AB(a)), at 1 crore in cash | work business, turnover 10_000_000, presumptive no | business-below
  ITA 2025 s.63 (44AB(a)), above 1 crore in cash | work business, turnover 10_000_001, cash 6, presumptive no | business-cash
  ITA 2025 s.63 (44AB(a) proviso), cash at 5% | work business, turnover 40_000_000, cash 5 | business-digital
  ITA 2025 s.63 (44AB(a) proviso), cash above 5% | work business, turnover 40_000_000, cash 5.5 | business-cash
  ITA 2025 s.63 (44AB(a) proviso), at 10 crore | work business, turnover 100_000_000, cash 0 | business-digital
  ITA 2025 s.63 (44AB(a) proviso), above 10 crore | work business, turnover 100_000_001 | business-above
  ITA 2025 s.58 (44AD), 2 crore in cash | work business, turnover 20_000_000, presumptive yes | business-fixed
  ITA 2025 s.58 (44AD), 2.5 crore: cash receipts alone decide | work business, turnover 25_000_000, cash 20, presumptive yes | business-receipts
  ITA 2025 s.58 (44AD), 3 crore and a rupee | work business, turnover 30_000_001, cash 20 | business-cash
  44AB(e) with 44AD(4), scheme left and 60 lakh | work business, turnover 6_000_000, presumptive left | business-left
  44AB(e) with 44AD(4), scheme left, 2.5 crore without cash | work business, turnover 25_000_000, cash 2, presumptive left | business-left
  44AB(a) where it applies anyway, scheme left | work business, turnover 25_000_000, cash 20, presumptive left | business-cash
  44AD(4) ends with the eligible business, above 3 crore | work business, turnover 40_000_000, cash 3, presumptive left | business-digital
  44AB(b), at 50 lakh | work profession, turnover 5_000_000, fixedShare yes | profession-below
  44AB(d) with 44ADA(4), 40 lakh and less than half shown | work profession, turnover 4_000_000, fixedShare no | profession-less
  44AB(b), 50 lakh and a rupee, less than half shown | work profession, turnover 5_000_001, fixedShare no | profession-above
  44ADA(1), 75 lakh with 3.2% cash and half shown | work profession, turnover 7_500_000, cash 3.2, fixedShare yes | profession-fixed
  44ADA(1) proviso, 60 lakh: cash receipts alone decide | work profession, turnover 6_000_000, cash 8, fixedShare yes | profession-receipts
  44AB(b), above 75 lakh | work profession, turnover 7_500_001, fixedShare yes | profession-above
advance-tax
  ITA 2025 s.404, a rupee below the limit | tax 9999 | below
  ITA 2025 s.408, at the limit | tax 10_000, business other | due | first 1500, second 4500, third 7500
  ITA 2025 s.408, shares of 2 lakh | tax 200_000, business no, age 59 | due | first 30_000, second 90_000, third 150_000
  ITA 2025 s.403(2), a pensioner of 60 | tax 300_000, business no, age 60, resident yes | senior
  ITA 2025 s.403(2), no relief for a non-resident of 65 | tax 100_000, business no, age 65, resident no | due | first 15_000, second 45_000, third 75_000
  ITA 2025 s.403(2), no relief with a business | tax 100_000, business other, age 70 | due | first 15_000, second 45_000, third 75_000
  ITA 2025 s.408 (211(1)(b)), presumptive | tax 50_000, business presumptive | presumptive
  ITA 2025 s.408, presumptive at 65 | tax 50_000, business presumptive, age 65 | presumptive
income-tax-return
  ITA s.139(1), s.115BAC, at 4 lakh | who person, trigger no, special no, income 400_000, regime new | none
  ITA s.139(1), s.115BAC, a rupee above | who person, trigger no, special no, income 400_001, regime new, source salary | itr-1
  Finance Act, old regime, 2.8 lakh at 40 | who person, trigger no, special no, income 280_000, regime old, age 40, source salary | itr-1
  Finance Act, old regime, 2.8 lakh at 65 | who person, trigger no, special no, income 280_000, regime old, age 65 | none
  Finance Act, old regime, at 3 lakh at 60 | who person, trigger no, special no, income 300_000, regime old, age 60 | none
  Finance Act, old regime, 3 lakh and a rupee at 79 | who person, trigger no, special no, income 300_001, regime old, age 79, source salary | itr-1
  Finance Act, old regime, 5 lakh at 80 | who person, trigger no, special no, income 500_000, regime old, age 80 | none
  Finance Act, old regime, 4.5 lakh at 80, and the new regime | who person, trigger no, special no, income 450_000, regime new, source salary | itr-1
  Finance Act, the higher exemption is for residents | who non-resident, income 280_000, regime old, age 65, source salary | itr-2
  ITA s.139(1) seventh proviso and r.12AB | who person, income 200_000, trigger yes, source salary, special no | itr-1
  IT Rules r.12, ITR-1 is for individuals, a HUF | who huf, income 600_000, source salary | itr-2
  IT Rules r.12, ITR-1 is for residents, an NRI | who non-resident, income 600_000, source salary | itr-2
  IT Rules r.12, a director | who person, income 600_000, source salary, special yes | itr-2
  IT Rules r.12, at 50 lakh | who person, income 5_000_000, source salary, special no | itr-1
  IT Rules r.12, above 50 lakh | who person, income 5_000_001, source salary | itr-2
  IT Rules r.12, capital gains | who person, income 600_000, source gains | itr-2
  IT Rules r.12, presumptive | who person, income 600_000, source presumptive, special no | itr-4
  IT Rules r.12 with s.44AD, presumptive HUF | who huf, income 600_000, source presumptive, special no | itr-4
  IT Rules r.12, presumptive director | who person, income 600_000, source presumptive, special yes | itr-3
  ITA s.44AD, the scheme is for residents | who non-resident, income 600_000, source presumptive | itr-3
  IT Rules r.12, business with books | who person, income 600_000, source business | itr-3
  ITA s.139(1)(a), a firm with a loss | who firm, income 0 | firm
  ITA s.139(1)(a), a company | who company | company
residence
  ITA 2025 s.6, 182 days | days 182 | resident
  ITA 2025 s.6, 181 days without the four years | days 181, stay ordinary, before 364, income 0 | non-resident
  ITA 2025 s.6, 60 days with 365 | days 60, stay ordinary, before 365 | resident-four
  ITA 2025 s.6, 59 days with 365 | days 59, before 365, income 0 | non-resident
  ITA 2025 s.6, a citizen who left for a job | days 181, stay leaving, before 1400, income 500_000 | non-resident
  ITA 2025 s.6, a visitor with income up to 15 lakh | days 181, stay visiting, before 900, income 1_500_000 | non-resident
  ITA 2025 s.6, a visitor above 15 lakh, 120 days | days 120, stay visiting, before 365, income 1_500_001 | visitor
  ITA 2025 s.6, a visitor above 15 lakh, 119 days | days 119, stay visiting, before 365, income 2_000_000 | deemed
  ITA 2025 s.6, a citizen who may be deemed resident | days 10, income 1_500_001 | deemed
  ITA 2025 s.6, at 15 lakh nobody is deemed | days 10, income 1_500_000 | non-resident
profit-tax
  ITA 2025 s.202, commission less expenses | work own, receipts 2_400_000, costs 700_000 | due | profit 1_700_000, tax 145_600
  ITA 2025 s.156, a profit at the limit of the rebate | work own, receipts 6_000_000, costs 4_800_000 | nil | profit 1_200_000, tax 0
  ITA 2025 s.156, marginal relief just above the rebate | work own, receipts 6_000_000, costs 4_790_000 | due | profit 1_210_000, tax 10_400
  ITA 2025 s.202, the top slab | work own, receipts 5_000_000, costs 2_000_000 | due | profit 3_000_000, tax 499_200
  ITA 2025 s.112, a loss | work own, receipts 500_000, costs 600_000 | loss | loss 100_000
  A firm has no slabs | work other | other
income-tax
  ITA 2025 s.156, pension and interest up to the rebate | salary 960_000, interest 250_000, more no, resident yes | nil | income 1_210_000, deducted 75_000, total 1_135_000, tax 0
  ITA 2025 s.202, a salary above the rebate | salary 1_440_000, more no, resident yes | due | income 1_440_000, deducted 75_000, total 1_365_000, tax 88_140
  ITA 2025 s.93, a family pension without the standard deduction | family 1_325_000, more no, resident yes | due | income 1_325_000, deducted 25_000, total 1_300_000, tax 78_000
  ITA 2025 s.93, one third of a small family pension | family 60_000, more no, resident yes | nil | income 60_000, deducted 20_000, total 40_000, tax 0
  ITA 2025 s.22 and 156, the rent of an NRI, who has no rebate | rent 1_000_000, more no, resident no | due | income 1_000_000, deducted 300_000, total 700_000, tax 15_600
  ITA 2025 s.202, profit of a shop and rent | profit 900_000, rent 600_000, more no, who person, resident yes | due | income 1_500_000, deducted 180_000, total 1_320_000, tax 81_120
  ITA 2025 s.202, rent that is paid is no income | salary 1_440_000, rent 240_000, side paid, more no, resident yes | due | income 1_440_000, deducted 75_000, total 1_365_000, tax 88_140
  ITA 2025 s.156, marginal relief of 10,000 above the rebate | profit 1_210_000, more no, who person, resident yes | due | income 1_210_000, deducted 0, total 1_210_000, tax 10_400
  Finance Act 2026, First Schedule, a firm | profit 1_000_000, who firm | firm | total 1_000_000, tax 312_000
  Finance Act 2026, First Schedule, a firm has no standard deduction, and its surcharge begins above a crore | profit 20_000_000, salary 500_000, who firm | firm | total 20_000_000, tax 6_988_800
  ITA 2025 s.200, a company | who company, profit 4_000_000 | company
presumptive
  ITA 2025 s.58, a business paid through the bank alone | work business, owner person, turnover 18_000_000, paid bank | business | profit 1_080_000, tax 0, inBank 18_000_000, inCash 0
  ITA 2025 s.58, a business paid in cash alone | work business, owner person, turnover 20_000_000, paid cash | business | profit 1_600_000, tax 124_800, inBank 0, inCash 20_000_000
  ITA 2025 s.58, a business paid in both ways | work business, owner person, turnover 7_000_000, cash 2_000_000 | business | profit 460_000, tax 0, inBank 5_000_000, inCash 2_000_000
  ITA 2025 s.58, cash of 5% keeps the higher limit of a firm | work business, owner firm, turnover 30_000_000, cash 1_500_000 | business | profit 1_830_000, tax 570_960, inBank 28_500_000, inCash 1_500_000
  ITA 2025 s.58, cash of a rupee above 5% does not | work business, owner person, turnover 30_000_000, cash 1_500_001 | business-above
  ITA 2025 s.58, half of the receipts of a profession | work profession, owner person, turnover 3_800_000 | profession | profit 1_900_000, tax 187_200
  ITA 2025 s.58, a profession above the limit with much cash | work profession, owner person, turnover 6_000_000, cash 400_000 | profession-above
  ITA 2025 s.58(7), commission | work commission | closed
  ITA 2025 s.58, an LLP | work business, owner other | closed
tds-refund
  ITA 1961 s.237 and 87A, a resident with 6 lakh | resident yes, regime new, income 600_000, tds 25_000, source other | refund | tax 0, refund 25_000, fee 5000, left 20_000
  ITA 1961 s.234F, no fee within the basic exemption | resident yes, regime new, income 300_000, tds 12_000, source other | refund | tax 0, refund 12_000, fee 0, left 12_000
  ITA 1961 s.237, all TDS comes back where no tax is due, with the fee above the basic exemption | resident yes, regime new, income 600_000, source other | all | fee 5000
  ITA 1961 s.237, and without it below | resident yes, regime new, income 300_000, source other | all | fee 0
  ITA 1961 s.234F proviso, total income at 5 lakh: the fee is more than the refund | resident yes, regime new, income 575_000, tds 800, source salary | refund | tax 0, refund 800, fee 1000, left 0
  ITA 1961 s.115BAC, salary of 18 lakh with the standard deduction | resident yes, regime new, income 1_800_000, tds 120_000, source salary | due | tax 150_800, balance 30_800
  ITA 1961 s.115BAC, TDS and tax alike | resident yes, regime new, income 1_800_000, tds 150_800, source salary | due | tax 150_800, balance 0
  ITA 1961 s.87A is for residents: an NRI with 6 lakh | resident no, regime new, income 600_000, tds 25_000, source other | refund | tax 10_400, refund 14_600, fee 5000, left 9600
  Finance Act 2025, the old regime, a pensioner of 68 | income 700_000, tds 40_000, source salary, resident yes, regime old, age 68, deductions 0 | due | tax 41_600, balance 1600
  Finance Act 2025, the old regime, 80 and above | income 550_000, tds 9000, source salary, resident yes, regime old, age 80, deductions 0 | refund | tax 0, refund 9000, fee 0, left 9000
  ITA 1961 s.87A, the old regime below 60 with deductions of 1.5 lakh | income 700_000, tds 9000, source salary, resident yes, regime old, age 40, deductions 150_000 | refund | tax 0, refund 9000, fee 1000, left 8000
capital-gain
  ITA 2025 s.197, a flat bought in 2015, a resident | asset property, sold 7_500_000, held 132, seller resident, others yes, early yes, bought 3_000_000 | property-indexed | gain 4_500_000, tax 585_000
  ITA 2025 s.197, land held 25 months, bought after 23 July 2024 | asset property, sold 4_000_000, held 25, seller resident, others yes, early no, bought 3_000_000 | property | gain 1_000_000, tax 130_000
  ITA 2025 s.2, land held 24 months is short-term | asset property, sold 4_000_000, held 24, bought 3_000_000, seller resident, others yes | short | gain 1_000_000
  ITA 2025 s.197, an NRI has no indexation | asset property, sold 9_000_000, held 200, seller non-resident, bought 2_500_000 | property-abroad | gain 6_500_000, tax 845_000
  ITA 2025 s.197, gold held 3 years | asset gold, sold 600_000, held 36, bought 400_000, seller resident, others yes | long | gain 200_000, tax 26_000
  ITA 2025 s.197, unlisted shares held 2 years | asset other, sold 600_000, held 24, bought 400_000, seller resident, others yes | short | gain 200_000
  ITA 2025 s.198, listed shares, the gain above 1.25 lakh | asset shares, sold 800_000, held 24, bought 500_000, seller resident, others yes | shares-long | gain 300_000, tax 22_750
  ITA 2025 s.198, listed shares, a gain of 1.25 lakh | asset shares, sold 625_000, held 13, bought 500_000 | shares-free | gain 125_000
  ITA 2025 s.196, listed shares held 12 months | asset shares, sold 300_000, held 12, bought 250_000, seller resident, others yes | shares-short | gain 50_000, tax 10_400
  ITA 2025 s.72, sold at its cost | asset gold, sold 400_000, held 60, bought 400_000 | loss
  ITA 2025 s.198, the gain of shares alone is told | asset shares, gain 425_000, held 24, seller resident, others yes | shares-long | gain 425_000, tax 39_000
  ITA 2025 s.202, a gain within the exemption and no other income | asset gold, gain 350_000, seller resident, others no | covered | gain 350_000
  ITA 2025 s.202 and 198, shares with no other income | asset shares, gain 525_000, held 30, seller resident, others no | covered | gain 525_000
  ITA 2025 s.202 and 197, gold with no other income | asset gold, gain 600_000, held 30, seller resident, others no | alone | gain 600_000, taxed 200_000, tax 26_000, rate 12.5%
  ITA 2025 s.156, a short-term gain with no other income | asset property, gain 1_200_000, held 20, seller resident, others no | short-alone | gain 1_200_000
  ITA 2025 s.197, an NRI has no exemption on it | asset gold, gain 350_000, held 30, seller non-resident, others no | long | gain 350_000, tax 45_500
  ITA 2025 s.2(22), agricultural land | asset farm | farm
hra-exemption
  IT Rules 2026, rent up to 10% of basic | basic 50_000, rent 5000 | none
  IT Rules 2026, rent less 10% is the least | basic 50_000, hra 20_000, rent 22_000, city large | large | exempt 17_000, year 204_000, over 17_000, share 25_000
  IT Rules 2026, HRA is the least | basic 50_000, hra 12_000, rent 30_000, city large | large | exempt 12_000, year 144_000, over 25_000, share 25_000
  IT Rules 2026, half of basic is the least | basic 30_000, hra 25_000, rent 30_000, city large | large | exempt 15_000, year 180_000, over 27_000, share 15_000
  IT Rules 2026, 40% of basic in Nalgonda | basic 30_000, hra 25_000, rent 30_000, city other | other | exempt 12_000, year 144_000, over 27_000, share 12_000
  IT Rules 2026, rent less 10% in Nalgonda | basic 30_000, hra 15_000, rent 12_000, city other | other | exempt 9000, year 108_000, over 9000, share 12_000
tax-interest
  ITA 2025 s.423 (234A) | section return, tax 80_000, months 4 | return | interest 3200
  ITA 2025 s.424 (234B) | section year, tax 150_000, months 4 | year | interest 6000
  ITA 2025 s.425 (234C), June | section instalments, missed first, tax 200_000 | instalments | interest 900
  ITA 2025 s.425, June and September | section instalments, missed second, tax 200_000 | instalments | interest 3600
  ITA 2025 s.425, to December | section instalments, missed third, tax 200_000 | instalments | interest 8100
  ITA 2025 s.425, nothing paid | section instalments, missed all, tax 200_000 | instalments | interest 10_100
crypto-tax
  ITA 2025 s.194 (115BBH) | kind crypto, gain 200_000 | crypto | tax 62_400
  ITA 2025 s.194, a small gain | kind crypto, gain 1000 | crypto | tax 312
  ITA 2025 s.194, no gain | kind crypto, gain 0 | crypto | tax 0
  ITA 2025 s.194 (115BB) | kind lottery, gain 400_000 | lottery | tax 124_800
  ITA 2025 s.194 (115BBJ), a game | kind lottery, gain 60_000 | lottery | tax 18_720
  ITA 2025 s.194, a prize of a crore | kind lottery, gain 10_000_000 | lottery | tax 3_120_000
itr-late-fee
  ITA 1961 s.234F, within the exemption | income 250_000 | none
  ITA 1961 s.234F, above it | income 250_001 | small | fee 1000
  ITA 1961 s.234F, at 5 lakh | income 500_000 | small | fee 1000
  ITA 1961 s.234F, above 5 lakh | income 500_001 | full | fee 5000
  ITA 1961 s.234F, 7 lakh | income 700_000 | full | fee 5000
  ITA 1961 s.234F, no income | income 0 | none
entity-tax
  Finance Act 2026, First Schedule, an LLP | kind llp, profit 600_000 | firm | tax 187_200
  Finance Act 2026, First Schedule, a firm at one crore | kind firm, profit 10_000_000 | firm | tax 3_120_000
  Finance Act 2026, First Schedule, a firm with marginal relief | kind firm, profit 10_100_000 | firm-high | tax 3_224_000
  Finance Act 2026, First Schedule, an LLP with surcharge | kind llp, profit 20_000_000 | firm-high | tax 6_988_800
  Income-tax Act 2025 s.200, the concessional regime | kind company, profit 5_000_000, rate concession | concession | tax 1_258_400
  Finance Act 2026, First Schedule, a company at 25% | kind company, profit 4_000_000, rate small | small | tax 1_040_000
  Finance Act 2026, First Schedule, 25% with surcharge | kind company, profit 20_000_000, rate small | small-high | tax 5_564_000
  Finance Act 2026, First Schedule, 25% with the second surcharge | kind company, profit 200_000_000, rate small | small-top | tax 58_240_000
  Finance Act 2026, First Schedule, a company at 30% | kind company, profit 4_000_000, rate large | large | tax 1_248_000
  Finance Act 2026, First Schedule, 30% with surcharge | kind company, profit 20_000_000, rate large | large-high | tax 6_676_800
  Finance Act 2026, First Schedule, 30% with the second surcharge | kind company, profit 200_000_000, rate large | large-top | tax 69_888_000
  Finance Act 2026, First Schedule, 25% with marginal relief | kind company, profit 10_050_000, rate small | small-high | tax 2_652_000
goods-vehicles
  ITA 2025 s.58, three light lorries | tonnes 12, months 12, owner person, vehicles 3 | none | income 270_000
  ITA 2025 s.58, ten light lorries | tonnes 12, months 12, owner person, vehicles 10 | none | income 900_000
  ITA 2025 s.58, eleven of them | vehicles 11 | many
  ITA 2025 s.58, owned for six months | tonnes 12, months 6, owner person, vehicles 4 | none | income 180_000
  ITA 2025 s.58, five of 20 tonnes | tonnes 20, months 12, owner person, vehicles 5 | none | income 1_200_000
  ITA 2025 s.58, seven of 16 tonnes | tonnes 16, months 12, owner person, vehicles 7 | above | income 1_344_000
  Finance Act 2026, four light lorries of a firm | tonnes 12, months 12, owner firm, vehicles 4 | firm | income 360_000, tax 112_320
  Finance Act 2026, two of 16 tonnes of a firm | tonnes 16, months 12, owner firm, vehicles 2 | firm | income 384_000, tax 119_808
`);
