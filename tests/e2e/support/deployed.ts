import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { KeptMessage } from '#tooling/server/mailbox-store.ts';
import { startServer } from '#tooling/server/server.ts';

import { siteFolder } from './built.ts';
import { test as base } from './site.ts';
import { appointmentWords, leadOfAbout, wording } from './words.ts';

/** The words that the second build has in place of the first one's. */
export const newWords = {
  leadOfAbout: 'About us, written anew.',
  welcome: 'Welcome to the new build.',
  thanks: 'Request received anew',
};

const rewritten: readonly (readonly [words: string, anew: string])[] = [
  [leadOfAbout, newWords.leadOfAbout],
  [wording.welcome, newWords.welcome],
  [appointmentWords.sentHeading, newWords.thanks],
];

/** Lays into a folder what another build of the site would be: each of its scripts has a name of its own, and so each page is another file. */
function writeSecondBuild(folder: string): void {
  // Copies that are compressed would still have the words and the names of the first.
  cpSync(siteFolder, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const scripts = new Map(
    readdirSync(join(folder, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, name.replace(/(.)([\w-]{7})(?=\.js$)/, '$2$1')]),
  );
  const found = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|json)$/.test(name)) continue;
    let text = readFileSync(join(folder, name), 'utf8').replace(
      /(?<=\/)[\w-]{1,99}\.js\b/g,
      (file) => scripts.get(file) ?? file,
    );
    for (const [words, anew] of rewritten) {
      if (text.includes(words)) found.add(words);
      text = text.replaceAll(words, anew);
    }
    writeFileSync(join(folder, name), text);
  }
  for (const [name, anew] of scripts) renameSync(join(folder, 'assets', name), join(folder, 'assets', anew));
  for (const [words] of rewritten) if (!found.has(words)) throw new Error(`the build does not say "${words}"`);
}

interface Deployment {
  readonly url: string;
  /** Puts another build in the place of the one that is served, at once and whole, as a host does. */
  readonly put: (build: string) => void;
  readonly messages: () => Promise<readonly KeptMessage[]>;
}

/** Playwright's test with a second build, and a server whose build can be replaced while it runs. */
export const test = base.extend<{ deployment: Deployment }, { secondBuild: string }>({
  secondBuild: [
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'second-build-'));
      writeSecondBuild(folder);
      await provide(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  deployment: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
    const served = join(folder, 'served');
    const put = (build: string) => {
      const next = join(folder, 'next');
      symlinkSync(resolve(build), next);
      renameSync(next, served);
    };
    put(siteFolder);
    const server = await startServer({ dir: served, port: 0, mailboxDir: join(folder, 'mailbox') });
    await provide({
      url: server.url,
      put,
      messages: async () => (await fetch(`${server.url}/__mailbox.json`)).json() as Promise<readonly KeptMessage[]>,
    });
    await server.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ deployment }, provide) => {
    await provide(deployment.url);
  },
});
