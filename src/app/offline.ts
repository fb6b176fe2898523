import { createElement, useEffect, useState, type ReactElement } from 'react';
import practice from 'content:practice';
import { savesData, whenStill } from './stillness.ts';

/** What the worker keeps by itself of the pages that are opened (src/service-worker/offline.ts). */
const cacheOfVisited = 'visited';
const worthKeeping = /^\/assets\/.*\.(?:js|css|woff2|svg)$/;

/**
 * Has the browser keep what the site needs for offline use, once the visitor has been still for a moment; one who saves data is spared.
 * Returns what lets the visitor have the whole site kept, once it is there.
 */
export function useOfflineKeeping(): ReactElement | undefined {
  const [control, setControl] = useState<ReactElement>();

  useEffect(() => {
    if (!import.meta.env.PROD || !practice.switches.offline || !('serviceWorker' in navigator) || savesData()) return;
    return whenStill(() => {
      keepOpenPage().catch(() => undefined);
      import('./KeepOffline.tsx').then(
        ({ KeepOffline }) => {
          setControl(createElement(KeepOffline));
        },
        () => undefined,
      );
    });
  }, []);

  return control;
}

/** Starts the worker, and keeps what came with this page before it was there. Rejects where the browser keeps nothing for a site. */
async function keepOpenPage(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  await navigator.serviceWorker.ready;
  const visited = await caches.open(cacheOfVisited);
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin, pathname } = new URL(name);
    if (origin === window.location.origin && worthKeeping.test(pathname) && !(await caches.match(pathname)))
      await visited.add(pathname);
  }
}
