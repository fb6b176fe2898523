import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

import { startServer } from '#tooling/server/server.ts';

import { ask, type Answer, type Question } from '../support/ask.ts';
import { temporaryFolder } from './temporary-folder.ts';

interface RunningSite {
  readonly url: string;
  readonly dist: string;
  readonly mailbox: string;
  readonly close: () => Promise<void>;
  /** Sends a request target as it is: `fetch` would tidy it first. */
  readonly ask: (target: string, question?: Question) => Promise<Answer>;
}

/** A small built site with a mailbox, served on a port of its own for one test. */
export async function runningSite(
  options: Omit<Parameters<typeof startServer>[0], 'dir' | 'port' | 'mailboxDir'> = {},
): Promise<RunningSite> {
  const folder = await temporaryFolder();
  const dist = join(folder, 'dist');
  const mailbox = join(folder, 'mailbox');
  await writeSite(dist);
  await writeFile(join(folder, 'secret.txt'), 'secret');
  const server = await startServer({ ...options, dir: dist, port: 0, mailboxDir: mailbox });
  onTestFinished(() => server.close());
  return { ...server, dist, mailbox, ask: (target, question) => ask(server.url, target, question) };
}

async function writeSite(dist: string): Promise<void> {
  const files: Readonly<Record<string, string | Buffer>> = {
    'index.html': '<h1>Home</h1>',
    'about.html': '<h1>About</h1>',
    'about.html.br': brotliCompressSync('<h1>About</h1>'),
    'about.html.gz': gzipSync('<h1>About</h1>'),
    '404.html': '<h1>Page not found</h1>',
    'services/404.html': '<h1>No such service</h1>',
    'services/audit/deeper.html': '<h1>Deeper</h1>',
    'services/audit.html': '<h1>Audit</h1>',
    'assets/app-abc123.js': 'export {};',
    'robots.txt': 'User-agent: *',
    _headers: '/*',
    _redirects: '/* /',
    '.vite/manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(dist, name, '..'), { recursive: true });
    await writeFile(join(dist, name), text);
  }
}
