import type { PagePassages } from '#src/collections/types.ts';
import { textBlock, type Reply } from './reply.ts';

/**
 * The answer to a question that stands word for word on the page it is asked of, as one that was offered does. Takes the message, the address of
 * the page and the pages that are at hand; returns undefined where the page has no such question.
 */
export function ownQuestion(text: string, page: string, pages: ReadonlyMap<string, PagePassages>): Reply | undefined {
  const { name = '', passages = [] } = pages.get(page) ?? {};
  const asked = text.trim().toLowerCase();
  const own = passages.find(({ kind, title }) => kind === 'question' && title.toLowerCase() === asked);
  return own && { outcome: 'answer', blocks: [textBlock(own.text)], links: [{ href: own.href, label: name }] };
}
