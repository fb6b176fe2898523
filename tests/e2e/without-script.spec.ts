import type { Page } from '@playwright/test';

import { siteContent } from './support/site-content.ts';
import { documentLists } from './support/words.ts';
import { expect, test } from './support/site.ts';

const { decisions, decisionWords, searchWords, services } = siteContent;
const passages = services.find(({ facts }) => facts.length > 1);

test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

const groundOf = (page: Page, place: string) =>
  page.locator(place).evaluate((one) => getComputedStyle(one).backgroundColor);

test('without script menu and lists stand open, the search says what to do, papers and rules can be read, a passage is marked, and the colours follow the device', async ({
  page,
}) => {
  await test.step('menu and colours', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq');
    expect(await groundOf(page, 'html')).toBe('rgb(23, 22, 17)');
    await expect(page.getByRole('button', { name: 'Dark', exact: true })).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Registrations' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrations');
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('search', async () => {
    await page.locator('#header-search').fill('tax');
    await page.locator('#header-search').press('Enter');
    await expect(page).toHaveURL('/search?q=tax');
    await expect(page.getByText(searchWords.needsScript)).toBeVisible();
    for (const { name } of searchWords.lists.links)
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  });
  await test.step('papers', async () => {
    await page.goto('/services/licenses/factory-license');
    for (const { name, kind = '', items } of documentLists('factory-license')) {
      const list = page.getByRole('region', { name, exact: true });
      await expect(list.getByRole('heading', { name: kind })).toBeVisible();
      await expect(list.getByRole('listitem').filter({ visible: true })).toHaveCount(items.length);
      await expect(list.getByRole('listitem')).toContainText([...items]);
    }
  });
  await test.step('rule of a decision', async () => {
    await page.goto('/check/gst-registration');
    for (const { when } of Object.values(decisions['gst-registration']?.outcomes ?? {}))
      await expect(page.getByText(when, { exact: true })).toBeVisible();
    await expect(page.getByText(decisionWords.noScript)).toBeVisible();
  });
  await test.step('passage', async () => {
    if (passages === undefined) return;
    await page.goto(`/services/${passages.id}#fact-2`);
    await expect(page.locator('#fact-2')).toBeInViewport();
    expect(await groundOf(page, '#fact-2')).not.toBe(await groundOf(page, '#fact-1'));
  });
});
