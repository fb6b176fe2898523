import type { IntentId } from '#src/collections/types.ts';

export interface Link {
  readonly href: string;
  readonly label: string;
}

/** A piece of an answer. A list with a heading of its own may be folded away when there are several. The items of rows read "Name: value". */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'list';
      readonly heading?: string;
      readonly items: readonly string[];
      readonly isNumbered: boolean;
      readonly isRows?: boolean;
    };

/** What the guide says to a message. Plain JSON. */
export interface Reply {
  readonly outcome: 'answer' | 'did-you-mean' | 'miss';
  readonly blocks: readonly Block[];
  /** The pages the answer comes from, best first. */
  readonly links: readonly Link[];
  readonly intent?: IntentId;
}

/** What the guide is about to say: where the answer stands is known at once, its text is on its way. */
export interface ComingReply {
  /** The pages the answer comes from, best first. */
  readonly links: readonly Link[];
  readonly reply: Promise<Reply>;
}

/** The words of a reply as plain text, lists a line each. */
export function replyText({ blocks }: Pick<Reply, 'blocks'>): string {
  return blocks
    .map((block) => {
      if (block.kind === 'text') return block.text;
      const lines = block.items.map((item, index) => `${block.isNumbered ? `${index + 1}.` : '-'} ${item}`);
      return [...(block.heading === undefined ? [] : [`${block.heading}:`]), ...lines].join('\n');
    })
    .join('\n');
}

/** A paragraph of an answer. */
export const textBlock = (text: string): Block => ({ kind: 'text', text });
