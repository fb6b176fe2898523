import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { declarations } from '#tooling/content/declarations.ts';
import { loadContent } from '#tooling/content/load.ts';
import { contentModules } from '#tooling/content/modules.ts';
import { sampleContent } from './sample-content.ts';

const written = readFileSync(new URL('../../src/collections/content.d.ts', import.meta.url), 'utf8');

it('src/collections/content.d.ts declares the modules as they are; to renew it, run npm run docs', () => {
  expect(written).toBe(declarations());
});

it('declares each module that is no page of its own, and no other', () => {
  const modules = [...contentModules(loadContent(sampleContent())).keys()].filter((id) => !id.includes('/'));
  expect([...written.matchAll(/declare module '([^'/]+)'/g)].map(([, id]) => id).sort()).toEqual(modules.sort());
});
