import { expect, it } from 'vitest';
import { siteContent } from '../site-content.ts';

/** The months from a day to another, a part of one counted as a whole: rule 119A of the Income-tax Rules 1962. */
function months(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [lastYear = 0, lastMonth = 0, lastDay = 0] = to.split('-').map(Number);
  return (lastYear - year) * 12 + lastMonth - month + (lastDay >= day ? 1 : 0);
}

const tax = 50_000;
const fee = 5_000;
const filed = '2026-12-20';

/** The day after the due date of ITR-1 and ITR-2, extensions included, and the share of additional tax: sections 139(1) and 140B. */
const years = [
  ['FY 2025-26', '2026-08-01', 0],
  ['FY 2024-25', '2025-09-17', 0.25],
  ['FY 2023-24', '2024-08-01', 0.5],
  ['FY 2022-23', '2023-08-01', 0.6],
  ['FY 2021-22', '2022-08-01', 0.7],
] as const;

const rupees = (amount: number) => (amount === 0 ? 'None' : `₹${amount.toLocaleString('en-IN')}`);

it('what a missed return costs year by year is worked out by sections 234A, 234B, 234F and 140B', () => {
  const worked = years.map(([year, late, share]) => {
    const assessment = `20${year.slice(-2)}-04-01`;
    const interest = (tax * (months(late, filed) + months(assessment, filed))) / 100;
    const additional = (tax + interest) * share;
    return [year, rupees(interest), rupees(fee), rupees(additional), rupees(tax + interest + fee + additional)];
  });
  const page = siteContent.services.find(({ id }) => id === 'returns-filing/it-returns');
  const rows = (page?.source.markdown ?? '')
    .split('\n')
    .filter((line) => /^\| FY .* \| (?:Belated|Updated) \|/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, year, , ...sums]) => [year, ...sums.slice(0, -1)]);
  expect(rows).toEqual(worked);
});
