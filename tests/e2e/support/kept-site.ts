import { expect, type Page } from '@playwright/test';

/** Waits until the browser has kept the whole site and its worker stands between page and host. */
export async function siteIsKept(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return (
            navigator.serviceWorker.controller?.state === 'activated' &&
            registration?.installing === null &&
            registration.waiting === null
          );
        }),
      { timeout: 60_000 },
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

/** The script that a page's document names as its own. */
export function ownScript(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '');
}
