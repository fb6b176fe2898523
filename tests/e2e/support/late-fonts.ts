import type { Page } from '@playwright/test';

/** Holds fonts back from `hold` to `release`. */
export async function fontGate(page: Page): Promise<{ readonly hold: () => void; readonly release: () => void }> {
  let held: (() => void)[] | undefined;
  await page.route('**/*.woff2', async (route) => {
    if (held) await new Promise<void>((resolve) => held?.push(resolve));
    await route.continue().catch(() => undefined);
  });
  const release = () => {
    held?.forEach((letGo) => {
      letGo();
    });
    held = undefined;
  };
  return {
    hold: () => {
      release();
      held = [];
    },
    release,
  };
}

/** Writes down how far the page moves under the visitor's eyes, by the measure of Web Vitals. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.sum += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as Window & { readonly moved?: { readonly sum: number } }).moved?.sum ?? NaN);
}
