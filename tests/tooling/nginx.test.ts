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
