import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPath } from '#src/paths.ts';

describe('the clean path', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/contact', '/contact'],
    ['//contact', '/contact'],
    ['/contact///', '/contact'],
    ['/services//gst-registration/', '/services/gst-registration'],
    ['/index.html', '/'],
    ['//contact/index.html', '/contact'],
    ['/contact.html', '/contact.html'],
    ['/contact%20%20', '/contact'],
    ['/%20', '/'],
    ['/contact%20us', '/contact%20us'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['//evil.example/', '/evil.example'],
  ])('of %s is %s', (path, clean) => {
    expect(cleanPath(path)).toBe(clean);
  });

  it('of any path stays on the host, and is its own clean path', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '%2f',
      '%20',
      'index.html',
      'contact',
      'evil.example',
      '%E0%A4%A',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const clean = cleanPath(`/${pieces.join('')}`);
        expect(new URL(clean, 'https://www.rao.in').host).toBe('www.rao.in');
        expect(cleanPath(clean)).toBe(clean);
      }),
    );
  });
});
