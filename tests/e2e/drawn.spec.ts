import { open } from './support/opened.ts';
import { practice } from './support/words.ts';
import { expect, test } from './support/site.ts';

test('the row of the day on which India reads the page is marked among the opening hours', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-28T20:00:00Z');
  await open(page, '/contact');
  await expect(page.locator('[aria-current="date"]')).toHaveText(/^Sunday/);
  await page.clock.setFixedTime('2026-11-24T09:00:00+05:30');
  await page.reload();
  await expect(page.locator('[aria-current="date"]')).toHaveText(/^Monday to Friday/);
});

test('the sheet of the calculator lies there empty, and is no result before there is one', async ({ page }) => {
  await open(page, '/tax-calculator');
  await expect(page.getByText('Your tax estimate')).toBeVisible();
  await expect(page.getByRole('main').getByRole('definition')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your tax estimate' })).toHaveCount(0);
});

for (const address of ['/solutions/startups', '/contact', '/nowhere']) {
  test(`the drawings of ${address} come from files that are there`, async ({ page, consoleMessages }) => {
    consoleMessages.allow(/status of 404/);
    await open(page, address);
    const files = await page.locator('main use').evaluateAll((all) => all.map((use) => use.getAttribute('href') ?? ''));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const [path = '', id = ''] = file.split('#');
      const sheet = await page.request.get(path);
      expect([sheet.status(), (await sheet.text()).includes(`id="${id}"`)], file).toEqual([200, true]);
    }
  });
}

test('a visitor in New York reads the hours of the practice on the clock there', async ({ page }) => {
  await open(page, '/solutions/nris');
  const clocks = page
    .locator('section', { has: page.getByRole('heading', { name: 'When it is day with us' }) })
    .getByRole('listitem');
  await expect(clocks.filter({ hasText: practice.offices[0]?.town ?? '' })).toHaveText('Hyderabad9:00 AM to 6:00 PM');
  await expect(clocks.filter({ hasText: 'New York, winter' })).toHaveText('New York, winter10:30 PM to 7:30 AM');
});
