import { describe, expect, it } from 'vitest';
import { amountsToAdd } from '#src/entities/amount/amount-sum.ts';

describe('several amounts for one answer', () => {
  it.each([
    ['epf 1.2 lakh and nps 50k', [120_000, 50_000]],
    ['1 lakh ppf aur 50 hazar lic', [100_000, 50_000]],
    ['50k + 20k', [50_000, 20_000]],
    ['₹1,00,000 lic, ₹25,000 mediclaim', [100_000, 25_000]],
    ['lic 2k per month and ppf 1 lakh', [24_000, 100_000]],
    ['and lic 50k, ppf 20k', [50_000, 20_000]],
    ['lic 500 crore and ppf 500 crore', [5_000_000_000, 5_000_000_000]],
    [Array(8).fill('lic 1k').join(' and '), Array(8).fill(1000)],
    [`lic 50k and ppf 20k${' '.repeat(181)}`, [50_000, 20_000]],
  ])('%s are read one by one', (text, expected) => {
    expect(amountsToAdd(text)).toEqual(expected);
  });

  it.each([
    '6 lakh and 7 lakh',
    '6 lakh',
    'rent 2 lakh and hra 1 lakh',
    'lic 50k and something',
    'about 50k and around 20k',
    'what is lic 50k and ppf 20k',
    'lic 50k, ppf 20k?',
    Array(9).fill('lic 1k').join(' and '),
    `lic 50k and ppf 20k${' '.repeat(182)}`,
    'is it 50k + 20k?',
    '+',
    '',
    '-5 + 3',
    'lic 999 crore and ppf 999 crore',
    `${'1+'.repeat(90)}1`,
  ])('%s are not added', (text) => {
    expect(amountsToAdd(text)).toBeUndefined();
  });
});
