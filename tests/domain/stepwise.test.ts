import { describe, expect, it } from 'vitest';
import { atOnce, type Stepwise } from '#src/domain/stepwise.ts';

function* counted(steps: number, done: number[]): Stepwise<string> {
  for (let step = 1; step <= steps; step += 1) {
    done.push(step);
    yield;
  }
  return 'whole';
}

describe('work in steps', () => {
  it('is done to its end at once, every step in turn', () => {
    const done: number[] = [];

    expect(atOnce(counted(3, done))).toBe('whole');
    expect(done).toEqual([1, 2, 3]);
  });

  it('throws what a step throws', () => {
    const broken = function* (): Stepwise<string> {
      yield;
      throw new Error('the second step');
    };

    expect(() => atOnce(broken())).toThrow('the second step');
  });
});
