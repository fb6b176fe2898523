import { expect, it } from 'vitest';
import { lastOfTask } from '#src/guide/last-of-task.ts';

it('hands on the last value of each task', async () => {
  const kept: number[] = [];
  const keep = lastOfTask((value: number) => kept.push(value));
  keep(1);
  keep(2);
  expect(kept).toEqual([]);
  await Promise.resolve();
  keep(3);
  await Promise.resolve();
  expect(kept).toEqual([2, 3]);
});
