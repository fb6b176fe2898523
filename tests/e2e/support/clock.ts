import type { Page } from '@playwright/test';

import { istToday } from '#src/domain/ist-dates.ts';

/** Has the pages read a time that stands still, as pages of a site that was built on that day: its clock shows no day before. */
export async function fixTime(page: Page, time: string | Date): Promise<void> {
  await builtBy(page, new Date(time));
  await page.clock.setFixedTime(time);
}

/** Has the pages read a clock that goes on from a time, likewise. */
export async function startClock(page: Page, time: Date): Promise<void> {
  await builtBy(page, time);
  await page.clock.install({ time });
}

const builtBy = (page: Page, time: Date) =>
  page.addInitScript((day) => {
    // Once the document is read, and before its scripts run.
    document.addEventListener(
      'readystatechange',
      () => {
        document.getElementById('root')?.setAttribute('data-built', day);
      },
      { once: true },
    );
  }, istToday(time));
