import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';

/** Holds back every sending until it is let go. */
export async function holdSends(page: Page): Promise<() => void> {
  const hold = new EventEmitter();
  const released = once(hold, 'release');
  await page.route('**/api/v1.0/email/send', async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    hold.emit('release');
  };
}
