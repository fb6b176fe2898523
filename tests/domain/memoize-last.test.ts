import { expect, it, vi } from 'vitest';
import { memoizeLast } from '#src/domain/memoize-last.ts';

const messages = ['Namaste'];
const noon = new Date('2026-11-21T06:30:00Z');
const seconds = new Date('2026-11-21T06:30:59Z');
const later = new Date('2026-11-21T06:31:00Z');

it.each([
  ['the same record copied', [{ messages, page: '/' }, 'gst'], [{ messages, page: '/' }, 'gst'], 1],
  ['another time of the same minute', [{ now: noon }, noon], [{ now: seconds }, seconds], 1],
  ['another minute', [{ now: noon }], [{ now: later }], 2],
  ['another minute by itself', [noon], [later], 2],
  ['another text', [{ messages }, 'gst'], [{ messages }, 'pf'], 2],
  ['a list that is only alike', [{ messages }], [{ messages: [...messages] }], 2],
  ['a field more', [{ messages }], [{ messages, page: '/' }], 2],
  ['a field less', [{ messages, page: '/' }], [{ messages }], 2],
  ['a record for none', [{ messages }], [null], 2],
])('takes %s for what it is', (_, first, second, times) => {
  const work = vi.fn((...given: readonly unknown[]) => given);
  const memoized = memoizeLast(work);
  memoized(...first);
  const result = memoized(...second);
  expect(work).toHaveBeenCalledTimes(times);
  expect(result).toEqual(times === 1 ? first : second);
});

it('keeps the last result alone', () => {
  const work = vi.fn((text: string) => text);
  const memoized = memoizeLast(work);
  expect(['gst', 'pf', 'gst'].map((text) => memoized(text))).toEqual(['gst', 'pf', 'gst']);
  expect(work).toHaveBeenCalledTimes(3);
});
