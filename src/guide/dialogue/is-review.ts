import type { MessageContent } from '../model/message.ts';

/** Whether a message shows the rows of a review, each of which can be changed. */
export const isReview = ({ blocks }: Pick<MessageContent, 'blocks'>): boolean =>
  blocks.some((block) => block.kind === 'rows' && block.rows.some(({ slot }) => slot !== undefined));
