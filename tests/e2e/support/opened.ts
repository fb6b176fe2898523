import type { Page, Response } from '@playwright/test';

/** Opens an address and waits until its script is in charge, so that a click is a click of the site's own. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await inCharge(page);
  return response;
}

/** Waits until the script of the page has taken over its elements and its effects have run. */
export async function inCharge(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('#root > button, main form button')];
    return (
      buttons.length > 0 && buttons.every((button) => Object.keys(button).some((key) => key.startsWith('__reactProps')))
    );
  });
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
}

/** The path, query and hash the page shows. */
export function shown(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}
