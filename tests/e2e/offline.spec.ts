import type { BrowserContext, Page } from '@playwright/test';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeServiceWorker } from '#tooling/build/service-worker.ts';
import { headersFor } from '#tooling/server/headers.ts';

import { siteFolder } from './support/built.ts';
import { test as deployed } from './support/deployed.ts';
import { Guide } from './support/guide.ts';
import { cachedFiles, overtaking, siteIsKept } from './support/kept-site.ts';
import { test as kept } from './support/kept-visit.ts';
import { inCharge, open } from './support/opened.ts';
import { expect, test } from './support/site.ts';
import { rentDecides } from './support/tax-cases.ts';
import { messageWords, offlineWords, wording } from './support/words.ts';
import { anyReference } from './support/reference.ts';

kept.describe.configure({ mode: 'default' });

const letter = {
  name: 'Lakshmi Reddy',
  email: 'lakshmi@example.com',
  subject: 'GST for a new shop',
  message: 'We open in December.',
};
const { keep, missing } = offlineWords;
/** The list of all files that pages are made of. */
const offlineFiles = '/offline-files.json';
const noConnection = 'There is no internet connection at the moment.';

/** Whether the scripts and styles that the page has asked for so far are kept. */
const isAllKept = (page: Page) =>
  page.evaluate(async () => {
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.(?:js|css)$/.test(name))
      .map(({ name }) => caches.match(name));
    return (await Promise.all(asked)).every((kept) => kept !== undefined);
  });

/** Chromium 150 tells a new document of a browser without a connection that it has one, until that is said again. */
async function staysOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

kept(
  'a page that was never opened says without a connection what is kept, and how the office is reached, under the policy of every other; one that was opened, even the first of a visit, opens again, also one that is none',
  async ({ page, context, consoleMessages }) => {
    consoleMessages.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 404/);
    for (const address of ['/nowhere', '/']) await open(page, address);
    await context.setOffline(true);
    const answer = await page.goto('/gallery');
    expect(answer?.headers()['content-security-policy']).toBe(headersFor('/')['Content-Security-Policy']);
    await expect(heading(page)).toHaveText(missing.heading);
    await expect(page.getByRole('main')).toContainText(missing.text);
    await expect(page.getByRole('main').getByRole('link', { name: missing.whatsApp })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);

    await page.goto('/');
    await expect(heading(page)).not.toHaveText(missing.heading);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
    await expect(heading(page)).toHaveText(missing.heading);
    await context.setOffline(false);
    await page.getByRole('button', { name: missing.again }).click();
    await expect(heading(page)).toHaveText('Gallery');

    await page.goto('about:blank');
    await open(page, '/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle(/^About/);
    await expect.poll(() => isAllKept(page)).toBe(true);
    await context.setOffline(true);
    for (const address of ['/about', '/faq', '/']) {
      await page.goto(address);
      await inCharge(page);
      await expect(heading(page)).not.toHaveText(missing.heading);
    }
    await page.goto('/nowhere');
    await expect(heading(page)).toHaveText('Page Not Found');
  },
);

kept(
  'once the visitor asks for the site to be kept it is kept whole, and pages of several kinds open without a connection, until it is let go of',
  async ({ page, context, request, consoleMessages }) => {
    // Photographs are fetched when they are looked at.
    consoleMessages.allow(/ERR_FAILED .*\.webp/);
    await open(page, '/');
    await page.getByRole('button', { name: keep.button }).click();
    await expect(page.getByText(keep.kept)).toBeVisible();
    const listed = (await (await request.get(offlineFiles)).json()) as readonly string[];
    const built = readdirSync(join(siteFolder, 'assets')).filter((name) => /\.(?:js|css|woff2|svg)$/.test(name));
    expect([...listed].sort()).toEqual(built.map((name) => `/assets/${name}`).sort());
    expect([...((await cachedFiles(page))['whole-site'] ?? [])].sort()).toEqual([...listed].sort());
    await context.setOffline(true);
    await page.goto('/');
    await staysOffline(context);
    await inCharge(page);
    for (const name of ['GST Registration', 'Startups', 'Gallery', 'Due Dates']) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).not.toHaveText(missing.heading);
    }
    await context.setOffline(false);
    await open(page, '/');
    await page.getByRole('button', { name: keep.remove }).click();
    await expect(page.getByRole('button', { name: keep.button })).toBeVisible();
    expect(Object.keys(await cachedFiles(page))).not.toContain('whole-site');
  },
);

kept(
  'an installed site is kept without being asked for, at once and where it is opened as an app',
  async ({ page }) => {
    // All files of the list are kept, however many they are: the test above holds that.
    const some = ['/favicon.svg', '/favicon-32.png'];
    await page.addInitScript(
      ([list, files]) => {
        const fetched = window.fetch;
        window.fetch = (asked, how) =>
          asked === list ? Promise.resolve(Response.json(files)) : fetched.call(window, asked, how);
      },
      [offlineFiles, some] as const,
    );
    const isKept = async () => {
      await expect(page.getByText(keep.kept)).toBeVisible();
      expect((await cachedFiles(page))['whole-site']).toEqual(some);
      await page.getByRole('button', { name: keep.remove }).click();
      await expect(page.getByRole('button', { name: keep.button })).toBeVisible();
    };
    await open(page, '/');
    await expect(page.getByRole('button', { name: keep.button })).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await isKept();

    await page.addInitScript(() => {
      const asked = window.matchMedia.bind(window);
      window.matchMedia = (query) => asked(query === '(display-mode: standalone)' ? 'all' : query);
    });
    await open(page, '/');
    await isKept();
  },
);

kept(
  'without a connection the guide opens and answers, and keeps a message it cannot send, links lead on and the calculator reckons',
  async ({ page, context, sent }) => {
    await open(page, '/tax-calculator');
    await open(page, '/');
    const guide = new Guide(page);
    await guide.open();
    await guide.say('what papers do I need for gst registration');
    await guide.say('send a message');
    await guide.say('cancel');
    await context.setOffline(true);
    await page.reload();
    await staysOffline(context);
    await guide.open();
    await guide.say('what papers do I need for gst registration');
    await expect(guide.reply.getByRole('link').first()).toHaveAttribute(
      'href',
      '/services/registrations/gst-registration#document-1-1',
    );
    await expect(guide.reply.getByRole('listitem').first()).toBeVisible();
    expect(await guide.reply.textContent()).not.toContain(wording.notLoaded);

    await guide.say('send a message');
    for (const text of Object.values(letter)) await guide.say(text);
    await guide.tap('Send Message');
    await expect(guide.reply).toContainText(`Failed to send message: ${noConnection}`);
    await expect(guide.reply).toContainText(wording.kept);
    expect(await sent()).toEqual([]);

    await context.setOffline(false);
    await guide.tap('Try again');
    await expect(guide.reply).toContainText(messageWords.sentHeading);
    expect((await sent()).map(({ template_params }) => template_params)).toEqual([
      { ...letter, reference: anyReference },
    ]);

    await context.setOffline(true);
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tax Calculator' }).click();
    for (const [label, text] of Object.entries(rentDecides.typed))
      await page.getByRole('textbox', { name: label, exact: true }).fill(text);
    await page.getByRole('button', { name: 'Calculate tax' }).click();
    await expect(page.getByRole('region', { name: 'Your tax estimate' })).toContainText(
      rentDecides.figures['Final tax'] ?? '',
    );
  },
);

test.describe('a first visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the browser begins to keep the site only once the page has come to rest, and not at all for a visitor who saves data', async ({
    page,
    context,
  }) => {
    const saving = await context.newPage();
    await saving.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(saving, '/');
    await saving.evaluate(
      () =>
        new Promise((resolve) => {
          window.requestIdleCallback(() => window.requestIdleCallback(resolve));
        }),
    );
    expect(await saving.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await cachedFiles(saving)).toEqual({});
    await saving.close();

    await page.addInitScript(() => {
      const { serviceWorker } = navigator;
      const register = serviceWorker.register.bind(serviceWorker);
      serviceWorker.register = (...given) => {
        Object.assign(window, { stateAtRegistration: document.readyState });
        return register(...given);
      };
    });
    await open(page, '/');
    await siteIsKept(page);
    expect(
      await page.evaluate(() => (window as Window & { readonly stateAtRegistration?: string }).stateAtRegistration),
    ).toBe('complete');
  });
});

deployed.describe('a site that is no longer to be kept', () => {
  deployed.use({ serviceWorkers: 'allow' });

  deployed('is let go of at the next visit', async ({ page, deployment }) => {
    const folder = mkdtempSync(join(tmpdir(), 'let-go-'));
    cpSync(siteFolder, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
    await writeServiceWorker(folder, { shell: '', isKept: false, files: [] });
    await open(page, '/');
    await siteIsKept(page);
    deployment.put(folder);
    await page.goto('/about');
    const overtake = await overtaking(page);
    await expect
      .poll(async () => {
        await overtake();
        return [
          await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
          await cachedFiles(page),
        ];
      })
      .toEqual([0, {}]);
    await page.goto('/contact');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    rmSync(folder, { recursive: true });
  });
});
