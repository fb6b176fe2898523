import { describe, expect, it } from 'vitest';
import { requestIn, withRequest, type GuideRequest } from '#src/app/guide-request.ts';

describe('a request of the guide in an address', () => {
  it.each<GuideRequest>([
    { kind: 'open' },
    { kind: 'ask', text: 'GST & more? 50% + ₹' },
    { kind: 'form', form: 'tax-estimate' },
    { kind: 'form', form: 'message' },
    { kind: 'form', form: 'appointment' },
  ])('is read as it was written: %o', (request) => {
    expect(requestIn(withRequest('', request))).toEqual({ request, rest: '' });
    expect(requestIn(withRequest('?from=mail', request))).toEqual({ request, rest: '?from=mail' });
  });

  it.each([
    ['?guide=tax', 'tax-estimate'],
    ['?guide=contact', 'message'],
    ['?guide=booking', 'appointment'],
  ] as const)('%s asks for the form %s', (search, form) => {
    expect(requestIn(search)).toEqual({ request: { kind: 'form', form }, rest: '' });
  });
});
