import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

import type { KeptMessage } from '#tooling/server/mailbox-store.ts';
import { startServer } from '#tooling/server/server.ts';

import { siteFolder } from './built.ts';
import { siteIsKept } from './kept-site.ts';
import { open } from './opened.ts';
import { test as base } from './site.ts';

interface Visit {
  readonly url: string;
  readonly context: BrowserContext;
  readonly messages: () => Promise<readonly KeptMessage[]>;
}

interface Fixtures {
  /** What was sent since the test began, newest first. */
  readonly sent: () => Promise<readonly KeptMessage[]>;
}

/**
 * Playwright's test in a browser that has been on the home page once and kept the whole site. Keeping it takes longer than most tests, so
 * one visit serves all tests of a worker; each gets a tab of its own.
 */
export const test = base.extend<Fixtures, { readonly visit: Visit }>({
  visit: [
    async ({ browser }, provide) => {
      const mailboxDir = await mkdtemp(join(tmpdir(), 'kept-mailbox-'));
      const server = await startServer({ dir: siteFolder, port: 0, mailboxDir });
      const context = await browser.newContext({
        baseURL: server.url,
        serviceWorkers: 'allow',
        timezoneId: 'Asia/Kolkata',
      });
      const page = await context.newPage();
      await open(page, '/');
      await siteIsKept(page);
      await page.close();
      await provide({
        url: server.url,
        context,
        messages: async () => (await fetch(`${server.url}/__mailbox.json`)).json() as Promise<readonly KeptMessage[]>,
      });
      await context.close();
      await server.close();
      await rm(mailboxDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ visit }, provide) => {
    await provide(visit.url);
  },
  context: async ({ visit }, provide) => {
    await provide(visit.context);
    await visit.context.setOffline(false);
  },
  page: async ({ context }, provide) => {
    const page = await context.newPage();
    await provide(page);
    await page.close();
  },
  sent: async ({ visit }, provide) => {
    const before = (await visit.messages()).length;
    await provide(async () => {
      const all = await visit.messages();
      return all.slice(0, all.length - before);
    });
  },
});
