import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';

import type { KeptMessage } from '#tooling/server/mailbox-store.ts';
import { startServer } from '#tooling/server/server.ts';

import { siteFolder } from './built.ts';
import { ConsoleMessages } from './console-messages.ts';

interface Site {
  /** The private server's address, without a closing slash. */
  readonly url: string;
  /** What was sent, newest first. */
  readonly messages: () => Promise<readonly KeptMessage[]>;
  /** Chooses the answer to every send from now on: `ok`, `hang`, `drop` or a fault such as `429`. */
  readonly answer: (name: string) => Promise<void>;
}

interface Fixtures {
  site: Site;
  consoleMessages: ConsoleMessages;
}

/** Playwright's test on the shared server; a console warning or error that was not allowed fails it. */
export const test = base.extend<Fixtures>({
  site: async ({}, provide) => {
    const mailboxDir = await mkdtemp(join(tmpdir(), 'site-mailbox-'));
    const server = await startServer({ dir: siteFolder, port: 0, mailboxDir });
    await provide({
      url: server.url,
      messages: async () => (await fetch(`${server.url}/__mailbox.json`)).json() as Promise<readonly KeptMessage[]>,
      answer: async (name) => {
        const response = await fetch(`${server.url}/__mailbox/answer`, { method: 'POST', body: name });
        if (!response.ok) throw new Error(await response.text());
      },
    });
    await server.close();
    await rm(mailboxDir, { recursive: true, force: true });
  },
  consoleMessages: [
    async ({ context }, provide) => {
      const messages = new ConsoleMessages();
      messages.watch(context);
      await provide(messages);
      expect(messages.unexpected(), 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

/** The same on a private server with a mailbox of its own: `page.goto('/contact')` goes to `site.url`. */
export const testWithMailbox = test.extend({
  baseURL: async ({ site }, provide) => {
    await provide(site.url);
  },
});

export { expect };
