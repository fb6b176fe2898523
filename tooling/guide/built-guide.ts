import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadModule } from '#tooling/content/site-modules.ts';

/** Where a build leaves the guide as a bundle for Node. */
export const guideBundle = resolve('build', 'guide');

/** What the bundle is made of. */
const sources = ['src', 'content', 'tooling/content', 'tooling/guide', 'package-lock.json'];

/** What loads the modules of the guide from the last build; undefined where there is none, or something it is made of has changed since, or another content is asked for. */
export async function builtGuide(): Promise<LoadModule | undefined> {
  const file = join(guideBundle, 'guide-modules.js');
  if (process.env.SITE_CONTENT !== undefined || !existsSync(file) || newest(sources) > statSync(file).mtimeMs)
    return undefined;
  const { modules } = (await import(pathToFileURL(file).href)) as typeof import('./guide-modules.ts');
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
