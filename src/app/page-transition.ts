import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { arriveAt } from './arrival.ts';
import { animation, fetchMotion } from '#src/ui/motion.ts';
import { savesData, whenStill } from './stillness.ts';

const positions = new Map<string, number>();

/** Whether the visitor is writing already, while the page was on its way. */
const isTyping = () => document.activeElement instanceof HTMLInputElement && document.activeElement.value !== '';

/** What happens when a page has come in: the view scrolls to its place, the place or else the heading takes focus, the page rises a little. */
export function usePageTransition(pathname: string, main: RefObject<HTMLElement | null>): void {
  const { key, hash, pathname: wanted } = useLocation();
  const kind = useNavigationType();
  const previous = useRef(pathname);

  // Set before the view is moved: what is remembered of the page that went must not become 0.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
    };
  }, [key]);

  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // What the build wrote for machines belongs to the page that was sent, not to this one.
    document.head.querySelectorAll('[data-of-page]').forEach((element) => {
      element.remove();
    });
    if (!arriveAt(hash)) {
      window.scrollTo(0, kind === NavigationType.Pop ? (positions.get(key) ?? 0) : 0);
      const heading = main.current?.querySelector('h1');
      heading?.setAttribute('tabindex', '-1');
      if (!isTyping()) heading?.focus({ preventScroll: true });
    }

    if (main.current)
      void animation()?.(main.current, { opacity: [0, 1], transform: ['translateY(8px)', 'none'] }, { duration: 0.2 });
  }, [pathname, hash, key, kind, main]);

  useEffect(() => {
    // A page that comes before it comes without moving.
    return savesData()
      ? undefined
      : whenStill(() => {
          fetchMotion().catch(() => undefined);
        });
  }, []);

  useEffect(() => {
    // While the next page is on its way, the one that is shown may have a place of the same name.
    if (wanted === pathname) arriveAt(hash);
  }, [hash, wanted, pathname]);
}
