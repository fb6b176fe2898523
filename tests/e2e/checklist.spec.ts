import type { Locator, Page } from '@playwright/test';

import { Guide } from './support/guide.ts';
import { open, shown } from './support/opened.ts';
import { documentLists, messageWords } from './support/words.ts';
import { expect, test, testWithMailbox } from './support/site.ts';
import { anyReference } from './support/reference.ts';

const factory = '/services/licenses/factory-license';
const llp = '/services/registrations/llp-registration';

const factoryLists = documentLists('factory-license');
const companies = lastOf(factoryLists);
const [llpList] = documentLists('llp') as [List];

type List = ReturnType<typeof documentLists>[number];

function lastOf(all: readonly List[]): List {
  const last = all.at(-1);
  if (!last) throw new Error('there is no list');
  return last;
}

const listOf = (page: Page, { name }: List) => page.getByRole('region', { name, exact: true });
const lists = (page: Page) => page.getByRole('region', { name: /^Documents for / });
const tick = (list: Locator, item: string) => list.getByRole('checkbox', { name: item });
const count = (list: Locator) => list.getByText(/^\d+ of \d+ ready$/);
const kind = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show the list for' }).getByRole('button', { name, exact: true });
const textOf = ({ name, items }: List) => [name, ...items.map((item, index) => `${index + 1}: ${item}`)].join('\n');

for (const { address, list } of [
  { address: factory, list: companies },
  { address: llp, list: llpList },
]) {
  test(`the documents on ${address} can be ticked and unticked, and are counted`, async ({ page }) => {
    await open(page, address);
    const shownList = listOf(page, list);
    const [first = '', second = ''] = list.items;
    const all = list.items.length;
    await expect(shownList.getByRole('checkbox')).toHaveCount(all);
    await expect(count(shownList)).toHaveText(`0 of ${all} ready`);
    await tick(shownList, first).check();
    await expect(count(shownList)).toHaveText(`1 of ${all} ready`);
    await tick(shownList, second).check();
    await expect(count(shownList)).toHaveText(`2 of ${all} ready`);
    await tick(shownList, first).uncheck();
    await expect(count(shownList)).toHaveText(`1 of ${all} ready`);
    await expect(shownList.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(tick(shownList, second)).toBeChecked();
  });
}

test('documents can be ticked by keyboard', async ({ page }) => {
  await open(page, factory);
  const boxes = listOf(page, companies).getByRole('checkbox');
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(boxes.first()).toBeChecked();
  await expect(count(listOf(page, companies))).toHaveText(`2 of ${companies.items.length} ready`);
});

test('documents stay ticked after a reload, on this device only', async ({ page, context }) => {
  await open(page, factory);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const list = listOf(page, companies);
  const [first = '', second = ''] = companies.items;
  await tick(list, second).check();
  await tick(list, first).check();
  await expect(count(list)).toHaveText(`2 of ${companies.items.length} ready`);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => Object.entries(window.localStorage))).toEqual([
    [`checklist.1.${factory.replace('/services/', '')}/${companies.kind ?? ''}`, `${second}\n${first}`],
  ]);
  expect(await page.evaluate(() => Object.entries(window.sessionStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await page.reload();
  await expect(tick(list, first)).toBeChecked();
  await expect(tick(list, second)).toBeChecked();
  await expect(count(list)).toHaveText(`2 of ${companies.items.length} ready`);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('documents can be copied as a list, and handed to WhatsApp in at most 1,000 characters, to nobody in particular', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, factory);
  const list = listOf(page, companies);
  await list.getByRole('button', { name: 'Copy the list' }).click();
  await expect(list.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(textOf(companies));
  for (const region of await lists(page).all()) {
    const href = await region.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
    const { origin, pathname, searchParams } = new URL(href ?? '');
    expect(origin + pathname).toBe('https://wa.me/');
    expect(searchParams.get('text')?.length).toBeLessThanOrEqual(1000);
  }
  const href = await list.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toBe(textOf(companies));
});

test('documents are printed without the rest of the page', async ({ page }) => {
  const printed: string[] = [];
  await page.exposeFunction('printed', (what: string) => printed.push(what));
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      (window as unknown as { printed: (what: string) => void }).printed(document.title);
    };
  });
  await open(page, factory);
  const main = page.getByRole('main');
  await expect(main).not.toHaveAttribute('data-printing');
  await listOf(page, companies).getByRole('button', { name: 'Print' }).click();
  await expect(main).toHaveAttribute('data-printing', '');
  await expect.poll(() => printed.length).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Required Documents' })).toBeVisible();
  await expect(listOf(page, companies).getByRole('checkbox')).toHaveCount(companies.items.length);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Required Documents']);
  const day = page.getByText(/ · Printed on \d+ [A-Z][a-z]+ \d{4}$/);
  await expect(day).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(new Guide(page).launcher).toBeHidden();

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(main).not.toHaveAttribute('data-printing');
  await expect(day).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[data-print]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all lists for a factory licence can be read', async ({ page }) => {
    await page.goto(factory);
    for (const list of factoryLists) {
      const region = listOf(page, list);
      await expect(region.getByRole('heading', { name: list.kind ?? '' })).toBeVisible();
      await expect(region.getByRole('listitem')).toHaveCount(list.items.length);
      for (const [index, item] of list.items.entries()) {
        await expect(region.getByRole('listitem').nth(index)).toContainText(item);
        await expect(region.getByRole('listitem').nth(index)).toBeVisible();
      }
    }
  });

  test('the list for an LLP can be read', async ({ page }) => {
    await page.goto(llp);
    await expect(listOf(page, llpList).getByRole('listitem')).toHaveCount(llpList.items.length);
    await expect(listOf(page, llpList).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'Show the list for' })).toHaveCount(0);
  });
});

test('the buttons above the lists show one list or all of them', async ({ page }) => {
  await open(page, factory);
  await expect(page.getByRole('group', { name: 'Show the list for' }).getByRole('button')).toHaveText([
    'All',
    ...factoryLists.map(({ kind: name }) => name ?? ''),
  ]);
  await expect(kind(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(lists(page)).toHaveCount(factoryLists.length);
  for (const list of factoryLists) {
    await kind(page, list.kind ?? '').click();
    await expect(kind(page, list.kind ?? '')).toHaveAttribute('aria-pressed', 'true');
    await expect(kind(page, 'All')).toHaveAttribute('aria-pressed', 'false');
    await expect(lists(page)).toHaveCount(1);
    await expect(listOf(page, list).getByRole('listitem')).toHaveCount(list.items.length);
  }
  await kind(page, 'All').click();
  await expect(kind(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(lists(page)).toHaveCount(factoryLists.length);
});

test('a paper that stands in several lists is ticked in one of them, and stays so while another list is shown', async ({
  page,
}) => {
  const others = factoryLists.slice(0, -1);
  const paper = companies.items.find((item) => others.some(({ items }) => items.includes(item))) ?? '';
  const partnership = lastOf(others.filter(({ items }) => items.includes(paper)));
  await open(page, factory);
  await tick(listOf(page, partnership), paper).check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await kind(page, companies.kind ?? '').click();
  await expect(count(listOf(page, companies))).toHaveText(`0 of ${companies.items.length} ready`);
  await kind(page, partnership.kind ?? '').click();
  await expect(tick(listOf(page, partnership), paper)).toBeChecked();
  await expect(count(listOf(page, partnership))).toHaveText(`1 of ${partnership.items.length} ready`);
});

test('ticks made in one window show in another', async ({ page, context }) => {
  const [paper = ''] = llpList.items;
  await open(page, llp);
  const other = await context.newPage();
  await open(other, llp);
  await tick(listOf(page, llpList), paper).check();
  await expect(tick(listOf(other, llpList), paper)).toBeChecked();
  await expect(count(listOf(other, llpList))).toHaveText(`1 of ${llpList.items.length} ready`);
});

testWithMailbox(
  '"Contact Us" leads to the form below, and a message from there arrives with the service as its subject',
  async ({ page, site }) => {
    await open(page, factory);
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
    expect(shown(page)).toBe(`${factory}#enquire`);
    const form = page.getByRole('form', { name: 'Message to the practice' });
    await expect(form).toBeInViewport();
    const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
    await expect(field('Subject')).toHaveValue('Factory License');
    await field('Name').fill('Lakshmi Reddy');
    await field('Email').fill('lakshmi@example.com');
    await field('Message').fill('We have 14 workers. Is it needed?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('status')).toBeFocused();
    await expect(page.getByRole('status').getByRole('heading')).toHaveText(messageWords.sentHeading);
    expect(
      (await site.messages()).map(({ template_id, template_params }) => ({ template_id, template_params })),
    ).toEqual([
      {
        template_id: 'contact',
        template_params: {
          name: 'Lakshmi Reddy',
          email: 'lakshmi@example.com',
          subject: 'Factory License',
          message: 'We have 14 workers. Is it needed?',
          reference: anyReference,
        },
      },
    ]);
  },
);
