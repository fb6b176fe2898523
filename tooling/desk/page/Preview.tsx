import { useCallback, useEffect, useRef } from 'react';
import { placeOf } from './place-of.ts';

/** The page as it is saved, opened at what was written last. */
export function Preview({ address, written }: { readonly address: string; readonly written: readonly string[] }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!page || written.length === 0) return undefined;
    const look = () => {
      const place = placeOf(page, written);
      place?.closest('details')?.setAttribute('open', '');
      // Not into view, which would pull the desk along.
      const view = page.defaultView;
      if (view && place)
        view.scrollTo({ top: place.getBoundingClientRect().top + view.scrollY - view.innerHeight / 2 });
      if (place) watcher.disconnect();
    };
    // The site draws its page once its scripts have come.
    const watcher = new MutationObserver(look);
    watcher.observe(page, { childList: true, subtree: true });
    look();
    return () => watcher.disconnect();
  }, [written]);
  useEffect(show, [show]);
  // A frame of its own for each address: the site reloads what it has changed, and would call off the way from one page to the next.
  return <iframe key={address} ref={frame} title="The page as it is saved" src={address} onLoad={show} />;
}
