import { createElement, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { rowId } from '#src/collections/passage-ids.ts';
import type { SiteFile } from './assets/site-file.ts';
import { markdownTree, type TreeNode } from './markdown-nodes.ts';

type FileOf = (written: string) => SiteFile | undefined;

/** A cell of a table. One in a column that ends at the right (`---:`) holds a figure; pages have no style attributes, so it says so in one of its own. */
const cell =
  (name: 'th' | 'td') =>
  ({ style, children }: { readonly style?: CSSProperties | undefined; readonly children?: ReactNode }) =>
    createElement(name, style?.textAlign === 'right' ? { 'data-figure': '' } : {}, children);

/**
 * Turns Markdown into HTML. `fileOf` tells how the site hands out a picture or PDF that the text names. Raw HTML in the source comes out as nothing, `javascript:` addresses come out empty,
 * links to other sites open without telling them where the reader came from.
 */
export function compileMarkdown(markdown: string, fileOf: FileOf = () => undefined): string {
  if (markdown === '') return '';
  return renderToStaticMarkup(
    createElement(Markdown, {
      // The gate has parsed it already.
      remarkPlugins: [() => () => markdownTree(markdown)],
      skipHtml: true,
      components: {
        a: ({ href = '', children }) =>
          createElement(
            'a',
            href.startsWith('https:') ? { href, rel: 'noopener noreferrer' } : { href: fileOf(href)?.address ?? href },
            children,
          ),
        img: ({ src, alt }) => {
          const file = typeof src === 'string' ? fileOf(src) : undefined;
          return file ? createElement('img', { src: file.address, alt, ...file.size, loading: 'lazy' }) : null;
        },
        // On a phone a wide table is scrolled sideways; by keyboard that takes focus.
        table: ({ children }) => createElement('table', { tabIndex: 0 }, children),
        th: cell('th'),
        td: cell('td'),
      },
    }),
  ).replace(/>[^<]+/g, (text) => text.replace(formName, '<span>$&</span>'));
}

/** Capitals and figures on both sides of a hyphen, such as GSTR-3B or 80-IAC: a line is not to end between them. */
const formName = /(?<![\w/.-])[A-Z\d]+-[A-Z\d]+(?![\w/.-]*[\w/])/g;

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The same with an id on every second-level heading and on every row of a table, and those headings in their order, for a list that leads to them. */
export function compileWithPlaces(
  markdown: string,
  fileOf?: FileOf,
): {
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly name: string }[];
} {
  const headings: { id: string; name: string }[] = [];
  const html = compileMarkdown(markdown, fileOf).replace(/<h2>(.*?)<\/h2>/g, (_, inner: string) => {
    const name = inner.replace(/<[^>]+>/g, '').replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign);
    const id = anchorOf(name);
    headings.push({ id, name });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  let table = -1;
  let row = 0;
  const placed = html.replace(/<tbody>|<tr>(?=<td)/g, (tag) => {
    if (tag === '<tr>') return `<tr id="${rowId(table, row++)}">`;
    table += 1;
    row = 0;
    return tag;
  });
  return { html: placed, headings };
}

/** The id of a heading, by its words. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The words of a Markdown text without its marks, for searching. */
export const plainText = (markdown: string): string =>
  wordsOf(markdownTree(markdown) ?? { type: 'root' })
    .replace(/[<>"']/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function wordsOf({ type, value, children = [] }: TreeNode): string {
  if (type === 'html') return '';
  return value ?? ` ${children.map(wordsOf).join('')} `;
}
