import { useEffect, type RefObject } from 'react';
import { animation } from '#src/ui/motion.ts';

/** Sections below the first screen rise a little, once, when they come into view. Their text is never hidden. Takes null while there are none yet. */
export function useScrollReveal(pathname: string | null, main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (pathname === null || !main.current) return;
    const below = [...main.current.querySelectorAll('section:not(section section)')].filter(
      (section) => section.getBoundingClientRect().top > window.innerHeight,
    );
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void animation()?.(
          target,
          { transform: ['translateY(12px)', 'translateY(0)'] },
          { duration: 0.22, ease: 'easeOut' },
        ).then(() => {
          // A transform left behind would make a section the frame of what is fixed inside it.
          target.removeAttribute('style');
        });
      }
    });
    below.forEach((section) => {
      observer.observe(section);
    });
    return () => {
      observer.disconnect();
    };
  }, [pathname, main]);
}
