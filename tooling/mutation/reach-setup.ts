import { appendFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { markName } from './reach.ts';

// Runs in the worker, before a test file: takes down which marked places it reaches, one number a line.
const reached = new Set<number>();
Object.assign(globalThis, { [markName]: (place: number) => reached.add(place) });

afterAll(() => {
  const file = process.env.MUTANTS_REACHED;
  if (file !== undefined) appendFileSync(file, [...reached].map((place) => `${place}\n`).join(''));
});
