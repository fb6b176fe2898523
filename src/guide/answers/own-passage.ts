import type { IndexEntry, Passage, PagePassages } from '#src/collections/types.ts';

/** The passage that answers a question or a term of our own. Takes the entry and its page; returns undefined where the page has none such. */
export const ownPassage = ({ href, fromLast }: IndexEntry, { passages }: PagePassages): Passage | undefined =>
  fromLast === undefined ? passages.find((passage) => passage.href === href) : passages.at(-fromLast);
