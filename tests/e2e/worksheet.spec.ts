import type { Page } from '@playwright/test';

import { deductionBreakdown, estimateTax } from '#src/domain/income-tax.ts';
import { formatRupees } from '#src/domain/rupees.ts';

import { Guide } from './support/guide.ts';
import { open } from './support/opened.ts';
import { figuresOf, noAmounts } from './support/tax-cases.ts';
import { taxRates } from './support/words.ts';
import { expect, test } from './support/site.ts';

const amounts = { ...noAmounts, annualIncome: 1_250_000, basicSalary: 600_000 };
const figures = figuresOf(amounts);

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

async function workOut(page: Page): Promise<void> {
  await open(page, '/tax-calculator');
  await field(page, 'Annual income').fill('12.5 lakh');
  await field(page, 'Basic salary').fill('6 lakh');
  await page.getByRole('button', { name: 'Calculate tax' }).click();
  await expect(page.getByRole('region', { name: 'Your tax estimate' })).toBeFocused();
}

test('the worked sheet tells what each deduction took and where the income goes', async ({ page }) => {
  await workOut(page);
  const values = (heading: string) =>
    page
      .locator('section', { has: page.getByRole('heading', { name: heading }) })
      .getByRole('definition')
      .allTextContents();
  const { standard, capped80C, hraExemption, other } = deductionBreakdown(amounts, taxRates);
  expect(await values('Your deductions')).toEqual([standard, capped80C, hraExemption, other].map(formatRupees));
  const { taxBeforeCess, cess, finalTax } = estimateTax(amounts, taxRates);
  expect(await values('Where the income goes')).toEqual(
    [taxBeforeCess, cess, amounts.annualIncome - finalTax].map(formatRupees),
  );
});

test('the figures go to the clipboard, and no link carries them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await workOut(page);
  await page.getByRole('button', { name: 'Copy the figures' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual([
    'Income tax estimate',
    'Annual income: ₹12,50,000',
    'Basic salary: ₹6,00,000',
    'HRA received: Not given',
    'Rent paid: Not given',
    '80C deductions: Not given',
    'Other deductions: Not given',
    ...['Total deductions', 'Taxable income', 'Tax before cess', 'Cess', 'Final tax', 'Effective tax rate'].map(
      (name) => `${name}: ${figures[name] ?? ''}`,
    ),
  ]);
  const addresses = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => decodeURIComponent((link as HTMLAnchorElement).href)));
  expect(
    addresses.filter((address) => ['12,50,000', figures['Final tax'] ?? ''].some((figure) => address.includes(figure))),
  ).toEqual([]);
});

test('an appointment can be asked for with the figures in its notes, and no address carries them', async ({ page }) => {
  await workOut(page);
  await page.getByRole('link', { name: 'Book an appointment' }).click();
  await expect(page).toHaveURL('/book-appointment');
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(
    [
      'Income tax estimate',
      'Annual income: ₹12,50,000',
      'Basic salary: ₹6,00,000',
      ...['Total deductions', 'Taxable income', 'Tax before cess', 'Cess', 'Final tax', 'Effective tax rate'].map(
        (name) => `${name}: ${figures[name] ?? ''}`,
      ),
    ].join('\n'),
  );
});

test('notes that somebody wrote are not replaced by figures', async ({ page }) => {
  await open(page, '/book-appointment');
  await page.getByRole('textbox', { name: 'Notes' }).fill('The Nalgonda office, please');
  await workOut(page);
  await page.getByRole('link', { name: 'Book an appointment' }).click();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('The Nalgonda office, please');
});

test('the guide takes the page over with everything filled in, and gives it back changed', async ({ page }) => {
  await workOut(page);
  await page.getByRole('main').getByRole('link', { name: 'Ask the guide' }).click();
  const guide = new Guide(page);
  await expect(guide.reply).toContainText('Annual income: ₹12,50,000.');
  await expect(guide.reply).toContainText('Basic salary: ₹6,00,000.');
  await expect(guide.reply).toContainText('3 of 6');
  await expect(page).toHaveURL('/tax-calculator');

  await guide.input.fill('change my basic salary to 5 lakh');
  await guide.input.press('Enter');
  await expect(guide.reply).toContainText('Changed. Basic salary: ₹5,00,000.');
  await page.reload();
  await expect(field(page, 'Basic salary')).toHaveValue('₹5,00,000');
  await expect(field(page, 'Annual income')).toHaveValue('₹12,50,000');
});
