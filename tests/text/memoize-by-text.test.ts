import { expect, it } from 'vitest';
import { memoizeByText } from '#src/text/memoize-by-text.ts';

/** Counts how often the work was done. */
function counted() {
  const asked: string[] = [];
  const answer = memoizeByText((text: string, page: string) => {
    asked.push(`${text}${page}`);
    return text === '' ? undefined : { text, page };
  });
  return { asked, answer };
}

it('works a result out once for the same texts, no result included', () => {
  const { asked, answer } = counted();
  expect(answer('a', '/')).toBe(answer('a', '/'));
  expect([answer('', '/'), answer('', '/')]).toEqual([undefined, undefined]);
  expect(asked).toEqual(['a/', '/']);
});

it('tells each of several texts apart', () => {
  const { answer } = counted();
  expect([answer('a', '/b'), answer('a', '/c'), answer('b', '/c')]).toEqual([
    { text: 'a', page: '/b' },
    { text: 'a', page: '/c' },
    { text: 'b', page: '/c' },
  ]);
});

it('forgets what was asked long before', () => {
  const { asked, answer } = counted();
  answer('a', '/');
  for (let number = 0; number < 60; number += 1) answer(String(number), '/');
  answer('a', '/');
  expect(asked.filter((one) => one === 'a/')).toHaveLength(2);
});
