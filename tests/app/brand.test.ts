import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('content:practice');
  vi.doUnmock('content:logo-picture');
  vi.resetModules();
});

const logo = { src: '/sign.svg', alt: 'An open ledger', width: 54, height: 36 };

it.each([
  ['the drawn sign', true, null, /^<svg width="30"/],
  ['the logo of the practice', true, logo, /^<svg role="img" aria-label="An open ledger"/],
  ['nothing, where the sign is switched off', false, null, /^$/],
  ['nothing, where the sign is switched off and the practice has a logo', false, logo, /^$/],
])('beside the name is %s', async (_, sign, picture, drawn) => {
  vi.doMock('content:practice', () => ({ default: { switches: { sign } } }));
  vi.doMock('content:logo-picture', () => ({ default: picture }));
  const { Brand } = await import('#src/app/Brand.tsx');
  expect(renderToStaticMarkup(createElement(Brand))).toMatch(drawn);
});
