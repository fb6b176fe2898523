import type { Block, Reply } from '../model/reply.ts';

/** The words of a reply as plain text, items and rows a line each. */
export function replyText({ blocks }: Pick<Reply, 'blocks'>): string {
  return blocks
    .map((block) => {
      if (block.kind === 'text' || block.kind === 'heading') return block.text;
      return [...(block.heading === undefined ? [] : [`${block.heading}:`]), ...linesOf(block)].join('\n');
    })
    .join('\n');
}

/** What of a reply is read without a tap, as plain text: without what is folded away, of which the headings show. */
export function shownText({ blocks }: Pick<Reply, 'blocks'>): string {
  const isFolded = blocks.filter(({ kind }) => kind === 'list').length > 1;
  return blocks
    .map((block) =>
      isFolded && block.kind === 'list' && block.heading !== undefined
        ? `${block.heading} (${block.items.length})`
        : replyText({ blocks: [block] }),
    )
    .join('\n');
}

function linesOf(block: Exclude<Block, { kind: 'text' | 'heading' }>): readonly string[] {
  return block.kind === 'rows'
    ? block.rows.map(({ label, value }) => `- ${label}: ${value}`)
    : block.items.map((item, index) => `${block.isNumbered ? `${index + 1}.` : '-'} ${item}`);
}

/** A paragraph of an answer. */
export const textBlock = (text: string): Block => ({ kind: 'text', text });
