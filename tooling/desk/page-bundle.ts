import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Manifest } from 'vite';
import type { Practice } from '#src/collections/types.ts';
import { escaped } from '#tooling/build/escaped.ts';
import { editorAddress, policyWithin } from '#tooling/server/headers.ts';

/** Where the files of the desk's page lie on its server. */
export const deskFolder = `${editorAddress}/`;

/** Builds the page of `npm run desk` into a folder: `index.html`, and beside it a script and a style of its own. Throws when nothing was built. */
export async function buildDeskPage(folder: string): Promise<void> {
  const files = await bundle('tooling/desk/page/main.tsx', folder);
  writeFileSync(join(folder, 'index.html'), pageDocument({ title: 'The desk', ...files }));
}

/**
 * Builds the editor of the live site into a built site: `admin.html`, and beside it a folder with a script and a style of its own. Nothing
 * of it is shared with the site. Takes what content/practice.yaml says of the editor. Throws when nothing was built.
 */
export async function buildEditorPage(dist: string, editor: NonNullable<Practice['editor']>): Promise<void> {
  const files = await bundle('tooling/desk/page/live-main.tsx', join(dist, editorAddress));
  const { repository, branch, preview } = editor;
  writeFileSync(
    join(dist, `${editorAddress}.html`),
    pageDocument({
      title: 'The editor of the site',
      ...files,
      head: `<meta http-equiv="Content-Security-Policy" content="${policyWithin.editor}">`,
      settings: { repository, branch, ...(preview !== undefined && { preview }) },
    }),
  );
}

/** The files of a page: its script, its style, and the font of its Latin letters. */
interface PageFiles {
  readonly script: string;
  readonly style: string;
  readonly font: string;
}

async function bundle(entry: string, folder: string): Promise<PageFiles> {
  await build({
    configFile: false,
    logLevel: 'warn',
    base: deskFolder,
    publicDir: false,
    plugins: [react()],
    // The gate runs in the browser as well, where there is no disk to read the style sheet from.
    resolve: {
      alias: [{ find: /^\.\/style-sheet\.ts$/, replacement: resolve('tooling/desk/page/style-sheet-in-bundle.ts') }],
    },
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
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  rmSync(file);
  const { file: script, css = [] } = manifest[entry] ?? { file: '' };
  const [style] = css;
  const { file: font = '' } = manifest['src/ui/fonts/anek-latin.woff2'] ?? {};
  if ([script, style, font].includes('') || style === undefined) throw new Error('The page of the desk was not built.');
  return { script, style, font };
}

const pageDocument = (
  page: PageFiles & {
    readonly title: string;
    readonly head?: string;
    /** Handed to the script. */
    readonly settings?: Readonly<Record<string, string>>;
  },
) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">${page.head ?? ''}
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${page.title}</title>
    <link rel="icon" href="data:,">
    <link rel="preload" as="font" type="font/woff2" crossorigin href="${deskFolder}${page.font}">
    <link rel="stylesheet" href="${deskFolder}${page.style}">
    <script type="module" src="${deskFolder}${page.script}"></script>
  </head>
  <body>
    <div id="root"${Object.entries(page.settings ?? {})
      .map(([name, value]) => ` data-${name}="${escaped(value)}"`)
      .join('')}></div>
  </body>
</html>
`;
