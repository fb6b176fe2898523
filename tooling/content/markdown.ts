import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

/**
 * Turns Markdown into HTML. Raw HTML in the source comes out as nothing, `javascript:` addresses come out empty,
 * links to other sites open without telling them where the reader came from.
 */
export function compileMarkdown(markdown: string): string {
  if (markdown === '') return '';
  return renderToStaticMarkup(
    createElement(Markdown, {
      remarkPlugins: [remarkGfm],
      skipHtml: true,
      components: {
        a: ({ href, children }) =>
          createElement('a', href?.startsWith('https:') ? { href, rel: 'noopener noreferrer' } : { href }, children),
      },
      children: markdown,
    }),
  );
}

/** The words of a Markdown text without its marks, for searching. */
export function plainText(markdown: string): string {
  return compileMarkdown(markdown)
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&(lt|gt|quot|#x27);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
