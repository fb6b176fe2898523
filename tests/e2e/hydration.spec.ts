import type { Page } from '@playwright/test';

import { settled } from './support/audit.ts';
import { Guide } from './support/guide.ts';
import { heldBack } from './support/held-back.ts';
import { fontGate, watchShifts } from './support/late-fonts.ts';
import { inCharge } from './support/opened.ts';
import { oneOfEachKind, readSitemap } from './support/sitemap.ts';
import { expect, test } from './support/site.ts';

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
  test(`on every kind of page the script takes over without changing a node, nothing moves when the fonts come late, and nothing is asked of another host, from top to foot: part ${part + 1} of 2`, async ({
    page,
    request,
    baseURL,
    consoleMessages,
  }) => {
    consoleMessages.allow(/status of 404|elsewhere\.invalid/);
    await page.setViewportSize({ width: 320, height: 800 });
    const foreign: string[] = [];
    page.on('request', (sent) => {
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
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await settled(page);
        fonts.release();
        await page.waitForFunction(() => document.fonts.status === 'loaded');
        await inCharge(page);
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
  });

test('the script is really in charge once the page holds still', async ({ page }) => {
  await watchChanges(page);
  await page.goto('/');
  await inCharge(page);
  expect(await changes(page)).toEqual([]);
  const guide = new Guide(page);
  await guide.launcher.click();
  await expect(guide.panel).toBeVisible();
  expect(await changes(page)).not.toEqual([]);
});

test('a tap on a button before the script is in charge is made good once it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const comes = await heldBack(page, /\/assets\/main-/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  comes();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

for (const [code, file] of [
  ['the script is in charge', /\/assets\/main-/],
  ['its own code is there', /\/assets\/MessageForm-/],
] as const)
  test(`a form that is sent before ${code} stays on its page, and is looked at once it is`, async ({ page }) => {
    const comes = await heldBack(page, file);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lakshmi Reddy');
    await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
    await expect(page).toHaveURL('/contact');
    comes();
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Lakshmi Reddy');
  });

test('a link leads on while the code of a form is on its way', async ({ page }) => {
  await heldBack(page, /\/assets\/MessageForm-/);
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
});

test('a link works before the script does', async ({ page }) => {
  await heldBack(page, /\/assets\/main-/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});

const guideCode = '/assets/GuidePanel-';
const serviceCode = '/assets/service-pages-';

test('where data are saved, the code of the guide and of services is fetched on the first sign of interest and not before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (sent) => {
    scripts.push(sent.url());
  });
  await page.goto('/');
  await inCharge(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes(guideCode) || url.includes(serviceCode))).toEqual([]);
  await new Guide(page).launcher.hover();
  await expect.poll(() => scripts.some((url) => url.includes(guideCode))).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Registrations' }).first().hover();
  await expect.poll(() => scripts.some((url) => url.includes(serviceCode))).toBe(true);
});

const wordsOfServices = /\/assets\/(?:din|dsc|pan|tan)-applications-/;

test('a list of services fetches the words of each of them once it stands', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (sent) => {
    const [name] = wordsOfServices.exec(sent.url()) ?? [];
    if (name) fetched.add(name);
  });
  await page.goto('/services/application');
  await expect.poll(() => fetched.size).toBe(4);
});

for (const { name, prepare } of [
  {
    name: 'data are saved',
    prepare: (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  },
  {
    name: 'there is no connection',
    prepare: (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'onLine', { value: false });
      }),
  },
])
  test(`where ${name}, a list of services fetches the words of none`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (sent) => {
      if (wordsOfServices.test(sent.url())) fetched.push(sent.url());
    });
    await prepare(page);
    await page.goto('/services/application');
    await inCharge(page);
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
  });

test('whoever scrolls has the code of services at once', async ({ page }) => {
  // Here the page never counts as still.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (act: () => void, wait = 0) => (wait === 2000 ? 0 : later(act, wait)) });
  });
  await page.goto('/');
  await inCharge(page);
  const comes = page.waitForRequest((request) => request.url().includes(serviceCode));
  await page.mouse.wheel(0, 400);
  await comes;
});

test('nothing is fetched ahead while there is no connection, and the code of services comes once there is', async ({
  page,
  context,
}) => {
  const lost: string[] = [];
  page.on('requestfailed', (request) => lost.push(request.url()));
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const whenStill: (() => void)[] = [];
    Object.assign(window, {
      whenStill,
      setTimeout: (act: () => void, wait = 0) => (wait === 2000 ? whenStill.push(act) : later(act, wait)),
    });
  });
  await page.goto('/');
  await inCharge(page);
  await context.setOffline(true);
  await page.keyboard.press('Shift');
  await page.evaluate(() => {
    (window as Window & { readonly whenStill?: readonly (() => void)[] }).whenStill?.forEach((act) => {
      act();
    });
  });
  const comes = page.waitForRequest((request) => request.url().includes(serviceCode));
  await context.setOffline(false);
  await comes;
  expect(lost).toEqual([]);
});

test('elsewhere the code of the guide and of services comes by itself once the page has been still', async ({
  page,
}) => {
  const come = [guideCode, serviceCode].map((code) => page.waitForRequest((request) => request.url().includes(code)));
  await page.goto('/');
  await Promise.all(come);
  await expect(new Guide(page).panel).toHaveCount(0);
});
