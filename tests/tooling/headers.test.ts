import { describe, expect, it } from 'vitest';

import { headersFor } from '#tooling/server/headers.ts';

describe('the response headers', () => {
  it('allow no inline script, style or frame around the site', () => {
    const policy = headersFor('/')['Content-Security-Policy'] ?? '';
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("connect-src 'self' https://api.emailjs.com");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('let only the hashed files be kept', () => {
    expect(headersFor('/assets/app-abc123.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
    for (const address of ['/', '/about', '/about/index.html', '/robots.txt']) {
      expect(headersFor(address)['Cache-Control']).toBe('no-cache');
    }
  });

  it('speak of transport security only where there is https', () => {
    expect(headersFor('/')).not.toHaveProperty('Strict-Transport-Security');
    expect(headersFor('/', { https: true })).toHaveProperty(
      'Strict-Transport-Security',
      'max-age=31536000; includeSubDomains',
    );
  });
});
