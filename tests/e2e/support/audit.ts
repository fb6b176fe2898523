import axe, { type AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';

/** The rules of WCAG 2.2 AA that an audit finds broken on the page as it stands, with the elements that break them. */
export async function faults(page: Page): Promise<readonly string[]> {
  await settled(page);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async () => {
    const { axe: inPage } = window as Window & {
      readonly axe?: { run: (context: Document, options: object) => Promise<AxeResults> };
    };
    if (!inPage) throw new Error('axe is not on the page');
    return inPage.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    });
  });
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
