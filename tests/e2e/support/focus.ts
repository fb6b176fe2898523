import { expect, type Page } from '@playwright/test';

/** Presses Tab so many times; the focus stays in an element that the selector names, or goes to the browser's own bars. */
export async function expectTabStaysIn(page: Page, selector: string, presses: number): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const isIn = await page.evaluate(
      (within) => document.activeElement === document.body || document.activeElement?.closest(within) !== null,
      selector,
    );
    expect(isIn).toBe(true);
  }
}
