import { expect, it } from 'vitest';
import { figuresMeant } from '#src/guide/figures-meant.ts';
import { appointment, taxEstimate } from '../support/guide-knowledge.ts';
import { asking, at } from '../support/form-state-at.ts';
import { answer } from '../support/plain-command.ts';
import { readsAs } from '../support/reads-as.ts';
import { lakh } from '../support/sample-answers.ts';

const words = (text: string) => text.trim().replace(/\s+/g, ' ');

it.each([
  ['7 lakh last fy, 8.5 lakh this fy', ', 8.5 lakh'],
  ['presently 40k a month, previously 35k', '40k a month,'],
  ['rent was 9k earlier and 10k now', 'rent was and 10k'],
  ['agle saal 14 lakh, is saal 12 lakh', ', 12 lakh'],
  ['30k or 40k, fix 35', '35 k'],
  ['12-14 lakh le lo 13', '13 lakh'],
  ['9 to 11k a month, enter 10', '10 k a month'],
  ['6 lakh pension and 2 lakh dividends, in all 8 lakh', '6 lakh pension and 2 lakh dividends,'],
  ['5 lakh and 3 lakh = 9 lakh', '5 lakh and 3 lakh = 9 lakh'],
  ['80k last year and 60k lic', '80k last year and 60k lic'],
])('of the figures in %j those that are meant are left', (said, left) => {
  expect(words(figuresMeant(said, taxEstimate))).toBe(left);
});

it('days and hours are left alone', () => {
  expect(figuresMeant('earlier 4 pm now 5 pm', appointment)).toBe('earlier 4 pm now 5 pm');
});

const all = { annualIncome: 12 * lakh, basicSalary: 5 * lakh, hraReceived: 2 * lakh, rentPaid: 1.8 * lakh };

readsAs([
  [
    'of a result',
    at('finished', 'tax-estimate', { ...all, deductions80C: lakh, otherDeductions: 0 }),
    [
      ['raise the 80c from 1 lakh to 1.3 lakh', answer('deductions80C', 1.3 * lakh)],
      ['now use 80c full 1.4 lakh', answer('deductions80C', 1.4 * lakh)],
    ],
  ],
  [
    'at 80C',
    asking('tax-estimate', 'deductions80C', all),
    [
      ['45k to 55k, count 50', answer('deductions80C', 50_000)],
      ['40k before, at present 60k', answer('deductions80C', 60_000)],
    ],
  ],
]);
