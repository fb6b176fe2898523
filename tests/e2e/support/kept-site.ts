import { expect, type Page } from '@playwright/test';

/** Waits until the browser has kept the whole site and its worker stands between page and host. */
export async function siteIsKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return (
          navigator.serviceWorker.controller?.state === 'activated' &&
          registration?.installing === null &&
          registration.waiting === null
        );
      }),
    )
    .toBe(true);
}

/** The addresses in the caches, by the name of the cache. */
export function cachedFiles(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const contents = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
      }),
    );
    return Object.fromEntries(contents);
  });
}

/**
 * Returns what asks the browser to let a worker that waits take over. A request that comes just as Chromium stops the one before starts
 * that one again; for visitors it goes once it has been idle for half a minute, but never while it is watched, as by Playwright.
 */
export async function overtaking(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  const scopeURL = new URL('/', page.url()).href;
  return async () => {
    await session.send('ServiceWorker.skipWaiting', { scopeURL });
  };
}

/** The script that a page's document names as its own. */
export function ownScript(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '');
}
