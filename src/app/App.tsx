import { startTransition, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import words from 'content:layout-words';
import type { IstDate } from '#src/domain/ist-dates.ts';
import { SiteAddressContext } from '#src/pages/address.ts';
import { BuildDay } from '#src/pages/today.ts';
import { afterPaint } from '#src/ui/after-paint.ts';
import { ArrivingContext } from '#src/ui/arriving.ts';
import { ErrorBoundary, FailureContext } from '#src/ui/ErrorBoundary.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Failed } from './Failed.tsx';
import { FailedGuide } from './FailedGuide.tsx';
import { Footer } from './Footer.tsx';
import { TopicContext } from './ChatLink.tsx';
import { Guide } from './Guide.tsx';
import { Head } from './Head.tsx';
import { Header } from './Header.tsx';
import { Letterhead } from './Letterhead.tsx';
import { PlainPage } from './PlainPage.tsx';
import type { Opened } from './routes.ts';
import { useShownPage } from './shown-page.ts';
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
  const { search } = useLocation();
  const main = useRef<HTMLElement>(null);
  const { shown, setWhole, go } = useShownPage(first, main);

  useEffect(() => {
    if (!shown.isArriving) return;
    return afterPaint(() => {
      startTransition(setWhole);
    });
  }, [shown, setWhole]);

  // The heading of the page comes before the mark in the menu.
  const marked = useDeferredValue(shown.pathname);
  const topic = useDeferredValue(shown.opened.meta.topic);
  useClientNavigation(go, useStaleBuild());
  usePageTransition(shown.pathname, main);
  useScrollReveal(shown.isArriving ? null : shown.pathname, main);
  useEffect(() => onReady?.(), [onReady]);

  const address = useMemo(() => ({ query: search, go }), [search, go]);

  const failure = useMemo(
    () => ({ page: shown.pathname, instead: <Failed text={words.failed.text} /> }),
    [shown.pathname],
  );

  return (
    <SiteAddressContext value={address}>
      <BuildDay value={day}>
        <FailureContext value={failure}>
          <ErrorBoundary instead={null}>
            <Head meta={shown.opened.meta} />
          </ErrorBoundary>
          <a className="skip-link" href="#content">
            {words.skipLink}
          </a>
          <ErrorBoundary instead={null}>
            <Letterhead />
          </ErrorBoundary>
          <ErrorBoundary instead={<PlainPart text={words.failed.header} part="#root > header" />}>
            <Header pathname={marked} />
          </ErrorBoundary>
          <main id="content" ref={main} tabIndex={-1} style={shown.isArriving ? wholeScreen : undefined}>
            <ErrorBoundary instead={<PlainPart text={words.failed.page} part="#content > *" />}>
              <ArrivingContext value={shown.isArriving}>{shown.opened.body}</ArrivingContext>
            </ErrorBoundary>
          </main>
          <TopicContext value={topic}>
            <ErrorBoundary>
              <Footer year={Number(day.slice(0, 4))} />
            </ErrorBoundary>
            <ErrorBoundary instead={<FailedGuide />}>
              <Guide pathname={marked} />
            </ErrorBoundary>
          </TopicContext>
        </FailureContext>
      </BuildDay>
    </SiteAddressContext>
  );
}

const PlainPart = ({ text, part }: { readonly text: string } & Parameters<typeof PlainPage>[0]) => (
  <>
    <Section>
      <Failed text={text} />
    </Section>
    <PlainPage part={part} />
  </>
);

/** The foot of the page stays out of sight. */
const wholeScreen = { minHeight: '100vh' };
