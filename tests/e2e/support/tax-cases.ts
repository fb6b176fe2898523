interface TaxCase {
  readonly name: string;
  /** What is typed, by label; a field that is not named stays empty. */
  readonly typed: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, string>>;
}

const figures = (taxable: string, deductions: string, tax: string, cess: string, final: string, rate: string) => ({
  'Taxable income': taxable,
  'Total deductions': deductions,
  'Tax before cess': tax,
  Cess: cess,
  'Final tax': final,
  'Effective tax rate': rate,
});

/** The contract's example: HRA exemption is the rent less 10% of basic, 1,80,000 - 60,000 = 1,20,000. */
export const rentDecides: TaxCase = {
  name: 'the rent less a tenth of the basic salary decides the exemption',
  typed: {
    'Annual income': '12.5 lakh',
    'Basic salary': 'Rs 6,00,000',
    'HRA received': '2.4L',
    'Rent paid': '₹15,000 per month',
  },
  // 15,000 + 30,000 + 15% of 1,80,000
  figures: figures('₹10,80,000', '₹1,70,000', '₹72,000', '₹2,880', '₹74,880', '5.99%'),
};

/** How it is told the guide: what is typed, then nothing for both deductions. */
export const rentDecidesSaid = [...Object.values(rentDecides.typed), 'skip', 'skip'];

/** The same with a basic salary of 5 lakh: the exemption becomes 1,30,000. */
export const rentDecidesWithLessBasic = figures('₹10,70,000', '₹1,80,000', '₹70,500', '₹2,820', '₹73,320', '5.87%');

/** Worked out by hand from section 9 of the specification. */
export const taxCases: readonly TaxCase[] = [
  rentDecides,
  {
    name: 'forty percent of the basic salary decides the exemption',
    typed: {
      'Annual income': '18,00,000',
      'Basic salary': '9 lakh',
      'HRA received': '5 lakh',
      'Rent paid': '50k per month',
    },
    // 3,60,000 exempt; 15,000 + 30,000 + 45,000 + 20% of 1,90,000
    figures: figures('₹13,90,000', '₹4,10,000', '₹1,28,000', '₹5,120', '₹1,33,120', '7.40%'),
  },
  {
    name: 'the allowance itself decides the exemption, and every deduction counts',
    typed: {
      'Annual income': '₹75,000 per month',
      'Basic salary': '40k per month',
      'HRA received': '1.92 lakh',
      'Rent paid': 'Rs. 25,000 per month',
      '80C deductions': '1.5 lakh',
      'Other deductions': '25k',
    },
    // 50,000 + 1,50,000 + 1,92,000 + 25,000; 5% of 1,83,000
    figures: figures('₹4,83,000', '₹4,17,000', '₹9,150', '₹366', '₹9,516', '1.06%'),
  },
  {
    name: 'without rent nothing is exempt, and above 15 lakh the rate is 30 percent',
    typed: {
      'Annual income': '1.2 cr',
      'Basic salary': 'ten lakh',
      'HRA received': 'nil',
      'Rent paid': '0',
      '80C deductions': '1,50,000',
      'Other deductions': '50,000',
    },
    // 1,50,000 + 30% of 1,02,50,000
    figures: figures('₹1,17,50,000', '₹2,50,000', '₹32,25,000', '₹1,29,000', '₹33,54,000', '27.95%'),
  },
  {
    name: 'the first three lakh bear no tax',
    typed: { 'Annual income': '3.5 lakh', 'Basic salary': '0' },
    figures: figures('₹3,00,000', '₹50,000', '₹0', '₹0', '₹0', '0.00%'),
  },
  {
    name: 'no income has a rate of nothing',
    typed: { 'Annual income': '0', 'Basic salary': 'nil' },
    figures: figures('₹0', '₹50,000', '₹0', '₹0', '₹0', '0.00%'),
  },
];
