import { rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { headersFor } from '#tooling/server/headers.ts';
import { siteHandler } from '#tooling/server/site.ts';

import { runningSite } from './running-site.ts';

describe('the site', () => {
  it('serves a page at its clean address', async () => {
    const { ask } = await runningSite();
    const answer = await ask('/about?from=mail');
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe('<h1>About</h1>');
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
    expect((await ask('/')).body.toString()).toBe('<h1>Home</h1>');
  });

  it.each([
    ['/about/', '/about'],
    ['/about/?ask=gst', '/about?ask=gst'],
    ['/about/index.html', '/about'],
    ['/index.html?a=1', '/?a=1'],
    ['//about', '/about'],
    ['/about//', '/about'],
    ['//about/?ask=gst', '/about?ask=gst'],
    ['/services//audit', '/services/audit'],
    ['/about%20', '/about'],
    ['///', '/'],
    ['//?a=1', '/?a=1'],
    // Never to another host, whatever follows the two slashes.
    ['//example.org/', '/example.org'],
    ['///example.org//%09/', '/example.org/%09'],
  ])('sends %s to %s', async (target, location) => {
    const { ask } = await runningSite();
    const answer = await ask(target);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    '/nowhere',
    '/404',
    '/404.html',
    '/about.html',
    '/about/index',
    '/assets',
    '/assets/gone.js',
    '/.vite/manifest.json',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/about%00',
    '/\\example.org/',
    '//\\example.org/',
    '/%5cexample.org/',
    '/%2f%2fexample.org',
    '/%',
    '/%E0%A4%A',
    '//%E0%A4%A/',
    '/services/%E0%A4%A',
    `/${'a'.repeat(5000)}`,
    '/about%2f',
    '/about%3f',
    '/about.html.br',
    '/about.html.gz',
    '/_headers',
    '/_redirects',
    '/index',
  ])('answers %s with its own 404 page', async (target) => {
    const { ask } = await runningSite();
    const answer = await ask(target);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('<h1>Page not found</h1>');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toBe(headersFor('/')['Content-Security-Policy']);
  });

  it.each([
    '/services',
    '/services/nothing',
    '/services/nothing/deeper',
    '/services/audit/nothing',
    '/services/audit.html',
    '/services/404',
    '/services/404.html',
    '/services/no%74hing',
    '/services/audit/404.html',
    `/services/${'deep/'.repeat(2000)}x`,
  ])('answers %s with the 404 page of the nearest folder', async (target) => {
    const { ask } = await runningSite();
    const answer = await ask(target);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
    expect(answer.body.toString()).toBe('<h1>No such service</h1>');
  });

  it('says so in plain text when it has no 404 page', async () => {
    const { ask, dist } = await runningSite();
    await rm(join(dist, '404.html'));
    const answer = await ask('/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain;charset=utf-8');
    expect(answer.body.toString()).toBe('Not found');
  });

  it.each(['*', 'http://example.org/'])('refuses %s and lives on', async (target) => {
    const { ask } = await runningSite();
    expect((await ask(target)).status).toBe(400);
    expect((await ask('/')).status).toBe(200);
  });

  it('sends the precompressed file to those who can read it', async () => {
    const { ask } = await runningSite();
    const brotli = await ask('/about', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(brotli.body).toString()).toBe('<h1>About</h1>');
    expect((await ask('/about', { headers: { 'Accept-Encoding': 'gzip' } })).headers['content-encoding']).toBe('gzip');
    expect((await ask('/', { headers: { 'Accept-Encoding': 'br' } })).headers).not.toHaveProperty('content-encoding');
  });

  it('sends the production headers with pages and files', async () => {
    const { ask } = await runningSite();
    for (const address of ['/', '/about', '/robots.txt', '/assets/app-abc123.js']) {
      const { headers } = await ask(address);
      for (const [name, value] of Object.entries(headersFor(address))) expect(headers[name.toLowerCase()]).toBe(value);
    }
  });

  it('says that nothing changed to a browser that has the page', async () => {
    const { ask } = await runningSite();
    const { etag } = (await ask('/about')).headers;
    const again = await ask('/about', { headers: { 'If-None-Match': String(etag) } });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  it('answers HEAD without a body and refuses other methods', async () => {
    const { ask } = await runningSite();
    const head = await ask('/about', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect((await ask('/nowhere', { method: 'HEAD' })).status).toBe(404);
    const post = await ask('/about', { method: 'POST', body: 'x' });
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });

  it('is not upset by an impossible range or by files that change while it runs', async () => {
    const { ask, dist } = await runningSite();
    expect((await ask('/about', { headers: { Range: 'bytes=9-2' } })).status).toBe(200);
    await rm(join(dist, 'assets'), { recursive: true });
    await writeFile(join(dist, 'index.html'), '<h1>A longer home page</h1>');
    expect((await ask('/assets/app-abc123.js')).status).toBe(404);
    expect((await ask('/')).body.toString()).toBe('<h1>A longer home page</h1>');
  });

  it('breaks off a file that goes between being looked for and being read, and serves on', async () => {
    const { ask, dist } = await runningSite();
    const serve = siteHandler(dist);
    const server = createServer((req, res) => {
      serve(req, res);
      rmSync(join(dist, 'assets'), { recursive: true });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    await expect(
      fetch(`http://127.0.0.1:${port}/assets/app-abc123.js`).then((answer) => answer.text()),
    ).rejects.toThrow();
    server.close();
    expect((await ask('/about')).status).toBe(200);
  });
});
