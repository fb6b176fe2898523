import type { Locator, Page } from '@playwright/test';

import { formatRupees } from '#src/domain/rupees.ts';

import { open } from './support/opened.ts';
import { figuresOf, littleIncome, rentDecides } from './support/tax-cases.ts';
import { taxRates } from './support/words.ts';
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

test('the calculator has its six fields, shows nothing before it is asked, and a new calculation replaces the one before', async ({
  page,
}) => {
  await open(page, '/tax-calculator');
  const form = page.getByRole('form', { name: 'Income tax estimate' });
  await expect(form.getByRole('textbox')).toHaveCount(6);
  await expect(results(page)).toHaveCount(0);
  await fill(page, rentDecides.typed);
  await calculate(page);
  await expect(results(page)).toBeFocused();
  expect(await figures(results(page))).toEqual(rentDecides.figures);
  await fill(page, littleIncome.typed);
  await field(page, 'Basic salary').press('Enter');
  await expect.poll(() => figures(results(page))).toEqual(littleIncome.figures);
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
  await expect(results(page)).toBeFocused();
  expect(await figures(results(page))).toEqual(figuresOf({ annualIncome: 500_000, basicSalary: 1_200_000 }));
  await field(page, 'Annual income').fill('15 lakh');
  await expect(page.getByText('Please check which is right.')).toHaveCount(0);
});

test('an amount is read back while it is typed, and several for one field are added', async ({ page }) => {
  await open(page, '/tax-calculator');
  await field(page, '80C deductions').fill('epf 1 lakh and lic 20k');
  await expect(page.getByText('₹1,20,000 · one lakh twenty thousand', { exact: true })).toBeVisible();
  await field(page, 'Rent paid').fill('₹15,000 per month');
  await expect(page.getByText('₹1,80,000 · one lakh eighty thousand', { exact: true })).toBeVisible();
  await expect(field(page, 'Rent paid')).toHaveAccessibleDescription(/^₹1,80,000 · one lakh eighty thousand /);
  await field(page, 'Rent paid').fill('fifteen apples');
  await expect(page.getByText('₹1,80,000 · one lakh eighty thousand', { exact: true })).toHaveCount(0);
});

test('an empty form says what is required, puts the first wrong field in focus and leads to each', async ({ page }) => {
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
  await page.getByRole('alert').getByRole('link', { name: 'Basic salary' }).click();
  await expect(field(page, 'Basic salary')).toBeFocused();
});

const cap = formatRupees(taxRates.cap80C);
const wrong = [
  {
    label: 'Annual income',
    text: '-5',
    reason: 'An amount cannot be below zero. Please type 0 or more, for example 6 lakh.',
  },
  {
    label: 'HRA received',
    text: '98765 43210',
    reason: 'That looks like a phone number. Please type an amount, for example 6 lakh.',
  },
  {
    label: '80C deductions',
    text: String(taxRates.cap80C + 1),
    reason: `The limit of 80C is ${cap}; write ${cap} or less`,
  },
];

test('a wrong amount is refused with its reason and takes focus, and is worked out once it is right', async ({
  page,
}) => {
  await open(page, '/tax-calculator');
  await fill(page, { 'Annual income': '9 lakh', 'Basic salary': '4 lakh' });
  for (const { label, text, reason } of wrong) {
    const before = await field(page, label).inputValue();
    await field(page, label).fill(text);
    await calculate(page);
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([`${label}: ${reason}`]);
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toHaveValue(text);
    await field(page, label).fill(before);
  }
  await calculate(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(results(page)).toBeFocused();
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
  await expect(results(page)).toBeFocused();
  expect(await figures(results(page))).toEqual(rentDecides.figures);
  await expect(page).toHaveURL('/tax-calculator');
});
