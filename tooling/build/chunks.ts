import type { Manifest } from 'vite';

/**
 * The files that some modules need: their own chunks and, through static imports, those chunks' chunks. A module that shares its file with others
 * is named by the group they are in (`vite.config.ts`). Throws where the build has neither.
 */
export function chunksOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach((module) => {
    visit(keyOf(manifest, module));
  });
  return [...found];
}

function keyOf(manifest: Manifest, module: string): string {
  const key =
    [module, `\0${module}`, `_${module}`].find((candidate) => candidate in manifest) ?? groupKey(manifest, module);
  if (key === undefined) throw new Error(`the build has no chunk for ${module}`);
  return key;
}

const groupKey = (manifest: Manifest, group: string) =>
  Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === group);
