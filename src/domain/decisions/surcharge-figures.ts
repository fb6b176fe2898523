/** The steps of the surcharge by their names in content/law: from which income each runs, and at what rate. Income-tax Act 2025, by the yearly Finance Act. */
export const surchargeFigures = {
  from: 'income-tax.surcharge-from',
  first: 'income-tax.surcharge',
  from2: 'income-tax.surcharge-from-2',
  second: 'income-tax.surcharge-2',
  from3: 'income-tax.surcharge-from-3',
  third: 'income-tax.surcharge-3',
} as const;
