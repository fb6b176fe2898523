import axe, { type AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';

import { Guide } from './support/guide.ts';
import { inCharge, open } from './support/opened.ts';
import { rentDecides } from './support/tax-cases.ts';
import { readSitemap } from './support/sitemap.ts';
import { expect, test } from './support/site.ts';

/** The rules an audit finds broken, with the elements that break them. */
async function faults(page: Page): Promise<readonly string[]> {
  await settled(page);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async () => {
    const { axe: inPage } = window as Window & { readonly axe?: { run: (context: Document, options: object) => Promise<AxeResults> } };
    if (!inPage) throw new Error('axe is not on the page');
    return inPage.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`));
}

/** Waits until the page is drawn and nothing on it changes colour any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => { requestAnimationFrame(resolve); });
    await frame();
    await frame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await frame();
  });
}

const nothing = () => Promise.resolve();

const sights: readonly { readonly name: string; readonly address: string; readonly prepare: (page: Page) => Promise<void> }[] = [
  { name: 'the home page', address: '/', prepare: nothing },
  { name: 'the services', address: '/services', prepare: nothing },
  { name: 'a category', address: '/services/registrations', prepare: nothing },
  { name: 'a service', address: '/services/registrations/gst-registration', prepare: openDetails },
  { name: 'a solution', address: '/solutions/startups', prepare: openDetails },
  { name: 'the booking page', address: '/book-appointment', prepare: nothing },
  { name: 'the gallery', address: '/gallery', prepare: nothing },
  { name: 'the privacy policy', address: '/privacy-policy', prepare: nothing },
  { name: 'the questions, opened', address: '/faq', prepare: openDetails },
  {
    name: 'the contact page with refusals',
    address: '/contact',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the calculator with results',
    address: '/tax-calculator',
    prepare: async (page) => {
      for (const [label, text] of Object.entries(rentDecides.typed)) await page.getByRole('textbox', { name: label, exact: true }).fill(text);
      await page.getByRole('button', { name: 'Calculate tax' }).click();
      await expect(page.getByRole('region', { name: 'Your tax estimate' })).toBeFocused();
    },
  },
  { name: 'the not-found page', address: '/nowhere', prepare: nothing },
  {
    name: 'the open guide in a walk-through',
    address: '/',
    prepare: async (page) => {
      const guide = new Guide(page);
      await guide.open();
      await guide.say('what papers do i need for gst registration');
      await guide.say('calculate my tax');
    },
  },
];

async function openDetails(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => { all.forEach((details) => { details.setAttribute('open', ''); }); });
}

test.describe('an audit by WCAG 2.2 AA finds nothing on', () => {
  for (const { name, address, prepare } of sights) {
    test(name, async ({ page, consoleMessages }) => {
      test.setTimeout(60_000);
      consoleMessages.allow(/status of 404/);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await open(page, address);
        await page.evaluate(() => { window.sessionStorage.clear(); });
        await prepare(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect(await faults(page), `${colorScheme}, ${width} wide`).toEqual([]);
        }
      }
    });
  }

  test('the open phone menu and the open list of services', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, '/services/registrations');
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button').click();
    expect(await faults(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await inCharge(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button').click();
    expect(await faults(page)).toEqual([]);
  });
});

test('no page scrolls sideways on a screen of 320 pixels', async ({ page, request }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  for (const { address } of await readSitemap(request)) {
    await page.goto(address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${address}: ${width}`);
  }
  expect(wide).toEqual([]);
});

test('neither the calculator\'s results nor the guide scroll the page sideways on a screen of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/tax-calculator');
  for (const [label, text] of Object.entries(rentDecides.typed)) await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByRole('button', { name: 'Calculate tax' }).click();
  await expect(page.getByRole('region', { name: 'Your tax estimate' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const guide = new Guide(page);
  await guide.open();
  await guide.say('x'.repeat(400));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await guide.log.evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0);
});

for (const { reducedMotion, moved, name } of [
  { reducedMotion: 'reduce', moved: false, name: 'a new page stands still at once where motion is reduced' },
  { reducedMotion: 'no-preference', moved: true, name: 'a new page comes in with a short movement' },
] as const) {
  test(name, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const animated: string[] = [];
      Object.assign(window, { animated });
      const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')?.value as Element['animate'];
      Element.prototype.animate = function (...how) {
        animated.push(this.nodeName);
        return animate.apply(this, how);
      };
    });
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
    const animated = await page.evaluate(() => (window as Window & { readonly animated?: readonly string[] }).animated);
    expect(animated?.includes('MAIN')).toBe(moved);
  });
}
