/** The hosts whose pages may stand in a frame: those of the map. */
export const frameHosts: readonly string[] = ['www.google.com', 'maps.google.com'];

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' https://api.emailjs.com",
  `frame-src ${frameHosts.map((host) => `https://${host}`).join(' ')}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What every answer carries, of whatever kind. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

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
export function headersFor(pathname: string, { https = false } = {}): Record<string, string> {
  return {
    ...securityHeaders,
    ...(https && { [transportSecurity.name]: transportSecurity.value }),
    'Cache-Control': pathname.startsWith(hashedFolder) ? caching.hashed : caching.other,
  };
}
