import { namesByAddress } from '../addresses.ts';
import { allEntries, type Entry } from '../content.ts';
import { anchorOf } from '../markdown.ts';
import { markdownNodes, type MarkdownNode } from '../markdown-nodes.ts';
import { mergeMark, mergeRemedy } from '../yaml/slips.ts';
import { addressFault } from './addresses.ts';
import { anchorsByAddress } from './anchors.ts';
import type { Check } from './check.ts';

/** What stands below the fields of a file becomes one page: its headings have their places, its links lead somewhere, and all of it is shown. */
export const checkMarkdown: Check = (content, report) => {
  const site = { addresses: new Set(namesByAddress(content).keys()), anchors: anchorsByAddress(content) };
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
    for (const node of markdownNodes(markdown)) {
      const expected = faultOf(node) ?? (leads.has(node.type) ? linkFault(node, entry, site) : undefined);
      if (expected !== undefined) tell(node.line, expected);
      if (node.type !== 'heading' || node.depth !== 2) continue;
      const anchor = anchorOf(node.text);
      if (anchors.has(anchor)) tell(node.line, `the heading "${node.text}" stands twice; give each part its own`);
      anchors.add(anchor);
    }
  }
};

/** A link, and one whose address stands apart from its words: `[words][1]` and `[1]: https://…`. */
const leads: ReadonlySet<string> = new Set(['link', 'definition']);

function faultOf({ type, depth, text }: MarkdownNode): string | undefined {
  if (type === 'heading' && depth === 1) return `"# ${text}" would be a second heading of the page; write "## ${text}"`;
  if (type === 'footnoteReference')
    return 'a footnote does not fit the page; write the remark in brackets where it belongs';
  if (type === 'html' && !text.startsWith('<!--')) return `"${text}" is HTML, which is left out; write it in Markdown`;
  return undefined;
}

interface Site {
  readonly addresses: ReadonlySet<string>;
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

function linkFault({ url = '' }: MarkdownNode, { source, id }: Entry<unknown>, site: Site): string | undefined {
  if (url.startsWith('https://')) return URL.canParse(url) ? undefined : `"${url}" is no address; check its spelling`;
  if (/^(?:mailto:[^@\s]+@[^@\s]+|tel:\+?\d+)$/.test(url) || url.startsWith('?')) return undefined;
  if (url.startsWith('http://'))
    return `"${url}" is not safe; write https:// in place of http://, and words with it: [words](https://${url.slice('http://'.length)})`;
  if (/^(?:www\.|[a-z0-9-]+\.(?:in|com|org|net|gov)\b)/i.test(url))
    return `"${url}" needs https:// before it: (https://${url})`;
  if (!url.startsWith('/') && !url.startsWith('#'))
    return `"${url}" leads nowhere; a page of the site is written with a slash, such as (/contact), another site with https://`;
  const isOwn = url.startsWith('#');
  if (isOwn && !source.file.startsWith('content/pages/'))
    return `"${url}" leads nowhere; only the pages in content/pages have places to lead to`;
  return addressFault(isOwn ? `/${id}${url}` : url, site.addresses, site.anchors);
}
