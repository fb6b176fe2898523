import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { chunksOf } from './chunks.ts';
import { headersFor } from '#tooling/server/headers.ts';

// Photographs and the picture for other sites are fetched when they are looked at.
const worthKeeping = /\.(?:js|css|woff2|svg)$/;
/** Fetched by whoever wants the whole site kept (src/app/whole-site.ts). */
const listOfFiles = 'offline-files.json';
const icons = ['/favicon.svg'];

/** The document whose files every visitor's browser keeps. */
const home = 'index.html';
const keptModules = ['src/pages/NotKeptPage.tsx', 'staying'];

/**
 * The files that are kept unasked, by their places in the built site: the shell and the home page, with what says that another page is not kept.
 * Takes the folder with its documents and the manifest of the build.
 */
export function filesKeptUnasked(dist: string, manifest: Manifest): readonly string[] {
  return [...new Set([...filesIn(dist, home), ...chunksOf(manifest, keptModules)])];
}

/** The files that a first visit fetches once its page stands. Takes those that are kept unasked. */
export const filesFetchedLater = (kept: readonly string[]): readonly string[] => [
  ...kept,
  ...icons.map((icon) => icon.slice(1)),
  'service-worker.js',
];

const filesIn = (dist: string, document: string) =>
  [...readFileSync(join(dist, document), 'utf8').matchAll(/\/(assets\/[\w.-]+)/g)]
    .map(([, file = '']) => file)
    .filter((file) => worthKeeping.test(file));

/**
 * Writes `service-worker.js` into a built site: with the list of the files that are kept unasked, or, where the site is not kept for offline use,
 * the one that takes an earlier worker away. `shell` is the document from which any page can be drawn.
 */
export async function writeServiceWorker(
  dist: string,
  {
    shell,
    isKept,
    files,
    hasEditor = false,
  }: {
    readonly shell: string;
    readonly isKept: boolean;
    readonly files: readonly string[];
    readonly hasEditor?: boolean;
  },
): Promise<void> {
  const all = readdirSync(join(dist, 'assets')).filter((name) => worthKeeping.test(name));
  writeFileSync(join(dist, listOfFiles), JSON.stringify(all.map((name) => `/assets/${name}`)));
  const headers = { ...headersFor('/', { hasEditor }), 'Content-Type': 'text/html;charset=utf-8' };
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'siteBuild.shell': JSON.stringify(shell),
      'siteBuild.headers': JSON.stringify(headers),
      'siteBuild.files': JSON.stringify(files.map((file) => `/${file}`)),
      'siteBuild.icons': JSON.stringify(icons),
      'siteBuild.hasEditor': JSON.stringify(hasEditor),
    },
    build: {
      target: 'es2022',
      outDir: dist,
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: isKept ? 'src/service-worker/offline.ts' : 'src/service-worker/unregister.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
