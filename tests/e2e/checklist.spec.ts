import type { Locator, Page } from '@playwright/test';

import { Guide } from './support/guide.ts';
import { open } from './support/opened.ts';
import { documentLists } from './support/words.ts';
import { expect, test } from './support/site.ts';

const factory = '/services/licenses/factory-license';

const factoryLists = documentLists('factory-license');
const companies = lastOf(factoryLists);

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

test('documents are ticked by mouse and keyboard and counted until all are ready, stay so on this device alone, and show in another window', async ({
  page,
  context,
}) => {
  await open(page, factory);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const list = listOf(page, companies);
  const [first = '', second = ''] = companies.items;
  const all = companies.items.length;
  const boxes = list.getByRole('checkbox');
  await expect(boxes).toHaveCount(all);
  await expect(count(list)).toHaveText(`0 of ${all} ready`);
  await tick(list, second).check();
  await expect(count(list)).toHaveText(`1 of ${all} ready`);
  await tick(list, first).check();
  await tick(list, second).uncheck();
  await expect(count(list)).toHaveText(`1 of ${all} ready`);
  await boxes.first().focus();
  await page.keyboard.press('Tab');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(count(list)).toHaveText(`2 of ${all} ready`);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => Object.entries(window.localStorage))).toEqual([
    [`checklist.1.${factory.replace('/services/', '')}/${companies.kind ?? ''}`, `${first}\n${second}`],
  ]);
  expect(await page.evaluate(() => Object.entries(window.sessionStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await page.reload();
  await expect(tick(list, first)).toBeChecked();
  await expect(tick(list, second)).toBeChecked();
  await expect(count(list)).toHaveText(`2 of ${all} ready`);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);

  const other = await context.newPage();
  await open(other, factory);
  const ready = list.getByText('Ready', { exact: true });
  await boxes.evaluateAll((one) => {
    for (const box of one.slice(2, -1)) (box as HTMLInputElement).click();
  });
  await expect(count(list)).toHaveText(`${all - 1} of ${all} ready`);
  await expect(ready).toHaveCount(0);
  await boxes.last().check();
  await expect(ready).toBeVisible();
  await expect(count(listOf(other, companies))).toHaveText(`${all} of ${all} ready`);
  await boxes.nth(2).uncheck();
  await expect(ready).toHaveCount(0);
});

test('the buttons above the lists show one list or all of them, and a paper of several lists is ticked in one of them alone', async ({
  page,
}) => {
  await open(page, factory);
  await expect(page.getByRole('group', { name: 'Show the list for' }).getByRole('button')).toHaveText([
    'All',
    ...factoryLists.map(({ kind: name }) => name ?? ''),
  ]);
  await expect(kind(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(lists(page)).toHaveCount(factoryLists.length);
  await kind(page, companies.kind ?? '').click();
  await expect(kind(page, companies.kind ?? '')).toHaveAttribute('aria-pressed', 'true');
  await expect(kind(page, 'All')).toHaveAttribute('aria-pressed', 'false');
  await expect(lists(page)).toHaveCount(1);
  await expect(listOf(page, companies).getByRole('listitem')).toHaveCount(companies.items.length);
  await kind(page, 'All').click();
  await expect(kind(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(lists(page)).toHaveCount(factoryLists.length);

  const others = factoryLists.slice(0, -1);
  const paper = companies.items.find((item) => others.some(({ items }) => items.includes(item))) ?? '';
  const partnership = lastOf(others.filter(({ items }) => items.includes(paper)));
  await tick(listOf(page, partnership), paper).check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await kind(page, companies.kind ?? '').click();
  await expect(count(listOf(page, companies))).toHaveText(`0 of ${companies.items.length} ready`);
  await kind(page, partnership.kind ?? '').click();
  await expect(tick(listOf(page, partnership), paper)).toBeChecked();
  await expect(count(listOf(page, partnership))).toHaveText(`1 of ${partnership.items.length} ready`);
});

test('documents are copied as a list, handed to WhatsApp, to nobody in particular, and printed without the rest of the page', async ({
  page,
  context,
}) => {
  const printed: string[] = [];
  await page.exposeFunction('printed', (what: string) => printed.push(what));
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      (window as unknown as { printed: (what: string) => void }).printed(document.title);
    };
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, factory);
  const list = listOf(page, companies);
  await list.getByRole('button', { name: 'Copy the list' }).click();
  await expect(list.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(textOf(companies));
  const href = await list.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
  const { origin, pathname, searchParams } = new URL(href ?? '');
  expect([origin + pathname, searchParams.get('text')]).toEqual(['https://wa.me/', textOf(companies)]);

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
