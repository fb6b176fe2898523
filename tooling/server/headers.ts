const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' https://api.emailjs.com",
  'frame-src https://www.google.com https://maps.google.com',
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const securityHeaders = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

const oneYearInSeconds = 31_536_000;

/** The response headers of one address of the built site; `https` adds what only an https host may send. */
export function headersFor(pathname: string, { https = false } = {}): Record<string, string> {
  // Only the names under /assets/ change with their content, so only they may be kept unasked.
  const hashed = pathname.startsWith('/assets/');
  return {
    ...securityHeaders,
    ...(https && { 'Strict-Transport-Security': `max-age=${oneYearInSeconds}; includeSubDomains` }),
    'Cache-Control': hashed ? `public, max-age=${oneYearInSeconds}, immutable` : 'no-cache',
  };
}
