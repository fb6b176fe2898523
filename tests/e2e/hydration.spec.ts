import type { Page } from '@playwright/test';

import { settled } from './support/audit.ts';
import { Guide } from './support/guide.ts';
import { heldBack } from './support/held-back.ts';
import { fontGate, watchShifts } from './support/late-fonts.ts';
import { inCharge } from './support/opened.ts';
import { oneOfEachKind, readSitemap } from './support/sitemap.ts';
import { expect, test } from './support/site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Writes down what changes on the page from the moment it is parsed; the head may ask for code ahead of need. */
async function watchChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    const isPreload = (node: Node) => node instanceof HTMLLinkElement && node.rel === 'modulepreload';
    const valueOf = (target: Node, attribute: string | null) =>
      target instanceof Element ? target.getAttribute(attribute ?? '') : target.nodeValue;
    const seen = (records: MutationRecord[]) => {
      const first = new Map<Node, Set<string | null>>();
      for (const { type, target, attributeName, oldValue, addedNodes, removedNodes } of records) {
        const nodes = [...addedNodes]
          .filter((node) => !isPreload(node))
          .map((node) => `+${node.nodeName}`)
          .concat([...removedNodes].map((node) => `-${node.nodeName}`));
        if (nodes.length > 0) changes.push([target.nodeName, ...nodes].join(' '));
        // React writes the title and the names of fields anew with the same words: what counts is what came of it in the end.
        const told = first.get(target) ?? new Set();
        if (type === 'childList' || told.has(attributeName)) continue;
        first.set(target, told.add(attributeName));
        const value = valueOf(target, attributeName);
        if (value !== oldValue)
          changes.push(
            `${target.parentNode?.nodeName ?? ''} ${target.nodeName} ${attributeName ?? ''}: "${oldValue ?? ''}" became "${value ?? ''}"`,
          );
      }
    };
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const everything = {
        subtree: true,
        childList: true,
        attributes: true,
        attributeOldValue: true,
        characterData: true,
        characterDataOldValue: true,
      };
      new MutationObserver(seen).observe(document, everything);
    });
  });
}

/** What a prerendered page cannot know: the days that may be booked as of today, and which of the opening days it is. */
const ofToday = /^(DIV INPUT (min|max): "" became "\d{4}-\d\d-\d\d"|TBODY TR aria-current: "" became "date")$/;
/** The stamp comes down once when it is seen, and leaves nothing behind. */
const ofTheStamp = /^DIV P style: "[^"]*" became "[^"]*"$/;

const changes = (page: Page) =>
  page.evaluate(() => (window as Window & { readonly changes?: readonly string[] }).changes);

for (const part of [0, 1])
  test(`on every kind of page the script takes over without changing a node, nothing moves when the fonts come late, at most twelve scripts are asked for, and nothing is asked of another host, from top to foot: part ${part + 1} of 2`, async ({
    page,
    request,
    baseURL,
    consoleMessages,
  }) => {
    consoleMessages.allow(/status of 404|elsewhere\.invalid/);
    await page.setViewportSize({ width: 320, height: 800 });
    const foreign: string[] = [];
    const scripts = new Set<string>();
    page.on('request', (sent) => {
      if (sent.url().endsWith('.js')) scripts.add(sent.url());
      if (new URL(sent.url()).origin !== baseURL && !/^(data|blob):/.test(sent.url()))
        foreign.push(`${page.url()} asks for ${sent.url()}`);
    });
    await watchChanges(page);
    const fonts = await fontGate(page);
    const shifted = await watchShifts(page);
    const kinds = oneOfEachKind(await readSitemap(request));
    const addresses = [...kinds, '/nowhere', '/services/nothing', '/services/registrations/nothing'];
    for (const address of addresses.filter((_, at) => at % 2 === part)) {
      await test.step(address, async () => {
        fonts.hold();
        scripts.clear();
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await settled(page);
        fonts.release();
        await page.waitForFunction(() => document.fonts.status === 'loaded');
        await inCharge(page);
        expect(scripts.size, `scripts of ${address}`).toBeLessThanOrEqual(12);
        await settled(page);
        expect(await shifted(), `${address} does not move`).toBe(0);
        expect(
          (await changes(page))?.filter((change) => !ofToday.test(change) && !ofTheStamp.test(change)),
          `${address} stays as it was sent`,
        ).toEqual([]);
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              window.scrollTo(0, document.body.scrollHeight);
              requestAnimationFrame(() => setTimeout(resolve));
            }),
        );
      });
    }
    expect(foreign).toEqual([]);
    await page.evaluate(() => {
      new Image().src = 'https://elsewhere.invalid/pixel.png';
    });
    await expect.poll(() => foreign.length, 'a page that did ask would be found out').toBe(1);
    const before = await changes(page);
    await new Guide(page).launcher.click();
    await expect(new Guide(page).panel).toBeVisible();
    expect((await changes(page))?.length, 'and so would a change').toBeGreaterThan(before?.length ?? 0);
  });

test('before the script is in charge a link works, a tap on a button is made good, and a form stays on its page and is looked at once it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const comes = await heldBack(page, /\/assets\/main-/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.waitForLoadState('domcontentloaded');
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await field('Name').fill('Lakshmi Reddy');
  await field('Name').press('Enter');
  await expect(page).toHaveURL('/contact');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  comes();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await menu.click();
  await expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Name')).toHaveValue('Lakshmi Reddy');
});

test('while the code of a form is on its way the form stays on its page, a link leads on, and the form is looked at once the code is there', async ({
  page,
}) => {
  const comes = await heldBack(page, /\/assets\/MessageForm-/);
  const asked = page.waitForRequest(/\/assets\/MessageForm-/);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await asked;
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle(/^About/);
  // No script of the new page has begun to watch for taps when its title is there.
  await inCharge(page);
  const guide = new Guide(page);
  await guide.launcher.click();
  await expect(guide.panel).toBeVisible();

  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Lakshmi Reddy');
  await name.press('Enter');
  await expect(page).toHaveURL('/contact');
  comes();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveValue('Lakshmi Reddy');
});

const guideCode = '/assets/GuidePanel-';
const serviceCode = '/assets/service-pages-';

test('the code of the guide and of services is fetched on the first sign of interest and not before', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (sent) => {
    scripts.push(sent.url());
  });
  // What a page that has been still for a while fetches.
  const still = page.waitForRequest(/\/assets\/staying-/);
  await page.goto('/');
  await inCharge(page);
  await (await (await still).response())?.finished();
  expect(scripts.filter((url) => url.includes(guideCode) || url.includes(serviceCode))).toEqual([]);
  await new Guide(page).launcher.hover();
  await expect.poll(() => scripts.some((url) => url.includes(guideCode))).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Registrations' }).first().hover();
  await expect.poll(() => scripts.some((url) => url.includes(serviceCode))).toBe(true);
});
