import { writtenCases } from './law-case.ts';

/** Cases of the CGST Act 2017, its rules and notifications. */
export const gstCases = writtenCases(`
gst-registration
  CGST Act s.22(1), at the limit | customers telangana, marketplace no, reverseCharge no, turnover 2_000_000 | below
  CGST Act s.22(1), a rupee above it | customers telangana, marketplace no, reverseCharge no, turnover 2_000_001, sold taxable | above
  CGST Act s.22(1), no higher limit for goods in Telangana | turnover 3_900_000, supply goods, sold taxable | above
  CGST Act s.23(1)(a), a clinic | turnover 8_000_000, sold exempt, reverseCharge no | exempt
  CGST Act s.23(1)(b), a farmer who sells to another state | turnover 3_000_000, customers elsewhere, supply goods, sold exempt, reverseCharge no | exempt
  CGST Act s.24(iii), exempt sales with bills under reverse charge | turnover 3_000_000, sold exempt, reverseCharge yes | reverse-charge
  CGST Act s.23(2), notification 5/2017, an advocate | turnover 6_000_000, sold buyer-pays | buyer-pays
  CGST Act s.23(2) prevails over s.24, an advocate with bills under reverse charge | turnover 1_000_000, sold buyer-pays, reverseCharge yes | buyer-pays
  CGST Act s.24(i), taxable goods to another state | turnover 100_000, customers elsewhere, supply goods, sold taxable | other-states
  CGST Act s.24(i), IGST Act s.7(5), export of goods | turnover 50_000, customers elsewhere, supply goods, sold taxable, marketplace no | other-states
  Notification 10/2017-IGST, services to another state | turnover 1_900_000, customers elsewhere, supply services, marketplace no, reverseCharge no | below
  Notification 34/2023, goods on a marketplace within the State | turnover 1_500_000, customers telangana, marketplace yes, supply goods, reverseCharge no | enrol
  Notification 34/2023, condition (i): no sale to another state | turnover 1_500_000, customers elsewhere, marketplace yes, supply goods, sold taxable | other-states
  Notification 34/2023, only within the limit | turnover 2_000_001, customers telangana, marketplace yes, supply goods, sold taxable | above
  Notification 65/2017, services on a marketplace | turnover 1_500_000, customers telangana, marketplace yes, supply services, reverseCharge no | below
  CGST Act s.24(iii), bills under reverse charge | customers telangana, marketplace no, reverseCharge yes, turnover 500_000, sold taxable | reverse-charge
composition
  CGST Act s.10(1), at the limit | trade goods, turnover 15_000_000, elsewhere no | goods
  CGST Act s.10(1), a rupee above it | trade goods, turnover 15_000_001 | above
  CGST Act s.10(2)(d) since 1-10-2023, goods on a marketplace within the State | trade goods, turnover 5_000_000, elsewhere no, marketplace yes | goods
  CGST Act s.10(2)(c), goods on a marketplace to other states | trade goods, turnover 5_000_000, elsewhere yes, marketplace yes | other-states
  CGST Act s.10(2A)(c), services on a marketplace | trade services, turnover 2_000_000, elsewhere no, marketplace yes | marketplace
  CGST Act s.10(2A), at the limit for services | trade services, turnover 5_000_000, elsewhere no, marketplace no | services
  CGST Act s.10(2A), above the limit for services | trade services, turnover 5_000_001 | services-above
  CGST Act s.10(1)(b), a restaurant above the limit for services | trade restaurant, turnover 9_000_000, elsewhere no, marketplace no | restaurant
  CGST Act s.9(5) and s.10(2)(d), a restaurant on a delivery app | trade restaurant, turnover 9_000_000, elsewhere no, marketplace yes | delivery-app
  CGST Act s.10(2)(c), an export of goods | trade goods, turnover 100_000, elsewhere yes | other-states
gst-returns
  CGST Rules r.61A, at the limit | turnover 50_000_000, scheme regular | quarterly
  CGST Rules r.61A, a rupee above it | turnover 50_000_001 | monthly
  CGST Act s.39(1), a large regular taxpayer | turnover 60_000_000, scheme regular | monthly
  CGST Act s.39(2), composition | turnover 4_000_000, scheme composition | composition
  CGST Act s.39(1) proviso, a first year without turnover before | turnover 0, scheme regular | quarterly
  CGST Act s.39(2), composition without a figure | scheme composition | composition
gst-annual-return
  Notification under CGST Act s.44, at the limit | turnover 20_000_000, scheme regular | none
  CGST Act s.44, a rupee above it | turnover 20_000_001 | annual
  CGST Rules r.80(3), at the limit of GSTR-9C | turnover 50_000_000 | annual
  CGST Rules r.80(3), a rupee above it | turnover 50_000_001 | both
  CGST Rules r.62, composition files GSTR-4 | scheme composition | composition
  CGST Rules r.62, composition within the limit | turnover 9_000_000, scheme composition | composition
  CGST Act s.44, a nil year | turnover 0, scheme regular | none
gst-late-fee
  CGST Act s.47, filed on the due date | return gstr-3b, returns 1, days 0 | none
  Notification 19/2021, a nil return | return gstr-3b, returns 1, days 20, nil yes | nil | fee 400
  CGST Act s.47, a fee for each of three nil returns | return gstr-3b, returns 3, days 7, nil yes | several-nil | total 1140, most 1500
  CGST Act s.47, a fee for each of three returns, two at the cap or near it | return gstr-3b, returns 3, nil no, days 7, turnover 0 | several | total 4200, cap 2000, most 6000
  CGST Act s.47, two quarterly returns | return gstr-1-quarterly, returns 2, days 10, nil no, turnover 60_000_000 | several | total 5550, cap 10_000, most 20_000
  Notification 20/2021, the cap of a nil GSTR-1 | return gstr-1, returns 1, days 67, nil yes | nil | fee 500
  Notification 19/2021, one day | return gstr-3b, returns 1, nil no, days 1, turnover 4_000_000, tax 0 | regular | fee 50, cap 2000, perLakh 49
  Notification 19/2021, 67 days up to 1.5 crore | return gstr-3b, returns 1, nil no, days 67, turnover 15_000_000, tax 0 | regular | fee 2000, cap 2000, perLakh 3304
  Notification 19/2021, 67 days above 1.5 crore | return gstr-3b, returns 1, nil no, days 67, turnover 15_000_001, tax 0 | regular | fee 3350, cap 5000, perLakh 3304
  Notification 20/2021, the cap of a GSTR-1 up to 5 crore | return gstr-1, returns 1, nil no, days 101, turnover 50_000_000 | statement | fee 5000, cap 5000
  CGST Act s.47, the cap of a quarterly GSTR-1 above 5 crore | return gstr-1-quarterly, returns 1, nil no, days 400, turnover 50_000_001 | statement | fee 10_000, cap 10_000
  CGST Act s.50(1), GSTR-3B of August filed on 10 October, 40,000 in cash | return gstr-3b, returns 1, nil no, days 20, turnover 0, tax 40_000 | with-interest | fee 1000, cap 2000, interest 395, total 1395
  CGST Act s.50(1), a year late: interest has no cap | return gstr-3b, returns 1, nil no, days 365, turnover 60_000_000, tax 1_000_000 | with-interest | fee 10_000, cap 10_000, interest 180_000, total 190_000
appeal-deposit
  CGST Act s.107(6)(b) | demand 600_000, stage first, nature tax | first | deposit 60_000
  CGST Act s.107(6) proviso, a penalty alone | demand 200_000, stage first, nature penalty | penalty | deposit 20_000
  CGST Act s.112(8)(b), a further tenth | demand 600_000, stage tribunal, nature tax | tribunal | deposit 60_000
  CGST Act s.112(8) proviso since 1-10-2025, a penalty alone | demand 200_000, stage tribunal, nature penalty | penalty-tribunal | deposit 20_000
  CGST Act s.107(6)(b), 300 crore of CGST alone | demand 3_000_000_000, stage first, nature tax, levy single | capped | deposit 200_000_000
  CGST Act s.107(6)(b), 300 crore of CGST and SGST | demand 3_000_000_000, stage first, nature tax, levy both | first | deposit 300_000_000
  CGST and SGST Acts s.107(6)(b), 500 crore of both | demand 5_000_000_000, stage first, nature tax, levy both | capped | deposit 400_000_000
  IGST Act s.20, 500 crore of IGST | demand 5_000_000_000, stage first, nature tax, levy integrated | capped | deposit 400_000_000
  CGST Act s.107(6)(b), 200 crore, just at the cap | demand 2_000_000_000, stage first, nature tax | first | deposit 200_000_000
  CGST Act s.112(8)(b), the cap before the tribunal | demand 3_000_000_000, stage tribunal, nature tax, levy single | capped-tribunal | deposit 200_000_000
  IGST Act s.20, within the cap before the tribunal | demand 3_000_000_000, stage tribunal, nature tax, levy integrated | tribunal | deposit 300_000_000
society-gst
  Notification 12/2017, entry 77, at the limit | charge 7500 | within
  Notification 12/2017, entry 77, many flats below it | charge 4100, flats 600, other 0 | within
  Circular 109/28/2019, above it and 20 lakh at most | charge 8000, flats 20, other 80_000 | small | receipts 2_000_000
  Circular 109/28/2019, a rupee more than both | charge 8000, flats 20, other 80_001 | due | receipts 2_000_001, each 1440, total 28_800
  Circular 109/28/2019, the whole charge | charge 9000, flats 100, other 0 | due | receipts 10_800_000, each 1620, total 162_000
  Circular 109/28/2019, a rupee above the limit of a month | charge 7501, flats 60, other 0 | due | receipts 5_400_720, each 1350, total 81_011
composition-tax
  CGST Act s.10(1), a trader | trade goods, turnover 900_000 | goods | tax 9000
  CGST Act s.10(1), no sales | trade goods, turnover 0 | goods | tax 0
  CGST Act s.10(1), a restaurant | trade restaurant, turnover 1_400_000 | restaurant | tax 70_000
  CGST Act s.10(1), a small restaurant | trade restaurant, turnover 150_010 | restaurant | tax 7501
  CGST Act s.10(2A), a salon | trade services, turnover 500_000 | services | tax 30_000
  CGST Act s.10(2A), a tutor | trade services, turnover 90_000 | services | tax 5400
  CGST Act s.10(1), a trader above the limit | trade goods, turnover 15_000_001 | above
  CGST Act s.10(2A), a gym above the limit | trade services, turnover 5_000_001 | services-above
gst-in-price
  CGST Act s.15, 18% on top | side extra, price 25_000, rate 18 | extra | tax 4500, half 2250, total 29_500
  CGST Act s.15, 5% on top | side extra, price 84_000, rate 5 | extra | tax 4200, half 2100, total 88_200
  CGST Act s.15, 3% on gold | side extra, price 200_000, rate 3 | extra | tax 6000, half 3000, total 206_000
  CGST Rules r.35, 18% inside | side inside, price 11_800, rate 18 | inside | tax 1800, half 900, base 10_000
  CGST Rules r.35, 5% inside | side inside, price 1050, rate 5 | inside | tax 50, half 25, base 1000
  CGST Rules r.35, 40% inside | side inside, price 140_000, rate 40 | inside | tax 40_000, half 20_000, base 100_000
gst-annual-late-fee
  CGST Act s.47(2), filed on the due date | form gstr-9, days 0 | none
  notification 7/2023, up to 5 crore | form gstr-9, days 60, turnover 30_000_000 | small | fee 3000, cap 12_000
  notification 7/2023, at its maximum | form gstr-9, days 400, turnover 30_000_000 | small | fee 12_000, cap 12_000
  notification 7/2023, up to 20 crore | form gstr-9, days 60, turnover 100_000_000 | middle | fee 6000, cap 40_000
  CGST Act s.47(2), above 20 crore | form gstr-9, days 60, turnover 300_000_000 | large | fee 12_000, cap 1_500_000
  notification 73/2017, GSTR-4 | form gstr-4, nil no, days 50 | composition | fee 2000
  notification 73/2017, nil GSTR-4 | form gstr-4, nil yes, days 9 | nil | fee 450
gst-on-services
  CGST Act s.22, coaching fees of 20 lakh | kind coaching, amount 2_000_000, span year | below | tax 360_000
  CGST Act s.22, coaching fees of 25 lakh | kind coaching, amount 2_500_000, span year | year | tax 450_000
  Notification 11/2017, a works contract of 8 lakh | kind works, amount 800_000, span bill | works | tax 144_000, half 72_000, total 944_000
  Notification 11/2017, rent of a shop | kind shop, amount 40_000 | rent | tax 7200, total 47_200
  CGST Act s.22, rent of a shop of 1.8 lakh a month | kind shop, amount 180_000, span bill | rent-above | tax 32_400, total 212_400, year 2_160_000
  Notification 12/2017, entry 12, a home | kind home | home
  Notification 11/2017, a bill for professional fees | kind fees, amount 50_000, span bill | bill | tax 9000, half 4500, total 59_000
`);
