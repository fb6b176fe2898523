import axe, { type AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';

const all = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** The rules that speak of colours, which are all that another theme changes. */
const ofColours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The rules of WCAG 2.2 AA and of good practice that an audit finds broken on the page in both themes, with the elements that break them. Leaves the page in the dark one. */
export async function faultsByDayAndNight(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const byDay = await faults(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  return [...byDay, ...(await faults(page, ofColours)).map((fault) => `in the dark theme: ${fault}`)];
}

/** The rules of WCAG 2.2 AA and of good practice that an audit finds broken on the page as it stands, with the elements that break them. */
export async function faults(page: Page, runOnly = all): Promise<readonly string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async (rules) => {
    const { axe: inPage } = window as Window & {
      readonly axe?: { run: (context: Document, options: object) => Promise<AxeResults> };
    };
    if (!inPage) throw new Error('axe is not on the page');
    return inPage.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
    });
  }, runOnly);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Waits until the page is drawn and nothing on it changes colour any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    await frame();
    await frame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await frame();
  });
}
