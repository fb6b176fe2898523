import { request as secureRequest } from 'node:https';
import { Agent, get } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

import { headersFor } from '#tooling/server/headers.ts';
import { findNginx } from '#tooling/setup/nginx.mjs';

import { ask, type Answer, type Question } from '../support/ask.ts';
import { siteFolder } from './support/built.ts';
import { startNginx } from './support/nginx.ts';

const found = findNginx();
test.skip(
  found === undefined,
  'the site file of nginx, for want of an nginx with the brotli module; with CI=true and as root npm test fetches one',
);
test.describe.configure({ mode: 'default' });

let nginx: Awaited<ReturnType<typeof startNginx>>;
test.beforeAll(async () => {
  if (found) nginx = await startNginx(found);
});
test.afterAll(() => nginx.stop());

const asset = (ending: string) =>
  new RegExp(`/assets/[\\w-]+\\.${ending}(?=["#])`).exec(readFileSync(join(siteFolder, 'index.html'), 'utf8'))?.[0] ??
  '/no-such-asset';

const pages = [
  '/',
  '/?from=mail',
  '/about',
  '/services/registrations',
  '/services/registrations/gst-registration',
  '/services/gst-registration',
  '/services/bank-related-services',
];
const files = [asset('js'), asset('css'), asset('woff2'), asset('svg'), '/sitemap.xml', '/robots.txt'];
const elsewhere = [
  '/about/',
  '/about/?from=mail',
  '/about/index.html',
  '/index.html',
  '/index.html?from=mail',
  '/services/registrations/',
  '/services/registrations/gst-registration/index.html',
  '/nowhere/',
  '/assets/',
  '//example.org/',
  '//about?a=1',
  '/about//',
];
const unknown = [
  '/nowhere',
  '/nowhere/deeper',
  '/services/nothing',
  '/services/nothing/deeper',
  '/services/registrations/nothing',
  '/services/registrations/nothing/deeper',
  '/services/no%74hing',
  '/blog/nothing',
  '/assets',
  '/assets/gone.js',
  '/about.html',
  '/about.html.br',
  `${asset('js')}.br`,
  `${asset('js')}.gz`,
  '/404',
  '/404.html',
  '/services/404.html',
  '/_headers',
  '/_redirects',
  '/.git/config',
  '/.env',
  '/about%2f',
  '/\\example.org/',
  '/about/index',
  '/index',
];
const encodings = ['br, gzip', 'gzip', 'identity'];

const told = ['location', 'allow', ...Object.keys(headersFor('/')).map((name) => name.toLowerCase())];

function plain({ headers, body }: Answer): string {
  const encoding = headers['content-encoding'];
  return (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString(
    'latin1',
  );
}

/** What a visitor's browser learns from an answer, without what each server may word in its own way. */
function learned(answer: Answer) {
  const type = String(answer.headers['content-type'] ?? '')
    .replace(/;\s*/, ';')
    .toLowerCase();
  const isOurs = answer.status === 200 || answer.status === 404;
  return {
    status: answer.status,
    type: isOurs ? (type.startsWith('text/html') ? type : type.replace(/;.*/, '')) : '',
    // nginx compresses its 404 pages too; the local server does not take the trouble.
    encoding: answer.status === 200 ? answer.headers['content-encoding'] : undefined,
    headers: Object.fromEntries(told.map((name) => [name, answer.headers[name]])),
    body: isOurs ? plain(answer) : '',
  };
}

const both = async (target: string, baseURL: string | undefined, question?: Question) =>
  Promise.all([nginx.url, String(baseURL)].map(async (url) => learned(await ask(url, target, question))));

for (const [kind, targets] of Object.entries({
  pages,
  files,
  'other names of a page': elsewhere,
  'what it does not know': unknown,
})) {
  test(`nginx answers ${kind} as the local server does`, async ({ baseURL }) => {
    for (const target of targets) {
      for (const encoding of encodings) {
        const [own, local] = await both(target, baseURL, { headers: { 'Accept-Encoding': encoding } });
        expect.soft(own, `${target}, ${encoding}`).toEqual(local);
      }
    }
  });
}

test('nginx answers pages and files with 200, other names of a page with 308, and what it does not know with 404', async () => {
  const statuses = async (targets: readonly string[]) => [
    ...new Set(await Promise.all(targets.map(async (target) => (await ask(nginx.url, target)).status))),
  ];
  expect(await statuses([...pages, ...files])).toEqual([200]);
  expect(await statuses(elsewhere)).toEqual([308]);
  expect(await statuses(unknown)).toEqual([404]);
});

test('nginx sends the compressed copies of the build', async () => {
  for (const target of [...pages, asset('js'), asset('css'), asset('svg'), '/sitemap.xml']) {
    for (const [accepted, sent] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const { headers } = await ask(nginx.url, target, { headers: { 'Accept-Encoding': accepted } });
      expect([headers['content-encoding'], headers.vary], `${target}, ${accepted}`).toEqual([sent, 'Accept-Encoding']);
    }
  }
});

test('every answer of nginx carries the security headers and no version', async () => {
  const answers = await Promise.all([
    ...[
      ...pages,
      ...files,
      ...elsewhere,
      ...unknown,
      '/%',
      '/%E0%A4%A',
      '/../../etc/passwd',
      '/%2e%2e/package.json',
    ].map((target) => ask(nginx.url, target)),
    ask(nginx.url, '/about', { method: 'POST', body: 'x' }),
    ask(nginx.url, '/about', { method: 'HEAD' }),
  ]);
  const { 'Cache-Control': _, ...security } = headersFor('/');
  for (const { headers } of answers) {
    for (const [name, value] of Object.entries(security)) expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers.server).toBe('nginx');
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('nginx and the local server answer HEAD without a body and refuse to be written to', async ({ baseURL }) => {
  for (const question of [
    { method: 'HEAD' },
    { method: 'POST', body: 'x' },
    { method: 'PUT', body: 'x' },
    { method: 'DELETE' },
  ]) {
    for (const target of ['/about', '/nowhere', '/about/', '/sitemap.xml']) {
      const [own, local] = await both(target, baseURL, question);
      expect({ ...own, body: own?.body.length }, `${question.method} ${target}`).toEqual({ ...local, body: 0 });
    }
  }
  expect((await ask(nginx.url, '/about', { method: 'POST', body: 'x' })).headers.allow).toBe('GET, HEAD');
});

test('nginx and the local server refuse what is malformed, and nothing outside the site is read', async ({
  baseURL,
}) => {
  // An address that nobody can read: nginx refuses it, the local server shows that there is no such page.
  for (const target of ['/%', '/%zz'])
    expect([(await ask(nginx.url, target)).status, (await ask(String(baseURL), target)).status], target).toEqual([
      400, 404,
    ]);
  for (const target of [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/../../package.json',
    '/about%00',
    '/assets/..%5c..%5cpackage.json',
  ]) {
    for (const url of [nginx.url, String(baseURL)]) {
      const { status, body } = await ask(url, target);
      // Which of the two it is, a server may choose: an address above the root is no address.
      expect([400, 404], target).toContain(status);
      expect(body.toString()).not.toContain('chartered-accountant-site');
    }
  }
});

test('over https nginx asks browsers to keep to it', async () => {
  test.skip(nginx.securePort === undefined, 'there is no openssl on this machine to make a certificate with');
  const strict = await new Promise((resolve, reject) => {
    secureRequest(
      { host: '127.0.0.1', port: nginx.securePort, path: '/nowhere', rejectUnauthorized: false },
      (response) => {
        response.resume();
        resolve([response.statusCode, response.headers['strict-transport-security']]);
      },
    )
      .on('error', reject)
      .end();
  });
  expect(strict).toEqual([404, headersFor('/', { https: true })['Strict-Transport-Security']]);
});

test('a browser that has the page learns from nginx that nothing changed', async () => {
  const { etag } = (await ask(nginx.url, '/about')).headers;
  const again = await ask(nginx.url, '/about', { headers: { 'If-None-Match': String(etag) } });
  expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, 'no-cache']);
});

test('nginx answers a thousand requests, fifty at a time, without a failure', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const targets = [...pages, ...files];
  const expected = new Map(
    await Promise.all(targets.map(async (target) => [target, (await ask(nginx.url, target)).body.length] as const)),
  );
  const visit = (target: string) =>
    new Promise<string>((resolve, reject) => {
      get(nginx.url + target, { agent }, (response) => {
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
        });
        response.on('end', () => {
          resolve(`${response.statusCode ?? 0} ${length === expected.get(target) ? 'whole' : `cut at ${length}`}`);
        });
      }).on('error', reject);
    });
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => visit(targets[index % targets.length] ?? '/')),
  );
  agent.destroy();
  expect([...new Set(answers)]).toEqual(['200 whole']);
});
