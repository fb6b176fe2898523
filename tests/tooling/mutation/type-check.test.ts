import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { typeCheck } from '#tooling/mutation/type-check.ts';

it('refuses what the types forbid, and lets pass a name that is used no more', { timeout: 120_000 }, () => {
  const file = 'src/domain/rounding.ts';
  const text = readFileSync(file, 'utf8');
  const isRefused = typeCheck();
  expect(isRefused(file, text)).toBe(false);
  expect(isRefused(file, `${text}\nexport const wrong: string = roundHalfUp(1n, 2n);\n`)).toBe(true);
  expect(isRefused(file, `import { accepted } from './parsed.ts';\n${text}`)).toBe(false);
  expect(isRefused(file, text)).toBe(false);
});
