import type { Locator, Page } from '@playwright/test';
import { faults } from './support/audit.ts';
import { Guide } from './support/guide.ts';
import { open, shown } from './support/opened.ts';
import { siteContent } from './support/site-content.ts';
import { expect, test } from './support/site.ts';

const { searchWords: words, layoutWords: layout, wording, services } = siteContent;
const { id, name = '', questions = [] } = services.find((service) => service.questions.length > 1) ?? {};
const address = `/services/${id}`;
const question = questions[1]?.question ?? '';
/** Enough of the name to be offered, not all of it. */
const begun = name.slice(0, -2);

const field = (page: Page) => page.getByRole('combobox', { name: layout.search.name });
const options = (page: Page) => page.getByRole('listbox', { name: layout.search.suggestions }).getByRole('option');

/** The option that the field says is active. */
async function active(page: Page, from: Locator): Promise<string | null> {
  const id = await from.getAttribute('aria-activedescendant');
  return id === null ? null : page.locator(`[id="${id}"]`).locator('span').first().textContent();
}

test('the field at the top fetches its index with focus, offers what is being typed with its letters marked, is gone through by the keyboard, and leads to a page, a question or the search', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const index = () => asked.filter((url) => url.includes('site-suggest')).length;
  await open(page, '/');
  const search = field(page);
  expect(index()).toBe(0);
  await search.focus();
  await expect.poll(index).toBe(1);
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await search.fill(begun);
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  const count = await options(page).count();
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThanOrEqual(6);
  await expect(options(page).first().locator('mark').first()).toBeVisible();
  const named = await options(page).locator(':scope > span').allTextContents();
  expect(await active(page, search)).toBe(null);
  const after = async (key: string) => {
    await search.press(key);
    return active(page, search);
  };
  expect([
    await after('ArrowDown'),
    await after('ArrowDown'),
    await after('ArrowUp'),
    await after('End'),
    await after('ArrowDown'),
    await after('ArrowUp'),
    await after('Home'),
    await after('ArrowUp'),
  ]).toEqual([named[0], named[1], named[0], named.at(-1), null, named.at(-1), named[0], null]);
  await expect(search).toBeFocused();
  await search.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(search).toHaveValue(begun);
  expect(await after('ArrowDown')).toBe(named[0]);

  await field(page).fill(name);
  await expect(options(page).first()).toContainText(name);
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(page).toHaveURL(address);
  await field(page).fill(question);
  await options(page).filter({ hasText: question }).first().click();
  await expect(page).toHaveURL(`${address}#question-2`);
  await expect(page.locator('#question-2')).toBeFocused();

  await field(page).fill('pan card & more');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=pan%20card%20%26%20more');
  await expect(page.getByRole('textbox').or(page.getByRole('combobox', { name: words.field }))).toHaveValue(
    'pan card & more',
  );
});

test('on a phone the field stands in the menu, where Escape shuts the list and then the menu, and what is offered on the search page lies under the bar, within the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await page.getByRole('button', { name: layout.menu.button }).click();
  await field(page).fill(begun);
  await expect(options(page).first()).toBeVisible();
  expect(await faults(page, { part: '#root > header' })).toEqual([]);
  await field(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toBeVisible();
  await field(page).press('Escape');
  await expect(field(page)).toBeHidden();

  await page.setViewportSize({ width: 360, height: 480 });
  await open(page, '/search');
  const inPage = page.getByRole('main').getByRole('combobox');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 480 });
    await inPage.fill(begun);
    await expect(options(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await inPage.fill('registration');
  const found = page.getByRole('option');
  await expect(found.last()).toBeVisible();
  await page.getByRole('button', { name: 'Ask the guide' }).click({ trial: true });
  await inPage.press('ArrowUp');
  await expect(found.last()).toHaveAttribute('aria-selected', 'true');
  await found.last().click({ trial: true });
});

test('the search page finds by its address, says that nothing fits and hands the words to the guide, and is not for search engines', async ({
  page,
  request,
}) => {
  await open(page, `/search?q=${encodeURIComponent(name)}`);
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await expect(first).toHaveText(name);
  await expect(page.getByRole('status')).toContainText(name);
  await expect(page.getByRole('combobox', { name: words.field })).toHaveValue(name);
  await first.click();
  await expect(page).toHaveURL(address);

  await open(page, '/search?q=zzzz');
  await expect(page.getByRole('status')).toContainText('zzzz');
  await page.getByRole('link', { name: words.ask }).click();
  const guide = new Guide(page);
  await expect(guide.log.locator('[data-from="visitor"]')).toContainText('zzzz');
  expect(shown(page)).toBe('/search?q=zzzz');

  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/search<');
});

const offered = (page: Page) => page.getByRole('listbox', { name: wording.panel.offered }).getByRole('option');

test('the field of the guide offers questions, of which the chosen one is asked, shuts the list and then the panel by Escape, and offers nothing to a form', async ({
  page,
}) => {
  const guide = new Guide(page);
  await guide.openOn('/');
  await guide.input.fill(question);
  await expect(offered(page).first()).toBeVisible();
  await guide.input.press('ArrowDown');
  expect(await active(page, guide.input)).toBe(question);
  await guide.input.press('Enter');
  await expect(guide.log.locator('[data-from="visitor"]')).toContainText(question);
  await expect(guide.reply).toContainText(questions[1]?.answer.slice(0, 40) ?? '');
  await expect(guide.input).toHaveValue('');
  await expect(offered(page)).toHaveCount(0);

  await guide.say('send a message');
  await guide.input.fill(begun);
  await guide.input.press('ArrowDown');
  await expect(offered(page)).toHaveCount(0);
  await guide.say('cancel');

  await guide.input.fill(begun);
  await expect(offered(page).first()).toBeVisible();
  await guide.input.press('ArrowDown');
  await guide.input.press('Escape');
  await expect(offered(page)).toHaveCount(0);
  await expect(guide.panel).toBeVisible();
  await guide.input.press('Escape');
  await expect(guide.panel).toBeHidden();
});
