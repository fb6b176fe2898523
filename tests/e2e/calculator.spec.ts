import type { Locator, Page } from '@playwright/test';

import { deductionBreakdown } from '#src/domain/income-tax.ts';
import { formatRupees } from '#src/domain/rupees.ts';

import { Guide } from './support/guide.ts';
import { open } from './support/opened.ts';
import { figuresOf, littleIncome, noAmounts, rentDecides } from './support/tax-cases.ts';
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

test('the calculator says what is missing or wrong and takes focus there, reads amounts back, doubts what can hardly be right, and shows nothing before it is asked; what was typed survives a reload and a visit to another page, is never part of an address, and a new calculation replaces the one before', async ({
  page,
}) => {
  await open(page, '/tax-calculator');
  const form = page.getByRole('form', { name: 'Income tax estimate' });
  await expect(form.getByRole('textbox')).toHaveCount(6);
  await expect(page.getByRole('main').getByRole('definition')).toHaveCount(0);

  await calculate(page);
  await expect(field(page, 'Annual income')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Annual income: Annual income is required',
    'Basic salary: Basic salary is required; write 0 if you have none',
  ]);

  await field(page, '80C deductions').fill('epf 1 lakh and lic 20k');
  await expect(page.getByText('₹1,20,000 · one lakh twenty thousand', { exact: true })).toBeVisible();

  await fill(page, { 'Annual income': '5 lakh', 'Basic salary': '12 lakh' });
  await expect(field(page, 'Basic salary')).toHaveAccessibleDescription(/Please check which is right\./);
  await calculate(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(results(page)).toBeFocused();
  expect(await figures(results(page))).toEqual(figuresOf({ annualIncome: 500_000, basicSalary: 1_200_000 }));
  await field(page, 'Annual income').fill('15 lakh');
  await expect(page.getByText('Please check which is right.')).toHaveCount(0);

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
  await fill(page, littleIncome.typed);
  await field(page, 'Basic salary').press('Enter');
  await expect.poll(() => figures(results(page))).toEqual(littleIncome.figures);
  await expect(results(page)).toHaveCount(1);
  await expect(page).toHaveURL('/tax-calculator');
});

const amounts = { ...noAmounts, annualIncome: 1_250_000, basicSalary: 600_000 };
const shownFigures = figuresOf(amounts);
const resultLines = [
  'Total deductions',
  'Taxable income',
  'Tax before cess',
  'Cess',
  'Final tax',
  'Effective tax rate',
].map((name) => `${name}: ${shownFigures[name] ?? ''}`);

test('the worked sheet tells what each deduction took, is copied, goes into the notes of an appointment and on in the guide, and no link carries it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/tax-calculator');
  await field(page, 'Annual income').fill('12.5 lakh');
  await field(page, 'Basic salary').fill('6 lakh');
  await calculate(page);
  await expect(results(page)).toBeFocused();
  const { standard, capped80C, hraExemption, other } = deductionBreakdown(amounts, taxRates);
  const taken = page.locator('section', { has: page.getByRole('heading', { name: 'Your deductions' }) });
  await expect(taken.getByRole('definition')).toHaveText([standard, capped80C, hraExemption, other].map(formatRupees));

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
    ...resultLines,
  ]);
  const addresses = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => decodeURIComponent((link as HTMLAnchorElement).href)));
  expect(
    addresses.filter((address) =>
      ['12,50,000', shownFigures['Final tax'] ?? ''].some((figure) => address.includes(figure)),
    ),
  ).toEqual([]);

  const book = page.getByRole('link', { name: 'Book an appointment' });
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await book.click();
  await expect(page).toHaveURL('/book-appointment');
  await expect(notes).toHaveValue(
    ['Income tax estimate', 'Annual income: ₹12,50,000', 'Basic salary: ₹6,00,000', ...resultLines].join('\n'),
  );
  await notes.fill('The Nalgonda office, please');
  await page.goBack();
  await calculate(page);
  await book.click();
  await expect(notes).toHaveValue('The Nalgonda office, please');

  await page.goBack();
  await calculate(page);
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
