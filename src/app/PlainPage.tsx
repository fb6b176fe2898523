import { useEffect, useState } from 'react';

/** The page as it was built, or a part of it, where its script has failed: it reads, and its links lead on, without. */
export function PlainPage({ part }: { readonly part: '#root > *' | '#content > *' | '#root > header' }) {
  const [html, setHtml] = useState('');
  useEffect(() => {
    const show = async () => {
      const sent = await (await fetch(window.location.pathname)).text();
      const found = new DOMParser().parseFromString(sent, 'text/html').querySelectorAll(part);
      setHtml([...found].map(({ outerHTML }) => outerHTML).join(''));
    };
    show().catch(() => undefined);
  }, [part]);
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
