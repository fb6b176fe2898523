import { describe, expect, it } from 'vitest';
import { isHeld, percentile, row } from '#tooling/bench/guide/figures.ts';

const values = Array.from({ length: 20 }, (_, at) => 20 - at);

describe('a figure', () => {
  it('has the value that most samples do not exceed', () => {
    expect([0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([10, 19, 20]);
    expect(percentile([], 0.95)).toBe(0);
  });

  it.each([
    ['p95', 19, true, 'held'],
    ['p95', 18.9, false, 'BROKEN'],
    ['max', 20, true, 'held'],
    ['max', 19, false, 'BROKEN'],
  ] as const)('whose %s may be %s', (of, most, held, word) => {
    const figure = { name: 'Reply', values, unit: 'ms', limit: { of, most } };
    expect([isHeld(figure), row(figure)]).toEqual([
      held,
      `| Reply | 20 | 10.0 | 19.0 | 20.0 | ms | ${of} at most ${most}: ${word} |`,
    ]);
  });

  it('without a limit cannot break it', () => {
    expect([isHeld({ name: 'x', values, unit: 'ms' }), row({ name: 'x', values, unit: 'ms' })]).toEqual([
      true,
      '| x | 20 | 10.0 | 19.0 | 20.0 | ms |  |',
    ]);
  });
});
