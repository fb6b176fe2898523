import type { Page } from '@playwright/test';

/** Takes out of each long list all but its first rows and its last, and what was asked for: rows of one shape have the same faults. */
export async function shortenLists(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const list of document.querySelectorAll('main, main *')) {
      const all = [...list.children];
      // These stand with headings and other things among them.
      const parts = ['SECTION', 'DETAILS'].map((name) => all.filter(({ nodeName }) => nodeName === name));
      for (const rows of [all, ...parts]) {
        if (rows.length < 12 || rows.some(({ nodeName }) => nodeName !== rows[0]?.nodeName)) continue;
        for (const row of rows.slice(4, -1)) if (!row.matches(':target') && !row.querySelector(':target')) row.remove();
      }
    }
  });
}
