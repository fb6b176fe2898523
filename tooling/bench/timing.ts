import type { Browser } from '@playwright/test';
import { phone } from './conditions.ts';
import { slowed } from './guide/slowed.ts';

/** How long it takes from the tap on a link until the heading of the next page is painted, in milliseconds at 4x CPU. */
export async function followLink(browser: Browser, from: string, to: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(from, { waitUntil: 'networkidle' });
  await slowed(page, 4);
  const link = page.locator(`main a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        addEventListener(
          'click',
          ({ timeStamp }) => {
            new MutationObserver((_, observer) => {
              if (document.querySelector('h1')?.textContent === before) return;
              observer.disconnect();
              // The first frame paints the heading; when the second begins, it is on the screen.
              requestAnimationFrame(() =>
                requestAnimationFrame(() => {
                  resolve(performance.now() - timeStamp);
                }),
              );
            }).observe(document.body, { subtree: true, childList: true, characterData: true });
          },
          { capture: true, once: true },
        );
      }),
  );
  // In a table another link to the same page lies over it: what is tapped is the place, as a finger does.
  const place = await link.boundingBox();
  if (!place) throw new Error(`there is no link to ${to} on ${from}`);
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
  const time = await painted;
  await context.close();
  return time;
}
