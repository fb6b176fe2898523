import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chartPage } from '../../tooling/guide/chart.ts';

it('docs/guide.md shows the machine as it is; to renew it, run npx tsx tooling/guide/draw.ts', () => {
  expect(readFileSync(new URL('../../docs/guide.md', import.meta.url), 'utf8')).toBe(chartPage());
});
