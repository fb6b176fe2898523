import { expect, it } from 'vitest';
import { figureAsTold } from '#src/forms/figure-as-told.ts';

it.each([
  ['6,00,000', 'amount', undefined, '₹6,00,000'],
  ['₹60,000', 'monthly', 'a month', '₹60,000 a month'],
  ['7,20,000', 'monthly', 'a year', '₹7,20,000 a year'],
  ['12 lakh', 'yearly', 'a month', '12 lakh a month'],
  ['3', 'percent', undefined, '3%'],
  ['18', 'number', undefined, '18'],
  ['since 3 March', 'number', undefined, 'since 3 March'],
  ['', 'yearly', 'a month', ''],
] as const)('says "%s" in the field of %s, told for %s, as "%s"', (typed, kind, period, text) => {
  expect(figureAsTold(typed, { kind }, period)).toBe(text);
});
