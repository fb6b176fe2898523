import type { Block, Reply } from '../model/reply.ts';

/** The words of a reply as plain text, items and rows a line each. */
export function replyText({ blocks }: Pick<Reply, 'blocks'>): string {
  return blocks
    .map((block) => {
      if (block.kind === 'text') return block.text;
      if (block.kind === 'more') return block.texts.join('\n');
      return [...(block.heading === undefined ? [] : [`${block.heading}:`]), ...linesOf(block)].join('\n');
    })
    .join('\n');
}

function linesOf(block: Exclude<Block, { kind: 'text' | 'more' }>): readonly string[] {
  return block.kind === 'rows'
    ? block.rows.map(({ label, value }) => `- ${label}: ${value}`)
    : block.items.map((item, index) => `${block.isNumbered ? `${index + 1}.` : '-'} ${item}`);
}

/** A paragraph of an answer. */
export const textBlock = (text: string): Block => ({ kind: 'text', text });
