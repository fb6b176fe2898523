/** Presses a stamp onto the paper, once it is seen. Returns what ends the waiting. */
export function stampOnceSeen(stamp: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting);
      if (!seen) return;
      observer.disconnect();
      const raised = `rotate(-9deg) scale(${String(roomToGrow(seen))})`;
      move(stamp, [raised, 'rotate(-2.5deg) scale(0.97)', 'rotate(-2.5deg)'], 0.3);
    },
    { threshold: 1 },
  );
  observer.observe(stamp);
  return () => {
    observer.disconnect();
  };
}

/** By how much an element can be larger, at most by half, and still end at the edges of the page, which would otherwise scroll sideways. */
export function roomToGrow({
  boundingClientRect: { left, right, width },
  rootBounds,
}: Pick<IntersectionObserverEntry, 'boundingClientRect' | 'rootBounds'>): number {
  const room = Math.min(left, (rootBounds?.width ?? right) - right);
  return Math.min(1.5, 1 + (1.8 * Math.max(0, room)) / width);
}

/** A tick that has just been set. */
export const tick = (box: HTMLElement): void => {
  move(box, ['scale(0.6)', 'scale(1.2)', 'none'], 0.22);
};

function move(element: HTMLElement, transform: string[], duration: number): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  void import('framer-motion/dom/mini')
    .then(({ animate }) => animate(element, { transform }, { duration, ease: 'easeOut' }))
    .then(
      () => {
        element.removeAttribute('style');
      },
      // Without a connection it stands still.
      () => undefined,
    );
}
