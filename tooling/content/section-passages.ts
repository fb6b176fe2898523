import { rowId } from '#src/collections/passage-ids.ts';
import type { Passage } from '#src/collections/types.ts';
import { anchorOf } from './markdown.ts';
import { markdownTree, textOf, type TreeNode } from './markdown-nodes.ts';

/** A piece of the text below the fields, with the heading it stands under and its place on the page: that of the heading, or of its own row. */
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
  let place = '';
  let tables = 0;
  const found: SectionPassage[] = [];
  for (const node of markdownTree(markdown)?.children ?? []) {
    if (node.type === 'heading') {
      heading = textOf(node);
      // Headings below the second level have no place of their own.
      if (node.depth === 2) place = anchorOf(heading);
      continue;
    }
    const pieces = passagesOf(node);
    const isTable = node.type === 'table' && pieces.length > 0;
    found.push(...pieces.map((piece, index) => ({ ...piece, id: isTable ? rowId(tables, index) : place, heading })));
    if (isTable) tables += 1;
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
