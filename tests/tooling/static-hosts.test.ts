import { describe, expect, it } from 'vitest';

import { headersFile, redirectsFile } from '#tooling/hosting/static-hosts.ts';
import { headersFor } from '#tooling/server/headers.ts';

const addresses = {
  pages: [
    '/',
    '/about',
    '/blog',
    '/blog/first',
    '/services',
    '/services/audit',
    '/services/licenses',
    '/services/licenses/trade-license',
  ],
  notFound: ['/404', '/services/404', '/services/licenses/404'],
};

/** Whether a host's pattern fits a path: `*` stands for anything, `:name` for one part of the address. */
const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace('*', '.*').replace(/:\w+/g, '[^/]+')}$`).test(path);

const files = ['/icon-192.png', '/service-worker.js', '/sitemap.xml'];

const headerRules = headersFile(addresses, files)
  .trim()
  .split('\n\n')
  .map((block) => {
    const [pattern = '', ...lines] = block.split('\n');
    return {
      pattern,
      headers: lines
        .map((line) => /^ {2}([\w-]+): (.+)$/.exec(line))
        .map((found) => [found?.[1] ?? '', found?.[2] ?? ''] as const),
    };
  });

/** The headers of all rules that fit, a name that comes twice listed twice. */
const sentFor = (path: string) =>
  headerRules.filter(({ pattern }) => fits(pattern, path)).flatMap(({ headers }) => headers);

const byName = (headers: Readonly<Record<string, string>>) => Object.entries(headers).sort();

describe('the headers file', () => {
  it.each([
    ...addresses.pages,
    '/services/licenses/nothing',
    '/blog/nothing',
    '/assets/app-abc123.js',
    '/assets/shell-abc123.html',
    ...files,
  ])('gives %s what the local server gives it', (path) => {
    expect([...sentFor(path)].sort()).toEqual(byName(headersFor(path, { https: true })));
  });

  it('gives an unknown address the security headers', () => {
    const { 'Cache-Control': _, ...security } = headersFor('/nowhere', { https: true });
    expect([...sentFor('/nowhere')].sort()).toEqual(byName(security));
  });

  it('keeps to what Cloudflare Pages reads: a hundred rules, lines of two thousand characters, one star each', () => {
    expect(headerRules.length).toBeLessThanOrEqual(100);
    expect(
      Math.max(
        ...headersFile(addresses, files)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(2000);
    expect(headerRules.filter(({ pattern }) => !/^\/[\w./-]*\*?$/.test(pattern))).toEqual([]);
  });
});

describe('the redirects file', () => {
  const rules = redirectsFile(addresses)
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string, string]);

  /** Where the first rule that fits leads, its parts filled in. */
  const answerFor = (path: string) => {
    const found = rules.find(([from]) => fits(from, path));
    if (!found) return undefined;
    const [from, to, status] = found;
    const parts = new Map(from.split('/').map((part, index) => [part, path.split('/')[index] ?? '']));
    return [
      Number(status),
      to
        .split('/')
        .map((part) => parts.get(part) ?? part)
        .join('/'),
    ];
  };

  it.each([
    ['/index.html', '/'],
    ['/about/index.html', '/about'],
    ['/services/licenses/index.html', '/services/licenses'],
    ['/services/licenses/trade-license/index.html', '/services/licenses/trade-license'],
  ])('leads %s to the clean address', (from, to) => {
    expect(answerFor(from)).toEqual([308, to]);
  });

  it.each([
    ['/services/nothing', '/services/404.html'],
    ['/services/licenses/nothing', '/services/licenses/404.html'],
    ['/services/licenses/nothing/deeper', '/services/licenses/404.html'],
  ])('answers %s with the 404 page of its folder', (from, page) => {
    expect(answerFor(from)).toEqual([404, page]);
  });

  it('leaves pages and closing slashes to the host', () => {
    for (const path of ['/', '/about', '/about/', '/services', '/blog/first', '/nowhere'])
      expect(answerFor(path)).toBeUndefined();
  });

  it('has no two rules for one address', () => {
    expect(new Set(rules.map(([from]) => from)).size).toBe(rules.length);
  });
});
