import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { brotli } from '#tooling/build/compress.ts';
import { firstOpening } from '#tooling/bench/guide/first-opening.ts';

function built(files: Readonly<Record<string, string>>): string {
  const dist = mkdtempSync(join(tmpdir(), 'first-opening-'));
  onTestFinished(() => {
    rmSync(dist, { recursive: true });
  });
  mkdirSync(join(dist, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, 'assets', name), text);
  return dist;
}

const panel =
  'import{a}from"./shared-b1.js";import"./site-a1.js";const later=()=>import("./forms-c1.js");export{a,later};';
const shared = "export*from'./words-d1.js';";

it("counts the guide's script and what it imports at once, without what was there and what comes later", () => {
  const dist = built({
    'GuidePanel-x1.js': panel,
    'shared-b1.js': shared,
    'words-d1.js': 'export const a=1;',
    'site-a1.js': 'export const site="site";',
    'forms-c1.js': 'export const forms="forms";',
  });
  const sizes = [panel, shared, 'export const a=1;'].map((text) => brotli(Buffer.from(text)).length);

  expect(firstOpening(dist, ['https://example.org/assets/site-a1.js'])).toBe(
    sizes.reduce((sum, size) => sum + size, 0),
  );
});

it('takes the sizes of the files that are sent', () => {
  const dist = built({ 'GuidePanel-x1.js': 'export{};', 'GuidePanel-x1.js.br': '1234' });
  expect(firstOpening(dist, [])).toBe(4);
});

it('tells that the script of the guide is missing', () => {
  expect(() => firstOpening(built({}), [])).toThrow('has no script of the guide');
});
