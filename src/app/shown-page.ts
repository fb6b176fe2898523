import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { parsePath, useLocation, useNavigate } from 'react-router-dom';
import { openHere, type Opened } from './routes.ts';

interface ShownPage {
  readonly pathname: string;
  readonly opened: Opened;
  /** Its first screen is drawn, and the rest is still to come. */
  readonly isArriving: boolean;
}

/**
 * Which page is shown, and how to go to another. The address of a link changes together with the page, as it does without script; after a
 * step back or forward the address is there first, and its page follows.
 */
export function useShownPage(
  first: Opened,
  main: RefObject<HTMLElement | null>,
): {
  readonly shown: ShownPage;
  readonly setWhole: () => void;
  readonly go: (address: string) => void;
} {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<ShownPage>({ pathname, opened: first, isArriving: false });
  const latestWish = useRef({});

  const show = useCallback(
    async (to: string, isArriving: boolean, onOpened: () => void = () => undefined) => {
      const wish = {};
      latestWish.current = wish;
      const opened = await openHere(to);
      if (latestWish.current !== wish) return;
      releaseFocus(main.current);
      onOpened();
      setShown({ pathname: to, opened, isArriving });
    },
    [main],
  );

  useEffect(() => {
    if (pathname === shown.pathname) return;
    show(pathname, false).catch(() => {
      // After a deploy the old chunks are gone: a full load gets the new ones.
      window.location.reload();
    });
  }, [pathname, shown.pathname, show]);

  // Another function after every step: whoever has it would be drawn again.
  const latest = useRef({ navigate, shown });
  useEffect(() => {
    latest.current = { navigate, shown };
  }, [navigate, shown]);
  const go = useCallback(
    (address: string) => {
      const { pathname: to = latest.current.shown.pathname, hash = '' } = parsePath(address);
      const changeAddress = () => void latest.current.navigate(address);
      if (to === latest.current.shown.pathname) {
        latestWish.current = {};
        changeAddress();
        return;
      }
      // Where the view goes to another place than the beginning, that place must be there.
      show(to, hash === '', changeAddress).catch(() => {
        window.location.assign(address);
      });
    },
    [show],
  );
  const setWhole = useCallback(() => {
    setShown((page) => ({ ...page, isArriving: false }));
  }, []);
  return { shown, setWhole, go };
}

/** A browser that takes away the element in focus works out the whole page's style first, for nothing: the heading has the focus next. */
function releaseFocus(main: HTMLElement | null): void {
  const inFocus = document.activeElement;
  if (inFocus instanceof HTMLElement && main?.contains(inFocus)) inFocus.blur();
}
