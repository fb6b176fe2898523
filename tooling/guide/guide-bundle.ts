import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadModule } from '#tooling/content/site-modules.ts';

/** Where the guide stands as a bundle for Node. */
export const guideBundle = resolve('build', 'guide');

/** What the bundle is made of. */
const sources = ['src', 'content', 'tooling/content', 'tooling/guide', 'package-lock.json'];

const entry = join(guideBundle, 'guide-modules.js');

/** Whether there is a bundle, and nothing that it is made of has changed since. */
export const isBundled = (): boolean => existsSync(entry) && newest(sources) <= statSync(entry).mtimeMs;

/** What loads the modules of the guide from the bundle. */
export async function bundledGuide(): Promise<LoadModule> {
  const { modules } = (await import(pathToFileURL(entry).href)) as typeof import('./guide-modules.ts');
  return async <Module>(path: string) => {
    const load = modules[path];
    if (!load) throw new Error(`tooling/guide/guide-modules.ts has no ${path}`);
    return (await load()) as Module;
  };
}

const newest = (places: readonly string[]): number => Math.max(...places.map(changedLast));

function changedLast(place: string): number {
  const found = statSync(place);
  return found.isDirectory()
    ? Math.max(found.mtimeMs, ...readdirSync(place).map((name) => changedLast(join(place, name))))
    : found.mtimeMs;
}
