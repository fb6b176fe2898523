import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import words from 'content:layout-words';
import { istToday } from '#src/domain/ist-dates.ts';
import { presentMoment } from '#src/forms/present-moment.ts';
import { cleanPath } from '#src/paths.ts';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { App } from './App.tsx';
import { idle } from './before-hydration.ts';
import { Failed } from './Failed.tsx';
import { PlainPage } from './PlainPage.tsx';
import { openHere } from './routes.ts';
import { visitor } from './start.ts';

/** Draws the page of the address, or takes over the one that was sent. Resolves once it answers to its visitor. */
export async function takeOver(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');

  const clean = cleanPath(window.location.pathname);
  if (clean !== window.location.pathname)
    window.history.replaceState(null, '', clean + window.location.search + window.location.hash);

  const first = await openHere(clean, { isSent: true });
  for (const { load } of first.lateParts) {
    await Promise.race([idle(), visitor.wanted]);
    await load();
  }
  await Promise.race([idle(), visitor.wanted]);
  await new Promise<void>((resolve) => {
    const site = (
      <StrictMode>
        {/* The address and the page that belongs to it are drawn in one go. */}
        <ErrorBoundary
          instead={
            <>
              <Failed text={words.failed.page} />
              <PlainPage part="#root > *" />
            </>
          }
        >
          <BrowserRouter useTransitions={false}>
            <App first={first} day={root.dataset.day ?? istToday(presentMoment())} onReady={resolve} />
          </BrowserRouter>
        </ErrorBoundary>
      </StrictMode>
    );

    if (root.dataset.file === first.file) {
      const hydrate = () => {
        hydrateRoot(root, site);
      };
      // As a transition React hydrates in slices of a few milliseconds; a visitor who waits is served in one go.
      if (visitor.isWaiting()) hydrate();
      else startTransition(hydrate);
    } else {
      // The host sent another page than the one that belongs to the address: draw the right one from nothing.
      document.head
        .querySelectorAll(
          'title, meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link[rel="canonical"], [data-of-page]',
        )
        .forEach((element) => {
          element.remove();
        });
      createRoot(root).render(site);
    }
  });
  await Promise.all(first.lateParts.map(({ inCharge }) => inCharge));
}
