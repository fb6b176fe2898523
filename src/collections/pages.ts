import { pages } from 'content:chunks';
import { pagesWithView } from './pages-with-view.ts';
import type { WordsPage } from './types.ts';

const withView: ReadonlySet<string> = new Set(pagesWithView);

/** The ordinary pages that are text and nothing else, by the names of their files. */
export const textPageIds: readonly string[] = Object.keys(pages).filter((id) => !withView.has(id));

/** Loads the words of an ordinary page by its file name. Throws when the file does not exist. */
export async function loadPage(id: string): Promise<WordsPage> {
  const words = Object.hasOwn(pages, id) ? await pages[id]?.() : undefined;
  if (!words) throw new Error(`content/pages/${id}.md is missing`);
  return words.default;
}
