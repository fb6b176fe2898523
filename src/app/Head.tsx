import { memo, useDeferredValue } from 'react';
import words from 'content:layout-words';
import practice from 'content:practice';
import { paths } from '#src/paths.ts';
import { fillTemplate } from '#src/domain/fill-template.ts';
import type { PageMeta } from '#src/pages/page.ts';

/** The size of every share image, in pixels. */
const shareImage = { width: '1200', height: '630' };

/**
 * The head of a page. React lifts these elements into the document's head, at prerendering and in the browser.
 * The data for search engines are for readers that run no script: the build adds them (tooling/build/head.ts).
 */
export const Head = memo(function Head({ meta }: { readonly meta: PageMeta }) {
  // What visitors do not see comes after what they see.
  const unseen = useDeferredValue(meta);
  return (
    <>
      <title>{titleOf(meta)}</title>
      <MetaElements meta={unseen} />
    </>
  );
});

const titleOf = ({ title }: PageMeta) => fillTemplate(words.title, { title, practice: practice.name });

const MetaElements = memo(function MetaElements({ meta }: { readonly meta: PageMeta }) {
  const title = titleOf(meta);
  const isFound = meta.found !== false;
  const image = practice.domain + paths.shareImage(isFound ? meta.address : paths.home);
  const imageWords = fillTemplate(words.shareImage, { title: meta.title, practice: practice.name });
  const isListed = isFound && meta.isListed !== false;
  return (
    <>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={[...meta.keywords, practice.name].join(', ')} />
      <meta name="robots" content={isListed ? 'index, follow' : 'noindex, follow'} />
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
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={shareImage.width} />
      <meta property="og:image:height" content={shareImage.height} />
      <meta property="og:image:alt" content={imageWords} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageWords} />
    </>
  );
});
