import type { Browser } from '@playwright/test';
import { addMonths, type IstDate } from '#src/domain/ist-dates.ts';
import type { DueDatesInPage } from './due-dates-in-page.ts';
import { scriptOf } from './script-of.ts';
import { slowed } from './slowed.ts';

declare const dueDatesInPage: DueDatesInPage;

const rounds = 40;

/**
 * Works out a year of due dates for all profiles in a page of a slowed browser, each time another year. Takes the first of them, written YYYY-MM-DD.
 * Returns the milliseconds of each round, once the browser knows the code.
 */
export async function dueDateTimes(browser: Browser, slowdown: number, from: IstDate): Promise<readonly number[]> {
  const days = Array.from({ length: rounds * 2 }, (_, at) => addMonths(from, 12 * (at % 40)));
  const page = await browser.newPage();
  try {
    await page.addScriptTag({ type: 'module', content: await scriptOf('due-dates-in-page.ts') });
    await page.waitForFunction(() => 'dueDatesInPage' in globalThis);
    await slowed(page, slowdown);
    const taken = await page.evaluate((all) => all.map((day) => dueDatesInPage.year(day).taken), days);
    return taken.slice(rounds);
  } finally {
    await page.close();
  }
}
