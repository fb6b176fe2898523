import { caching, hashedFolder, securityHeaders, transportSecurity } from '#tooling/server/headers.ts';
import { hiddenFiles } from '#tooling/server/site-address.ts';
import { foldersWithNotFound, type SiteAddresses } from './addresses.ts';

// Named here, since the list of an older nginx knows no web manifest and another name for scripts.
const contentTypes = {
  'text/calendar': 'ics',
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'text/xml': 'xml',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'application/pdf': 'pdf',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
};

const segment = '/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*';

/**
 * The site file for nginx. Takes the address of the live site and its pages; returns the text, which belongs into the http block.
 * A second server sends the same name without `www.`, or with it, to the first.
 * Every header stands at the level of the server and takes its value from a map: nginx drops all of them where a location adds one of its own.
 */
export function nginxSite(domain: string, addresses: SiteAddresses): string {
  const { host } = new URL(domain);
  const otherHost = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
  const folders = foldersWithNotFound(addresses);
  return `# Written by "npm run build" for ${host}. Needs the brotli_static module (Debian: libnginx-mod-http-brotli-static).

map $request_uri $site_clean_address {
  default "";
  "~^(?:/+index\\.html|//+)(?<site_home_query>\\?.*)?$" "/$site_home_query";
  "~^/*(?<site_path>(?:${segment})+)/+(?:index\\.html)?(?<site_query>\\?.*)?$" "$site_path$site_query";
  "~^/+(?<site_begun>(?:${segment})+)(?<site_begun_query>\\?.*)?$" "$site_begun$site_begun_query";
}
map $uri $site_not_found {
  default /404.html;
${folders.map((folder) => `  "~^${folder}(/|$)" ${folder}/404.html;`).join('\n')}
}
map "$status $uri" $site_caching {
  default "${caching.other}";
  "~^(20[06]|304) ${hashedFolder}" "${caching.hashed}";
}
map $https $site_transport_security {
  default "";
  on "${transportSecurity.value}";
}
map $status $site_allowed_methods {
  default "";
  405 "GET, HEAD";
}

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  root /var/www/${host};

  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  types {
${Object.entries(contentTypes)
  .map(([type, endings]) => `    ${type} ${endings};`)
  .join('\n')}
  }

${Object.entries(securityHeaders(addresses))
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  add_header ${transportSecurity.name} $site_transport_security always;
  add_header Cache-Control $site_caching always;
  add_header Allow $site_allowed_methods always;

  error_page 404 $site_not_found;
  if ($request_method !~ ^(GET|HEAD)$) {
    return 405;
  }
  if ($site_clean_address) {
    return 308 $site_clean_address;
  }
  location ~ /404\\.html$ {
    internal;
  }
  location ~ /\\.(?!well-known(/|$)) {
    return 404;
  }
  location ~ "${hiddenFiles}" {
    return 404;
  }
  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri.html $uri =404;
  }
}

server {
  listen 80;
  listen [::]:80;
  server_name ${otherHost};
  server_tokens off;
  return 308 $scheme://${host}$request_uri;
}
`;
}
