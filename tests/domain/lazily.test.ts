import { expect, it, vi } from 'vitest';
import { lazily } from '#src/domain/lazily.ts';

it('makes a value when it is first asked for, and once, also where there is none', () => {
  const make = vi.fn((): string | undefined => undefined);
  const value = lazily(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});
