import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startServer } from '#tooling/server/server.ts';
import { findChromium } from '#tooling/setup/chromium.mjs';
import { kinds, type Kind } from './kinds.ts';

const folder = 'shots';
const widths = [360, 768, 1280, 1920];
const themes = ['light', 'dark'] as const;
/** Sizes of text that a visitor sets in the browser, and the widths at which the larger one is looked at. */
const texts = [
  { size: 16, name: '', widths },
  { size: 24, name: '-large', widths: [360, 1280] },
];
/** A machine that does other things besides is slow and takes its pictures all the same. */
const patience = 300_000;
/** A Tuesday morning in Hyderabad, so that days and hours look the same on every run. */
const now = new Date('2026-11-24T10:30:00+05:30');

const wanted = process.argv.slice(2);
const chosen = kinds.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
const mailboxDir = mkdtempSync(join(tmpdir(), 'shots-'));
const server = await startServer({ dir: process.env.SITE_OUT ?? 'dist', port: 0, mailboxDir });
const executablePath = findChromium();
mkdirSync(folder, { recursive: true });

let taken = 0;
try {
  for (const text of texts) {
    const browser = await chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', `--blink-settings=defaultFontSize=${text.size}`],
      timeout: patience,
    });
    for (const kind of chosen) {
      for (const width of text.widths) {
        if (kind.only !== undefined && (kind.only === 'menu') !== width / text.size < 62) continue;
        await shoot(browser, kind, width, text.name);
        taken += 1;
      }
      if (kind.prepare === undefined && text.name === '') await shootPrint(browser, kind);
    }
    await browser.close();
  }
  console.log(`${taken} sights of ${chosen.length} kinds are in ${folder}/`);
} finally {
  await server.close();
  rmSync(mailboxDir, { recursive: true });
}

/** Takes one kind at one width, in both themes. */
async function shoot(from: Browser, kind: Kind, width: number, text: string): Promise<void> {
  const page = await from.newPage({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    timezoneId: 'Asia/Kolkata',
  });
  page.setDefaultTimeout(patience);
  await page.clock.setFixedTime(now);
  await page.goto(server.url + kind.address);
  // The site takes scrolling into its own hands once its script is in charge.
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  await kind.prepare?.(page);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({
      path: `${folder}/${kind.name}-${width}${text}-${colorScheme}.png`,
      fullPage: kind.isScreen !== true,
      caret: 'hide',
    });
  }
  await page.close();
}

/** Takes one kind as a printer gets it. */
async function shootPrint(from: Browser, kind: Kind): Promise<void> {
  const page = await from.newPage({ viewport: { width: 720, height: 1000 }, colorScheme: 'dark' });
  page.setDefaultTimeout(patience);
  await page.goto(server.url + kind.address);
  await page.emulateMedia({ media: 'print' });
  await page.screenshot({ path: `${folder}/${kind.name}-print.png`, fullPage: true });
  await page.close();
}
