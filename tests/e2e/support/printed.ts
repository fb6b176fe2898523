import { expect, type Page } from '@playwright/test';

import { practice } from './words.ts';

const places = practice.offices.map(({ address, postcode }) => `${address.join(', ')} ${postcode}`);
const reached = `${practice.phone} · ${practice.email}`;

/** The head of a sheet, with what stands behind the ways to reach the practice. */
export const letterhead = (printed = '') => [[practice.name, ...places].join(' · '), reached + printed];

/** What of a page stands on paper: all but its text, and how wide its texts are on a sheet that lies across, where the window is as wide as one. Leaves the page as paper has it. */
export async function printed(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const parts = page.locator('#root > *').filter({ visible: true });
  await expect(parts.filter({ hasNot: page.getByRole('heading', { level: 1 }) })).toHaveCount(1);
  const texts = page.locator('main section > div').filter({ visible: true });
  const widths = await texts.evaluateAll((all) => all.map((text) => Math.round(text.getBoundingClientRect().width)));
  return { head: (await parts.first().innerText()).split(/\n+/), isWide: Math.min(sheet.width, ...widths) > 500 };
}

/** A sheet that lies across. */
export const sheet = { width: 1040, height: 720 };
