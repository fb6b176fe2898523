import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { freePort } from '#tooling/setup/port.mjs';
import { launch } from './conditions.ts';
import { median } from './limits.ts';
import type { LighthouseResult } from './measurements.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Runs Lighthouse on an address in a browser of its own, as a phone with its simulated slow 4G or as a desktop.
 * Throws when Lighthouse fails twice.
 */
export async function audit(url: string, executablePath: string, form: 'mobile' | 'desktop'): Promise<AuditedPage> {
  const first = await attempt(url, executablePath, form);
  // Now and then Lighthouse loses the beginning of its recording (NO_NAVSTART), on any page; that says nothing about the page.
  const { runtimeError, ...result } = first.runtimeError ? await attempt(url, executablePath, form) : first;
  if (runtimeError) throw new Error(`Lighthouse failed twice on ${url}: ${runtimeError.message}`);
  return result;
}

async function attempt(url: string, executablePath: string, form: 'mobile' | 'desktop'): Promise<Result> {
  const port = await freePort();
  const browser = await launch(executablePath, [`--remote-debugging-port=${port}`]);
  try {
    const answer = await lighthouse(
      url,
      { port, output: 'json', logLevel: 'silent', onlyCategories: [...categories] },
      form === 'desktop' ? desktopConfig : undefined,
    );
    if (!answer) throw new Error(`Lighthouse said nothing about ${url}`);
    return answer.lhr;
  } finally {
    await browser.close();
  }
}

/** The part of a Lighthouse result that is read, so that a test can write one. */
export interface AuditedPage {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly score: number | null;
        readonly numericValue?: number;
        readonly displayValue?: string;
      }
    >
  >;
}

/** The medians of several runs on one page, with every audit that cost a point in the scores below 100. */
export function summary(runs: readonly AuditedPage[]): LighthouseResult {
  const score = (category: string) =>
    median(runs.map((run) => Math.round((run.categories[category]?.score ?? Number.NaN) * 100)));
  const value = (id: string) => median(runs.map((run) => run.audits[id]?.numericValue ?? Number.NaN));
  const lost = runs.flatMap((run) =>
    categories.filter((category) => score(category) < 100).flatMap((category) => lostIn(run, category)),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    lostOn: [...new Set(lost)].sort(),
  };
}

function lostIn(run: AuditedPage, category: string): readonly string[] {
  return (run.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const found = run.audits[id];
    return found && weight > 0 && found.score !== null && found.score < 0.995
      ? [`${category}: ${found.title} (${id})`]
      : [];
  });
}
