import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Manifest } from 'vite';

const entry = 'tooling/desk/page/main.tsx';

/** Where the files of the desk's page lie on its server. */
export const deskFolder = '/admin/';

/**
 * Builds the page of the desk into a folder: `index.html`, and beside it a script and a style of its own. Nothing of it is shared with the
 * site. Throws when the build has written no style.
 */
export async function buildDeskPage(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    base: deskFolder,
    publicDir: false,
    plugins: [react()],
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'es2022',
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: entry },
    },
  });
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const { file, css = [] } = manifest[entry] ?? { file: '' };
  const [style] = css;
  if (file === '' || style === undefined) throw new Error('The page of the desk was not built.');
  writeFileSync(join(folder, 'index.html'), deskDocument(file, style));
}

const deskDocument = (script: string, style: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>The desk</title>
    <link rel="stylesheet" href="${deskFolder}${style}">
    <script type="module" src="${deskFolder}${script}"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
