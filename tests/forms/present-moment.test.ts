import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const readsClock = /new Date\(\)|Date\.now\(/;

it('only one module of the site reads the clock of the device', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  expect(files.filter((name) => readsClock.test(readFileSync(join('src', name), 'utf8')))).toEqual([
    join('forms', 'present-moment.ts'),
  ]);
});
