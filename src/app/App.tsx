import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import words from 'content:layout-words';
import type { IstDate } from '#src/domain/ist-dates.ts';
import { SiteAddressContext } from '#src/pages/address.ts';
import { BuildDay } from '#src/pages/today.ts';
import { ArrivingContext } from '#src/ui/arriving.ts';
import { afterPaint } from './after-paint.ts';
import { Footer } from './Footer.tsx';
import { Guide } from './Guide.tsx';
import { Head } from './Head.tsx';
import { Header } from './Header.tsx';
import { openHere, type Opened } from './routes.ts';
import { usePageTransition } from './page-transition.ts';
import { useClientNavigation } from './client-navigation.ts';
import { useScrollReveal } from './scroll-reveal.ts';
import { useStaleBuild } from './stale-build.ts';

/** The site around the page that is shown, drawn first on `day`. An address that was navigated to shows once its page is there. */
export function App({
  first,
  day,
  onReady,
}: {
  readonly first: Opened;
  readonly day: IstDate;
  /** The page answers to its visitor. */
  readonly onReady?: () => void;
}) {
  const { pathname, search, hash } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const [shown, setShown] = useState({ pathname, opened: first, isArriving: false });
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    if (pathname === shown.pathname) return;
    let isWanted = true;
    openHere(pathname).then(
      (opened) => {
        // Where the view goes to another place than the beginning, that place must be there.
        const isArriving = hash === '' && kind !== NavigationType.Pop;
        if (!isWanted) return;
        releaseFocus(main.current);
        setShown({ pathname, opened, isArriving });
      },
      () => {
        // After a deploy the old chunks are gone: a full load gets the new ones.
        window.location.reload();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [pathname, shown.pathname, hash, kind]);
  useEffect(() => {
    if (!shown.isArriving) return;
    return afterPaint(() => {
      startTransition(() => {
        setShown((page) => ({ ...page, isArriving: false }));
      });
    });
  }, [shown]);

  // The heading of the page comes before the mark in the menu.
  const marked = useDeferredValue(shown.pathname);
  useClientNavigation(useStaleBuild());
  usePageTransition(shown.pathname, main);
  useScrollReveal(shown.isArriving ? null : shown.pathname, main);
  useEffect(() => onReady?.(), [onReady]);

  // Another function after every step: whoever has it would be drawn again.
  const latestNavigate = useRef(navigate);
  useEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);
  const address = useMemo(
    () => ({
      query: search,
      go: (to: string) => void latestNavigate.current(to),
    }),
    [search],
  );

  return (
    <SiteAddressContext value={address}>
      <BuildDay value={day}>
        <Head meta={shown.opened.meta} />
        <a className="skip-link" href="#content">
          {words.skipLink}
        </a>
        <Header pathname={marked} />
        <main id="content" ref={main} tabIndex={-1} style={shown.isArriving ? wholeScreen : undefined}>
          <ArrivingContext value={shown.isArriving}>{shown.opened.body}</ArrivingContext>
        </main>
        <Footer year={Number(day.slice(0, 4))} />
        <Guide pathname={marked} />
      </BuildDay>
    </SiteAddressContext>
  );
}

/** A browser that takes away the element in focus works out the whole page's style first, for nothing: the heading has the focus next. */
function releaseFocus(main: HTMLElement | null): void {
  const inFocus = document.activeElement;
  if (inFocus instanceof HTMLElement && main?.contains(inFocus)) inFocus.blur();
}

/** The foot of the page stays out of sight. */
const wholeScreen = { minHeight: '100vh' };
