import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** A piece of a Markdown text: a heading, a link, a picture and so on. `line` counts from 1. */
export interface MarkdownNode {
  readonly type: string;
  readonly line: number;
  /** The words in it, without their marks; of a picture, the words for those who cannot see it. */
  readonly text: string;
  readonly url?: string;
  readonly depth?: number;
}

/** As the parser has it. */
export interface TreeNode {
  readonly type: string;
  readonly url?: string;
  readonly depth?: number;
  readonly value?: string;
  readonly alt?: string | null;
  readonly children?: readonly TreeNode[];
  readonly position?: { readonly start: { readonly line: number } };
}

/** Takes a Markdown text apart, as the site does. Returns all pieces in the order of the text, outer ones first. */
export function markdownNodes(markdown: string): readonly MarkdownNode[] {
  const tree = markdownTree(markdown);
  return tree ? nodesOf(tree) : [];
}

/** A Markdown text as the parser has it; undefined for an empty one. A text that was read before is not read again. */
export function markdownTree(markdown: string): TreeNode | undefined {
  if (markdown === '') return undefined;
  // What would be drawn is nothing: the tree alone is wanted.
  const keep = () => (root: TreeNode) => {
    known.set(markdown, root);
    return { type: 'root', children: [] };
  };
  if (!known.has(markdown)) Markdown({ remarkPlugins: [remarkGfm, keep], children: markdown });
  return known.get(markdown);
}

const known = new Map<string, TreeNode>();

function nodesOf(node: TreeNode): readonly MarkdownNode[] {
  const { type, url, depth, position, children = [] } = node;
  const own: MarkdownNode = {
    type,
    line: position?.start.line ?? 1,
    text: textOf(node),
    ...(url !== undefined && { url }),
    ...(depth !== undefined && { depth }),
  };
  return [own, ...children.flatMap(nodesOf)];
}

/** The words in a piece of Markdown, without their marks. */
export const textOf = ({ value, alt, children = [] }: TreeNode): string =>
  value ?? alt ?? children.map(textOf).join('');
