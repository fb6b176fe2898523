import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seenWrites } from '#tooling/desk/seen-writes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether a promise has resolved by now. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await vi.advanceTimersByTimeAsync(0);
  return done;
}

it('waits for nobody where nothing was written', async () => {
  expect(await isDone(seenWrites(vi.fn()).settled())).toBe(true);
});

it('waits until every file that was written is seen', async () => {
  const writes = seenWrites(vi.fn());
  writes.written('content/a.yaml');
  writes.written('content/b.yaml');
  const settled = writes.settled();
  expect(await isDone(settled)).toBe(false);
  writes.seen('content/a.yaml');
  expect(await isDone(settled)).toBe(false);
  writes.seen('content/b.yaml');
  expect(await isDone(settled)).toBe(true);
});

it('tells of a file in place of a system that does not', async () => {
  const tell = vi.fn();
  const writes = seenWrites(tell);
  writes.written('content/a.yaml');
  const settled = writes.settled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await isDone(settled)).toBe(true);
  expect(tell.mock.calls).toEqual([[resolve('content/a.yaml')]]);
  expect(await isDone(writes.settled())).toBe(true);
});
