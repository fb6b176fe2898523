import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftText, whatsAppLink } from '#src/delivery/whatsapp.ts';

const number = '919876543210';

/** The draft that a link carries. */
function draftOf(text: string): string {
  return new URL(whatsAppLink(number, text)).searchParams.get('text') ?? '';
}

describe('a link to WhatsApp', () => {
  it('carries number and draft, encoded', () => {
    expect(whatsAppLink(number, 'Tax & GST?\n50% + ₹1')).toBe(
      'https://wa.me/919876543210?text=Tax%20%26%20GST%3F%0A50%25%20%2B%20%E2%82%B91',
    );
  });

  it('opens the share picker without a number', () => {
    expect(whatsAppLink('', ' Hello ')).toBe('https://wa.me/?text=Hello');
  });

  it.each(['నమస్తే', '🙏🏽 👨‍👩‍👧', 'é'])('carries %s as it is', (text) => {
    expect(draftOf(text)).toBe(text);
  });

  it.each([
    ['\uD83D', '\uFFFD'],
    ['a\uDE4Fb', 'a\uFFFDb'],
    ['\uDE4F\uD83D', '\uFFFD\uFFFD'],
  ])('replaces half a character', (text, draft) => {
    expect(draftOf(text)).toBe(draft);
  });

  it('keeps a draft of 1,000 characters whole', () => {
    expect(draftOf('🙏'.repeat(1000))).toBe('🙏'.repeat(1000));
  });

  it('cuts a longer draft at a word', () => {
    expect(draftOf('words '.repeat(200))).toBe(`${'words '.repeat(166).trim()}…`);
  });

  it('cuts within a word when no word ends near', () => {
    expect(draftOf(`Look ${'x'.repeat(2000)}`)).toBe(`Look ${'x'.repeat(994)}…`);
  });

  it('cuts no emoji in two', () => {
    expect(draftOf('🙏'.repeat(1001))).toBe(`${'🙏'.repeat(999)}…`);
  });

  it('takes any text and never makes more than 1,000 characters of it', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3000 }),
      fc
        .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 50 })
        .map((codes) => String.fromCharCode(...codes).repeat(60)),
    );
    fc.assert(
      fc.property(text, (typed) => {
        expect(Array.from(draftOf(typed)).length).toBeLessThanOrEqual(1000);
      }),
    );
  });
});

describe('a draft', () => {
  it('has a line for each field that is not empty', () => {
    const rows = [
      { label: 'Name', value: 'Asha Rao' },
      { label: 'Subject', value: '  ' },
      { label: 'Message', value: 'Two\nlines' },
    ];
    expect(draftText('Hello,', rows)).toBe('Hello,\nName: Asha Rao\nMessage: Two\nlines');
    expect(draftText('Hello,', [])).toBe('Hello,');
  });
});
