import { expect, it } from 'vitest';
import { figuresMeant } from '#src/guide/understanding/rule-reader/figures-meant.ts';
import { appointment, taxEstimate } from '../support/guide-knowledge.ts';

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
  ['in my previous firm 90k, in this firm 1.1 lakh', 'in my , in 1.1 lakh'],
  ['purane office mein 90k milti thi yahan 70k', '70k'],
  ['4 lakh from the old job and 5 lakh from the new job', '4 lakh from the old job and 5 lakh from the new job'],
  ['we used to give 9k, none at present', ', none at present'],
  ['12k bharte the', 'bharte the'],
  ['8k till last year', 'till last year'],
  ['lic 12k kattevallam, ppf 40k', ', ppf 40k'],
  ['ppf 40k. lic i gave 12k wrongly its 15k', 'ppf 40k. lic i gave wrongly its 15k'],
  ['lic 12k galat likha 15k hai', 'lic galat likha 15k hai'],
  ['maine 12k bola tha but it is 15k', 'maine 12k bola tha but it is 15k'],
  ['lic i told 12k, ppf 40k', 'lic i told 12k, ppf 40k'],
  ['oh no 12k, wrong', 'oh no 12k, wrong'],
  ['may to august 9k, september to april 10k', '116000'],
  ['9k for 4 months, 10k for 8 months', '116000'],
  ['9k till july then 10k', '116000'],
  ['first half 9k second half 10k', '114000'],
  ['rent 9k per month for 5 months', 'rent 45000'],
  ['9k for 5 months', '9k for 5 months'],
  ['2 lakh for 6 months, 3 lakh for 6 months', '2 lakh for 6 months, 3 lakh for 6 months'],
  ['9k for 8 months, 10k for 8 months', '9k for 8 months, 10k for 8 months'],
])('of the figures in %j those that are meant are left', (said, left) => {
  expect(words(figuresMeant(said, taxEstimate))).toBe(left);
});

it('days and hours are left alone', () => {
  expect(figuresMeant('earlier 4 pm now 5 pm', appointment)).toBe('earlier 4 pm now 5 pm');
});
