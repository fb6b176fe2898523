import { moduleNames, pageCollections } from './modules.ts';

/** The declarations of all `content:` modules, from the names they have and the types in src/collections/types.ts. */
export function declarations(): string {
  const modules = moduleNames.map((name) =>
    declared(name, 'ContentModules', [`const content: ContentModules['${name}'];`, 'export default content;']),
  );
  const chunks = pageCollections.map((name) =>
    declared(`${name}-chunks`, 'Chunks', [`export const ${name}: Chunks<'${name}'>;`]),
  );
  const words = declared('pages/*', 'PageModules', [`const content: PageModules['pages'];`, 'export default content;']);
  const passages = declared('passage-chunks', 'PassageChunks', ['export const passages: PassageChunks;']);
  return ['// Written by `npm run docs` from the registry.', ...modules, ...chunks, words, passages, ''].join('\n');
}

const declared = (name: string, type: string, lines: readonly string[]) =>
  [
    `declare module 'content:${name}' {`,
    `  import type { ${type} } from '#src/collections/types.ts';`,
    ...lines.map((line) => `  ${line}`),
    '}',
  ].join('\n');
