import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { afterPaint } from '#src/ui/after-paint.ts';
import { breakpoints } from '#src/ui/breakpoints.ts';

const narrow = () => window.matchMedia(breakpoints.narrow);
const subscribe = (notify: () => void) => {
  const media = narrow();
  media.addEventListener('change', notify);
  return () => {
    media.removeEventListener('change', notify);
  };
};

/** Whether the panel fills the screen; while it does, the page behind it can be neither read, reached nor scrolled. */
export function useFullScreen(panel: RefObject<HTMLElement | null>): boolean {
  const isFullScreen = useSyncExternalStore(subscribe, () => narrow().matches);

  useEffect(() => {
    if (!isFullScreen) return;
    const behind = [...(panel.current?.parentElement?.children ?? [])].filter(
      (element) => element !== panel.current && !element.hasAttribute('inert'),
    );
    // Every element of the page is styled anew for this, which the panel need not wait for.
    const callOff = afterPaint(() => {
      behind.forEach((element) => {
        element.setAttribute('inert', '');
      });
      document.documentElement.dataset.guide = 'open';
    });
    return () => {
      callOff();
      behind.forEach((element) => {
        element.removeAttribute('inert');
      });
      delete document.documentElement.dataset.guide;
    };
  }, [isFullScreen, panel]);

  return isFullScreen;
}
