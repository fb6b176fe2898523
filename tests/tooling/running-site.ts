import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

import { startServer } from '#tooling/server/server.ts';

import { temporaryFolder } from './temporary-folder.ts';

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface RunningSite {
  readonly url: string;
  readonly dist: string;
  readonly mailbox: string;
  readonly close: () => Promise<void>;
  /** Sends a request target as it is: `fetch` would tidy it first. */
  readonly ask: (target: string, question?: Question) => Promise<Answer>;
}

/** A small built site with a mailbox, served on a port of its own for one test. */
export async function runningSite(options: Omit<Parameters<typeof startServer>[0], 'dir' | 'port' | 'mailboxDir'> = {}): Promise<RunningSite> {
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
    'about/index.html': '<h1>About</h1>',
    'about/index.html.br': brotliCompressSync('<h1>About</h1>'),
    'about/index.html.gz': gzipSync('<h1>About</h1>'),
    '404.html': '<h1>Page not found</h1>',
    'services/404.html': '<h1>No such service</h1>',
    'services/audit/index.html': '<h1>Audit</h1>',
    'assets/app-abc123.js': 'export {};',
    'robots.txt': 'User-agent: *',
    '.vite/manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(dist, name, '..'), { recursive: true });
    await writeFile(join(dist, name), text);
  }
}

function ask(url: string, target: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, path: target, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => { resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }); });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
