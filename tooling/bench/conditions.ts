import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';

/** The phone that Lighthouse pretends to be. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How many times slower than this machine the processor is made. */
export const slowdown = 4;

/** Slow 4G as Lighthouse applies it in the browser: 150 ms and 1.6 Mbit/s on the wire, with its allowance for what the browser does not see. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 };

/** Makes the processor slow, and the network too where that is asked. Lasts as long as the page. */
export async function slowDown(page: Page, { network }: { readonly network: boolean }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
}

/** Starts a browser without a window; `more` are further arguments for it. */
export const launch = (executablePath: string, more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', ...more],
  });
