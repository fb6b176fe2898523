import type { Content } from './content.ts';
import type { ContentFiles } from './files.ts';
import { loadContent } from './load.ts';

let last: { readonly files: ContentFiles; readonly content: Content } | undefined;

/**
 * Checks content whole, as `loadContent` does, and gives the same content again while the files say the same: a build asks for it three
 * times. Throws ContentFaults with all faults at once.
 */
export function loadContentOnce(files: ContentFiles): Content {
  if (last && isSame(last.files, files)) return last.content;
  const content = loadContent(files);
  last = { files, content };
  return content;
}

function isSame(one: ContentFiles, other: ContentFiles): boolean {
  return (
    one.size === other.size &&
    [...one].every(([name, text]) => {
      const now = other.get(name);
      if (typeof text === 'string' || typeof now === 'string') return text === now;
      return now !== undefined && Buffer.compare(text, now) === 0;
    })
  );
}
