import { expect, it } from 'vitest';
import { tabStorage } from '#src/forms/tab-storage.ts';

it('keeps texts in memory where a page has no storage to use', () => {
  const storage = tabStorage();
  storage.setItem('one', 'first');
  storage.setItem('two', 'second');
  expect([tabStorage().getItem('one'), storage.length, storage.key(1)]).toEqual(['first', 2, 'two']);
  expect([storage.getItem('three'), storage.key(2)]).toEqual([null, null]);
  storage.removeItem('one');
  expect([storage.getItem('one'), storage.length]).toEqual([null, 1]);
  storage.clear();
  expect(storage.length).toBe(0);
});
