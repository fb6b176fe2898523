import type { Page } from '@playwright/test';

/** Keeps files of the site from coming until what is returned is called. */
export async function heldBack(page: Page, files: RegExp): Promise<() => void> {
  let comes: () => void = () => undefined;
  const waited = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route(files, async (route) => {
    await waited;
    await route.continue();
  });
  return comes;
}
