import { expect, it } from 'vitest';
import { copyText } from '#src/delivery/copy-text.ts';

const copied = async (write: (text: string) => Promise<void>) => {
  const offered: string[] = [];
  const isCopied = await copyText('PAN, Aadhaar', { write, offer: (text) => offered.push(text) });
  return { isCopied, offered };
};

it('a text that the browser copies is laid before nobody', async () => {
  expect(await copied(() => Promise.resolve())).toEqual({ isCopied: true, offered: [] });
});

it.each([
  ['refuses', () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))],
  [
    'has no clipboard',
    () => {
      throw new TypeError("Cannot read properties of undefined (reading 'writeText')");
    },
  ],
])('a text is laid before the visitor where the browser %s', async (_, write) => {
  expect(await copied(write)).toEqual({ isCopied: false, offered: ['PAN, Aadhaar'] });
});
