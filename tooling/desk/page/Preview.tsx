import { useCallback, useEffect, useRef } from 'react';
import { placeOf } from './place-of.ts';

/** The page as it is saved, opened at what was written last, or else at the place that its address names. */
export function Preview({ address, written }: { readonly address: string; readonly written: readonly string[] }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The frame is given no place: it would pull the window along, which on a phone leaves the form.
  const [path, place = ''] = address.split('#');
  const show = useCallback(() => {
    const page = frame.current?.contentDocument;
    const sought = [...written, place].filter((text) => text !== '');
    if (!page || sought.length === 0) return undefined;
    const look = () => {
      const found = placeOf(page, sought);
      const view = page.defaultView;
      if (!found || !view) return;
      found.closest('details')?.setAttribute('open', '');
      found.style.background = 'var(--tint)';
      view.scrollTo({ top: found.getBoundingClientRect().top + view.scrollY - view.innerHeight / 2 });
      watcher.disconnect();
    };
    // The site draws its page once its scripts have come.
    const watcher = new MutationObserver(look);
    watcher.observe(page, { childList: true, subtree: true });
    look();
    return () => watcher.disconnect();
  }, [written, place]);
  useEffect(show, [show]);
  // A frame of its own for each address: the site reloads what it has changed, and would call off the way from one page to the next.
  return <iframe key={path} ref={frame} title="The page as it is saved" src={path} onLoad={show} />;
}
