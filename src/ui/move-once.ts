/** Presses a stamp onto the paper, once it is seen. Returns what ends the waiting. */
export function stampOnceSeen(stamp: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      move(stamp, ['rotate(-9deg) scale(1.5)', 'rotate(-2.5deg) scale(0.97)', 'rotate(-2.5deg)'], 0.3);
    },
    { threshold: 1 },
  );
  observer.observe(stamp);
  return () => {
    observer.disconnect();
  };
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
