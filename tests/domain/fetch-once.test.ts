import { describe, expect, it } from 'vitest';
import { fetchOnce } from '#src/domain/fetch-once.ts';

describe('what is fetched once', () => {
  it('is the same at every call', async () => {
    let calls = 0;
    const fetch = fetchOnce(() => Promise.resolve((calls += 1)));
    expect([await fetch(), await fetch()]).toEqual([1, 1]);
  });

  it('is tried again after it failed', async () => {
    let calls = 0;
    const fetch = fetchOnce(() => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(calls);
    });
    await expect(fetch()).rejects.toThrow('gone');
    expect(await fetch()).toBe(2);
  });
});
