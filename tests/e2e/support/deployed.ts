import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

import type { KeptMessage } from '#tooling/server/mailbox-store.ts';
import { startServer } from '#tooling/server/server.ts';

import { contentFolder, siteFolder } from './built.ts';
import { test as base } from './site.ts';

/** The words that the second build has in place of the first one's. */
export const newWords = {
  about: { file: 'topics/about.md', field: 'heading', words: 'About, written anew' },
  welcome: { file: 'guide/wording.yaml', field: 'welcome', words: 'Welcome to the new build.' },
  // It stands in what all pages share, so that every page of the second build is another file.
  description: {
    file: 'practice.yaml',
    field: 'about',
    words: 'A practice that says of itself what it did not say before.',
  },
  thanks: { file: 'forms/appointment.yaml', field: 'sentHeading', words: 'Request received anew' },
};

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
      const content = join(folder, 'content');
      const out = join(folder, basename(folder));
      cpSync(contentFolder, content, { recursive: true });
      for (const { file, field, words } of Object.values(newWords)) {
        const text = readFileSync(join(content, file), 'utf8');
        const line = new RegExp(`^${field}: .*$`, 'm');
        if (!line.test(text)) throw new Error(`${file} has no line that begins with "${field}: "`);
        writeFileSync(join(content, file), text.replace(line, `${field}: ${words}`));
      }
      execFileSync('npm', ['run', 'build'], {
        // Built by lighter means, so that even the files of the packages have other names.
        env: { ...process.env, SITE_CONTENT: content, SITE_OUT: out, SITE_COMPRESSION: 'light' },
        stdio: 'pipe',
      });
      await provide(out);
      rmSync(folder, { recursive: true });
      rmSync(join('build', basename(folder)), { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
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
