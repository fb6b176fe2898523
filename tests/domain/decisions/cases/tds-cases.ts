import { writtenCases } from './law-case.ts';

/** Cases of TDS: Income-tax Act 2025, chapter XIX-B, with the sections of the Act of 1961 they come from. */
export const tdsCases = writtenCases(`
tds-rent
  ITA 2025 s.393(1) (194-I), at the limit for a month | landlord resident, thing building, rent 50_000 | none
  ITA 2025 s.393(1) (194-IB), a salaried tenant | landlord resident, thing building, rent 60_000, tenant person | person | tax 1200
  ITA 2025 s.402 (194-I), last year at 1 crore | landlord resident, thing building, rent 60_000, tenant business, turnover 10_000_000 | person | tax 1200
  ITA 2025 s.402 (194-I), last year 4 crore, not audited | landlord resident, thing building, rent 60_000, tenant business, turnover 40_000_000 | building | tax 6000
  ITA 2025 s.402 (194-I), last year 1 crore and a rupee | landlord resident, thing building, rent 60_000, tenant business, turnover 10_000_001 | building | tax 6000
  ITA 2025 s.402 (194-I), receipts of a profession at 50 lakh | landlord resident, thing building, rent 60_000, tenant profession, turnover 5_000_000 | person | tax 1200
  ITA 2025 s.402 (194-I), receipts of a profession above 50 lakh | landlord resident, thing building, rent 60_000, tenant profession, turnover 5_000_001 | building | tax 6000
  ITA 2025 s.393(1) (194-I), a company, two shops of one landlord at 30,000 | landlord resident, thing building, rent 60_000, tenant entity | building | tax 6000
  ITA 2025 s.393(1) (194-I(a)), machinery of a company | landlord resident, thing machinery, rent 80_000, tenant entity | machinery | tax 1600
  194-IB covers land and building only | landlord resident, thing machinery, rent 80_000, tenant person | person-machinery
  ITA 2025 s.393(2) (195), no limit | landlord non-resident, rent 10_000 | non-resident | tax 3120
  ITA 2025 s.393(2) (195), a company pays a landlord abroad | landlord non-resident, rent 80_000, tenant entity | non-resident | tax 24_960
tds-property
  ITA 2025 s.393(1) (194-IA), a rupee below the limit | seller resident, price 4_999_999 | below
  ITA 2025 s.393(1) (194-IA), at the limit | seller resident, price 5_000_000, land ordinary | resident | tax 50_000
  194-IA(2) proviso, two buyers of 42.5 lakh each | seller resident, price 8_500_000, land ordinary | resident | tax 85_000
  194-IA, agricultural land is left out | seller resident, price 9_000_000, land village-farm | farm
  ITA 2025 s.393(2) (195), an NRI seller below the limit | seller non-resident, price 2_000_000, land ordinary, held long, buyer person | non-resident | base 12.5%, rate 13%, tax 260_000
  Finance Act 2026, Part II, no surcharge at 50 lakh | seller non-resident, price 5_000_000, land ordinary, held long, buyer person | non-resident | base 12.5%, rate 13%, tax 650_000
  Finance Act 2026, Part II, a surcharge of 10% on 80 lakh | seller non-resident, price 8_000_000, land ordinary, held long, buyer person | non-resident | base 12.5%, rate 14.3%, tax 1_144_000
  Finance Act 2026, Part II, the surcharge on a long-term gain ends at 15% | seller non-resident, price 30_000_000, land ordinary, held long, buyer person | non-resident | base 12.5%, rate 14.95%, tax 4_485_000
  ITA 2025 s.393(2) (195), a short-term gain bought by a company | seller non-resident, price 4_000_000, land ordinary, held short, buyer other | non-resident-tan | base 30%, rate 31.2%, tax 1_248_000
  Finance Act 2026, Part II, a surcharge of 25% on a short-term gain of 3 crore | seller non-resident, price 30_000_000, land ordinary, held short, buyer other | non-resident-tan | base 30%, rate 39%, tax 11_700_000
  195 with s.2(14)(iii), rural agricultural land of an NRI | seller non-resident, price 9_000_000, land village-farm | farm-abroad
tds-payments
  194H, commission of 3 lakh in the year | nature commission, payer entity, year 300_000 | whole-year | tax 6000, rate 2%, base 300_000
  194H, commission of the year at its limit | nature commission, payer entity, year 20_000 | commission-below
  194C(5) proviso, contracts of 4 lakh in the year | nature contract, payer entity, year 400_000, payee other | whole-year | tax 8000, rate 2%, base 400_000
  194C(5), at the limit of a bill | nature contract, amount 30_000, payer entity, year 0 | contract-below
  194C(5), a bill above it | nature contract, amount 30_001, payer entity, year 0, payee individual | contract-individual | tax 300
  194C(1)(ii), a firm is paid | nature contract, amount 80_000, payer entity, year 0, payee other | contract-other | tax 1600
  194C(5) proviso, the year at 1 lakh | nature contract, amount 25_000, payer entity, year 100_000 | contract-below
  194C(5) proviso, the bill that crosses the year | nature contract, amount 25_000, payer entity, year 125_000, payee individual, earlier no | whole-year | tax 1250, rate 1%, base 125_000
  194C(5) proviso, tax deducted from the earlier bills | nature contract, amount 25_000, payer entity, year 125_000, payee individual, earlier yes | contract-individual | tax 250
  194C(5), a single bill above, the year within | nature contract, amount 40_000, payer entity, year 60_000, payee individual | contract-individual | tax 400
  194J(1) proviso, fees at 50,000 a year | nature profession, amount 50_000, payer entity, year 50_000 | profession-below
  194J(1), the only bill of the year | nature profession, amount 55_000, payer entity, year 0 | profession | tax 5500
  194J(1), fees that cross the year | nature profession, amount 30_000, payer entity, year 60_000, earlier no | whole-year | tax 6000, rate 10%, base 60_000
  194J(1), technical services at 50,000 | nature technical, amount 50_000, payer entity, year 0 | technical-below
  194J(1), technical services | nature technical, amount 100_000, payer entity, year 0 | technical | tax 2000
  194H, at 20,000 | nature commission, amount 20_000, payer entity, year 0 | commission-below
  194H, above 20,000 | nature commission, amount 25_000, payer entity, year 0 | commission | tax 500
  194J, a proprietor with 4 crore last year, audited or not | nature profession, amount 80_000, payer business, turnover 40_000_000, year 0 | profession | tax 8000
  194J, a proprietor with 1 crore last year | nature profession, amount 80_000, payer business, turnover 10_000_000, year 0 | person
  194C, a doctor with 60 lakh last year | nature contract, amount 40_000, payer profession, turnover 6_000_000, year 0, payee individual | contract-individual | tax 400
  194C, a doctor with 50 lakh last year | nature contract, amount 40_000, payer profession, turnover 5_000_000, year 0 | person
  194M, at 50 lakh a year | nature contract, amount 5_000_000, payer person, year 0 | person
  194M, one bill above 50 lakh | nature contract, amount 6_000_000, payer person, year 0 | large | tax 120_000
  194M, the bill that crosses 50 lakh | nature contract, amount 1_000_000, payer person, year 5_500_000, earlier no | large-year | tax 110_000, rate 2%, base 5_500_000
  194M does not name technical services | nature technical, amount 6_000_000, payer person, year 0 | person
  ITA 2025 s.392 (192) | nature salary | salary
tds-late-fee
  ITA 2025 s.427 (234E), in time | days 0 | none
  ITA 2025 s.427 (234E), one day | days 1, tax 90_000 | by-days | fee 200
  ITA 2025 s.427 (234E), 40 days | days 40, tax 90_000 | by-days | fee 8000
  ITA 2025 s.427(2), the tax caps it | days 40, tax 5000 | capped | byDays 8000
  ITA 2025 s.427(2), tax and fee alike | days 40, tax 8000 | by-days | fee 8000
  ITA 2025 s.427(2), a return without tax | days 40, tax 0 | capped | byDays 8000
remittance
  IT Rules 2026 r.220 (37BB(3)), import of goods | purpose listed | listed
  IT Rules 2026 r.220 (37BB(3)), studies of a son under LRS | purpose listed, total 2_000_000 | listed
  IT Rules 2026 r.220, not taxable: Part D | purpose other, taxable no | not-taxable
  IT Rules 2026 r.220, 5 lakh in the year: Part A | purpose other, taxable yes, total 500_000 | within
  IT Rules 2026 r.220, above with an order: Part B | purpose other, taxable yes, total 500_001, certificate yes | certificate
  IT Rules 2026 r.220, above without: Part C and Form 146 | purpose other, taxable yes, total 500_001, certificate no | above
  IT Rules 2026 r.220, within although there is an order: Part A | purpose other, taxable yes, total 100_000, certificate yes | within
tcs-abroad
  ITA 2025 s.394, up to 10 lakh | purpose study, total 1_000_000 | below
  ITA 2025 s.394, studies | purpose study, total 1_800_000 | study | over 800_000, tcs 16_000
  ITA 2025 s.394, an education loan | purpose loan | loan
  ITA 2025 s.394, a tour from the first rupee | purpose tour, total 600_000 | tour | tcs 12_000
  ITA 2025 s.394, a gift | purpose other, total 2_500_000 | other | over 1_500_000, tcs 300_000
  ITA 2025 s.394, a small gift | purpose other, total 400_000 | below
tds-interest
  ITA 2025 s.398(3), paid late | kind paid, tax 40_000, months 2 | paid | interest 1200
  ITA 2025 s.398(3), a month | kind paid, tax 10_000, months 1 | paid | interest 150
  ITA 2025 s.398(3), a year | kind paid, tax 100_000, months 12 | paid | interest 18_000
  ITA 2025 s.398(3), deducted late | kind deducted, tax 40_000, months 2 | deducted | interest 800
  ITA 2025 s.398(3), half a rupee goes up | kind deducted, tax 50, months 1 | deducted | interest 1
  ITA 2025 s.398(3), nothing | kind paid, tax 0, months 5 | paid | interest 0
`);
