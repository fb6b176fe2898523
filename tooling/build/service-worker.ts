import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { headersFor } from '#tooling/server/headers.ts';

// Photographs and the picture for other sites are fetched when they are looked at.
const worthKeeping = /\.(?:js|css|woff2|svg)$/;

/**
 * Writes `service-worker.js` into a built site: with the list of its files, or, where the site is not kept for offline use,
 * the one that takes an earlier worker away. `shell` is the document from which any page can be drawn.
 */
export async function writeServiceWorker(
  dist: string,
  { shell, isKept }: { readonly shell: string; readonly isKept: boolean },
): Promise<void> {
  const files = readdirSync(join(dist, 'assets'))
    .filter((name) => worthKeeping.test(name))
    .map((name) => `/assets/${name}`);
  // Their names stay the same when their content changes, so each goes with a sign of what is in it.
  const icons = ['favicon.svg', 'favicon-32.png'].map((name) => ({
    url: `/${name}`,
    revision: createHash('sha256')
      .update(readFileSync(join(dist, name)))
      .digest('hex')
      .slice(0, 12),
  }));
  const headers = { ...headersFor('/'), 'Content-Type': 'text/html;charset=utf-8' };
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'siteBuild.shell': JSON.stringify(shell),
      'siteBuild.headers': JSON.stringify(headers),
      'siteBuild.files': JSON.stringify(files),
      'siteBuild.icons': JSON.stringify(icons),
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
