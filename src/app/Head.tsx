import words from 'content:layout-words';
import practice from 'content:practice';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { PageMeta } from '#src/pages/page.ts';

/**
 * The head of a page. React lifts these elements into the document's head, at prerendering and in the browser.
 * The share image and the data for search engines are for readers that run no script: the build adds them (tooling/build/head.ts).
 */
export function Head({ meta }: { readonly meta: PageMeta }) {
  const title = fillTemplate(words.title, { title: meta.title, practice: practice.name });
  const isFound = meta.found !== false;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={[...meta.keywords, practice.name].join(', ')} />
      <meta name="robots" content={isFound ? 'index, follow' : 'noindex, follow'} />
      <meta name="revisit-after" content="7 days" />
      <meta name="language" content={words.language} />
      <meta name="author" content={practice.name} />
      {isFound && <link rel="canonical" href={practice.domain + meta.address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={practice.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      {isFound && <meta property="og:url" content={practice.domain + meta.address} />}
      <meta property="og:locale" content="en_IN" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={meta.description} />
    </>
  );
}
