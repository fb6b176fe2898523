import { pages } from 'content:pages-chunks';
import type { WordsPage } from './types.ts';

/** Loads the words of a page that is text and nothing else, by its file name. Throws when the file does not exist. */
export async function loadPage(id: string): Promise<WordsPage> {
  const words = Object.hasOwn(pages, id) ? await pages[id]?.() : undefined;
  if (!words) throw new Error(`content/pages/${id}.md is missing`);
  return words.default;
}
