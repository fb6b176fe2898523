import { expect, type Browser, type Page } from '@playwright/test';
import { slowed } from './slowed.ts';

export interface PanelTimes {
  /** From the tap to the panel on the screen, a fresh page each, in milliseconds. */
  readonly openings: readonly number[];
  /** From Enter to the reply on the screen, the text of the page that answers being there already, in milliseconds. */
  readonly replies: readonly number[];
  /** The same where that text, if the answer needs any, is fetched from this machine first. */
  readonly firstReplies: readonly number[];
  /** The scripts that came with the opening and a first ordinary question, in bytes as sent. */
  readonly fetched: number;
  /** Of the page that answered it, likewise. */
  readonly answer: number;
}

const openingsTried = 20;
/** Milliseconds between the page and the first tap. */
const still = 3000;
/** So many questions, each asked twice, then a new conversation, as a visitor with much to ask would have. */
const conversation = 6;
const firstQuestion = 'how long does gst registration take';

/** Opens the guide of a built site in a slowed browser, after three still seconds and by a tap alone, and asks it every question. */
export async function panelTimes(
  browser: Browser,
  url: string,
  slowdown: number,
  questions: readonly string[],
): Promise<PanelTimes> {
  const openings: number[] = [];
  for (let count = 0; count < openingsTried; count += 1)
    openings.push(await withGuide(browser, url, slowdown, ({ opening }) => Promise.resolve(opening)));
  const replies: number[] = [];
  const firstReplies: number[] = [];
  for (let at = 0; at < questions.length; at += conversation) {
    await withGuide(browser, url, slowdown, async ({ page }) => {
      const asked = questions.slice(at, at + conversation);
      for (const question of asked) firstReplies.push(await replyTime(page, question));
      // Not at once after the first time, when what was read of the message may still be at hand.
      for (const question of asked) replies.push(await replyTime(page, question));
    });
  }
  const { fetched, answer } = await withGuide(browser, url, 1, ({ page, before }) => fetchedBy(page, before));
  return { openings, replies, firstReplies, fetched, answer };
}

interface OpenGuide {
  readonly page: Page;
  readonly opening: number;
  /** The scripts that were there before the guide was. */
  readonly before: readonly string[];
}

async function withGuide<Result>(
  browser: Browser,
  url: string,
  slowdown: number,
  work: (guide: OpenGuide) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
  try {
    await slowed(page, slowdown);
    await page.goto(url, { waitUntil: 'networkidle' });
    const before = await scripts(page);
    // The guide's code comes to a visitor who is still; a finger gives no sign before it taps.
    await page.waitForTimeout(still);
    await watch(page, 'click', '[role="dialog"]');
    await page.getByRole('button', { name: /^Ask the guide/ }).tap();
    const opening = await seen(page);
    return await work({ page, opening, before });
  } finally {
    await page.close();
  }
}

async function replyTime(page: Page, question: string): Promise<number> {
  const input = page.getByRole('textbox', { name: 'Your message' });
  await input.fill(question);
  const last = await page.locator('[data-from]').count();
  await watch(page, 'keydown', `[data-from="visitor"]:nth-of-type(${last + 1}) ~ [data-from="guide"]`);
  await input.press('Enter');
  const time = await seen(page);
  await expect(page.getByText('One moment...')).toHaveCount(0);
  return time;
}

declare const window: Window & { seen?: Promise<number> };

/** From now on waits for an event, then for an element, then for the frame that shows it. No function in it has a name: the names tsx keeps are not known in a page. */
async function watch(page: Page, event: string, selector: string): Promise<void> {
  await page.evaluate(
    ([type, wanted]) => {
      window.seen = new Promise((resolve) => {
        addEventListener(
          type,
          ({ timeStamp }) => {
            const observer = new MutationObserver(() => {
              if (!document.querySelector(wanted)) return;
              observer.disconnect();
              // A task after the next frame: what was found is on the screen.
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => {
                  resolve(performance.now() - timeStamp);
                };
                port2.postMessage(null);
              });
            });
            observer.observe(document.documentElement, { childList: true, subtree: true });
          },
          { capture: true, once: true },
        );
      });
    },
    [event, selector] as const,
  );
}

const seen = (page: Page) => page.evaluate(() => window.seen ?? Promise.reject(new Error('nothing was watched for')));

async function scripts(page: Page): Promise<readonly string[]> {
  return (await resources(page)).map(({ name }) => name);
}

async function resources(page: Page): Promise<readonly { readonly name: string; readonly bytes: number }[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  );
}

async function fetchedBy(
  page: Page,
  before: readonly string[],
): Promise<{ readonly fetched: number; readonly answer: number }> {
  const sum = (list: readonly { readonly bytes: number }[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  const opened = new Set((await resources(page)).map(({ name }) => name));
  await replyTime(page, firstQuestion);
  const added = (await resources(page)).filter(({ name }) => !before.includes(name));
  const answer = added.filter(({ name }) => !opened.has(name) && name.includes('gst-registration'));
  return { fetched: sum(added) - sum(answer), answer: sum(answer) };
}
