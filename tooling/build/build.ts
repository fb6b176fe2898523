import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { budgetReport } from './budget.ts';
import { pageFaults } from './check-pages.ts';
import { compress } from './compress.ts';
import { filledTemplate } from './document.ts';
import { robots, sitemap } from './sitemap.ts';

type PrerenderModule = typeof import('#src/app/prerender.tsx');

process.env.NODE_ENV = 'production';
const dist = resolve(process.env.SITE_OUT ?? 'dist');
const serverBundle = resolve('build', basename(dist));

rmSync(dist, { recursive: true, force: true });
await build({ logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
await build({ logLevel: 'warn', build: { ssr: 'src/app/prerender.tsx', outDir: serverBundle, emptyOutDir: true, manifest: false } });

const site = (await import(pathToFileURL(join(serverBundle, 'prerender.js')).href)) as PrerenderModule;
const template = readFileSync(join(dist, 'index.html'), 'utf8');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const year = new Date().getFullYear();

const { pages, notFound } = await site.everyAddress();
const drawn = new Map(
  await Promise.all(
    [...pages, ...notFound].map(async (address) => {
      const modules = await site.modulesOf(address);
      const page = await site.draw(address, year);
      return [address, { ...page, document: filledTemplate(template, page.html, { address, year, modules, manifest }) }] as const;
    }),
  ),
);

const faults = pageFaults(new Map([...drawn].map(([address, page]) => [address, page.document])), new Set(pages));
if (faults.length > 0) {
  console.error(`${faults.length} faults in the built pages:\n${faults.join('\n')}`);
  process.exit(1);
}

for (const [address, { document }] of drawn) {
  const file = join(dist, notFound.includes(address) ? `${address}.html` : join(address, 'index.html'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, document);
}
const canonical = [...drawn].filter(([address, page]) => page.canonical === address && pages.includes(address));
writeFileSync(join(dist, 'sitemap.xml'), sitemap(site.domain, canonical.map(([address, { updated }]) => ({ address, updated }))));
writeFileSync(join(dist, 'robots.txt'), robots(site.domain));
rmSync(join(dist, '.vite'), { recursive: true });
compress(dist);

const report = budgetReport(dist, manifest, await site.modulesOf('/'));
console.log(`built ${pages.length} pages and ${notFound.length} not-found pages\n${report.text}`);
if (!report.isWithin) process.exit(1);
