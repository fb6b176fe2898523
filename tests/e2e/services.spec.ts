import { open, shown } from './support/opened.ts';
import { categories, plainAnswer } from './support/words.ts';
import { expect, test } from './support/site.ts';

const gst = '/services/registrations/gst-registration';

test('the tabs of the index lead to each kind of work, mark the one that is read, and lie over no heading on a phone; every drawing is on the page; the cards on the home page say what each category is for, and no line of theirs is cut', async ({
  page,
}) => {
  await open(page, '/services');
  const tabs = page.getByRole('navigation', { name: 'Kinds of work' }).getByRole('link');
  await expect(tabs).toHaveText([...categories.map(({ name }) => name), 'By field of work']);
  const tab = tabs.filter({ hasText: 'Compliances' });
  await tab.click();
  expect(shown(page)).toBe('/services#compliances');
  await expect(page.getByRole('heading', { name: 'Compliances', exact: true })).toBeInViewport();
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[aria-label="Kinds of work"] [aria-current]')).toHaveText(['Compliances']);

  const links = await page.locator('main use').evaluateAll((all) => all.map((use) => use.getAttribute('href') ?? ''));
  expect(links.map((link) => link.split('#')[1])).toEqual(categories.map(({ id }) => id));
  const drawn = await page
    .locator('main use')
    .evaluateAll((all) => all.map((use) => (use as SVGUseElement).getBBox().width > 20));
  expect(new Set(drawn)).toEqual(new Set([true]));

  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  const strip = page.getByRole('navigation', { name: 'Kinds of work' });
  await strip.getByRole('link', { name: 'Compliances' }).click();
  const heading = page.getByRole('heading', { name: 'Compliances', exact: true });
  await expect(heading).toBeInViewport();
  const [above, below] = [await strip.boundingBox(), await heading.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

  await open(page, '/');
  const cards = page
    .locator('section', { has: page.getByRole('heading', { name: 'Our services' }) })
    .getByRole('listitem');
  const onHome = ['Registrations', 'Licenses', 'Audit Services', 'Returns Filing', 'Compliances', 'Other Services'];
  const named = categories.filter(({ name }) => onHome.includes(name));
  await expect(cards.getByRole('paragraph')).toHaveText(named.map(({ purpose }) => purpose));
  expect(
    await cards
      .getByRole('paragraph')
      .evaluateAll((lines) => lines.map((line) => line.scrollHeight - line.clientHeight)),
  ).toEqual(onHome.map(() => 0));
});

test('a category is a table of its services, and the summary of a service stays in sight on a wide screen and leads to the parts of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/services/registrations');
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Service', 'What it is for', 'Time', 'Papers']);
  const row = table.getByRole('row').filter({ hasText: 'GST Registration' });
  await expect(row.getByRole('cell').nth(1)).toHaveText(plainAnswer);
  await expect(row.getByRole('cell').nth(2)).toHaveText(/^\d+$/);
  await row.click();
  await expect(page).toHaveURL(gst);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const summary = page.getByRole('complementary', { name: 'At a glance' });
  await expect(summary.getByText(plainAnswer)).toBeVisible();
  await expect(summary.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText(
    ['Who needs it', 'What we do', 'Steps', 'Papers', 'Rules', 'Questions'].map((part) => new RegExp(`^${part}\\d+$`)),
  );
  await summary.getByRole('link', { name: 'Papers' }).click();
  expect(shown(page)).toBe(`${gst}#documents`);
  await expect(page.getByRole('heading', { name: 'Required Documents' })).toBeInViewport();
  await expect(summary.getByRole('link', { name: 'Contact Us' })).toBeInViewport();
});
