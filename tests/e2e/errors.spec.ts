import type { Page } from '@playwright/test';

import { inCharge } from './support/opened.ts';
import { siteContent } from './support/site-content.ts';
import { practice } from './support/words.ts';
import { expect, test } from './support/site.ts';

const { failed, guide } = siteContent.layoutWords;

/** Has a method of the browser throw where its first argument, or what it is called of, fits. */
const breakMethod = (page: Page, broken: { readonly of: string; readonly method: string; readonly where: string }) =>
  page.addInitScript(({ of, method, where }) => {
    const { prototype } = Reflect.get(window, of) as { prototype: Record<string, (...given: unknown[]) => unknown> };
    const real = prototype[method];
    prototype[method] = function (this: Element, ...given) {
      if (given[0] === where || this.matches(where)) throw new Error('broken on purpose');
      return real?.apply(this, given);
    };
  }, broken);

const breakObserver = (page: Page, rootMargin?: string) =>
  page.addInitScript(
    ({ margin }: { readonly margin?: string | undefined }) => {
      const Real = window.IntersectionObserver;
      window.IntersectionObserver = class extends Real {
        constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          if (margin === undefined || options?.rootMargin === margin) throw new Error('broken on purpose');
          super(seen, options);
        }
      };
    },
    { margin: rootMargin },
  );

const search = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });

const parts = [
  {
    part: 'the search of the header, and after it the guide',
    address: '/about',
    prepare: (page: Page) => breakMethod(page, { of: 'Element', method: 'scrollIntoView', where: '[role=option]' }),
    deed: async (page: Page) => {
      await search(page).fill('gst');
      await expect(page.getByRole('option').first()).toBeVisible();
      await search(page).press('ArrowDown');
      await expect(page.getByRole('alert').filter({ hasText: failed.search })).toBeVisible();
      await page.getByRole('button', { name: guide.open }).click();
      const message = page.getByRole('textbox', { name: 'Your message' });
      await message.fill('gst');
      await expect(page.getByRole('option').first()).toBeVisible();
      await message.press('ArrowDown');
    },
    said: guide.stopped,
  },
  {
    part: 'the header',
    address: '/about',
    prepare: (page: Page) => breakMethod(page, { of: 'Element', method: 'toggleAttribute', where: 'data-menu' }),
    deed: () => Promise.resolve(),
    said: failed.header,
  },
  {
    part: 'a form of a page',
    address: '/tax-calculator',
    prepare: (page: Page) => breakMethod(page, { of: 'HTMLElement', method: 'focus', where: 'main [role=region]' }),
    deed: async (page: Page) => {
      await page.getByLabel('Annual income', { exact: true }).fill('5 lakh');
      await page.getByLabel('Basic salary', { exact: true }).fill('0');
      await page.getByRole('button', { name: 'Calculate tax' }).click();
    },
    said: failed.text,
  },
  {
    part: 'what holds the site together',
    address: '/services',
    prepare: (page: Page) => breakObserver(page),
    deed: () => Promise.resolve(),
    said: failed.page,
  },
];

/** What is left to a visitor where something failed. */
async function expectWaysOn(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Services', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: practice.phone }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main h2').first()).toBeVisible();
}

test('an error in a part stays in it: what failed is said, and the ways on, the phone number and the text are in sight', async ({
  context,
  consoleMessages,
}) => {
  consoleMessages.allow(/broken on purpose/);
  for (const { part, address, prepare, deed, said } of parts)
    await test.step(part, async () => {
      const page = await context.newPage();
      await prepare(page);
      await page.goto(address);
      if (part !== 'what holds the site together') await inCharge(page);
      await deed(page);
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
      await expectWaysOn(page);
      await page.close();
    });
});

test('a page that failed is offered anew with the ways on, and the next page works', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/broken on purpose/);
  await breakObserver(page, '-25% 0% -70%');
  await page.goto('/services');
  const again = page.getByRole('link', { name: failed.reload });
  const loaded = page.waitForEvent('load');
  await again.click();
  await loaded;
  await expect(page.getByRole('alert')).toHaveText(failed.page);
  await expectWaysOn(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
