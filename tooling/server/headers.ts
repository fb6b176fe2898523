/** The hosts whose pages may stand in a frame: those of the map. */
export const frameHosts: readonly string[] = ['www.google.com', 'maps.google.com'];

/** Where the pages for visitors may connect to. */
const visitorConnections = "connect-src 'self' https://api.emailjs.com";
/** Where the editor of the live site is, if it has one. */
export const editorAddress = '/admin';
/** Where it saves. */
const editorHost = 'https://api.github.com';

const contentSecurityPolicy = (connections: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    connections,
    `frame-src ${frameHosts.map((host) => `https://${host}`).join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * What a site with the editor tells within its pages, each of which is held by it and by the header. Hosts of static files send one policy
 * for all addresses, or join two into none that both pages could live with; so the header of such a site allows what either page needs.
 */
export const policyWithin = {
  visitors: visitorConnections,
  editor: [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${editorHost}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
} as const;

/** Whether a site has the editor at /admin. */
export interface WithEditor {
  readonly hasEditor?: boolean;
}

/** What every answer carries, of whatever kind. */
export const securityHeaders = ({ hasEditor = false }: WithEditor = {}): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(
    hasEditor ? `${visitorConnections} ${editorHost}` : visitorConnections,
  ),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
});

const oneYearInSeconds = 31_536_000;

/** What only an https host may send. */
export const transportSecurity = {
  name: 'Strict-Transport-Security',
  value: `max-age=${oneYearInSeconds}; includeSubDomains`,
} as const;

/** Only the names under this folder change with their content, so only they may be kept unasked. */
export const hashedFolder = '/assets/';

export const caching = { hashed: `public, max-age=${oneYearInSeconds}, immutable`, other: 'no-cache' } as const;

/** The response headers of one address of the built site; `https` adds what only an https host may send. */
export function headersFor(
  pathname: string,
  { https = false, hasEditor = false }: WithEditor & { readonly https?: boolean } = {},
): Record<string, string> {
  return {
    ...securityHeaders({ hasEditor }),
    ...(https && { [transportSecurity.name]: transportSecurity.value }),
    'Cache-Control': pathname.startsWith(hashedFolder) ? caching.hashed : caching.other,
  };
}
