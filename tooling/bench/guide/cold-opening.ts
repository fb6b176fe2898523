import type { Browser, CDPSession, Page } from '@playwright/test';
import { seen, watch } from './on-screen.ts';
import { slowed } from './slowed.ts';

/** How a chat of a page is opened: ours, or that of a peer beside it. */
export interface ChatPage {
  readonly name: string;
  readonly url: string;
  /** What Playwright finds the button by. */
  readonly button: string;
  /** What is on the page once the panel can be used. */
  readonly panel: string;
}

export interface ColdOpening {
  /** From the tap to the frame that shows the panel, in milliseconds. */
  readonly time: number;
  /** What is fetched from the tap until nothing more comes, in bytes as sent. */
  readonly bytes: number;
  readonly files: number;
  /** The heap of the page afterwards, rubbish collected, in bytes. */
  readonly heap: number;
}

export interface Network {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;
/** The slow 4G of Lighthouse. */
export const slow4G: Network = {
  latency: 150,
  downloadThroughput: bytesPerSecond(1.6),
  uploadThroughput: bytesPerSecond(0.75),
};

/** Nothing more is awaited once so long nothing came, in milliseconds. */
const quiet = 1500;

/** Opens a chat in a browser that keeps nothing, on a page at rest. Takes how many times slower the processor runs, and the network of the tap if it is not the machine's. */
export const coldOpening = (
  browser: Browser,
  chat: ChatPage,
  slowdown: number,
  network?: Network,
): Promise<ColdOpening> =>
  onFreshPage(browser, async (page, session) => {
    await slowed(page, slowdown);
    await page.goto(chat.url, { waitUntil: 'networkidle' });
    if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    const fetched = counted(session);
    await watch(page, 'click', chat.panel);
    await page.locator(chat.button).tap();
    const time = await seen(page);
    await rest(fetched);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { time, bytes: fetched.bytes, files: fetched.files, heap: usedSize };
  });

/** What a page has fetched when it opens, and `ms` later without a touch, in bytes as sent. */
export const untouched = (browser: Browser, url: string, ms: number): Promise<number> =>
  onFreshPage(browser, async (page, session) => {
    const fetched = counted(session);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(ms);
    return fetched.bytes;
  });

async function onFreshPage<Result>(
  browser: Browser,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    return await work(page, session);
  } finally {
    await context.close();
  }
}

interface Fetched {
  bytes: number;
  files: number;
  last: number;
}

function counted(session: CDPSession): Fetched {
  const fetched = { bytes: 0, files: 0, last: performance.now() };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return;
    fetched.bytes += encodedDataLength;
    fetched.files += 1;
    fetched.last = performance.now();
  });
  return fetched;
}

async function rest(fetched: Fetched): Promise<void> {
  while (performance.now() - fetched.last < quiet) await new Promise((resolve) => setTimeout(resolve, quiet / 5));
}
