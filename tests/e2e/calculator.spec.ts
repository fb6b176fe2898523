import type { Locator, Page } from '@playwright/test';

import { open } from './support/opened.ts';
import { rentDecides, taxCases } from './support/tax-cases.ts';
import { expect, test } from './support/site.ts';

const labels = ['Annual income', 'Basic salary', 'HRA received', 'Rent paid', '80C deductions', 'Other deductions'];

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const results = (page: Page) => page.getByRole('region', { name: 'Your tax estimate' });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate tax' }).click();

async function fill(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const label of labels) await field(page, label).fill(typed[label] ?? '');
}

async function figures(region: Locator): Promise<Readonly<Record<string, string>>> {
  const names = await region.getByRole('term').allTextContents();
  const values = await region.getByRole('definition').allTextContents();
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

test('the calculator has its six fields and shows nothing before it is asked', async ({ page }) => {
  await open(page, '/tax-calculator');
  const form = page.getByRole('form', { name: 'Income tax estimate' });
  await expect(form.getByRole('textbox')).toHaveCount(6);
  for (const label of labels) await expect(field(page, label)).toBeEditable();
  await expect(results(page)).toHaveCount(0);
});

for (const { name, typed, figures: expected } of taxCases) {
  test(`the estimate is right where ${name}`, async ({ page }) => {
    await open(page, '/tax-calculator');
    await fill(page, typed);
    await calculate(page);
    await expect(results(page)).toBeFocused();
    expect(await figures(results(page))).toEqual(expected);
  });
}

test('a new calculation replaces the one before, also by the Enter key', async ({ page }) => {
  await open(page, '/tax-calculator');
  await fill(page, rentDecides.typed);
  await calculate(page);
  await expect(results(page)).toBeFocused();
  await fill(page, { 'Annual income': '3.5 lakh', 'Basic salary': '0' });
  await field(page, 'Basic salary').press('Enter');
  await expect
    .poll(() => figures(results(page)))
    .toEqual({
      'Taxable income': '₹3,00,000',
      'Total deductions': '₹50,000',
      'Tax before cess': '₹0',
      Cess: '₹0',
      'Final tax': '₹0',
      'Effective tax rate': '0.00%',
    });
  await expect(results(page)).toHaveCount(1);
});

test('what can hardly be right is said beside the field, and worked out all the same', async ({ page }) => {
  await open(page, '/tax-calculator');
  await field(page, 'Annual income').fill('5 lakh');
  await field(page, 'Basic salary').fill('12 lakh');
  await expect(field(page, 'Basic salary')).toHaveAccessibleDescription(
    /A basic salary of ₹12,00,000 is more than the annual income of ₹5,00,000\. Please check which is right\./,
  );
  await calculate(page);
  expect((await figures(results(page)))['Taxable income']).toBe('₹4,50,000');
  await field(page, 'Annual income').fill('15 lakh');
  await expect(page.getByText('Please check which is right.')).toHaveCount(0);
});

test('several amounts for one field are added', async ({ page }) => {
  await open(page, '/tax-calculator');
  await field(page, '80C deductions').fill('epf 1 lakh and lic 20k');
  await expect(page.getByText('₹1,20,000 · one lakh twenty thousand', { exact: true })).toBeVisible();
});

test('an amount is read back while it is typed', async ({ page }) => {
  await open(page, '/tax-calculator');
  await field(page, 'Annual income').fill('12.5 lakh');
  await expect(page.getByText('₹12,50,000 · twelve lakh fifty thousand', { exact: true })).toBeVisible();
  await field(page, 'Rent paid').fill('₹15,000 per month');
  await expect(page.getByText('₹1,80,000 · one lakh eighty thousand', { exact: true })).toBeVisible();
  await expect(field(page, 'Rent paid')).toHaveAccessibleDescription(/^₹1,80,000 · one lakh eighty thousand /);
  await field(page, 'Rent paid').fill('fifteen apples');
  await expect(page.getByText('₹1,80,000 · one lakh eighty thousand', { exact: true })).toHaveCount(0);
});

test('an empty form says what is required and puts the first wrong field in focus', async ({ page }) => {
  await open(page, '/tax-calculator');
  await calculate(page);
  await expect(field(page, 'Annual income')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Annual income: Annual income is required',
    'Basic salary: Basic salary is required; write 0 if you have none',
  ]);
  await expect(field(page, 'Annual income')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Annual income')).toHaveAccessibleDescription(/^Annual income is required /);
  await expect(results(page)).toHaveCount(0);
});

const wrong = [
  {
    label: 'Annual income',
    text: '-5',
    reason: 'An amount cannot be below zero. Please type 0 or more, for example 6 lakh.',
  },
  { label: 'Annual income', text: 'plenty', reason: /^Annual income: .+for example/ },
  {
    label: 'Basic salary',
    text: '6 lakh or 7 lakh',
    reason: 'That reads as more than one amount. Please give one figure, for example 6 lakh.',
  },
  {
    label: 'HRA received',
    text: '98765 43210',
    reason: 'That looks like a phone number. Please type an amount, for example 6 lakh.',
  },
  { label: 'Rent paid', text: '$200', reason: 'Please give the amount in rupees, for example 6 lakh.' },
  { label: '80C deductions', text: '1,50,001', reason: '80C counts up to ₹1,50,000; write ₹1,50,000 or less' },
  {
    label: 'Other deductions',
    text: '25/12/2026',
    reason: 'That looks like a date. Please type an amount, for example 6 lakh.',
  },
];

test('every wrong amount is refused with its reason, and the first wrong field takes focus', async ({ page }) => {
  await open(page, '/tax-calculator');
  for (const { label, text, reason } of wrong) {
    await test.step(`${label}: ${text}`, async () => {
      await fill(page, { 'Annual income': '9 lakh', 'Basic salary': '4 lakh', [label]: text });
      await calculate(page);
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
        typeof reason === 'string' ? `${label}: ${reason}` : reason,
      ]);
      await expect(field(page, label)).toBeFocused();
      await expect(field(page, label)).toHaveValue(text);
    });
  }
  await fill(page, { 'Annual income': '9 lakh', 'Basic salary': '4 lakh' });
  await calculate(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(results(page)).toBeFocused();
});

test('the list of wrong fields leads to each of them', async ({ page }) => {
  await open(page, '/tax-calculator');
  await calculate(page);
  await page.getByRole('alert').getByRole('link', { name: 'Basic salary' }).click();
  await expect(field(page, 'Basic salary')).toBeFocused();
});

test('what was typed survives a reload and a visit to another page, and is never part of an address', async ({
  page,
}) => {
  await open(page, '/tax-calculator');
  await fill(page, rentDecides.typed);
  await page.reload();
  for (const label of labels) await expect(field(page, label)).toHaveValue(rentDecides.typed[label] ?? '');
  await expect(page.getByText('₹12,50,000 · twelve lakh fifty thousand', { exact: true })).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(field(page, 'Annual income')).toHaveValue('12.5 lakh');
  await calculate(page);
  expect(await figures(results(page))).toEqual(rentDecides.figures);
  await expect(page).toHaveURL('/tax-calculator');
});
