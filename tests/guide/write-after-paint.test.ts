import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { writeAfterPaint } from '#src/guide/view/write-after-paint.ts';

/** A page whose frames, timers and events come when the test has them come. */
function page() {
  const frames: (() => void)[] = [];
  const listeners = new Map<string, () => void>();
  const document = {
    hidden: false,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  };
  vi.useFakeTimers();
  vi.stubGlobal('window', { addEventListener: document.addEventListener });
  vi.stubGlobal('document', document);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const kept: string[] = [];
  const { later, now } = writeAfterPaint((text: string) => kept.push(text));
  return {
    kept,
    document,
    keep: later,
    now,
    draw: () => {
      frames.splice(0).forEach((frame) => {
        frame();
      });
    },
    leave: () => listeners.get('pagehide')?.(),
    turnAway: () => listeners.get('visibilitychange')?.(),
  };
}

let shown: ReturnType<typeof page>;

beforeEach(() => {
  shown = page();
});

it('keeps the last of several values once the frame that shows them is on the screen, and the next one after its own', () => {
  const { keep, kept, draw } = shown;
  keep('question');
  keep('answer');
  draw();
  vi.runAllTimers();
  expect(kept).toEqual([]);
  draw();
  expect(kept).toEqual([]);
  vi.runAllTimers();
  expect(kept).toEqual(['answer']);
  keep('another');
  draw();
  draw();
  vi.runAllTimers();
  expect(kept).toEqual(['answer', 'another']);
});

it('keeps at once what waits when the page is left or turned away from, and does not keep it again', () => {
  const { keep, kept, draw, leave, turnAway } = shown;
  keep('one');
  leave();
  expect(kept).toEqual(['one']);
  keep('two');
  turnAway();
  expect(kept).toEqual(['one', 'two']);
  draw();
  vi.runAllTimers();
  expect(kept).toEqual(['one', 'two']);
});

it('keeps at once what comes while nothing is painted', () => {
  const { keep, kept, document } = shown;
  document.hidden = true;
  keep('unseen');
  expect(kept).toEqual(['unseen']);
});

it('keeps at once what waits when it is to be read back', () => {
  const { keep, kept, now } = shown;
  keep('begun');
  now();
  expect(kept).toEqual(['begun']);
  now();
  expect(kept).toEqual(['begun']);
});
