import { useEffect, type RefObject } from 'react';
import { cleanPath } from '#src/paths.ts';
import { preloadAddress } from './routes.ts';

/**
 * Links of the site are plain anchors wherever they stand: in pages, in compiled Markdown, in the guide.
 * Here, in one place, they become navigation without a page load, and are fetched ahead when somebody is about to use them.
 * Once another build is served than this page's, the next link loads its page in full.
 */
export function useClientNavigation(go: (address: string) => void, isReplaced: RefObject<boolean>): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = innerLink(event.target);
      if (
        !link ||
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      if (link.pathname === window.location.pathname && link.hash !== '' && link.search === window.location.search)
        return;
      if (isReplaced.current) return;
      event.preventDefault();
      go(cleanPath(link.pathname) + link.search + link.hash);
    };
    const onIntent = (event: Event) => {
      const link = innerLink(event.target);
      if (link && link.pathname !== window.location.pathname) preloadAddress(cleanPath(link.pathname));
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    document.addEventListener('click', onClick);
    intents.forEach((intent) => {
      document.addEventListener(intent, onIntent, { passive: true });
    });
    return () => {
      document.removeEventListener('click', onClick);
      intents.forEach((intent) => {
        document.removeEventListener(intent, onIntent);
      });
    };
  }, [go, isReplaced]);
}

function innerLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== window.location.origin || link.target !== '' || link.hasAttribute('download')) return null;
  return link.pathname.startsWith('/assets/') || link.pathname.startsWith('/__') ? null : link;
}
