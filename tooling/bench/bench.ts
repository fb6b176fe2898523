import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '#tooling/command/plain-error.ts';
import { runCommand } from '#tooling/command/run-command.ts';
import { startServer } from '#tooling/server/server.ts';
import { findChromium } from '#tooling/setup/chromium.mjs';
import { launch } from './conditions.ts';
import { audit, summary, type AuditedPage } from './lighthouse.ts';
import { benchLimits, benchPages, benchRuns, benchSteps, median } from './limits.ts';
import { followLink } from './timing.ts';

await runCommand(async () => {
  const executablePath = findChromium();
  if (!existsSync('dist/index.html'))
    throw new PlainError('There is no built site in dist/. Run "npm run build" first.');
  if (executablePath === undefined)
    throw new PlainError('There is no Chromium on this machine. Install it, or name it in CHROMIUM_PATH.');
  const site = await startServer({ dir: 'dist', port: 0, mailboxDir: join(tmpdir(), 'bench-mailbox') });
  try {
    const broken = [...(await auditPages(site.url, executablePath)), ...(await followLinks(site.url, executablePath))];
    if (broken.length > 0) throw new PlainError(`Broken limits:\n${broken.join('\n')}`);
  } finally {
    await site.close();
  }
});

async function auditPages(site: string, browserFile: string): Promise<readonly string[]> {
  console.log(
    '| page | form | performance | accessibility | best practices | SEO | largest paint | blocking | shift |',
  );
  console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  const broken: string[] = [];
  for (const path of benchPages)
    for (const form of ['mobile', 'desktop'] as const) {
      const runs: AuditedPage[] = [];
      while (runs.length < benchRuns.lighthouse) runs.push(await audit(site + path, browserFile, form));
      const found = summary(runs, form);
      console.log(`| ${path} | ${form} | ${found.line} |`);
      broken.push(...found.broken.map((sentence) => `${path}, ${form}: ${sentence}`));
    }
  return broken;
}

async function followLinks(site: string, browserFile: string): Promise<readonly string[]> {
  const browser = await launch(browserFile);
  try {
    const broken: string[] = [];
    for (const { from, to } of benchSteps) {
      const times: number[] = [];
      while (times.length < benchRuns.timing) times.push(await followLink(browser, site + from, to));
      const line = `${from} to ${to}: ${Math.round(median(times))} ms from the tap to the next heading, at most ${benchLimits.linkTime} ms is wanted`;
      console.log(line);
      if (!(median(times) <= benchLimits.linkTime)) broken.push(line);
    }
    return broken;
  } finally {
    await browser.close();
  }
}
