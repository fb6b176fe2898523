import { expect, it } from 'vitest';
import { roomToGrow } from '#src/ui/move-once.ts';

const seen = (left: number, width: number, page: number | null) =>
  roomToGrow({
    boundingClientRect: { left, width, right: left + width } as DOMRectReadOnly,
    rootBounds: page === null ? null : ({ width: page } as DOMRectReadOnly),
  });

it('a stamp is raised by half where the page is wide enough', () => {
  expect(seen(200, 200, 1280)).toBe(1.5);
});

it('no wider than the nearer edge of the page lets it', () => {
  expect([seen(20, 200, 320), seen(100, 200, 320)]).toEqual([1.18, 1.18]);
});

it('not at all where it reaches the edge, or nothing is known of the page', () => {
  expect([seen(20, 300, 320), seen(20, 310, 320), seen(20, 100, null)]).toEqual([1, 1, 1]);
});
