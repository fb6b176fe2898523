import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import categoryNames from 'content:navigation';
import type { IstDate } from '#src/domain/ist-dates.ts';
import { App } from './App.tsx';
import { loadPage, modulesOf, openWhole, routes } from './routes.ts';

export { modulesOf };

export interface Prerendered {
  readonly html: string;
  /** The address that the page names as its own; differs from the address asked for when that is a second one. */
  readonly canonical: string;
  readonly updated: string;
  /** Whether search engines may show it. */
  readonly isListed: boolean;
  readonly title: string;
}

/** Every address that gets a page, and the file names of the not-found pages. */
export async function everyAddress(): Promise<{
  readonly pages: readonly string[];
  readonly notFound: readonly string[];
}> {
  const found = await Promise.all(routes.map(async (route) => (await loadPage(route)).addresses));
  return {
    pages: [...new Set(found.flat())],
    notFound: ['/404', '/services/404', ...categoryNames.map(({ id }) => `/services/${id}/404`)],
  };
}

/** Draws the page at an address as HTML as it is on a day in India, written YYYY-MM-DD; its head elements come first. */
export async function draw(address: string, day: IstDate): Promise<Prerendered> {
  const opened = await openWhole(address);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <App first={opened} day={day} />
      </StaticRouter>
    </StrictMode>,
    // Otherwise a large boundary comes out as a template with inline scripts, which the Content-Security-Policy refuses.
    { progressiveChunkSize: Infinity },
  );
  return {
    html: await new Response(prelude as BodyInit).text(),
    canonical: opened.meta.address,
    updated: opened.meta.updated,
    isListed: opened.meta.isListed !== false,
    title: opened.meta.title,
  };
}
