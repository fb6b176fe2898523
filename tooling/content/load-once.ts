import type { Content } from './content.ts';
import type { ContentFiles } from './files.ts';
import { loadContent } from './load.ts';
import { isSameFiles } from './same-files.ts';

let last: { readonly files: ContentFiles; readonly content: Content } | undefined;

/**
 * Checks content whole, as `loadContent` does, and gives the same content again while the files say the same: a build asks for it three
 * times. Throws ContentFaults with all faults at once.
 */
export function loadContentOnce(files: ContentFiles): Content {
  if (last && isSameFiles(last.files, files)) return last.content;
  const content = loadContent(files);
  last = { files, content };
  return content;
}
