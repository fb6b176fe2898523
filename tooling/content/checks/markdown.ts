import { isTakenId } from '#src/collections/passage-ids.ts';
import { allEntries, type Content, type Entry } from '../content.ts';
import { anchorOf } from '../markdown.ts';
import { markdownNodes, type MarkdownNode } from '../markdown-nodes.ts';
import { mergeMark, mergeRemedy } from '../yaml/slips.ts';
import { pathBeside } from '../assets/site-file.ts';
import { addressFault, linkable } from './addresses.ts';
import { anchorsByAddress } from './anchors.ts';
import { assetFault } from './assets.ts';
import type { Check } from './check.ts';

/** What stands below the fields of a file becomes one page: its headings have their places, its links lead somewhere, and all of it is shown. */
export const checkMarkdown: Check = (content, report) => {
  const site = {
    addresses: linkable(content),
    anchors: anchorsByAddress(content),
    assets: content.assets,
  };
  for (const entry of allEntries(content)) {
    const { markdown, markdownLine } = entry.source;
    if (markdown === '') continue;
    const tell = (line: number, expected: string) => {
      report(entry, { line: markdownLine + line - 1 }, expected);
    };
    const merge = markdown.split(/\r?\n/).findIndex((line) => mergeMark.test(line));
    if (merge >= 0) {
      tell(merge + 1, mergeRemedy);
      continue;
    }
    const anchors = new Set<string>();
    let headOfTable = 0;
    for (const node of markdownNodes(markdown)) {
      const expected = faultOf(node) ?? leadFault(node, entry, site);
      if (expected !== undefined) tell(node.line, expected);
      if (node.type === 'table') headOfTable = node.line;
      if (node.type === 'tableCell' && node.line === headOfTable && node.text.trim() === '')
        tell(node.line, 'every column of a table needs a name in its first row, also the first column');
      if (node.type !== 'heading' || node.depth !== 2) continue;
      const anchor = anchorOf(node.text);
      if (anchors.has(anchor)) tell(node.line, `the heading "${node.text}" stands twice; give each part its own`);
      if (hasParts(entry) && isTakenId(anchor))
        tell(node.line, `"${node.text}" is the name of a part of the page; word the heading in another way`);
      anchors.add(anchor);
    }
  }
};

/** Services and topics have parts with places of their own beside their text. */
const hasParts = ({ source }: Entry<unknown>) => /\/(?:services|topics)\//.test(source.file);

function faultOf({ type, depth, text }: MarkdownNode): string | undefined {
  const [spaced] = (type === 'text' ? /\]\([^()<>]+ [^()<>]+\.[a-z]{3,4}\)/i.exec(text) : null) ?? [];
  if (spaced !== undefined)
    return `the name of a file with a space needs < and > around it: ](<${spaced.slice(2, -1)}>)`;
  if (type === 'heading' && depth === 1) return `"# ${text}" would be a second heading of the page; write "## ${text}"`;
  const [, signs, words] = (type === 'paragraph' ? /^(##+)([^#\s].*)/.exec(text) : null) ?? [];
  if (signs !== undefined) return `"${signs}" needs a space before the words of the heading: "${signs} ${words}"`;
  if (type === 'footnoteReference')
    return 'a footnote does not fit the page; write the remark in brackets where it belongs';
  if (type === 'html' && !text.startsWith('<!--'))
    return `"${text}" would not show; take it out, and write **two stars** for bold`;
  return undefined;
}

/** Faults of what names something else: a picture, a link, and a link whose address stands apart (`[1]: https://…`). */
function leadFault(node: MarkdownNode, entry: Entry<unknown>, site: Site): string | undefined {
  if (node.type === 'image') return pictureFault(node, entry, site.assets);
  return node.type === 'link' || node.type === 'definition' ? linkFault(node, entry, site) : undefined;
}

interface Site {
  readonly addresses: ReadonlySet<string>;
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  readonly assets: Content['assets'];
}

function linkFault({ url = '', text }: MarkdownNode, entry: Entry<unknown>, site: Site): string | undefined {
  if (url.startsWith('https://')) return URL.canParse(url) ? undefined : `"${url}" is no address; check its spelling`;
  if (/^(?:mailto:[^@\s]+@[^@\s]+|tel:\+?\d+)$/.test(url) || url.startsWith('?')) return undefined;
  if (url === `http://${text}`) return `"${text}" needs https:// before it, and words: [words](https://${text})`;
  if (url.startsWith('http://'))
    return `"${url}" is not safe; write https:// in place of http://, and words with it: [words](https://${url.slice('http://'.length)})`;
  if (/^(?:www\.|[a-z0-9-]+\.(?:in|com|org|net|gov)\b)/i.test(url))
    return `"${url}" needs https:// before it: (https://${url})`;
  if (!url.startsWith('/') && !url.startsWith('#')) {
    if (/\.pdf$/i.test(url)) return fileFault(url, entry, site.assets);
    return `"${url}" leads nowhere; a page of the site is written with a slash, such as (/contact), another site with https://`;
  }
  if (/^\/.*\.pdf$/i.test(url))
    return `"${url}" is no page; put the PDF into the folder of this text and write its name alone: (${url.split('/').at(-1) ?? ''})`;
  const { source, id } = entry;
  const isOwn = url.startsWith('#');
  if (isOwn && !source.file.startsWith('content/pages/'))
    return `"${url}" leads nowhere; only the pages in content/pages have places to lead to`;
  return addressFault(isOwn ? `/${id}${url}` : url, site.addresses, site.anchors);
}

function pictureFault({ url = '', text }: MarkdownNode, entry: Entry<unknown>, assets: Content['assets']) {
  if (/^[a-z]+:|^\/\//i.test(url))
    return `"${url}" is a picture of another site, which is not shown; put its file beside this one and write ![words](name.jpg)`;
  if (text.trim() === '')
    return `"${url}" has no words for those who cannot see it; write in the square brackets what is to be seen`;
  return fileFault(url, entry, assets);
}

const fileFault = (url: string, { source }: Entry<unknown>, assets: Content['assets']) =>
  assetFault(pathBeside(source.file, url), assets);
