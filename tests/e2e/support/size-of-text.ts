import type { Page } from '@playwright/test';

/** Sets the size of text as a visitor does in the browser, so that what depends on the window in ems follows. */
export async function sizeOfText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}
