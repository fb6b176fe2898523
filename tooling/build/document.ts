import type { Manifest } from 'vite';
import { chunksOf } from './chunks.ts';

const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** The template without a page. The script finds no file named in it, and draws the page of whatever address it was sent for. */
export function shellDocument(template: string, day: string): string {
  return template
    .replace('<!--head-->', '<meta name="robots" content="noindex">')
    .replace('<div id="root"><!--page--></div>', `<div id="root" data-day="${day}" data-built="${day}"></div>`);
}

/** Puts a drawn page into the template: its head elements into the head, what machines alone read, preloads of its chunks, its text into the root. */
export function filledTemplate(
  template: string,
  html: string,
  page: {
    readonly address: string;
    /** The day on which it was drawn, in India. */
    readonly day: string;
    readonly modules: readonly string[];
    readonly manifest: Manifest;
    readonly machineHead: string;
  },
): string {
  const head = headElements.exec(html)?.[0] ?? '';
  const body = html.slice(head.length);
  const preloads = chunksOf(page.manifest, page.modules)
    .filter((file) => !template.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
  return (
    template
      .replace('<!--head-->', () => head + page.machineHead + preloads)
      // The page is there to be read before any script runs: on a slow line scripts let style and type go first.
      .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
      .replace(
        '<div id="root"><!--page--></div>',
        () =>
          `<div id="root" data-file="${page.address}" data-day="${page.day}" data-built="${page.day}">${body}</div>`,
      )
  );
}
