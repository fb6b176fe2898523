import { expect, it } from 'vitest';
import { lastOfTask } from '#src/guide/last-of-task.ts';

it('hands on the last value of each task', async () => {
  const kept: object[] = [];
  const keep = lastOfTask((value: object) => kept.push(value));
  keep({ text: 'question' });
  keep({ text: 'answer' });
  expect(kept).toEqual([]);
  await Promise.resolve();
  await Promise.resolve();
  keep({ text: 'another' });
  await Promise.resolve();
  expect(kept).toEqual([{ text: 'answer' }, { text: 'another' }]);
});
