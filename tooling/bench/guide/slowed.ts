import type { Page } from '@playwright/test';

/** Lets a page run as on a machine so many times slower, from now on. */
export async function slowed(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
