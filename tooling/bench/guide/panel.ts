import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { ChatPage } from './cold-opening.ts';
import { seen, watch } from './on-screen.ts';
import { slowed } from './slowed.ts';

export interface PanelTimes {
  /** From Enter to the reply on the screen, the text of the page that answers being there already, in milliseconds. */
  readonly replies: readonly number[];
  /** The same where that text, if the answer needs any, was not there when the visitor began to type. */
  readonly firstReplies: readonly number[];
  /** The addresses of the scripts that a page has before its guide is fetched. */
  readonly before: readonly string[];
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
/** Between the panel and the first letter: nobody types sooner. */
const reading = 1000;
/** Between the last word but one and the last, and between the last and Enter. */
const pauses = { word: 300, send: 200 };
/** So many questions, each asked twice, then a new conversation, as a visitor with much to ask would have. */
const conversation = 6;

/** Opens the guide of a built site in a slowed browser, asks it every question, and all of a conversation once more. */
export async function panelTimes(
  browser: Browser,
  url: string,
  slowdown: number,
  questions: readonly string[],
): Promise<PanelTimes> {
  const replies: number[] = [];
  const firstReplies: number[] = [];
  let scriptsBefore: readonly string[] = [];
  for (let at = 0; at < questions.length; at += conversation) {
    await withGuide(browser, url, slowdown, async ({ page, before }) => {
      scriptsBefore = before;
      await page.waitForTimeout(reading);
      const asked = questions.slice(at, at + conversation);
      for (const question of asked) firstReplies.push(await replyTime(page, question));
      // Not at once after the first time, when what was read of the message may still be at hand.
      for (const question of asked) replies.push(await replyTime(page, question));
    });
  }
  return { replies, firstReplies, before: scriptsBefore };
}

/** From Enter to the answer on the screen in the chat of a peer that answers at once, each question asked once, in milliseconds. */
export async function peerReplyTimes(
  browser: Browser,
  chat: ChatPage,
  slowdown: number,
  questions: readonly string[],
): Promise<readonly number[]> {
  const page = await browser.newPage(phone);
  try {
    await slowed(page, slowdown);
    await page.goto(chat.url, { waitUntil: 'networkidle' });
    await page.locator(chat.button).tap();
    await page.locator(chat.panel).waitFor({ state: 'attached' });
    await page.waitForTimeout(reading);
    const times: number[] = [];
    for (const question of questions)
      times.push(await typedAndSent(page, page.getByRole('textbox'), question, `#answer-${times.length + 1}`));
    return times;
  } finally {
    await page.close();
  }
}

interface OpenGuide {
  readonly page: Page;
  /** The scripts that were there before the guide was. */
  readonly before: readonly string[];
}

async function withGuide<Result>(
  browser: Browser,
  url: string,
  slowdown: number,
  work: (guide: OpenGuide) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage(phone);
  try {
    await slowed(page, slowdown);
    await page.goto(url, { waitUntil: 'networkidle' });
    const before = await scripts(page);
    await page.getByRole('button', { name: /^Ask the guide/ }).tap();
    await page.getByRole('dialog').waitFor();
    return await work({ page, before });
  } finally {
    await page.close();
  }
}

async function replyTime(page: Page, question: string): Promise<number> {
  const last = await page.locator('[data-from]').count();
  const time = await typedAndSent(
    page,
    page.getByRole('textbox', { name: 'Your message' }),
    question,
    `[data-from="visitor"]:nth-of-type(${last + 1}) ~ [data-from="guide"]`,
  );
  await expect(page.getByText('One moment...')).toHaveCount(0);
  return time;
}

/** Types a question as visitors do, not at once and not sent with the last letter; returns the milliseconds from Enter to the reply. */
async function typedAndSent(page: Page, input: Locator, question: string, reply: string): Promise<number> {
  await input.fill(question.slice(0, question.lastIndexOf(' ') + 1));
  await page.waitForTimeout(pauses.word);
  await input.fill(question);
  await watch(page, 'keydown', reply);
  await page.waitForTimeout(pauses.send);
  await input.press('Enter');
  return seen(page);
}

async function scripts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
}
