type Animate = (typeof import('framer-motion/dom/mini'))['animate'];

let fetched: Animate | undefined;

/** Fetches what moves things. Rejects where it cannot be had. */
export async function fetchMotion(): Promise<void> {
  fetched = (await import('framer-motion/dom/mini')).animate;
}

/** What moves things; undefined where it has not come yet, or where the visitor wants things to be still. */
export const animation = (): Animate | undefined =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? undefined : fetched;
