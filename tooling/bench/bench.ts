import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import lighthousePackage from 'lighthouse/package.json' with { type: 'json' };
import { withRegion } from '#tooling/docs/marked-region.ts';
import { startServer } from '#tooling/server/server.ts';
import { istToday } from '#src/domain/ist-dates.ts';
import { findChromium } from '#tooling/setup/chromium.mjs';
import { launch } from './conditions.ts';
import { audit, summary, type AuditedPage } from './lighthouse.ts';
import { benchPages, benchRuns, benchSteps, median } from './limits.ts';
import type { Measurements, PageMeasurement } from './measurements.ts';
import { report, verdicts } from './table.ts';
import { followLink, largestPaint } from './timing.ts';
import { weigh, weighVisit } from './weigh.ts';
import { siteWithoutScripts } from './without-scripts.ts';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const executablePath = findChromium();
if (!existsSync('dist/index.html')) fail('There is no built site in dist/. Run "npm run build" first.');
else if (executablePath === undefined)
  fail('There is no Chromium on this machine. Install it, or name it in CHROMIUM_PATH.');
else await bench(executablePath);

async function bench(browserFile: string): Promise<void> {
  const bare = siteWithoutScripts('dist');
  const site = await startServer({ dir: 'dist', port: 0, mailboxDir: '.mailbox' });
  const copy = await startServer({ dir: bare.folder, port: 0, mailboxDir: '.mailbox' });
  const browser = await launch(browserFile);
  try {
    const measured: Measurements = {
      ...answerContext(browser),
      visit: await weighVisit(browser, site.url),
      homePaint: await homePaint(browser, site.url, copy.url),
      steps: await linkTimes(browser, site.url),
      pages: await measuredPages(browser, site.url, browserFile),
    };
    publish(measured);
  } finally {
    await browser.close();
    await Promise.all([site.close(), copy.close()]);
    bare.remove();
  }
}

function answerContext(browser: Browser): Pick<Measurements, 'date' | 'machine' | 'versions'> {
  const processors = cpus();
  return {
    date: istToday(new Date()),
    machine: `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB of memory; ${(loadavg()[0] ?? 0).toFixed(1)} processes were at work on it before the bench began`,
    versions: `Node ${process.versions.node}, Chromium ${browser.version()}, Lighthouse ${lighthousePackage.version}`,
  };
}

async function homePaint(browser: Browser, site: string, copy: string): Promise<Measurements['homePaint']> {
  const [withScripts, withoutScripts]: [number[], number[]] = [[], []];
  // Turn by turn, so that whatever else the machine does falls on both.
  for (let run = 0; run < benchRuns.timing; run += 1) {
    say(`first screen, ${run + 1} of ${benchRuns.timing}`);
    withScripts.push(await largestPaint(browser, site));
    withoutScripts.push(await largestPaint(browser, copy));
  }
  return { withScripts: median(withScripts), withoutScripts: median(withoutScripts) };
}

async function linkTimes(browser: Browser, site: string): Promise<Measurements['steps']> {
  const steps: { name: string; milliseconds: number }[] = [];
  for (const { name, from, to } of benchSteps) {
    say(`link: ${name}`);
    const times: number[] = [];
    for (let run = 0; run < benchRuns.timing; run += 1) times.push(await followLink(browser, site + from, to));
    steps.push({ name, milliseconds: median(times) });
  }
  return steps;
}

async function measuredPages(browser: Browser, site: string, browserFile: string): Promise<readonly PageMeasurement[]> {
  const pages: PageMeasurement[] = [];
  for (const { name, path } of benchPages) {
    const forms: Record<'mobile' | 'desktop', AuditedPage[]> = { mobile: [], desktop: [] };
    for (let run = 0; run < benchRuns.lighthouse; run += 1) {
      say(`Lighthouse: ${name}, ${run + 1} of ${benchRuns.lighthouse}`);
      for (const form of ['mobile', 'desktop'] as const) forms[form].push(await audit(site + path, browserFile, form));
    }
    pages.push({
      name,
      path,
      weight: await weigh(browser, site + path),
      mobile: summary(forms.mobile),
      desktop: summary(forms.desktop),
    });
  }
  return pages;
}

function publish(measured: Measurements): void {
  const text = report(measured);
  writeFileSync('docs/measurements.md', withRegion(readFileSync('docs/measurements.md', 'utf8'), 'bench', text));
  console.log(text);
  const broken = verdicts(measured).filter(({ holds }) => !holds);
  for (const { what, found, limit } of broken) console.error(`Broken: ${what} is ${found}; the limit is ${limit}.`);
  if (broken.length > 0) process.exitCode = 1;
}

function say(text: string): void {
  console.error(text);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
