import { allEntries, type Content } from '../content.ts';
import { markdownNodes } from '../markdown-nodes.ts';
import { logoPath, pathBeside } from './site-file.ts';

/** The pictures and PDFs that something on the site shows or links, by their paths below content/. */
export function usedFiles(content: Content): ReadonlyMap<string, Uint8Array> {
  const { logo } = content.practice.fields;
  const named = [
    ...(logo ? [logoPath(logo)] : []),
    ...content.gallery.fields.flatMap(({ images }) => images.map(({ file }) => `gallery/${file}`)),
    ...allEntries(content).flatMap(({ source: { file, markdown } }) =>
      markdown === ''
        ? []
        : markdownNodes(markdown).flatMap(({ url }) => (url === undefined ? [] : [pathBeside(file, url)])),
    ),
  ];
  const used = new Set(named);
  return new Map([...content.assets].filter(([path]) => used.has(path)));
}
