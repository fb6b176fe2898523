import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { caching, securityHeaders, transportSecurity } from '#tooling/server/headers.ts';
import { hiddenFiles } from '#tooling/server/site-address.ts';

const siteFile = readFileSync('docs/nginx.conf', 'utf8');

it.each(Object.entries(securityHeaders()))(
  'the site file for nginx sends %s as the local server does',
  (name, value) => {
    expect(siteFile).toContain(`  add_header ${name} "${value}" always;\n`);
  },
);

it('the site file for nginx keeps files, asks for https and hides files as the local server does', () => {
  const values = [caching.hashed, caching.other, transportSecurity.value, hiddenFiles];
  expect(values.filter((value) => !siteFile.includes(`"${value}"`))).toEqual([]);
});

/** Where the map sends an address, as nginx reads it: the first line that fits counts. */
function cleanAddress(target: string): string | undefined {
  const [, map = ''] = /map \$request_uri \$site_clean_address \{(.*?)\n\}/s.exec(siteFile) ?? [];
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
