import type { Passage } from '#src/collections/types.ts';
import { anchorOf } from './markdown.ts';
import { markdownTree, textOf, type TreeNode } from './markdown-nodes.ts';

/** A piece of the text below the fields, with the heading it stands under and the place of that heading on the page. */
export interface SectionPassage extends Pick<Passage, 'title' | 'text'> {
  readonly kind: 'paragraph' | 'line' | 'row';
  readonly id: string;
  readonly heading: string;
}

/**
 * Takes a Markdown text apart into what can answer by itself: paragraphs, the lines of lists, the rows of tables. A row says with each of its cells what
 * stands above it. What stands before the first heading has no title and the place of the page.
 */
export function sectionPassages(markdown: string): readonly SectionPassage[] {
  let heading = '';
  const found: SectionPassage[] = [];
  for (const node of markdownTree(markdown)?.children ?? []) {
    if (node.type === 'heading') heading = textOf(node);
    else found.push(...passagesOf(node).map((piece) => ({ ...piece, id: anchorOf(heading), heading })));
  }
  return found.map((piece) => (piece.title === '' ? { ...piece, title: piece.heading } : piece));
}

function passagesOf(node: TreeNode): readonly Omit<SectionPassage, 'id' | 'heading'>[] {
  const { type, children = [] } = node;
  if (type === 'paragraph') return [{ kind: 'paragraph', title: '', text: textOf(node) }];
  if (type === 'list') return children.map((item) => ({ kind: 'line', title: '', text: textOf(item) }));
  if (type === 'blockquote') return children.flatMap(passagesOf);
  if (type !== 'table') return [];
  const [head, ...rows] = children.map(({ children: cells = [] }) => cells.map(textOf));
  return rows.map(([name = '', ...cells]) => ({
    kind: 'row',
    title: name,
    text: cells
      .map((cell, index) => [head?.[index + 1] ?? '', cell].filter((words) => words !== '').join(': '))
      .join('; '),
  }));
}
