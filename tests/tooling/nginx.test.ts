import { expect, it } from 'vitest';
import { nginxSite } from '#tooling/hosting/nginx.ts';

const serversOf = (domain: string) =>
  nginxSite(domain, { pages: ['/', '/about'], notFound: ['/404'] })
    .split(/^server \{$/m)
    .slice(1);

it.each([
  ['www.rao.in', 'rao.in'],
  ['rao.in', 'www.rao.in'],
])('nginx shows the site at %s and sends %s there', (host, other) => {
  const [site = '', sending = '', ...more] = serversOf(`https://${host}`);
  const nameOf = (server: string) => /server_name (.*);/.exec(server)?.[1];
  expect([nameOf(site), nameOf(sending), /return .*;/.exec(sending)?.[0], more]).toEqual([
    host,
    other,
    `return 308 $scheme://${host}$request_uri;`,
    [],
  ]);
});

/** Where the map sends an address, as nginx reads it: the first line that fits counts. */
function cleanAddress(target: string): string | undefined {
  const text = nginxSite('https://rao.in', { pages: ['/', '/about'], notFound: ['/404'] });
  const [, map = ''] = /map \$request_uri \$site_clean_address \{(.*?)\n\}/s.exec(text) ?? [];
  for (const [, pattern = '', address = ''] of map.matchAll(/"~(.*)" "(.*)";/g)) {
    const found = new RegExp(pattern.replaceAll('\\\\', '\\')).exec(target);
    if (found) return address.replace(/\$(\w+)/g, (_, name: string) => found.groups?.[name] ?? '');
  }
  return undefined;
}

it.each([
  ['/about', undefined],
  ['/', undefined],
  ['/?a=1', undefined],
  ['/about/?a=//b', '/about?a=//b'],
  ['/services/audit/index.html', '/services/audit'],
  ['/index.html?a=1', '/?a=1'],
  ['//about', '/about'],
  ['//about?ask=gst', '/about?ask=gst'],
  ['///services/audit//', '/services/audit'],
  ['//', '/'],
  ['///index.html', '/'],
  ['//example.org/', '/example.org'],
  ['/\\example.org/', undefined],
])('nginx sends %s to %s, never to another host', (target, address) => {
  expect(cleanAddress(target)).toBe(address);
});
