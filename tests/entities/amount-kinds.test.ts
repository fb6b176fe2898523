import { expect, it } from 'vitest';
import { findQuantities } from '#src/entities/quantity/find-quantities.ts';
import { amountKindAt, amountKindsOf } from '#src/entities/quantity/amount-kinds.ts';

const kindsIn = (text: string) => findQuantities(text).map((amount) => amountKindAt(text, amount));

it.each([
  ['my salary is 12 lakh', ['income']],
  ['a flat of 85 lakh, do i need an audit', ['price']],
  ['profit 30 lakh and turnover 2 crore', ['profit', 'turnover']],
  ['naa jeetam 9 lakh, kiraya 15000 per month', ['income', 'rent']],
  ['rental income 10 lakh', ['rent']],
  ['family pension of 6 lakh, pension 5 lakh', ['familyPension', 'income']],
  ['tax on 12 lakh', [undefined]],
  ['my tax comes to 3 lakh', ['demand']],
  ['how much tax comes on 12 lakh', [undefined]],
  ['profit of 2 lakh on mutual funds', ['profit']],
  ['commission 24 lakhs kharchu 7 lakhs', ['turnover', 'expense']],
  ['tds already 48000 cut', ['demand']],
  ['i sell my old shares, 2 lakhs profit', ['gain']],
  ['sold infosys shares 4.2 lakh profit held 3 yrs', ['gain', 'gain']],
  ['sold plot 45 lakh profit 12 lakh', ['price', 'gain']],
  ['what if fees 80 lakh', ['turnover']],
  ['kirana saal ka 85 lakh ka galla', ['turnover']],
  ['salary is low, 5 lakh', [undefined]],
])('an amount is of what its clause names beside it: %s', (text, due) => {
  expect(kindsIn(text)).toEqual(due);
});

it('words name the kinds that they belong to', () => {
  expect([...amountKindsOf(['turnover', 'sale', 'rent', 'staff'])]).toEqual(['turnover', 'rent']);
});
