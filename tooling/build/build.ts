import './production.ts';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { PlainError } from '#tooling/command/plain-error.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { istToday } from '#src/domain/ist-dates.ts';
import { readPictures } from '#tooling/content/assets/read-pictures.ts';
import { warningsIn } from '#tooling/content/checks/all.ts';
import { faultText } from '#tooling/content/fault.ts';
import { readContentFiles } from '#tooling/content/files.ts';
import { notLiveYet, notReal } from '#tooling/content/live.ts';
import { loadContentOnce } from '#tooling/content/load-once.ts';
import { pagePassages } from '#tooling/content/passages.ts';
import { headersFile, redirectsFile } from '#tooling/hosting/static-hosts.ts';
import { editorAddress } from '#tooling/server/headers.ts';
import { bundleGuide } from '#tooling/guide/bundle-guide.ts';
import { readColours } from '#tooling/identity/colours.ts';
import { writeIdentity } from '#tooling/identity/write.ts';
import { budgetReport } from './budget.ts';
import { buildPart } from './build-part.ts';
import { calendarFiles, calendarFolder } from './calendars.ts';
import { missingPlaces, pageFaults } from './check-pages.ts';
import { compress, densityOf } from './compress.ts';
import { filledTemplate, shellDocument } from './document.ts';
import { feed, feedAddress } from './feed.ts';
import { siteHead } from './head.ts';
import { goesLive } from './host.ts';
import { machineHeads } from './machine-heads.ts';
import { filesFetchedLater, filesKeptUnasked, writeServiceWorker } from './service-worker.ts';
import { robots, sitemap } from './sitemap.ts';

type PrerenderModule = typeof import('#src/app/prerender.tsx');

const target = resolve(process.env.SITE_OUT ?? 'dist');
/** The site is built beside the one that is there, and takes its place only when it is whole. */
const dist = join(dirname(target), `.${basename(target)}-new`);
const serverBundle = resolve('build', basename(target));

await runCommand(async () => {
  try {
    await buildSite();
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
});

async function buildSite(): Promise<void> {
  const content = loadContentOnce(readContentFiles(process.env.SITE_CONTENT ?? 'content'));
  await readPictures(content);
  const missing = notReal(content, process.env);
  if (goesLive(process.env) && missing.length > 0)
    throw new PlainError(
      `The site is not built, because it would go live with what is not real yet. Mend it, or set SITE_TRIAL=true at the host while you only try it:\n${missing.join('\n')}`,
    );
  rmSync(dist, { recursive: true, force: true });
  await buildPart({ outDir: dist, emptyOutDir: true });
  await buildPart({
    ssr: 'src/app/prerender.tsx',
    outDir: serverBundle,
    emptyOutDir: true,
    manifest: false,
    minify: false,
  });
  if (process.env.SITE_CONTENT === undefined) await bundleGuide();

  const site = (await import(pathToFileURL(join(serverBundle, 'prerender.js')).href)) as PrerenderModule;
  const practice = content.practice.fields;
  const hasEditor = practice.editor !== undefined;
  const colours = readColours(practice.colours);
  const template = readFileSync(join(dist, 'index.html'), 'utf8').replace(
    '<!--head-->',
    (place) => siteHead(practice, colours) + place,
  );
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const today = istToday(new Date());

  const { pages, notFound } = await site.everyAddress();
  const drawn = await Promise.all(
    [...pages, ...notFound].map(async (address) => ({
      address,
      isFound: pages.includes(address),
      ...(await site.draw(address, today)),
    })),
  );
  const heads = await machineHeads(
    dist,
    content,
    new Map(drawn.flatMap(({ isFound, canonical, title }) => (isFound ? [[canonical, title]] : []))),
  );
  const documents = new Map(
    await Promise.all(
      drawn.map(async ({ address, isFound, canonical, html }) => {
        const modules = ['src/app/main.tsx', ...(await site.modulesOf(address))];
        const head = isFound ? (heads.get(canonical) ?? '') : '';
        return [
          address,
          filledTemplate(template, html, { address, day: today, modules, manifest, machineHead: head }),
        ] as const;
      }),
    ),
  );

  const answers = [...pagePassages(content).values()].flatMap(({ passages }) => passages.map(({ href }) => href));
  const calendars = calendarFiles(content, today);
  const faults = [
    ...pageFaults(documents, new Set([...pages, ...calendars.keys()])),
    ...missingPlaces(answers, documents).map(
      (link) => `the guide answers from ${link}, a place that page does not have`,
    ),
  ];
  if (faults.length > 0)
    throw new PlainError(
      `${faults.length === 1 ? '1 fault' : `${faults.length} faults`} in the built pages:\n${faults.join('\n')}`,
    );

  for (const [address, document] of documents) {
    // A file beside its folder, not inside it: hosts add a slash to the address of a folder.
    const file = join(dist, address === '/' ? 'index.html' : `${address}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, document);
  }
  const canonical = drawn.filter(({ address, isFound, canonical: own }) => isFound && own === address);
  const listed = canonical.filter(({ isListed }) => isListed);
  writeFileSync(join(dist, 'sitemap.xml'), sitemap(practice.domain, listed));
  writeFileSync(join(dist, 'robots.txt'), robots(practice.domain));
  // A site without articles has no page below this address.
  mkdirSync(dirname(join(dist, feedAddress)), { recursive: true });
  writeFileSync(join(dist, feedAddress), feed(content));
  mkdirSync(join(dist, calendarFolder), { recursive: true });
  for (const [address, text] of calendars) writeFileSync(join(dist, address), text);
  await writeIdentity(dist, content, colours);
  rmSync(join(dist, '.vite'), { recursive: true });
  const kept = filesKeptUnasked(dist, manifest);
  await writeServiceWorker(dist, {
    shell: shellDocument(template, today),
    isKept: practice.switches.offline,
    files: kept,
    hasEditor,
  });
  if (practice.editor) {
    const { buildEditorPage } = await import('#tooling/desk/page-bundle.ts');
    await buildEditorPage(dist, practice.editor);
  }
  writeFileSync(
    join(dist, '_headers'),
    headersFile({ pages, notFound, hasEditor }, [
      ...filesAtRoot(),
      `${calendarFolder}/*`,
      ...(hasEditor ? [editorAddress, `${editorAddress}/*`] : []),
    ]),
  );
  writeFileSync(join(dist, '_redirects'), redirectsFile({ pages, notFound }));
  compress(dist, densityOf(process.env.SITE_COMPRESSION));

  const report = budgetReport(
    dist,
    manifest,
    await site.modulesOf('/'),
    practice.switches.offline ? filesFetchedLater(kept) : [],
  );
  if (!report.isWithin) throw new PlainError(`The site is heavier than it may be:\n${report.text}`);
  rmSync(target, { recursive: true, force: true });
  renameSync(dist, target);
  console.log(`built ${pages.length} pages and ${notFound.length} not-found pages\n${report.text}`);
  const remarks = [
    ...new Set([...warningsIn(content, today).map(faultText), ...notLiveYet(content, process.env, today)]),
  ];
  if (remarks.length > 0)
    console.log(
      `Built, but not as it should go live (${remarks.length === 1 ? '1 thing' : `${remarks.length} things`}):\n${remarks.join('\n')}`,
    );
}

function filesAtRoot(): readonly string[] {
  return readdirSync(dist)
    .filter((name) => name.includes('.') && !name.endsWith('.html') && !name.startsWith('.'))
    .map((name) => `/${name}`);
}
