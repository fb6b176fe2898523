import { mkdir, readFile, readdir } from 'node:fs/promises';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteHead } from '#tooling/build/head.ts';
import { writeServiceWorker } from '#tooling/build/service-worker.ts';
import { buildEditorPage } from '#tooling/desk/page-bundle.ts';
import { headersFile } from '#tooling/hosting/static-hosts.ts';
import { readColours } from '#tooling/identity/colours.ts';
import type { Practice } from '#src/collections/types.ts';
import { headersFor, policyWithin } from '#tooling/server/headers.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const addresses = { pages: ['/', '/about'], notFound: ['/404'] };
const practice = { name: 'Rao' } as Practice;
const editor = {
  host: 'github',
  repository: 'rao/site',
  branch: 'main',
  preview: 'https://{draft}.rao.pages.dev',
} as const;
const connections = (headers: Readonly<Record<string, string>>) =>
  /connect-src [^;]*/.exec(headers['Content-Security-Policy'] ?? '')?.[0];

async function workerOf(hasEditor: boolean): Promise<string> {
  const dist = await temporaryFolder();
  await mkdir(join(dist, 'assets'));
  await writeServiceWorker(dist, { shell: '', isKept: true, files: [], hasEditor });
  return readFile(join(dist, 'service-worker.js'), 'utf8');
}

describe('a site without the editor', () => {
  it('has nothing of it in its code, and its build asks for it behind the switch alone', () => {
    const places = [
      ...['src', 'tooling/build', 'tooling/hosting', 'tooling/server', 'tooling/content'].flatMap(filesOf),
    ];
    const knowing = [...places, 'index.html', 'vite.config.ts'].filter((file) =>
      readFileSync(file, 'utf8').includes('tooling/desk'),
    );
    expect(knowing).toEqual(['tooling/build/build.ts']);
    expect(readFileSync('tooling/build/build.ts', 'utf8')).toMatch(
      /if \(practice\.editor\) \{\s*const \{ buildEditorPage \} = await import\('#tooling\/desk\/page-bundle\.ts'\);/,
    );
  });

  it('has no header, no policy and no part of its worker for it', async () => {
    expect(connections(headersFor('/admin'))).toBe("connect-src 'self' https://api.emailjs.com");
    const written = [headersFile(addresses, []), siteHead(practice, readColours()), await workerOf(false)].join('\n');
    expect(written).not.toMatch(/admin|github|http-equiv/);
  });
});

describe('a site with the editor', () => {
  it('lets its header reach GitHub, and holds the pages for visitors back from it', () => {
    const policy = "connect-src 'self' https://api.emailjs.com https://api.github.com";
    expect(connections(headersFor('/', { hasEditor: true }))).toBe(policy);
    expect(headersFile({ ...addresses, hasEditor: true }, [])).toContain(`${policy};`);
    expect(siteHead({ ...practice, editor }, readColours())).toMatch(
      /^<meta http-equiv="Content-Security-Policy" content="connect-src 'self' https:\/\/api\.emailjs\.com">/,
    );
    expect(policyWithin.editor).toContain('connect-src https://api.github.com;');
  });

  it('leaves its page to the network, and no page of the site to it', async () => {
    expect(await workerOf(true)).toContain('admin');
  });

  it('is a page of its own that no search engine lists, with its policy and its settings', async () => {
    const dist = await temporaryFolder();
    await buildEditorPage(dist, editor);
    const page = await readFile(join(dist, 'admin.html'), 'utf8');
    expect(page).toContain(`<meta http-equiv="Content-Security-Policy" content="${policyWithin.editor}">`);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain(
      '<div id="root" data-repository="rao/site" data-branch="main" data-preview="https://{draft}.rao.pages.dev"></div>',
    );
    const [script = '', style = ''] = [...page.matchAll(/(?:src|href)="\/admin\/(assets\/[^"]+)"/g)]
      .map(([, file = '']) => file)
      .sort((one, other) => Number(one.endsWith('.css')) - Number(other.endsWith('.css')));
    expect(await readdir(join(dist, 'admin/assets'))).toEqual(
      expect.arrayContaining([script.slice('assets/'.length), style.slice('assets/'.length)]),
    );
    expect(await readdir(dist)).toEqual(['admin', 'admin.html']);
    const isForBrowsers = !(await readFile(join(dist, 'admin', script), 'utf8')).includes('__vite-browser-external');
    expect(isForBrowsers).toBe(true);
  });
});
